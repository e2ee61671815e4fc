### 简体中文。英文文件 en.ftl 是基准：信息与参数都须与它一致。

language-name = 简体中文
language-unknown = 本程序没有语言“{ $name }”；可用的语言：{ $tags }

## Shared: counts with their nouns, lists and sentences

sentence = { $text }。
list-separator = 、
count-board = { $count } 个局面
count-character = { $count } 个字符
count-different-board = { $count } 个不同的局面
count-expansion = { $count } 次扩展
count-frame = { $count } 帧
count-move = { $count } 步
count-node = { $count } 个节点
count-pattern = { $count } 个模式
count-run = { $count } 次运行
count-slide = { $count } 张幻灯片
count-solution = { $count } 个解
count-state = { $count } 个状态
count-step = { $count } 个步骤
count-strategy = { $count } 种策略
count-thread = { $count } 个线程
count-time = { $count } 次

## board-editor

board-editor-start-board = 初始局面
board-editor-goal-board = 目标局面
board-editor-board-editor = 棋盘编辑器
board-editor-about-goal = 搜索要找的局面。
board-editor-size = 尺寸
board-editor-about-size = 两个局面的行数 × 列数。
board-editor-usual-goals = 常用目标
board-editor-usual-goals-about = 这一尺寸常用的目标局面。
board-editor-undo = 撤销
board-editor-about-undo = 撤销上一次编辑（Ctrl Z）。
board-editor-redo = 重做
board-editor-about-redo = 重做撤销的编辑（Ctrl Y）。
board-editor-how-to-edit = 单击方块，使它滑动。
board-editor-about-editing = 单击会把到空格为止的方块一起滑过去；把一个方块拖到另一个上，两者交换。
board-editor-start = 初始局面
board-editor-goal = 目标局面
board-editor-back-to-legal = 回到上一个合法局面
board-editor-fault = { $board }：{ $fault }
board-editor-more-faults = 另有 { $count } 处
board-editor-named-goal = { $name }：{ $board }
board-editor-examples = 示例
board-editor-about-examples = 可载入的局面，以及各自的用途。
board-editor-example-solvable = { $size } · { $moves } 步
board-editor-example-unsolvable = { $size } · 无解
board-editor-about-example = { $about }出处：{ $source }。
board-editor-shuffle = 打乱
board-editor-moves = 步
board-editor-shuffle-exactly = 最短恰为
board-editor-shuffle-walk = 随机走
board-editor-about-shuffle-exactly = 随机局面，其最短解恰好为这一步数。
board-editor-about-shuffle-walk = 从目标局面起随机走这么多步，从不立即走回。最短解可能更短。
board-editor-solvable-in = 有解，最短 { $moves } 步
board-editor-solvable = 有解
board-editor-unsolvable = 无解
board-editor-why = 为什么？
board-editor-about-swap = 交换这两个方块。这只改变方块次序的奇偶性，于是局面变为有解。
board-editor-search-anyway = 仍然搜索
board-editor-about-search-anyway = 虽然无解，仍开始搜索：它会访问能到达的每一个状态。
board-editor-solvable-with-goal = 若目标为 { $goal }，则有解。
board-editor-solvable-with-usual-goal = 若用常用目标“{ $name }”，则有解。
board-editor-use-goal = 用该目标
board-editor-use-goal-about = 设为这一目标局面，初始局面不变。
board-editor-swap = 交换 { $a } 和 { $b }
board-editor-preparing = 正在准备表，{ $percent } %
board-editor-about-preparing = 这一目标的模式数据库只需生成一次，之后会保留。
board-editor-finding = 正在求最短解长
board-editor-about-finding = 后台的另一次搜索在求这个局面最少需要多少步。
board-editor-gave-up = 至少 { $moves } 步
board-editor-about-gave-up = 任何解都至少有 { $moves } 步。后台的搜索已在 { $seconds } 秒后停止。
board-editor-search-longer = 继续求
board-editor-about-search-longer = 用所有处理器核心最多再搜索 { $minutes } 分钟，局面一改即停。对 4 × 4 棋盘使用更大的模式数据库：只需生成一次，几秒即可，占磁盘 17 或 26 MB。
board-editor-not-found = 未求得最短解长
board-editor-about-not-found = 后台的搜索因出错而停止。你自己开始的搜索不受影响。
board-editor-parities-match = 方块次序与空格位置的奇偶性相同（均为{ $parity }）。
board-editor-parities-differ = 方块次序的奇偶性为{ $tiles }，空格位置的为{ $blank }。
board-editor-why-parities-differ = 方块次序的奇偶性为{ $tiles }，而空格离其目标格的步数为{ $blank }数。
board-editor-why-solvable = 每一次移动都让空格与一个方块交换，同时空格走一步。所以每一次移动都改变两个奇偶性。在目标局面中，两者都是偶。因此，当且仅当两个奇偶性相同时，局面有解。
board-editor-cell-blank = 空格，第 { $row } 行第 { $column } 列
board-editor-cell-tile = 方块 { $tile }，第 { $row } 行第 { $column } 列
board-editor-cell-unreadable = 无法识别的方块，第 { $row } 行第 { $column } 列
board-editor-cell-empty = 没有方块，第 { $row } 行第 { $column } 列

## boards

boards-size-too-small = 棋盘至少要有 2 行 2 列，不能是 { $rows } × { $columns }
boards-size-too-large = { $rows } × { $columns } 超过 { $most } 格，棋盘最多只能有这么多格
boards-not-a-size = “{ $text }”不是尺寸；请写成“行数x列数”，例如 3x3 或 2x4
boards-mismatch = 初始局面是 { $start }，而目标局面是 { $goal }；请用同一尺寸
boards-at-row-column = 第 { $row } 行第 { $column } 列
boards-at-cell = 第 { $cell } 格
boards-invisible-named = { $code }（{ $name }）
boards-invisible-at = 第 { $position } 个字符是不可见字符 { $character }
boards-invisible-at-row = 第 { $row } 行第 { $column } 个字符是不可见字符 { $character }
boards-invisible-null = 空字符
boards-invisible-escape = 转义符
boards-invisible-soft-hyphen = 软连字符
boards-invisible-zero-width-space = 零宽空格
boards-invisible-non-joiner = 零宽不连字
boards-invisible-joiner = 零宽连字
boards-invisible-direction-mark = 方向标记
boards-invisible-word-joiner = 词连接符
boards-invisible-variation-selector = 变体选择符
boards-invisible-byte-order-mark = 字节顺序标记
boards-invisible-control-character = 控制字符
boards-empty = 还没有局面；请写一个，例如 285174306 或 4 1 2 / 5 0 3
boards-too-long = 文本长 { $bytes } 字节；而棋盘最多有 { $most } 格
boards-invisible = { $first }；请删除
boards-invisible-and-more = { $first }，另有 { $more } 个；请删除
boards-not-a-board = “{ $text }”不是局面；请写一个，例如 285174306 或 4 1 2 / 5 0 3
boards-needs-spaces = { $digits } 位数字之间没有空格；这种写法最多用于 { $most } 格：请在方块之间加空格或逗号
boards-no-size = { $found } 格不成棋盘；棋盘有 4、6、8、9、10、12、14、15 或 16 格
boards-other-size = 各行组成 { $rows } × { $columns }，但尺寸是 { $size }；请改其中之一
boards-ragged = 第 { $row } 行有 { $found } 格，而不是 { $expected } 格；各行的格数必须相同
boards-not-a-tile = { $position }：“{ $text }”不是方块；请写数字，或用 0、_、x、. 表示空格
boards-doubled = 方块 { $tile } 出现了 { $times } 次：{ $positions }；请只留一个
boards-two-blanks = 有 { $count } 个空格：{ $positions }；请只留一个
boards-no-blank = 没有空格；请用 0、_、x 或 . 表示空的一格
boards-separator = ；
boards-too-many-cells = 有 { $found } 格，而 { $size } 的棋盘只有 { $wanted } 格；请去掉 { $surplus } 格
boards-too-few-cells = 有 { $found } 格，而 { $size } 的棋盘有 { $wanted } 格；请再加 { $lacking } 格
boards-out-of-range = { $position }：{ $size } 棋盘上没有方块 { $tile }；方块为 1 至 { $largest }
boards-out-of-any-range = { $position }：任何棋盘上都没有方块 { $tile }；最大为 { $largest }
boards-missing-one = 缺少方块 { $tile }
boards-missing-several = 缺少方块 { $first } 和 { $last }
boards-missing-none = 什么也不缺
boards-verdict-solvable = 有解
boards-verdict-unsolvable = 无解
boards-reason-solvable = 初始局面经过{ $exchanges }数次交换成为目标局面，空格离其目标格 { $steps } 步：两者都是{ $parity }。
boards-reason-unsolvable = 初始局面经过{ $exchanges }数次交换成为目标局面，而空格离其目标格 { $steps } 步，是{ $parity }数。每一次移动既是一次交换，又是空格的一步，所以两者总是一同改变。交换方块 { $a } 和 { $b }，局面就变为有解。
boards-odd = 奇
boards-even = 偶

## compare

## dialogs

dialogs-save = 另存为
dialogs-open = 打开课程
dialogs-lessons = 课程
dialogs-all-files = 所有文件
dialogs-choose = 选择…
dialogs-choose-about = 在对话框中选择文件夹和名称。
dialogs-choose-lesson = 选择并打开…
dialogs-choose-lesson-about = 在对话框中选择课程并打开。
dialogs-no-dialog = 这个桌面没有文件对话框：请在输入框中写出名称。
dialogs-already-open = 已有一个文件对话框打开：请先处理它。
dialogs-not-text = 文件名不是可读的文本：请改名，或另选一个。
dialogs-choose-for = 选择：{ $field }
dialogs-no-file-manager = 没有文件管理器响应。文件是 { $path }。
dialogs-recent-lessons = 最近的课程
dialogs-recent-exports = 最近的文件
dialogs-open-recent = 打开 { $path }。
dialogs-show-recent = 在文件夹中显示 { $path }。

## dropped

dropped-drop = 拖放到此处
dropped-drop-what = 课程、启发函数（.rhai）或含有局面的文本文件。
dropped-one-at-a-time = 一次只接受一个文件，其余的未处理。
dropped-lesson-busy = 正在读写另一个课程：请等它完成后再拖放一次。
dropped-long = 它比任何局面都长
dropped-lesson = 正在打开课程 { $name }。
dropped-heuristic = 启发函数“{ $name }”已存入你自己的启发函数。
dropped-board = { $name } 中的局面已成为初始局面。
dropped-board-pasted = 已粘贴：{ $board } 已成为初始局面。
dropped-no-board-pasted = 粘贴的内容不是局面：{ $fault }。
dropped-unreadable = 无法读取 { $name }：{ $error }。
dropped-folder = { $name } 是文件夹：请拖放文件。
dropped-not-a-file = { $name } 是管道或设备：请拖放文件。
dropped-too-large = { $name } 超过 { $most } KiB：没有这么大的课程、启发函数或局面。
dropped-not-text = { $name } 不是文本：请拖放课程、启发函数或局面。
dropped-trace = { $name } 是搜索轨迹，本窗口不能打开：请用 posthoc.pathfinding.ai。
dropped-bad-lesson = { $name }：{ $error }。
dropped-unknown = { $name } 既不是课程，也不是局面：{ $fault }。
dropped-broke-off = 读取 { $name } 时出错：请再试一次。

## experiment

## experiment-files

## experiment-shards

## explain

## explore

explore-log = 对数
explore-about-log = 纵轴取对数。
explore-run-run = 运行
explore-run-run-name = 运行搜索
explore-run-pause = 暂停
explore-run-pause-name = 暂停搜索
explore-run-go-on = 继续
explore-run-go-on-name = 继续搜索
explore-run-again = 重新运行
explore-run-again-name = 重新运行
explore-run-about = 运行或暂停搜索（空格键）。
explore-run-mend-first = 请先改正局面：错误列在上方。
explore-tabs-tree = 搜索树
explore-tabs-state-space = 状态空间
explore-tabs-depths = 深度
explore-tabs-expansion = 扩展
explore-tabs-stack = 栈
explore-tabs-frontier = 边界
explore-tabs-solution = 解
explore-empty-illegal = 左边的局面还不合法。
explore-empty-start = 初始局面
explore-empty-goal = 目标局面
explore-empty-no-way = 从这个局面无法到达目标局面。
explore-empty-search-anyway = 仍然搜索：搜索会访问能到达的每一个状态。
explore-empty-step-or-end = 按 → 扩展一次。按 End 全速跑到底。
explore-empty-press-space-heuristic =
    { $wanted ->
        [shortest] 按空格键：用 { $algorithm }（启发函数：{ $heuristic }）求最短解。
       *[any] 按空格键：用 { $algorithm }（启发函数：{ $heuristic }）求一个解。
    }
explore-empty-press-space =
    { $wanted ->
        [shortest] 按空格键：用 { $algorithm } 求最短解。
       *[any] 按空格键：用 { $algorithm } 求一个解。
    }
explore-sides-boards = 隐藏棋盘
explore-sides-boards-name = 显示棋盘
explore-sides-node = 隐藏节点
explore-sides-node-name = 显示节点
explore-counters-at-most = 峰值
explore-counters-search-time = 搜索时间
explore-counters-search-time-about = 搜索所用的时间。不计暂停，也不计慢速播放时的等待。
explore-counters-iterations = 迭代
explore-counters-iterations-about = 从初始局面开始的搜索次数，每次的阈值都比上次大。
explore-counters-threshold = 阈值
explore-counters-depth-limit = 深度上限
explore-counters-depth-reached = 已达深度
explore-counters-about-depth-last = 最近扩展的节点的深度。
explore-counters-about-depths-added = 正向搜索与反向搜索的深度之和。
explore-counters-g-reached = 已达 g
explore-counters-about-g = 已扩展节点的最大 g 值。
explore-counters-f-reached = 已达 f
explore-counters-about-f = 已扩展节点的最大 f = g + h。
explore-counters-about-weighted-f = 已扩展节点的最大 f = g + w × h。
explore-counters-about-depth-largest = 已扩展节点的最大深度。
explore-counters-priority-reached = 已达优先级
explore-counters-about-priority = 已扩展节点的最大优先级 p = max(g + h, 2g + 1)。
explore-memory-held = 内存
explore-memory-about-held = 搜索及其记录占用的内存，包括表中的空位和队列。
explore-memory-of = 上限
explore-memory-limit = 内存上限
explore-memory-about-limit = 搜索所需内存超过上限时停止，并给出提示。上限从下一次运行起生效。
explore-plot-name = 边界与已访问状态数随扩展次数或搜索时间的变化
explore-plot-empty = 搜索开始后，这里显示边界与已访问状态的增长。
explore-plot-path = 路径
explore-plot-path-about = 所存储的全部：从初始局面到下一个节点的各个节点。
explore-plot-visited = 已访问
explore-plot-log-name = 对数坐标轴
explore-plot-x-axis = 横轴
explore-plot-x-axis-about = 横轴所计的量。
explore-plot-against-expansions = 按扩展次数
explore-plot-against-time = 按搜索时间
explore-plot-expansions = 扩展次数
explore-plot-time = 时间
explore-plot-search-time = 搜索时间
explore-plot-states = 状态数
explore-plot-readout =
    { $expanded } 次扩展，{ $time }
    已访问 { $visited }
    边界 { $frontier }
explore-pseudocode-fine-steps = 细步
explore-pseudocode-fine-steps-name = 细步
explore-pseudocode-fine-steps-about = 单步时逐行走完每一次扩展。
explore-pseudocode-about-note = 高亮的一行在当前扩展中做什么。
explore-pseudocode-step = 第 { $number } 步，共 { $steps } 步
explore-pseudocode-at-work = { $code }（正在执行）
explore-depths-from-start = 从初始局面
explore-depths-from-goal = 从目标局面
explore-depths-depth = 深度
explore-depths-f = f
explore-depths-depth-axis = 离根节点的步数 (g)
explore-depths-nodes-axis = 节点数
explore-depths-log-name = 对数条形图
explore-depths-by-f = 按 f
explore-depths-by-depth = 按深度
explore-depths-by-f-name = 按 f 分条
explore-depths-about-by = 每个 f 值或每个深度一条。
explore-depths-legend = 实心：已扩展。空心：在边界中。
explore-depths-legend-states = 实心：已扩展。空心：在边界中。灰色：离初始局面同样远的所有状态。
explore-depths-legend-depth-first = 本次迭代。实心：已扩展。空心：在栈中。
explore-depths-legend-depth-first-states = 本次迭代。实心：已扩展。空心：在栈中。灰色：离初始局面同样远的所有状态。
explore-depths-name-nodes = 节点数，分组依据：{ $by }
explore-depths-name-states = 状态数，分组依据：{ $by }
explore-depths-levels = 共 { $levels } 级，依据：{ $by }
explore-depths-states-at = { $by } = { $level }：{ $states } 个状态
explore-depths-level = { $by } { $level }
explore-depths-nodes-named = { $name }：已扩展 { $expanded }，边界中 { $frontier }，已存储 { $stored }
explore-depths-nodes = 已扩展 { $expanded }，边界中 { $frontier }，已存储 { $stored }
explore-depths-states-exist = 离初始局面这么远的状态共有 { $states } 个
explore-map-name = 状态空间图
explore-map-measuring = 正在测量状态空间…
explore-map-two-spaces = 初始局面与目标局面分属两个互不相通的空间，因此没有状态同时具有两个距离。
explore-map-from-start = 离初始局面的步数
explore-map-to-goal = 到目标局面的步数
explore-map-expanded = 已扩展
explore-map-generated-share = 已生成
explore-map-visited-share = 已访问
explore-map-of-states = 共 { $states } 个状态
explore-map-scale = 已扩展，占一格的 0 至 100 %
explore-map-generated = 仅生成
explore-map-unreached = 未到达
explore-map-sides = 从初始局面扩展，占一格的 0 至 100 %
explore-map-sides-name = 从目标局面
explore-map-shortest = 最短解：{ $moves } 步
explore-map-too-large = { $size } 有 { $all } 个状态。状态空间图最多画 { $most } 个状态：九格以内的棋盘，以及 2 × 5。
explore-map-legend = 每一格：离初始局面 x 步、到目标局面 y 步的所有状态。越亮：其中已扩展的越多。轮廓：仅生成。最短解上的状态都在虚线上（x + y = { $optimal }）。
explore-map-cell = 离初始局面 { $g } 步，到目标局面 { $h } 步：{ $states } 个状态，已生成 { $generated }，已扩展 { $expanded }
explore-solution-copy = 复制步骤
explore-solution-about-copy = 把各步复制为文本。
explore-solution-start = 初始局面
explore-solution-back = 上一步
explore-solution-pause = 暂停回放
explore-solution-play = 播放解
explore-solution-next = 下一步
explore-solution-slider = 解的第几步
explore-solution-speed = 回放速度
explore-solution-speed-about = 每秒的步数。
explore-solution-shortest = { $moves } 步；没有更短的解
explore-solution-unknown = { $moves } 步；可能有更短的解
explore-solution-longer = { $moves } 步，比最优多 { $more } 步
explore-solution-longer-overestimates = { $moves } 步，比最优多 { $more } 步：这个启发函数会高估

## export

## fields

fields-left-out = 略去了 { $characters } 个字符：此栏最多容纳 { $most } 个。

## files

## findings

findings-solved = 经过 { $expansions } 次扩展，用 { $moves } 步解出
findings-expansions = 共 { $expansions } 次扩展
findings-found-and-expanded = { $found }，{ $expanded }
findings-sentence-with-reason = { $strategy } { $did }：它{ $why }。
findings-sentence = { $strategy } { $did }。
findings-found = 找到 { $moves } 步的解
findings-found-longer = 找到 { $moves } 步的解（比最优多 { $more } 步）
findings-found-unknown = 找到 { $moves } 步的解（不知是否最优）
findings-as-many = 扩展了 { $nodes } 个节点，与 { $strategy } 一样多
findings-times-fewer = 扩展的节点更少，{ $strategy } 是它的 { $times } 倍
findings-percent-fewer = 扩展的节点比 { $strategy } 少 { $percent } %
findings-nodes-fewer = 比 { $strategy } 少扩展 { $fewer } 个节点
findings-times-as-many = 扩展了 { $nodes } 个节点，是 { $strategy } 的 { $times } 倍
findings-percent-more = 扩展了 { $nodes } 个节点，比 { $strategy } 多 { $percent } %
findings-nodes-more = 扩展了 { $nodes } 个节点，比 { $strategy } 多 { $more } 个
findings-why-all-up-to = 扩展了 { $moves } 步以内的所有状态
findings-why-all-nearer = 扩展了距离小于 { $moves } 步的所有状态
findings-why-both-ends = 从两端搜索，两边的深度之和为 { $length }
findings-why-skipped = 跳过了所有 f > { $f } 的状态
findings-why-skipped-again = 只存储一条路径，跳过所有 f > { $f } 的状态，并在每次迭代中重新扩展节点
findings-why-weighted = 给 h 的权重是 g 的 { $weight } 倍
findings-why-h-alone = 只看 h，不管路径长度
findings-why-meets-in-the-middle = 从两端搜索，两边都不越过中点
findings-why-one-path = 只存储一条路径，到深度上限就折回
findings-why-one-path-again = 只存储一条路径，并在每次迭代中重新扩展节点
findings-end-solved = 经过 { $expansions } 次扩展后结束
findings-end-exhausted = 用 { $expansions } 次扩展搜遍了能到达的所有状态，没有找到解
findings-end-cancelled = 在 { $expansions } 次扩展后被取消，没有找到解
findings-end-memory-limit = 在 { $expansions } 次扩展后达到内存上限，没有找到解
findings-end-expansion-limit = 在 { $expansions } 次扩展后达到扩展次数上限，没有找到解
findings-end-no-estimate = 在 { $expansions } 次扩展后结束，因为它的启发函数出错
findings-end-depth-limit = 经过 { $expansions } 次扩展，在深度上限之内没有找到解

## glossary

glossary-group-boards = 局面与解
glossary-group-figures = 节点的数值
glossary-group-frontier = 节点在何处
glossary-group-counters = 所计的量
glossary-group-heuristics = 启发函数
glossary-group-depth-first = 深度优先的搜索
glossary-group-two-searches = 从两端搜索
glossary-group-algorithms = 算法
glossary-term-state = 状态
glossary-term-move = 移动（步）
glossary-term-node = 节点
glossary-term-successor = 后继（相邻状态、子节点）
glossary-term-state-space = 状态空间
glossary-term-solvable = 有解（奇偶性）
glossary-term-optimal = 最优 (C*)
glossary-term-g = g
glossary-term-h = h（估计值）
glossary-term-true-distance = h*（真实距离）
glossary-term-f = f
glossary-term-priority = p（优先级）
glossary-term-weight = w（权重）
glossary-term-depth = 深度
glossary-term-layer = 层
glossary-term-frontier = 边界（开放列表）
glossary-term-stack = 栈
glossary-term-closed = 关闭（关闭列表）
glossary-term-tie = 平局
glossary-term-expanded = 已扩展
glossary-term-generated = 已生成
glossary-term-duplicate = 重复
glossary-term-reopened = 重新打开
glossary-term-visited = 已访问（已存储）
glossary-term-peak-frontier = 边界峰值
glossary-term-branching-factor = b*（有效分支因子）
glossary-term-admissible = 可采纳
glossary-term-consistent = 一致
glossary-term-depth-limit = 深度上限
glossary-term-threshold = 阈值
glossary-term-iteration = 迭代
glossary-term-two-searches = 正向与反向搜索
glossary-term-meeting = 相遇
glossary-term-about-state = 方块在棋盘上的一种排列。
glossary-term-about-move = 一个方块滑入空格。“5 ←”表示方块 5 向左滑；空格随之向右。
glossary-term-about-node = 搜索树中的一个状态，连同从根节点通向它的路径。
glossary-term-about-successor = 从一个节点走一步得到的节点。立即走回父节点的一步不计。
glossary-term-about-state-space = 通过移动能到达的所有状态。它们占方块全部排列的一半。
glossary-term-about-solvable = 两个奇偶性相同时，局面有解：一是方块次序的奇偶，二是空格离其目标格步数的奇偶。
glossary-term-about-optimal = 步数最少的解。C* 是它的步数。
glossary-term-about-g = 从初始局面到这个节点的步数。在反向搜索中，是从目标局面算起的步数。
glossary-term-about-h = 从这个节点到目标局面的估计步数。
glossary-term-about-true-distance = 从一个状态到目标局面的真实步数。
glossary-term-about-f = f = g + h：经过这个节点的整个解的估计长度。加权 A* 用 f = g + w × h。
glossary-term-about-priority = p = max(g + h, 2g + 1)：MM 扩展 p 最小的节点，使两边的搜索都不越过中点。
glossary-term-about-weight = f = g + w × h 中 h 的权重。w 越大，扩展的节点越少；路径至多是最优解的 w 倍长。
glossary-term-about-depth = 从搜索树的根节点到某个节点的步数。
glossary-term-about-layer = 同一深度的所有节点。BFS 逐层扩展。
glossary-term-about-frontier = 已生成、等待扩展的节点。
glossary-term-about-stack = 深度优先搜索的边界：下一个节点，以及其路径沿途等待轮到的后继。
glossary-term-about-closed = 已扩展过的节点。
glossary-term-about-tie = f 相同的节点。平局规则决定谁先：g 较大的（看来离目标更近），或 g 较小的。
glossary-term-about-expanded = 已生成其后继的节点。目标算作最后一个，但 BFS、双向 BFS 和 MM 除外。
glossary-term-about-generated = 产生的后继，不论新旧。立即走回父节点的一步不计。深度优先搜索在每次迭代中重新计数。
glossary-term-about-duplicate = 生成时已经存储过的状态。
glossary-term-about-reopened = 因为找到更短的路径而从关闭列表回到边界的节点。
glossary-term-about-visited = 存储的状态：边界中的和已关闭的。正向与反向搜索合计。深度优先搜索只存储一条路径。
glossary-term-about-peak-frontier = 边界中同时有过的最多节点数。
glossary-term-about-branching-factor = 设想一棵均匀的树，深度相同，节点数等于生成的节点数；它的分支因子就是 b*。
glossary-term-about-admissible = 从不高估的启发函数：h 不大于 h*。用它，A* 能找到最优解。
glossary-term-about-consistent = 从一个节点到其后继，下降从不超过移动代价（即 1）的启发函数。用它，A* 从不重新打开节点。
glossary-term-about-depth-limit = 搜索折回的深度。更深处的解找不到。
glossary-term-about-threshold = 本次迭代所扩展节点的最大 f 或最大深度。超出的节点被丢弃。
glossary-term-about-iteration = 从初始局面开始的一次深度优先搜索。若没有找到解，下一次迭代的阈值更大，并重新扩展节点。
glossary-term-about-two-searches = 正向：从初始局面到目标局面的搜索。反向：从目标局面到初始局面的搜索。
glossary-term-about-meeting = 正向与反向搜索都生成了的状态。通向它的两条路径合成一个解。
glossary-words-state = 状态
glossary-words-move = 移动
glossary-words-node = 节点; 根节点
glossary-words-successor = 后继; 相邻状态; 子节点; 父节点; 兄弟节点
glossary-words-state-space = 状态空间
glossary-words-solvable = 有解; 无解; 奇偶性
glossary-words-optimal = 最优; c*; 最短
glossary-words-g = g
glossary-words-h = h; 估计值
glossary-words-true-distance = h*; 真实距离
glossary-words-f = f
glossary-words-priority = p; 优先级
glossary-words-weight = w; 权重
glossary-words-depth = 深度
glossary-words-layer = 层
glossary-words-frontier = 边界; 开放列表
glossary-words-stack = 栈
glossary-words-closed = 关闭列表; 已关闭
glossary-words-tie = 平局; 平局规则
glossary-words-expanded = 已扩展; 扩展
glossary-words-generated = 已生成; 生成
glossary-words-duplicate = 重复
glossary-words-reopened = 重新打开
glossary-words-visited = 已访问; 访问; 已存储; 存储
glossary-words-peak-frontier = 边界峰值
glossary-words-branching-factor = b*; 有效分支因子; 分支因子
glossary-words-admissible = 可采纳
glossary-words-consistent = 一致
glossary-words-depth-limit = 深度上限
glossary-words-threshold = 阈值
glossary-words-iteration = 迭代
glossary-words-two-searches = 正向; 反向; 双向
glossary-words-meeting = 相遇
glossary-words-heuristic-zero = 零启发
glossary-words-heuristic-misplaced = 错位方块; 汉明
glossary-words-heuristic-patchy = 拼凑启发; 不一致
glossary-words-heuristic-manhattan = 曼哈顿距离; 曼哈顿
glossary-words-heuristic-linear-conflict = 线性冲突
glossary-words-heuristic-patterns = 模式数据库; pdb
glossary-words-algorithm-bfs = 广度优先搜索; 广度优先; bfs
glossary-words-algorithm-bidirectional = 双向广度优先搜索; 双向 bfs
glossary-words-algorithm-uniform-cost = 一致代价搜索; 一致代价; ucs; dijkstra
glossary-words-algorithm-astar = a* 算法; a*
glossary-words-algorithm-weighted-astar = 加权 a*
glossary-words-algorithm-greedy = 贪婪最佳优先搜索; 贪婪; 最佳优先
glossary-words-algorithm-mm = mm; 双向 a*
glossary-words-algorithm-depth-limited = 限深回溯; 深度优先搜索; 深度优先; dfs; 回溯
glossary-words-algorithm-iterative-deepening = 迭代加深; ids; iddfs
glossary-words-algorithm-ida-star = ida*
glossary-pictures-one-move = 1 步，至多小 1
glossary-pictures-larger-g = g 较大
glossary-pictures-two-moves = 2 步
glossary-pictures-start = 初始
glossary-pictures-goal = 目标

## heuristic

## heuristic-effort

## heuristics-place

## jobs

jobs-no-tables = 无法生成模式数据库
jobs-no-more-threads = 系统不再提供线程（{ $error }）；请关闭其他程序，或提高进程数上限（ulimit -u），然后重试
jobs-panicked = 工作因出错而停止：{ $error }
jobs-miss-absent = 那里还没有存储任何内容
jobs-miss-unreadable = 无法读取：{ $error }
jobs-miss-foreign = 它不是 Slidescope 的缓存文件
jobs-miss-version = 它的版本是 { $found }，不是 { $wanted }
jobs-miss-parameters = 它用于别的参数
jobs-miss-damaged = 它已损坏
jobs-not-kept-no-folder = 本系统没有缓存文件夹
jobs-not-kept-not-written = 无法写入 { $path }：{ $error }
jobs-broken-path = 搜索给出的路径在第 { $at } 步中断；这是 Slidescope 的缺陷，请报告这个局面

## kept

kept-damaged-set-aside = 设置已损坏，不予采用；旧文件现为 { $aside }。
kept-damaged = { $path } 中的设置已损坏。该文件无法改名，因此不保存任何设置。
kept-newer = { $path } 中的设置是版本 { $version }，来自更新的 Slidescope。它们保持原样，改动不会保存。
kept-unreadable = 无法读取 { $path } 中的设置（{ $error }）。改动不会保存。
kept-not-written = 无法保存设置：{ $error }。
kept-reset = 重置设置
kept-reset-about = 把主题、缩放、面板、速度、策略和内存上限恢复到初次启动时的值。
kept-reset-done = 设置已恢复到初次启动时的值。

## lesson

## node

node-none-yet = 还没有
node-chosen = 选中的节点
node-current = 当前节点
node-back = 回到当前节点
node-back-about = 最近扩展的节点（Escape）。
node-life-not-yet = 尚未
node-life-generated = 生成于
node-life-generated-about = 生成它的那次扩展。单击可跳到那里。
node-life-dropped = 丢弃于
node-life-dropped-about = 轮到它时，它超出了阈值。单击可跳到那里。
node-life-expanded = 扩展于
node-life-expanded-about = 从边界中取出它的时刻。单击可跳到那里。
node-life-about-children = 此刻以这个节点为父节点的节点。
node-life-children = { $children } 个子节点
node-details-title = 节点详情
node-details-parent = 父节点
node-details-no-parent = 无（根节点）
node-details-children = 子节点
node-details-dropped = 超出阈值：丢弃
node-details-one-occurrence = 深度优先搜索只存储一条路径：同一状态可能在别处再次出现
node-details-inspect = 显示这个节点。
node-details-copy = 复制路径
node-details-copy-about = 把各步复制为文本。
node-details-about-path = 从根节点到这个节点依次滑动的方块。
node-details-met-again = 再次生成 { $met } 次，重新打开 { $reopened } 次
node-details-path = 路径：{ $moves } 步
node-estimate-about = 每个方块的编号，及其对 h 的贡献。
node-estimate-zero = ，恒为零
node-estimate-looked-up = ，查表得到
node-estimate-line = 第 { $line } 行
node-estimate-lines = 第 { $first } 至 { $last } 行
node-estimate-part = { $value }（{ $from }）
node-estimate-own = ，由 { $name } 给出
node-estimate-own-sum = {" "}= { $sum }，由 { $name } 给出
node-estimate-tile = { $moves }（方块 { $tile }）
node-estimate-in-place = ：所有方块均已归位
node-estimate-patchy-even = { $manhattan }，同曼哈顿距离：前两格之和为偶数
node-estimate-patchy-odd = { $misplaced }，同错位方块：前两格之和为奇数
node-estimate-conflicts-in-row = { $moves }（第 { $line } 行的冲突）
node-estimate-conflicts-in-column = { $moves }（第 { $line } 列的冲突）
node-estimate-no-conflict = { $manhattan }；没有互相挡路的方块
node-estimate-patterns = ，两组查表之和 { $first } 与 { $second } 中较大的一个
node-why-which-next = 下一个是哪个节点？
node-why-taken = 为什么是这个节点？
node-why-next = 为什么它是下一个？
node-why-not-yet = 为什么还没轮到？
node-why-not-taken = 为什么没有取它？
node-why-dropped = 轮到它时，它超出了阈值，所以被丢弃。
node-why-predict = 预测
node-why-predict-about = 游戏：每次扩展之前，猜下一个是哪个节点。
node-why-question = 下一个是哪个节点？
node-why-over = 搜索已结束：没有下一个了。
node-why-end-game = 结束游戏
node-why-about-score = 答对的次数与回答的次数。算法不分先后时，其中任何一个节点都算对。
node-why-score = 得分：{ $right } / { $answered }
node-why-guessed-wrong = 不是你猜的那个：{ $verdict }
node-why-answer = 取出的是这个节点
node-why-go-on = 按空格键取出它，再问下一个。
node-why-taken-node = 取出，{ $figures }：{ $board }
node-why-answer-to-guess = { $guessed }取出的是这个节点：{ $board }，{ $figures }。{ $why }按空格键取出它，再问下一个。
node-why-answer-whole = 取出的是这个节点：{ $board }，{ $figures }。{ $why }按空格键取出它，再问下一个。
node-why-how-to-answer = 在列表或搜索树中单击{ $open_list }里的一个节点；按空格键显示答案。
node-why-rule-bfs = 边界中最早的节点：先进先出。
node-why-rule-bidirectional = 本层的下一个节点。新的一层取自较小的边界。
node-why-rule-smaller-g = 边界中 f 最小的；平局时取 g 最小的，再取最早的。
node-why-rule-larger-g = 边界中 f 最小的；平局时取 g 最大的，再取最早的。
node-why-rule-uniform-cost = 边界中 g 最小的；平局时取最早的。
node-why-rule-weighted-astar = 边界中 f = g + w × h 最小的；平局时取 g 最大的，再取最早的。
node-why-rule-mm = 两个边界中 p = max(g + h, 2g + 1) 最小的；平局时取 g 最小的，再取最早的。
node-why-rule-depth-limited-iterative-deepening = 最近扩展的节点的下一个后继。到了深度上限：沿路径往上，取下一个后继。
node-why-rule-ida-star = 阈值以内的下一个后继：属于最近扩展的节点，或沿路径往上。
node-why-rule-greedy = 边界中 h 最小的；平局时取 g 最小的，再取最早的。
node-expansion-about-board = 最近扩展的节点的局面。
node-expansion-number = 扩展
node-expansion-about-number = 已扩展多少个节点，包括这一个。
node-expansion-side-forward = 从初始局面
node-expansion-side-backward = 从目标局面
node-expansion-place-on-stack = 在栈中排{ $place }，共 { $of } 个
node-expansion-on-stack = 在栈中
node-expansion-place-in-frontier = 在边界中排{ $place }，共 { $of } 个
node-expansion-in-frontier = 在边界中
node-expansion-back = 走回父节点：不计
node-expansion-not-reached = 未生成：搜索已结束
node-expansion-at-limit = 不计：深度上限 { $limit }
node-expansion-f-beyond = f { $f } > 阈值 { $threshold }：轮到时丢弃
node-expansion-depth-beyond = 深度 { $depth } > 上限 { $limit }：轮到时丢弃
node-expansion-goal = 目标：{ $place }
node-expansion-new = 新节点：{ $place }
node-expansion-solved = 目标：已解出
node-expansion-meeting = 两个边界相遇
node-expansion-best-path = 一条 { $length } 步的路径，目前最好：{ $place }
node-expansion-path = 一条 { $length } 步的路径：{ $place }
node-expansion-dropped = 已访问过：丢弃
node-expansion-reopened = 更好的路径：重新打开，{ $place }
node-expansion-reparented = 更好的路径（g { $old } → { $g }）：{ $place }
node-expansion-successor = { $moved }，{ $outcome }
node-expansion-successor-with-figures = { $moved }，{ $figures }，{ $outcome }
node-expansion-ordinal = 第 { $number }
node-fine-done = 已完成
node-fine-node = 取出的节点
node-fine-manhattan = 每个方块到其目标格的步数
node-fine-misplaced = 每个不在目标格的方块计 1
node-fine-linear-conflict = 每个方块到其目标格的步数，每个挡路的方块再加 2
node-fine-patterns = 查表得到
node-fine-patchy = 有的局面用曼哈顿距离，有的用错位方块
node-fine-taken-from-stack = 从栈中取出
node-fine-taken-from-frontier = 从边界中取出
node-fine-stack = 栈
node-fine-frontier = 边界
node-fine-expansion = 第 { $number } 次扩展
node-fine-successor-down = 后继 { $number }：方块 { $tile } 向下移动
node-fine-successor-right = 后继 { $number }：方块 { $tile } 向右移动
node-fine-successor-up = 后继 { $number }：方块 { $tile } 向上移动
node-fine-successor-left = 后继 { $number }：方块 { $tile } 向左移动
node-fine-f-beyond = f = { $f } 超出阈值 { $threshold }：轮到时丢弃。
node-fine-f-within = f = { $f } 在阈值 { $threshold } 以内。
node-fine-depth-beyond = 深度 = { $depth } 超出上限 { $limit }：轮到时丢弃。
node-fine-depth-within = 深度 = { $depth } 在上限 { $limit } 以内。
node-fine-new = 尚未访问过：它是新节点。
node-fine-first-path-kept = 已访问过：丢弃。保留先找到的路径（g = { $stored }）。
node-fine-no-better = 已访问过，g = { $stored }。这次 g = { $g }，并不更好：丢弃。
node-fine-better-reopened = 已访问过，g = { $old }。这次 g = { $g }，更好。它被重新打开。
node-fine-better = 已访问过，g = { $old }。这次 g = { $g }，更好。
node-fine-goes-in-at = 它进入{ $list }：{ $place }，共 { $of } 个。
node-fine-goes-in = 它进入{ $list }。
node-fine-waits-at = 它在栈中等待：{ $place }，共 { $of } 个。
node-fine-waits = 它在栈中等待。
node-frontier-filter = 筛选
node-frontier-filter-hint = 筛选
node-frontier-about-filter = 只列出符合条件的节点：f 18、g 7、h 9、p 18、forward（正向）、backward（反向），或局面的几个数字。可以组合。
node-frontier-about-group = 边界中有多少节点是这一数值。单击只列出它们。
node-frontier-stack-by-board = 栈，按局面排列
node-frontier-stack = 栈中的下一个
node-frontier-frontier-by-board = 边界，按局面排列
node-frontier-frontier = 边界中的下一个
node-frontier-group = { $name }：{ $nodes }
node-frontier-only = 只看 { $name }
node-frontier-empty = { $open_list }是空的。
node-frontier-none-left = { $open_list }中没有符合的节点。
node-frontier-row-beyond = { $figures }，超出阈值：{ $board }
node-frontier-row = { $figures }：{ $board }
node-frontier-about-row-beyond = 它超出阈值，轮到时会被丢弃。单击可显示它。
node-frontier-about-row = { $open_list }中的一个节点。条形中实心为 g，空心为 h。单击可显示它。

## panics

panics-no-reason = 没有说明原因
panics-search-broke-off = 搜索因出错而停止：{ $reason }。局面和设置都已保留。这是 Slidescope 的缺陷，请报告。

## playback

playback-run = 运行
playback-pause = 暂停
playback-reset = 重置
playback-to-start = 到开头
playback-step-back = 后退一步
playback-step = 单步
playback-finish = 跑到底
playback-speed = 速度
playback-hint-reset = 重置：丢弃这次运行（R）。
playback-hint-start = 跳到开头；保留这次运行（Home）。
playback-hint-back = 后退一次扩展（←）。
playback-hint-pause = 暂停搜索（空格键）。
playback-hint-play = 从这里播放已记录的运行，然后继续搜索（空格键）。
playback-hint-run = 以选定的速度搜索（空格键）。
playback-hint-step = 前进一次扩展（→）。
playback-hint-finish = 全速搜索到底（End）。
playback-about-speed = 每秒的扩展次数，从 1 到全速（+ 和 −）。
playback-not-started = 搜索没有开始：{ $reason }
playback-not-searched-again = 没有重新搜索到这一时刻：{ $reason }
playback-board-changed = 局面已改变：运行已重置
playback-strategy-changed = 策略已改变：运行已重置
playback-last-run-show = 再次显示
playback-last-run-name = 上次运行：{ $strategy }
playback-last-run-about = 回到 { $strategy } 在 { $start } 上的运行，它在 { $expanded } 次扩展后结束。
playback-clock-expansions = 扩展次数
playback-clock-expansions-about = 各策略都显示到同样的扩展次数。
playback-clock-depth = 深度或 f
playback-clock-depth-about = 各策略都显示到即将超出同一深度的时刻；A* 则是即将超出同一 f 的时刻。
playback-clock-time = 时间
playback-clock-time-about = 各策略都显示到同样的搜索时间。搜索依次进行，互不拖慢。
playback-timeline = 时间线
playback-expansion-of = 第 { $at } 次扩展，共 { $end } 次
playback-bookmark = 第 { $expansion } 次扩展处的幻灯片：{ $note }
playback-beyond-recording = 第 { $expansion } 次扩展没有记录（上限：{ $nodes } 个节点）。要显示它，搜索会重新运行到这里。
playback-moment-depth-first = 第 { $expansion } 次扩展：阈值 { $threshold }，深度 { $depth }，栈中 { $stack } 个。
playback-f = f
playback-priority = p
playback-depth = 深度
playback-moment-shown = 第 { $expansion } 次扩展：{ $reached } { $depth }，已访问 { $visited }，边界中 { $frontier }。
playback-expansion = 扩展
playback-moment = 时刻
playback-about-moment = 所显示的时刻，以扩展次数计。可键入数字，也可拖动。
playback-of-expansions = 共 { $newest } 次
playback-about-expansions = 搜索至今的扩展次数。
playback-newest = 最新
playback-follow = 跟随最新时刻
playback-about-following = 搜索进行时显示最新的时刻。
playback-about-follow = 跳到最新时刻，并在搜索进行时一直跟随（End）。
playback-unrecorded-about = 到那里为止的时刻已记录。更晚的时刻要重新搜索。
playback-unrecorded-cancel = 取消
playback-unrecorded-go-there = 跳到那里
playback-unrecorded-broke-off = 重新搜索到第 { $expansion } 次扩展失败。
playback-unrecorded-searching = 正在重新搜索到第 { $expansion } 次扩展
playback-unrecorded-searched = 为取得计数和边界，已重新搜索到第 { $at } 次扩展。搜索树画到第 { $last } 次扩展。
playback-unrecorded-drawn-up-to = 搜索树画到第 { $last } 次扩展（记录上限：{ $limit } 个节点）
playback-unrecorded-catching-up = 正在绘制：第 { $last } 次扩展
playback-breakpoints-stop-at = 断点
playback-breakpoints-about = 断点：运行到其中任何一个时停止。
playback-breakpoints-about-remove = 移除这个断点。
playback-breakpoints-about-met = 最先到达它的那次扩展。
playback-breakpoints-meeting = 边界相遇时停止
playback-breakpoints-about-meeting = 生成另一边已有的状态时停止。
playback-breakpoints-board = 局面
playback-breakpoints-board-hint = 例如目标局面：123456780
playback-breakpoints-generated = 生成时停止
playback-breakpoints-expanded = 扩展时停止
playback-breakpoints-depth = 深度
playback-breakpoints-depth-about = 在此深度停止
playback-breakpoints-f = f
playback-breakpoints-f-about = 在此 f 停止
playback-breakpoints-threshold = 阈值
playback-breakpoints-threshold-about = 在此阈值停止
playback-breakpoints-stop-at-several = 断点 · { $count }
playback-breakpoints-reaches = { $counted } ≥
playback-breakpoints-remove = 移除：{ $breakpoint }
playback-breakpoints-met-at = 在第 { $expansion } 次扩展
playback-breakpoint-depth = 深度 { $depth }
playback-breakpoint-f = f { $f }
playback-breakpoint-generated = 生成 { $board }
playback-breakpoint-expanded = 扩展 { $board }
playback-breakpoint-meeting = 边界相遇
playback-jump-go-to = 跳到
playback-jump-about = 跳到下一层、下一个 f 或阈值、相遇处或目标。
playback-jump-about-next = 下一处。
playback-jump-about-previous = 上一处。
playback-jump-next = 下一处：{ $landmark }
playback-jump-previous = 上一处：{ $landmark }
playback-jump-f = f
playback-jump-about-f = 第一次扩展更大的 f（[ 和 ]）。
playback-jump-threshold = 阈值
playback-jump-about-threshold = 以下一个阈值开始的迭代（[ 和 ]）。
playback-jump-priority = 优先级
playback-jump-about-priority = 第一次扩展更大的 p = max(g + h, 2g + 1)（[ 和 ]）。
playback-jump-depth = 深度
playback-jump-about-depth = 第一次扩展更大的深度（[ 和 ]）。
playback-jump-layer = 层
playback-jump-about-layer = 一层的开始（[ 和 ]）。
playback-jump-meeting = 相遇
playback-jump-about-meeting = 生成了另一边已有的状态。
playback-jump-change = 选中节点的变化
playback-jump-about-change = 该节点被生成、扩展、改进或重新打开。
playback-jump-goal = 目标
playback-jump-about-goal = 生成了目标。
playback-jump-end = 末尾
playback-jump-about-end = 记录的最后一个时刻。

## present

present-present = 放映
present-present-about = 用大字全屏显示一个视图（F11）。
present-leave = 退出放映
present-leave-about = Esc
present-blank = 黑屏
present-blank-about = 使屏幕变黑（B）；再按 B 恢复。
present-blanked = 屏幕已变黑。再按 B 恢复。
present-board = 棋盘
present-start = 初始局面
present-goal = 目标局面
present-g-h-f = g + h = f：已走步数 + 到目标局面的估计值
present-expanded = 已扩展
present-visited = 已访问
present-clock = 同一时钟：{ $position }
present-ask = 单击{ $open_list }中的一个节点。按空格键显示答案。
present-with-key = { $name }（{ $key }）

## presets

## pseudocode

## status

status-ready = 就绪
status-illegal = 局面还不合法
status-unsolvable = 无解：奇偶性不同
status-broken = 搜索中断
status-searching = 正在搜索
status-paused = 已暂停
status-stopped = 已停止
status-cancelled = 已取消
status-preparing = 正在生成模式数据库：{ $percent } %
status-solved = 已解出，{ $moves } 步
status-solved-longer = 已解出，{ $moves } 步，比最优多 { $more } 步
status-exhausted = 无解：{ $states } 个状态已全部搜索
status-memory-limit = 经过 { $expansions } 次扩展，达到内存上限
status-no-estimate = 启发函数出错：{ $error }
status-depth-limit = 经过 { $expansions } 次扩展，在深度上限之内未找到
status-expansion-limit = 经过 { $expansions } 次扩展，达到上限
status-paused-at = 已暂停，{ $expansions } 次扩展
status-looks-at = 第 { $expansion } 次扩展，共 { $newest } 次
status-within = 第 { $expansion } 次扩展，第 { $step } 步
status-stopped-at = 停在第 { $expansion } 次扩展：{ $met }
status-none-recorded-after = 第 { $expansion } 次扩展之后没有记录
status-none-recorded-before = 第 { $expansion } 次扩展之前没有记录
status-met-depth = 到达深度 { $depth }
status-met-f = f 达到 { $f }
status-met-generated = 已生成该局面
status-met-expanded = 已扩展该局面
status-met-meeting = 两个边界已相遇

## strategies

## study

## survey

survey-title = 每个深度上有多少个状态？
survey-about = 每个深度上有多少个状态，哪些局面最难。
survey-not-legal = 局面还不合法。
survey-failed = 普查因出错而停止。
survey-reached-from-start = 从这个初始局面可以到达 { $all } 个 { $size } 局面。一个局面的深度是两者之间的最少步数。
survey-reached-from-goal = 从这个目标局面可以到达 { $all } 个 { $size } 局面。一个局面的深度是两者之间的最少步数。
survey-too-many = 这一尺寸的状态太多，无法普查。最大可普查 { $max_cells } 格的棋盘，例如 3 × 4，有 239,500,800 个状态。
survey-effort = 这需要用所有处理器核心运行几秒，并占用 { $memory } 内存。结果会保留。
survey-progress-at = 深度 { $depth }：{ $states } / { $of } 个局面
survey-depths = 最多 { $largest } 步，平均 { $mean } 步。
survey-all-hardest = { $depths }最难的 { $all } 个局面：
survey-some-hardest = { $depths }最难的局面，列出 { $all } 个中的 { $listed } 个：
survey-close = 关闭
survey-close-about = 关闭此卡片（Esc）。
survey-from-goal = 从目标局面起
survey-from-start = 从初始局面起
survey-log = 对数
survey-log-name = 对数普查图
survey-log-about = 纵轴取对数。
survey-count = 开始普查
survey-count-about = 开始普查
survey-link = 普查
survey-link-about = 全空间普查
survey-cancel = 取消
survey-cancel-about = 停止普查。
survey-progress = 普查进度
survey-moves-from-start = 离初始局面的步数
survey-moves-to-goal = 到目标局面的步数
survey-use-as-start = 设为初始局面
survey-use-board = 使用 { $name }

## table

table-sort-by = 按“{ $title }”排序
table-click-unsorted = 单击按此列排序。
table-click-ascending = 从小到大；单击反过来。
table-click-descending = 从大到小；单击反过来。

## terminal

## toast

toast-undo = 撤销
toast-undo-about = 恢复原来的局面。
toast-show-folder = 打开文件夹
toast-show-folder-about = 在系统的文件管理器中显示该文件。
toast-dismiss = 关闭
toast-dismiss-about = 隐藏这一行。

## tree

tree-beyond = 超出阈值
tree-expanded = 已扩展
tree-on-stack = 在栈中
tree-in-frontier = 在边界中
tree-frontier-from-start = 从初始局面的边界
tree-from-goal = 从目标局面
tree-solution = 解
tree-path-to-current = 到当前节点的路径
tree-expanded-by = 已扩展，按 { $figure } 着色
tree-follow = 跟随
tree-follow-name = 跟随当前节点
tree-follow-about = 使最近扩展的节点保持可见。
tree-fit = 全图
tree-fit-name = 显示整棵搜索树
tree-fit-about = 使整棵搜索树保持可见。
tree-path = 路径
tree-path-name = 跳到路径
tree-path-about = 显示解，或通向选中节点的路径。
tree-duplicates = 重复
tree-duplicates-name = 搜索树中的重复
tree-duplicates-about = 以短线显示因重复而丢弃的后继。
tree-colour-by = 着色依据
tree-about-colour = 给已扩展节点着色的数值：f、g 或 h，由深（小）到浅（大）。
tree-by = 按 { $figure }
tree-colour-by-figure = 按 { $figure } 着色
tree-set-start = 设为初始局面
tree-break-here = 在此设断点
tree-copy = 复制
tree-name = 搜索树，{ $nodes } 个节点，其中 { $open } 个待扩展
tree-node-of-side = { $figures }，{ $side }，{ $place }：{ $board }
tree-node = { $figures }，{ $place }：{ $board }
tree-expanded-at = 第 { $expansion } 次扩展
tree-depth = 深度 { $g }
tree-depth-and-side = { $g } { $side }
tree-from-forward = 从初始局面
tree-from-backward = 从目标局面
tree-figures-weighted = g + w × h = f
tree-figures-guided = g + h = f
tree-figures-bidirectional = 离初始或目标局面的深度
tree-figures-blind = 深度 = g
tree-order = 扩展顺序
tree-minimap = 缩略图：搜索树中显示的部分

## window

window-title = Slidescope
window-no-display = 没有可以打开窗口的显示器
window-cannot-show = 这个显示器无法显示窗口（{ $error }）
window-terminal-instead = { $reason }；`slidescope solve BOARD` 在终端中做同样的事
window-explore = 探索
window-explore-about = 完整地看一次搜索。
window-compare = 比较
window-compare-about = 在同一局面上按同一时钟比较几种策略。
window-heuristics = 启发函数
window-heuristics-about = 在每个状态上把估计值与真实距离对照。
window-experiment = 实验
window-experiment-about = 几种策略在许多局面上的结果，汇成一张表。
window-as-the-system = 跟随系统
window-dark = 深色
window-light = 浅色
window-theme = 主题：{ $now }
window-about-theme = 主题：{ $now }；单击改为{ $next }。
window-larger = 放大
window-larger-about = 全部显示得更大（Ctrl +）。
window-smaller = 缩小
window-smaller-about = 全部显示得更小（Ctrl −）。
window-unzoom = 回到 100 %（Ctrl 0）。
window-more = 更多
window-more-about = 缩放、主题、放映和帮助。
window-screen = 界面：{ $now }
window-help-name = 帮助
window-help-about = 解释每个术语，并列出按键（F1 或 ?）。
window-help-close = 关闭帮助
window-help-close-about = 关闭帮助（Esc）。
window-help-search = 搜索帮助
window-help-nothing = 帮助中没有这些词。
window-help-terms = 术语表
window-help-keys-heading = 按键
window-help-editing-heading = 编辑棋盘
window-help-editing = 单击与空格同行或同列的方块，使它滑动。把一个方块拖到另一个上，两者交换。也可键入局面：285174306，或 4 1 2 / 5 0 3；0、_、x 或 . 表示空格。
window-help-entry = { $name }：{ $about }
window-help-explain = 解释“{ $word }”
window-help-key-space = 空格键
window-help-do-run-or-pause = 运行或暂停
window-help-key-left-right = →  ←
window-help-do-one-expansion = 前进或后退一次扩展
window-help-key-home = Home
window-help-do-to-start = 跳到运行的开头
window-help-key-end = End
window-help-do-to-newest = 到最新时刻；已在最新时刻则搜索到底
window-help-key-brackets = [  ]
window-help-do-landmarks = 上一个或下一个层、f 或阈值
window-help-key-r = R
window-help-do-reset = 重置：丢弃这次运行
window-help-key-plus-minus = +  −
window-help-do-speed = 加快或减慢
window-help-key-pages = Page Down  Page Up
window-help-do-slides = 课程的下一张或上一张幻灯片
window-help-key-f11 = F11
window-help-do-present = 全屏放映；Esc 退出
window-help-key-b = B
window-help-do-blank = 放映时：黑屏
window-help-key-ctrl = 按住 Ctrl
window-help-do-spotlight = 放映时：指针处显示聚光灯
window-help-key-undo = Ctrl Z
window-help-do-undo = 撤销对棋盘的编辑
window-help-key-redo = Ctrl Y  Ctrl Shift Z
window-help-do-redo = 重做
window-help-key-zoom = Ctrl +  Ctrl −  Ctrl 0
window-help-do-zoom = 放大、缩小或恢复原大小
window-help-key-arrows = ↑ ← → ↓
window-help-do-slide = 在选中的棋盘上：滑动方块
window-help-do-nodes = 在选中的搜索树上：逐个节点移动
window-help-key-shift-arrows = Shift ↑ ← → ↓
window-help-do-pan = 在选中的搜索树上：移动画面
window-help-key-tree = +  −  0  F
window-help-do-tree-zoom = 在选中的搜索树上：缩放、全图、跟随
window-help-do-map = 在选中的状态空间图上：逐格移动
window-help-do-heuristic = 在选中的启发函数图上：逐格移动
window-help-key-complete = Tab  Enter
window-help-do-complete = 在启发函数的代码中：采用所提示的词
window-help-key-esc = Esc
window-help-do-close-offer = 在启发函数的代码中：关闭提示
window-help-key-tab = Tab  Shift Tab
window-help-do-focus = 下一个或上一个输入框、按钮或图
window-help-do-leave = 离开输入框或棋盘；不再选中节点
window-help-key-help = F1  ?
window-help-do-help = 打开或关闭帮助

## worksheet
