### 简体中文。英文文件 en.ftl 是基准：信息与参数都须与它一致。

## language

language-name = 简体中文
language-unknown = 本程序没有语言“{ $name }”；可用的语言：{ $tags }
language-about = 窗口的语言。
language-as-the-system = 跟随系统
language-of-the-system = 语言：跟随系统
language-named = 语言：{ $name }

## phrases

phrases-sentence = { $text }。
phrases-separator = 、

## count

count-boards = { $count } 个局面
count-different-boards = { $count } 个不同的局面
count-expansions = { $count } 次扩展
count-frames = { $count } 帧
count-moves = { $count } 步
count-nodes = { $count } 个节点
count-patterns = { $count } 个模式
count-runs = { $count } 次运行
count-slides = { $count } 张幻灯片
count-solutions = { $count } 个解
count-states = { $count } 个状态
count-strategies = { $count } 种策略
count-threads = { $count } 个线程

## board-editor

board-editor-start-board = 初始局面
board-editor-goal-board = 目标局面
board-editor-board-editor = 棋盘编辑器
board-editor-about-goal = 搜索要找的局面。
board-editor-size = 大小
board-editor-about-size = 两个局面的行数 × 列数。
board-editor-usual-goals = 常用目标
board-editor-usual-goals-about = 这一大小常用的目标局面。
board-editor-undo = 撤销
board-editor-about-undo = 撤销上一次编辑（Ctrl Z）。
board-editor-redo = 重做
board-editor-about-redo = 重做撤销的编辑（Ctrl Y）。
board-editor-about-editing = 单击会把到空格为止的方块一起滑过去；把一个方块拖到另一个上，两者交换。
board-editor-start = 初始局面
board-editor-goal = 目标局面
board-editor-take-for-the-blank = 把 { $largest } 当作空格
board-editor-back-to-legal = 回到上一个合法局面
board-editor-fault = { $board }：{ $fault }
board-editor-more-faults = 另有 { $count } 处
board-editor-named-goal = { $name }：{ $board }
board-editor-examples = 示例
board-editor-search-examples = 查找示例
board-editor-about-examples = 可载入的局面，以及各自的用途。
board-editor-find-for = 为 { $strategy } 找一个局面
board-editor-about-find = 在打乱的局面中至多寻找两秒，载入找到的第一个。再点一次会找到另一个。
board-editor-find-reopened = 有节点重新放回边界
board-editor-find-longer = 会找到较长的路径
board-editor-find-more-than-bfs = 扩展得比 BFS 多
board-editor-find-no-ties = 没有并列
board-editor-find-most = 所有局面中对它最难的：{ $expansions }
board-editor-find-longest = 所有局面中它的路径最长的：{ $moves }
board-editor-about-find-extreme = 载入第一个这样的局面。所有可解的局面都搜索过。
board-editor-find-hardest = 最难：离目标最远
board-editor-find-expansions = 恰好扩展这么多次：
board-editor-find-expansions-value = 要找的局面的扩展次数
board-editor-found = 已找到：{ $board }
board-editor-none-among = 试过的 { $boards }中没有这样的局面。请再试，或换一种策略。
board-editor-never = 没有这样的局面：{ $reason }。
board-editor-example-length =
    { $moves ->
        [none] 无解
       *[other] { $moves } 步
    }
board-editor-about-example = { $about }出处：{ $source }。
board-editor-shuffle = 打乱
board-editor-moves = 步
board-editor-shuffle-to =
    { $exact ->
        [true] 最短恰为
       *[false] 随机走
    }
board-editor-about-shuffle =
    { $exact ->
        [true] 随机局面，其最短解恰好为这一步数。
       *[false] 从目标局面起随机走这么多步，从不立即走回。最短解可能更短。
    }
board-editor-solvable-in = 有解，最短 { $moves } 步
board-editor-solvable = 有解
board-editor-published = 已发表
board-editor-published-in = 这个步数是发表的结果，没有在这里证明。出处：{ $source }。
board-editor-unsolvable = 无解
board-editor-why = 为什么？
board-editor-about-swap = 交换这两个方块。这只改变方块排列的奇偶性，于是局面变为有解。
board-editor-search-anyway = 仍然搜索
board-editor-about-search-anyway = 虽然无解，仍开始搜索：它会访问能到达的每一个状态。
board-editor-solvable-with-goal = 若目标为 { $goal }，则有解。
board-editor-solvable-with-usual-goal = 若用常用目标“{ $name }”，则有解。
board-editor-use-goal = 用该目标
board-editor-use-goal-about = 设为这一目标局面，初始局面不变。
board-editor-swap = 交换 { $a } 和 { $b }
board-editor-preparing = 正在生成模式数据库，{ $percent }%
board-editor-about-preparing = 任何解都至少有 { $moves } 步。正在生成这一目标的模式数据库，只需一次；之后后台的搜索会继续。
board-editor-finding = 正在求最短解长
board-editor-about-finding = 任何解都至少有 { $moves } 步。后台的另一次搜索会不断提高这个下界，直到求得最短解长。
board-editor-at-least = 至少 { $moves } 步
board-editor-gave-up =
    { $longer ->
        [true] 搜索已在 { $time } 分钟后停止
       *[false] 搜索已在 { $time } 秒后停止
    }
board-editor-about-gave-up =
    { $longer ->
        [true] 任何解都至少有 { $moves } 步。后台的搜索已在 { $time } 分钟后停止。
       *[false] 任何解都至少有 { $moves } 步。后台的搜索已在 { $time } 秒后停止。
    }
board-editor-search-longer = 继续求
board-editor-about-search-longer = 用所有处理器核心最多再搜索 { $minutes } 分钟，局面一改即停。
board-editor-about-search-longer-tables = 用所有处理器核心最多再搜索 { $minutes } 分钟，局面一改即停。先生成更大的模式数据库，两个核心约需 { $time }、内存 { $memory }；之后会保留，占内存和磁盘各 { $size }。
board-editor-not-found = 未求得最短解长
board-editor-about-not-found = 任何解都至少有 { $moves } 步。后台的搜索因出错而停止。你自己开始的搜索不受影响。
board-editor-parities =
    { $agree ->
        [true] 方块排列的奇偶性（逆序数）与空格位置的相同：都是{ $tiles }数。
       *[false] 方块排列的奇偶性（逆序数）为{ $tiles }，空格位置的为{ $blank }。
    }
board-editor-why-parities-differ = 方块排列的奇偶性（逆序数）为{ $tiles }，而空格离其目标格的步数为{ $blank }数。
board-editor-why-solvable = 每一次移动都让空格与一个方块交换，同时空格走一步。所以每一次移动都改变两个奇偶性。在目标局面中，两者都是偶数。因此，当且仅当两个奇偶性相同时，局面有解。
board-editor-cell =
    { $tile ->
        [none] 无法识别的方块，第 { $row } 行第 { $column } 列
        [blank] 空格，第 { $row } 行第 { $column } 列
       *[other] 方块 { $tile }，第 { $row } 行第 { $column } 列
    }
board-editor-of-cost = { $cell }，移动一次的代价为 { $cost }
board-editor-costs = 移动的代价
board-editor-costs-about = 每步的代价。一致代价搜索、A* 等随后寻找代价最小的路径；BFS 仍只数步数。
board-editor-costs-now = 移动的代价：{ $rule }
board-editor-costs-unit = 每步 1
board-editor-costs-tile = 方块上的数字
board-editor-costs-own = 自定：{ $costs }
board-editor-costs-each-unit = 每步代价为 1
board-editor-costs-each-tile = 每步代价为方块上的数字
board-editor-costs-each-own = 依次给方块 1、2……自定代价：
board-editor-cell-empty = 没有方块，第 { $row } 行第 { $column } 列

## boards

boards-size-too-small = 棋盘至少要有 2 行 2 列，不能是 { $rows } × { $columns }；可用的大小：2 × 2 至 2 × 12、3 × 3 至 3 × 8、4 × 4 至 4 × 6 和 5 × 5，横竖均可
boards-size-too-large = { $rows } × { $columns } 超过 { $most } 格，棋盘最多只能有这么多格；可用的大小：2 × 2 至 2 × 12、3 × 3 至 3 × 8、4 × 4 至 4 × 6 和 5 × 5，横竖均可
boards-not-a-size = “{ $text }”不是棋盘大小；请写成“行数x列数”，例如 3x3 或 2x4
boards-costs-unreadable = 代价写作“unit”“tile”，或给每个方块一个数，例如 1,2,3,4,5,6,7,9
boards-costs-out-of-range = 代价是 1 到 { $most } 的整数
boards-costs-count = 给出了 { $given } 个代价，而局面有 { $tiles } 个方块；请给每个方块一个代价
boards-mismatch = 初始局面是 { $start }，而目标局面是 { $goal }；请用同一大小
boards-at-row-column = 第 { $row } 行第 { $column } 列
boards-at-cell = 第 { $cell } 格
boards-invisible-named = { $code }（{ $name }）
boards-invisible-at =
    { $row ->
        [none] 第 { $column } 个字符是不可见字符 { $character }
       *[other] 第 { $row } 行第 { $column } 个字符是不可见字符 { $character }
    }
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
boards-invisible =
    { $more ->
        [none] { $first }；请删除
       *[other] { $first }，另有 { $more } 个；请删除
    }
boards-not-a-board = “{ $text }”不是局面；请写一个，例如 285174306 或 4 1 2 / 5 0 3
boards-needs-spaces = { $digits } 位数字之间没有空格；这种写法最多用于 { $most } 格：请在方块之间加空格或逗号
boards-ambiguous = 这段文字可以读成不同的局面：{ $readings }；请只写其中一个
boards-two-boards = 这里有两个局面：{ $start } 和 { $goal }；请只给一个
boards-many-boards = 这里有{ $boards }；请只给一个，或者作为实例列表全部给出
boards-largest-is-blank = 没有空格；如果 { $largest } 代表空格，请写成 { $board }
boards-no-size = { $found } 格不成棋盘；棋盘有 4、6、8、9、10、12、14、15、16、18、20、21、22、24 或 25 格
boards-other-size = 各行组成 { $rows } × { $columns }，但大小是 { $size }；请改其中之一
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
boards-reason-solvable = 初始局面经过{ $exchanges }数次交换成为目标局面，空格离其目标格 { $steps } 步：两者都是{ $parity }数。
boards-reason-unsolvable = 把初始局面变成目标局面需{ $exchanges }数次交换，而空格离其目标格 { $steps } 步，是{ $parity }数。每一次移动既是一次交换，又是空格的一步，所以两者总是一同改变。交换方块 { $a } 和 { $b }，局面就变为有解。
boards-odd = 奇
boards-even = 偶

## compare

# 关于两个策略的一句话。
compare-every-board =
    { $here ->
        [more] 在全部局面中的 { $share } 上，{ $first }扩展的节点比{ $second }少；这是它扩展更多的{ $boards }之一。
        [equal] 在全部局面中的 { $share } 上，{ $first }扩展的节点比{ $second }少；这是两者扩展同样多的{ $boards }之一。
       *[fewer] 在全部局面中的 { $share } 上，{ $first }扩展的节点比{ $second }少；这是其中的 { $boards }之一。
    }
compare-at-least-two = 比较至少需要两种策略。
compare-remove = 移除此策略。
compare-add-strategy = 加入：{ $strategy }
compare-is-compared = { $strategy }：已在比较中
compare-strategy = 策略
compare-strategy-about = 参与比较的策略。
compare-length = 步数
compare-length-about = 所找到的解的步数。
compare-expanded = 已扩展
compare-generated = 已生成
compare-visited = 已访问
compare-peak-frontier = 边界峰值
compare-bytes-per-state = 每状态内存
compare-bytes-per-state-about = 为每个已访问状态存储的字节数，不计表中的空位和边界的队列。
compare-time = 时间
compare-time-about = 重复运行的中位数，既不绘制也不记录。若一次运行超过 1 秒，则显示 –。短于 20 毫秒的时间不再区分。
compare-short-time = < 20 毫秒
compare-branching = b*
compare-branching-about = 有效分支因子：N + 1 = 1 + b* + … + b*^d，其中 N 为生成的节点数，d 为路径的步数。
compare-ratio = 为最少扩展数的倍数
compare-ratio-about = 扩展的节点数，除以解出该局面的所有策略中最少的扩展数。
compare-bytes-per-state-first-line = 每状态
compare-bytes-per-state-second-line = 内存 (B)
compare-ratio-first-line = 最少扩展
compare-ratio-second-line = 的倍数
compare-pending = …
compare-no-rows =
    { $solvable ->
        [true] 结果将显示在此处。请按“运行”或空格键。
       *[false] 搜索运行之后，结果将显示在此处。
    }
compare-no-curves = 搜索运行时，曲线将显示在此处。
compare-plot = 各策略的曲线：{ $curve }
compare-cancelled = 已取消 { $searches } 次搜索
compare-not-run = 未运行
compare-waits = 等待中
compare-waits-about = 各搜索依次运行，以免互相拖慢。
compare-waits-for-tables = 正在生成它的表
compare-waits-for-tables-about = 模式数据库在搜索之前生成，每个目标只需一次。
compare-searching = 搜索中
compare-searching-at =
    { $by_f ->
        [true] 搜索中，f 为 { $at }
       *[false] 搜索中，深度 { $at }
    }
compare-searching-about = 时钟尚未到达此搜索的终点。
compare-still-searching =
    { $at ->
        [none] { $strategy }：{ $expansions }后仍在搜索。
       *[other]
            { $by_f ->
                [true] { $strategy }：{ $expansions }后仍在搜索，f 为 { $at }。
               *[false] { $strategy }：{ $expansions }后仍在搜索，深度为 { $at }。
            }
    }
compare-verdict-optimal = { $moves }，最优
compare-verdict-proven = { $moves }，已证明最优
compare-verdict-proven-about = 不存在更短的路径：{ $reason }。
compare-verdict-as-short = { $moves }，经比较为最优
compare-verdict-as-short-about = 此策略本身并不证明什么，但已知没有更短的解。
compare-verdict-longer = { $moves }（比最优多 { $more } 步）
compare-verdict-longer-short = { $moves }（多 { $more } 步）
compare-verdict-longer-about = 已知有更短的解。
compare-verdict-unknown = { $moves }，未知是否最优
compare-verdict-unknown-short = { $moves }，未证明
compare-verdict-unknown-about = 此策略和这里的其他策略都不能证明。
compare-verdict-of-cost = { $moves }，代价 { $cost }
compare-verdict-of-cost-least = { $moves }，代价 { $cost }，最小
compare-verdict-of-cost-dearer = { $moves }，代价 { $cost }，比最小代价多 { $more }
compare-verdict-of-cost-about = 路径上各步的代价之和。BFS、深度受限搜索和迭代加深只数步数，不管每步的代价。
compare-no-reasons-by-cost = 只有当每步代价都为 1 时，这里才说明各策略扩展多少的原因，以及各个 h 与真实值有多接近。
compare-verdict-unsolved-about = 搜索结束而未找到解。每个搜索可使用“探索”中所设内存上限的六分之一。
compare-remove-button = 移除
compare-edit = 编辑
compare-edit-about = 这是“探索”中的局面。请在那里编辑。
compare-edit-board = 编辑局面
compare-edit-board-about = 转到“探索”，在那里编辑局面。
compare-anyway = 仍然比较
compare-anyway-about = 尽管无解也开始搜索：每种策略都会访问所有能到达的状态。
compare-cancel = 取消
compare-cancel-about = 停止搜索。已完成的部分会保留。
compare-export = 导出…
compare-export-about = 将表格写入文件。
compare-add = + 策略
compare-add-name = 添加策略
compare-add-about = 再比较一种策略。
compare-maps = 状态空间图
compare-maps-name = 显示状态空间图
compare-maps-about = 每种策略的状态空间：每个状态按其到初始局面和目标局面的距离排列。
compare-trees = 搜索树
compare-trees-name = 显示搜索树
compare-trees-about = 每种策略的搜索树，各用自己的比例。
compare-log = 对数
compare-log-name = 对数坐标轴
compare-log-about = 使用对数坐标轴。深度轴保持线性。
compare-copy = 复制
compare-copy-name = 复制表格
compare-copy-about = 按此处的排序复制表格。
compare-no-export = 所有搜索结束后即可导出结果。
compare-to-heuristics = 看启发函数
compare-to-heuristics-about = 转到“启发函数”，其中把每个启发函数与真实距离相对照。
compare-pictures = 图片
compare-curves = 曲线
compare-curves-about = 曲线的两个坐标轴所表示的内容。
compare-copy-as = 复制为 { $format }
compare-swap-tiles = 交换 { $a } 和 { $b }
compare-swap = 交换这两个方块，使局面有解。
# The board that is compared.
compare-board-unsolvable = 此局面无解
compare-solvable = 有解
compare-unsolvable = 无解
compare-illegal = 尚不合法
compare-draft-illegal = 草稿尚不合法
compare-at-best = 最短 { $moves }
compare-boards =
    { $start }
    目标 { $goal }
# A strategy.
compare-strategy-button = 策略 { $number }：{ $name }
compare-change-strategy = 单击可更改。
compare-no-more-than = 一次比较至多 { $most } 种策略。
# The clock.
compare-one-clock = 同一时钟
compare-clock = 时钟
compare-speed = 时钟的速度（+ 和 −）。搜索本身全速运行。
compare-clock-now = 时钟：{ $by }
compare-clock-by = 时钟计量：{ $by }

## compare/transport, by id

compare-transport-reset = 重置：丢弃搜索结果（R）。
compare-transport-start = 跳到开头；搜索结果保留（Home）。
compare-transport-back = 后退一步（←）。
compare-transport-pause = 暂停时钟；搜索在后台继续（空格键）。
compare-transport-run = 运行所有策略，并按同一时钟播放（空格键）。
compare-transport-step = 前进一步（→）。
compare-transport-finish = 跳到搜索的结尾，或其最新时刻（End）。

## compare

compare-strategy-at =
    { $over ->
        [true] { $strategy }：扩展 { $expanded } 次后结束
       *[false] { $strategy }：已扩展 { $expanded }
    }
compare-after-each = 每种策略各进行 { $amount }
compare-up-to-depth = 直到深度或 f 为 { $depth }
compare-share-of-run = 至此已完成其扩展的 { $percent }
compare-at-depth = 深度或 f 为 { $depth }
compare-expanded-of = 已扩展 { $at } / { $end }
compare-limits = 每个搜索的限制：{ $limits }
compare-memory-share = 每个搜索至多 { $memory }
compare-about-memory-share = 无论比较几个，每个搜索都可用“探索”中内存上限的六分之一。
compare-about-limits = 幻灯片限制了每个搜索可用的资源。换成别的局面后，限制就取消了。
compare-depth-of = 深度或 f { $at } / { $end }
compare-time-of = { $at } / { $end }
# The picture of a search and its figures.
compare-measuring = 正在测量状态空间…
compare-recorded = 之后的节点不再记录。计数继续。
compare-expanded-figure = 已扩展
compare-visited-figure = 已访问
compare-of-all-states = 占全部状态
compare-own-scale = 每棵树使用自己的比例
compare-own-scale-in-short = 各自比例
compare-about-own-scale = 每棵树都填满自己的一栏，因此请比较数字，而不是大小。
compare-profile = 每个深度一条横条；最宽的有 { $nodes }。亮：已扩展。淡：在边界中。竖线：路径。
compare-picture-stops = 绘制到第 { $expansion } 次扩展
compare-map-of = 状态空间图：{ $strategy }
compare-visited-count = 已访问 { $count }
compare-open-count = { $list } { $count }
compare-counter-visited = 已访问 { $count }
compare-counter-frontier = 边界 { $count }
compare-counter-generated = 已生成 { $count }
compare-counter-reached =
    { $by_f ->
        [true] f { $at }
       *[false] 深度 { $at }
    }
compare-all-counters = { $strategy }：已扩展 { $expanded }、{ $others }
# The status.
compare-none-solved = 均未解出
compare-all-solved = 全部解出
compare-status-unsolvable = 无解
compare-cancelled-early = 轮到之前已取消
compare-solved = 已解出 { $solved } / { $all }
compare-solved-by-now = 至此已解出 { $solved } / { $all }
compare-done = 搜索中：已完成 { $over } / { $all }
compare-not-started = 搜索未能开始：{ $reason }

## compare/curve

# What the curves show.
compare-curve-nodes = 节点数
compare-curve-expansions = 扩展次数
compare-curve-depth = 深度或 f
compare-curve-time = 搜索时间
compare-curve-share = 占全部运行的百分比
compare-curve-frontier-by-share = 边界与运行进度
compare-curve-frontier = 边界与扩展次数
compare-curve-visited = 已访问与扩展次数
compare-curve-frontier-by-depth = 边界与深度或 f
compare-curve-visited-by-depth = 已访问与深度或 f
compare-curve-expanded-by-depth = 已扩展与深度或 f
compare-curve-frontier-by-time = 边界与时间
compare-curve-expanded-by-time = 已扩展与时间

## course

course-heading = 用四节短课学会搜索
course-intro =
    { $kept ->
        [true] 每道题都会检查并讲解；答案保存在这台电脑上。
       *[false] 每道题都会检查并讲解。答案没有保存在这台电脑上。
    }
course-at-slide = 第 { $slide } 张，共 { $count } 张
course-done = { $count } 题中首次答对 { $right } 题
course-seen = 已读完
course-progress = { $title } 的进度
course-start = 开始
course-start-about = 从第一张幻灯片开始。
course-continue = 继续
course-continue-about = 从上次离开处继续。
course-again = 再来一遍
course-again-about = 从头开始；重新作答之前，原来的答案保留。
course-open = 打开课件…
course-open-about = 学习文件中的一节课。
course-for-teachers = 教师
course-your-slides = 你的幻灯片
course-no-slides = 搜索的任何时刻都能成为一张幻灯片：按“课件”旁的 +。
course-own-slides = { $title } · { $slides }
course-unnamed = 尚未保存
course-play = 播放
course-play-about = 像学生一样过一遍你的幻灯片。
course-answered = { $count } 题中 { $right } 题首次答对
course-hint = 提示 { $number }/{ $count }
course-h-and-truth = h = { $h }，真实步数是 { $truth }
course-panels = 全部面板
course-panels-about = 在这张幻灯片处显示整个窗口。
course-unfolded = 课程：{ $title }，第 { $slide } 张，共 { $count } 张
course-back = 回到课程
course-back-about = 重新收起各面板。
course-leave = 离开
course-leave-about = 回到课程列表。
course-next = 下一张
course-next-about = 下一张幻灯片（Page Down）。
course-skip = 跳过
course-skip-about = 下一张幻灯片；这道题先留着。
course-show-answer = 显示答案
course-show-answer-about = 显示正确答案；这道题仍算未答对。
course-step-by-step = 逐步查看
course-step-by-step-about = 从第一次扩展起逐行展示搜索，并显示所有面板。上方有“回到课程”。
course-ringed = 图中已圈出
course-check = 检查
course-check-about = 检查你的答案（Enter）。
course-checking = 正在检查…
course-number = 你的数
course-not-a-number = 请写一个数。
course-program = 你的估计
course-program-hint = manhattan()  // 还有：misplaced()、数、+ - * /、max(a, b)
course-moves = { $moves } 步
course-from-the-start = 重新开始
course-from-the-start-about = 把方块放回原处。
course-slide-tiles = 点击空格旁的方块，或使用方向键。
course-click-next = 请在图中点击那个局面。
course-predicted = 已答对 { $right } / { $times }
course-click-all = 请在图中点击这些局面；再次点击即取消。
course-marked = 已标出 { $count } 个
course-unmark = 取消 { $board }
course-at-first =
    { $kept ->
        [true] 首次即答对。答案已保存，随时可以回来。
       *[false] 首次即答对。
    }
course-at-try =
    { $kept ->
        [true] 第 { $number } 次答对。答案已保存，随时可以回来。
       *[false] 第 { $number } 次答对。
    }
course-keys = Page Up、Page Down：换幻灯片
course-keys-choose = Page Up、Page Down：换幻灯片 · 1 到 { $count }：作答
course-moment = 第 { $at } 次扩展，共 { $newest } 次
course-summary = 要点
course-score-heading = 你的答案
course-score-first = 首次答对：{ $right } / { $count }
course-score-later = 多次尝试后答对：{ $count }
course-score-open = 尚未答对：{ $count }
course-go-to-open = 去作答
course-go-to-open-about = 转到第一道尚未答对的题。
course-next-lesson = 下一课：{ $title }
course-all-lessons = 全部课程
course-space-tells = 按空格键显示答案。
course-option = 答案 { $number }：{ $text }
course-option-right = 答案 { $number }，正确：{ $text }
course-option-wrong = 答案 { $number }，错误：{ $text }
course-dot = 第 { $number } 张
course-dot-right = 第 { $number } 张，已答对
course-dot-wrong = 第 { $number } 张，答错
course-dot-later = 第 { $number } 张，多试几次后答对
course-dot-open = 第 { $number } 张，有一道题
course-not-opened = 课件未打开：{ $reason }
course-review = 前些天答错的题：现在会了吗？
course-review-slide = { $title }，第 { $slide } 张

## dialogs

dialogs-save = 另存为
dialogs-open = 打开课件
dialogs-lessons = 课件
dialogs-orders = 局面的顺序
dialogs-all-files = 所有文件
dialogs-choose = 选择…
dialogs-choose-about = 在对话框中选择文件夹和名称。
dialogs-choose-lesson = 选择并打开…
dialogs-choose-lesson-about = 在对话框中选择课件并打开。
dialogs-no-dialog = 这个桌面没有文件对话框：请在输入框中写出名称。
dialogs-already-open = 已有一个文件对话框打开：请先处理它。
dialogs-not-text = 文件名不是可读的文本：请改名，或另选一个。
dialogs-choose-for = 选择：{ $field }
dialogs-no-file-manager = 没有文件管理器响应。文件是 { $path }。
dialogs-recent-lessons = 最近的课件
dialogs-recent-exports = 最近的文件
dialogs-open-recent = 打开 { $path }。
dialogs-show-recent = 在文件夹中显示 { $path }。

## dropped

dropped-drop = 拖放到此处
dropped-drop-what = 课件、启发函数（.rhai）、方块用的图片（PNG 或 JPEG），或含有局面的文本文件。
dropped-one-at-a-time = 一次只接受一个文件，其余的未处理。
dropped-lesson-busy = 正在读写另一个课件：请等它完成后再拖放一次。
dropped-exercise-open = 练习正在进行，这一题不接受文件：请先关闭练习，再打开 { $name }。
dropped-long = 内容过长，不可能是局面
dropped-lesson = 正在打开课件 { $name }。
dropped-heuristic = 启发函数“{ $name }”已存入你自己的启发函数。
dropped-board-dropped = { $name } 中的局面已成为初始局面。
dropped-boards-dropped = { $name } 中的两个局面已成为初始局面和目标局面。
dropped-boards-pasted = 已粘贴：{ $start } 已成为初始局面，{ $goal } 已成为目标局面。
dropped-board-pasted = 已粘贴：{ $board } 已成为初始局面。
dropped-no-board-pasted = 粘贴的内容不是局面：{ $fault }。
dropped-unreadable = 无法读取 { $name }：{ $error }。
dropped-folder = { $name } 是文件夹：请拖放文件。
dropped-not-a-file = { $name } 是管道或设备：请拖放文件。
dropped-too-large = { $name } 超过 { $most } KiB，不会是课件、启发函数或局面。
dropped-not-text = { $name } 不是文本：请拖放课件、启发函数或局面。
dropped-trace = { $name } 是搜索轨迹，本窗口不能打开：请用 posthoc.pathfinding.ai。
dropped-bad-lesson = { $name }：{ $error }。
dropped-unknown = { $name } 既不是课件，也不是局面：{ $fault }。
dropped-broke-off = 读取 { $name } 时出错：请再试一次。

## examples, by id

examples-source-leetcode = 力扣 (LeetCode) 773，滑动谜题
examples-source-p1379 = 洛谷 P1379，八数码难题
examples-source-hardest = A. Reinefeld, Complete Solution of the Eight-Puzzle, IJCAI 1993
examples-source-korf = R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985
examples-source-korf-felner = R. E. Korf and A. Felner, Disjoint pattern database heuristics, Artificial Intelligence 134, 2002
examples-source-loyd = Johnson and Story, Notes on the “15” Puzzle, Amer. J. Math. 2, 1879
examples-source-classroom = 课堂例题
examples-easy-8-moves = 入门，8 步
examples-easy-8-moves-about = 入门：A* 的整棵搜索树都能在屏幕上显示
examples-leetcode-773-a = 力扣 773 A
examples-leetcode-773-a-about = 离目标一步：看一次扩展做了什么
examples-leetcode-773-b = 力扣 773 B
examples-leetcode-773-b-about = 小到可以在纸上搜索
examples-leetcode-773-c = 力扣 773 C
examples-leetcode-773-c-about = 棋盘虽小，步数不少
examples-leetcode-773-d = 力扣 773 D
examples-leetcode-773-d-about = 奇偶性为何重要：搜索访问全部 360 个状态，徒劳无功
examples-p1379 = P1379
examples-p1379-about = 另一种目标：空格在中间
examples-nineteen-moves = 十九步
examples-nineteen-moves-about = BFS 与 A* 对比：启发函数节省了多少
examples-twenty-moves = 二十步
examples-twenty-moves-about = 典型的八数码，适合比较策略
examples-hardest-3x3-a = 最难的 3 × 3 A
examples-hardest-3x3-a-about = 八数码中步数最多的局面
examples-hardest-3x3-b = 最难的 3 × 3 B
examples-hardest-3x3-b-about = 另一个需要 31 步的局面，仅此两个
examples-unsolvable-3x3 = 无解的 3 × 3
examples-unsolvable-3x3-about = 奇偶性为何重要：只有 7 和 8 互换
examples-korf-55 = Korf 55
examples-korf-55-about = 解较短的十五数码
examples-korf-79 = Korf 79
examples-korf-79-about = 容易的十五数码：A* 用曼哈顿距离很快解出
examples-korf-97 = Korf 97
examples-korf-97-about = 比 Korf 79 稍难的十五数码
examples-korf-9 = Korf 9
examples-korf-9-about = 中等的十五数码，适合比较启发函数
examples-korf-5 = Korf 5
examples-korf-5-about = 内存：A* 用曼哈顿距离要存储数百万个状态
examples-korf-1 = Korf 1
examples-korf-1-about = 内存：A* 需要数百兆字节，IDA* 只需一条路径
examples-14-15-puzzle = 14-15 谜题
examples-14-15-puzzle-about = 1880 年著名的无解谜题
examples-24-puzzle-12 = 二十四数码，12 步
examples-24-puzzle-12-about = 5 × 5 入门：A* 只需少量扩展
examples-24-puzzle-40 = 二十四数码，40 步
examples-24-puzzle-40-about = 5 × 5：最优搜索对比加权 A*
examples-korf-felner-25 = Korf-Felner 25
examples-korf-felner-25-about = 随机的二十四数码，五十题中最容易的一题
examples-korf-felner-1 = Korf-Felner 1
examples-korf-felner-1-about = 随机的二十四数码：试试贪婪搜索和加权 A*
examples-goal-blank-last = 空格在后
examples-goal-blank-first = 空格在前
examples-goal-p1379 = P1379
examples-goal-snail = 螺旋

## experiment

experiment-every-board = 全部局面
experiment-every-board-about = 全部可解的局面，最大到 3 × 3 和 2 × 5：精确的数字，不必抽取。
experiment-every-preset = 8 数码的全部局面
experiment-every-preset-about = 十四个策略在全部 181,440 个局面上的精确数字。
experiment-every-cancel-about = 结束。已经完整的解长会显示出来。
experiment-every-no-results = 搜索完全部解长后，精确的数字将显示在此处；取消后显示已经完整的解长。
experiment-every-spread = 对数 · 全部局面的平均值与四分位数
experiment-every-under-way =
    { $length ->
        [none] 所有局面的估计值
       *[other]
            { $by_cost ->
                [true] 最低代价为 { $length } 的局面
               *[false] 解长为 { $length } 的局面
            }
    }
experiment-every-ended =
    { $whole ->
        [true] 全部局面都已搜索
       *[false]
            { $by_cost ->
                [true] 已取消；{ $of } 个代价中有 { $lengths } 个是完整的
               *[false] 已取消；{ $of } 个解长中有 { $lengths } 个是完整的
            }
    }
experiment-own = 自定义实验
experiment-make-own = 改为自定义实验
experiment-make-own-about = 使局面和策略可以编辑。
experiment-boards = 局面
experiment-boards-in-all = 局面总数
experiment-boards-a-length = 每个长度的局面数
experiment-more-boards = 局面越多，平均值受偶然因素的影响越小。
experiment-drawn = 随机抽取
experiment-drawn-about = 最短解长精确已知的局面，棋盘至多 2 × 5。更大的棋盘：给定步数的随机游走。
experiment-from-file = 来自文件
experiment-from-file-about = 每行一个局面：“名称: 局面 = 长度”。名称和长度可省略。“goal: 局面”一行设定目标局面。
experiment-instance-file = 题目文件
experiment-size = 大小
experiment-size-about = 棋盘的行数 × 列数。
experiment-goal = 目标
experiment-goal-about = 每次搜索要到达的局面。
experiment-from-length = 起始长度
experiment-from-length-about = 最容易的局面的最短解长，以步计。
experiment-to-length = 终止长度
experiment-to-length-about = 最难的局面的最短解长，以步计。
experiment-step = 间隔
experiment-step-about = 相邻两个长度之差。2 表示每隔一个长度取一个。
experiment-costs = 移动的代价
experiment-costs-about = unit：每步代价为 1。tile：方块上的数字。或依次给方块 1、2……各一个代价，例如 1,2,3,4,5,6,7,9。
experiment-move-order = 移动次序
experiment-move-order-about = 所有策略依次尝试空格各种移动的次序，例如 RDUL；或 all：每种策略各用全部 24 种次序，并给出它们相差多少。留空：上、左、右、下。
experiment-seed = 随机种子
experiment-seed-about = 相同的种子给出相同的局面和相同的数值。
experiment-expansions = 每次运行的扩展上限
experiment-expansions-about = 超过此上限的运行即中止，记为未解出。留空：无上限。
experiment-memory = 每次运行的内存上限
experiment-memory-about = 超过此上限的运行即中止，记为未解出。
experiment-depth-limit = 深度上限
experiment-depth-limit-about = 搜索不会更深。留空：以所有局面中最长的解长为限。
experiment-no-limit = 无上限
experiment-taken-up = 所示实验的 { $boards }。要读取其他局面，请填写文件名。
experiment-run = 运行
experiment-run-name = 运行实验
experiment-run-about = 使用所有处理器核心，在每个局面上运行每种策略。
experiment-under-way = 请先取消当前实验。已完成的运行会保留。
experiment-form-faulty = 请先改正表单：错误列在各栏下方。
experiment-presets = 经典实验

## experiment/preset, by id

experiment-preset-aima = AIMA 图 3.26 的表格
experiment-preset-korf = 用 IDA* 求解 Korf 的十五数码题目
experiment-preset-korf-felner = Korf 与 Felner 的二十四数码题目
experiment-preset-bidirectional-against-astar = 课堂：双向广度优先搜索对比 A* 算法

## experiment/fault

# What is wrong with the form.
experiment-fault-every-too-large = { $size } 的全部局面太多：最大只能到 3 × 3 和 2 × 5。
experiment-fault-expansions = 请输入不小于 1 的整数；留空表示无上限。
experiment-fault-file = 请输入含有局面的文件的路径。
experiment-fault-length = 请输入整数步数。
experiment-fault-boards = 至少需要一个局面。
experiment-fault-seed = 请输入整数。
experiment-fault-depth-limit = 请输入整数步数，或留空。
experiment-fault-is-listed = { $strategy }：已在列表中。

## experiment

# The strategies.
experiment-strategies = 策略，每种都在每个局面上运行
experiment-add = 添加
experiment-about-remove = 从列表中移除。
experiment-remove = 移除：{ $strategy }
experiment-about-strategy = { $strategy }。{ $summary }
experiment-add-strategy = 添加：{ $strategy }
experiment-about-add = 同时运行：{ $strategy }。
experiment-most-strategies = 一次实验至多 { $most } 种策略。
# The experiment that is kept from before.
experiment-discard = 丢弃
experiment-discard-about = 删除其已完成的运行。
experiment-show-kept = 显示
experiment-show-kept-about = 显示其结果，不重新运行。
experiment-go-on = 继续
experiment-go-on-about = 运行剩余部分。
experiment-kept = 上次的实验：{ $name }，{ $runs }已全部完成。
experiment-kept-unfinished = 上次未完成的实验：{ $name }，已完成 { $made } / { $all } 次运行。
experiment-kept-of-file = 文件中的 { $boards }，{ $strategies }
experiment-kept-drawn = { $size } 棋盘，长度 { $lengths }，{ $strategies }
# The progress.
experiment-no-experiment = 尚无实验
experiment-new-experiment = 新实验
experiment-how-to-begin = 填写表单后按“运行”，或单击一个经典实验。
experiment-time-left = 由每种策略在每个长度上的平均时间估算。
experiment-threads = 每次运行有自己的线程。
experiment-progress = 进度
experiment-cancel = 取消
experiment-cancel-about = 结束实验。已完成的运行会保留。
experiment-pause = 暂停
experiment-pause-about = 暂停所有运行。
experiment-resume = 继续
experiment-resume-about = 继续所有运行。
experiment-preparing = 正在准备局面
experiment-cancelled-early = 首次运行之前已取消
experiment-broke-off = 实验因错误中止。这是 Slidescope 的缺陷，请报告。
experiment-plan-from-file = 来自文件的 { $boards }
experiment-plan-goal = { $size }，目标 { $goal }
experiment-plan-lengths =
    { $exact ->
        [true]
            { $to ->
                [none] 长度 { $from }
               *[other]
                    { $step ->
                        [none] 长度 { $from } 至 { $to }
                       *[other] 长度 { $from } 至 { $to }，间隔 { $step }
                    }
            }
       *[false]
            { $to ->
                [none] 游走 { $from } 步
               *[other]
                    { $step ->
                        [none] 游走 { $from } 至 { $to } 步
                       *[other] 游走 { $from } 至 { $to } 步，间隔 { $step }
                    }
            }
    }
experiment-plan-seed = 随机种子 { $seed }
experiment-share-done = 已完成 { $percent } 的运行。
experiment-runs-made = { $made } / { $all } 次运行
experiment-running =
    { $left ->
        [none] { $done } · 尚无估计
       *[other] { $done } · 约剩 { $left }
    }
experiment-paused = 已暂停：{ $done }
experiment-cancelling = 正在取消：{ $done }
experiment-complete = { $runs }全部完成
experiment-cancelled = 已取消：{ $done }；已完成的运行会保留
experiment-broken = 已停止：{ $done }。{ $why }
experiment-not-kept = 已完成的运行无法保存：{ $reason }。
experiment-no-thread = 实验未能开始：{ $reason }。
experiment-nodes-expanded = 已扩展 { $nodes }
experiment-runs-from-before = { $runs }来自上次
# The table, and taking it along.
experiment-results = 结果
experiment-means = 平均值
experiment-means-about = 每个长度和策略一行：平均值、离散程度和 b*。
experiment-every-run = 每次运行
experiment-every-run-about = 每次完成的运行一行，按完成的先后排列。
experiment-about-known = 与发表的结果对照。

## experiment/known, by id

experiment-known-aima = 与教科书对照
experiment-known-korf = 与 Korf 对照
experiment-known-korf-felner = 与 Korf 和 Felner 对照
experiment-known-bidirectional-against-astar = 课堂

## experiment

experiment-export = 导出
experiment-export-more = 导出…
experiment-about-export = 将此表格写入文件。
experiment-copy = 复制
experiment-too-long-to-copy = 表格太长，无法放入剪贴板。请改用导出。
experiment-format = 格式
experiment-about-copy = 将此表格复制为 { $format }。
experiment-copied = 已复制为 { $format }。
experiment-cell = { $title }：{ $shown }
# The plot.
experiment-nodes-against-length = 节点数随长度的变化
experiment-nodes-against-cost = 节点数随代价的变化
experiment-against-length = 随长度的变化
experiment-log-mean = 对数 · 平均值 ± 标准差
experiment-log-orders = 对数 · 各次序的均值、最小与最大
experiment-log-orders-about = 纵轴为对数。每个点是同一长度的所有局面在全部 24 种移动次序下的均值。色带从均值最低的次序到均值最高的次序。
experiment-of-orders =
    { $differs ->
        [true] { $strategy }：扩展 { $least } 到 { $most }
       *[false] { $strategy }：每种次序都扩展 { $most }
    }
experiment-in-range = ，{ $low } 到 { $high }
experiment-vertical-axis = 纵轴
experiment-vertical-axis-about = 纵轴所表示的数量。
experiment-shortest-length = 最短解长
experiment-least-cost = 解的最低代价
experiment-walk-length = 随机游走的步数

## experiment/quantity

experiment-quantity-generated = 已生成节点
experiment-quantity-children = 已生成节点（AIMA 的计法）
experiment-quantity-expanded = 已扩展节点
experiment-quantity-visited = 已访问状态
experiment-quantity-peak-frontier = 边界峰值

## experiment

experiment-plot-title = { $quantity }随长度的变化，对数，平均值 ± 标准差
experiment-length-of-boards =
    { $by_cost ->
        [true] 代价 { $length }，{ $boards }
       *[false] 长度 { $length }，{ $boards }
    }
experiment-point = { $strategy }：{ $mean }
experiment-no-rows = 随着运行完成，平均值、标准差和有效分支因子将显示在此处。
experiment-no-curves = 生成的节点数随局面长度变化的曲线将显示在此处，每种策略一条。
experiment-no-lengths = 图表需要局面的长度。请在文件中将长度写在 = 之后。
experiment-spread = 对数坐标轴。每个点是同一长度的所有局面的平均值。色带为上下各一个标准差，并截止于最大值和最小值。
experiment-plot = { $quantity }随长度的变化，每种策略一条曲线
experiment-unfinished = 未完成：已完成 { $made } / { $all } 次运行。

## experiment/column, by id

# What stands in a column.
experiment-column-length = 最短解的步数。对随机游走得到的局面：游走的步数。
experiment-column-cost = 找到的路径上各步的代价之和。
experiment-column-strategy = 算法及其启发函数和设置。
experiment-column-verdict = 所找到的路径是否最短。
experiment-column-ratio = 扩展的节点数，除以解出该局面的所有策略中最少的扩展数。
experiment-column-bytes-per-state = 为每个已访问状态存储的字节数。
experiment-column-runs = 已完成的运行次数。
experiment-column-solved = 在限制之内找到解的运行。平均值只计这些运行。
experiment-column-found = 所找到的解的步数。若不是最短解，则大于长度。
experiment-column-generated-sd = 生成节点数的标准差：此长度的局面之间差异有多大。
experiment-column-bytes = 搜索占用内存的最大值，以字节计，包括表和队列中的空位。
experiment-column-seconds = 搜索时间，以秒计。其他运行的线程同时进行。
experiment-column-expanded-total = 在这些局面上共扩展的节点数。
experiment-column-expanded-q1 = 四分之一的局面至多扩展这么多次。
experiment-column-expanded-median = 一半的局面至多扩展这么多次：中位数。
experiment-column-expanded-q3 = 四分之三的局面至多扩展这么多次。
experiment-column-least = 这些局面中最少的扩展次数。
experiment-column-least-board = 扩展次数最少的第一个局面。
experiment-column-most = 这些局面中最多的扩展次数。
experiment-column-most-board = 扩展次数最多的第一个局面。
experiment-column-generated-total = 在这些局面上共生成的节点数。
experiment-column-not-shortest = 找到的路径不是最短路径的局面数。
experiment-column-longest = 找到的路径中最多的步数。
experiment-column-longest-board = 找到的路径最长的第一个局面。
experiment-column-more = 比所对照的策略扩展更多节点的局面数。
experiment-column-equal = 与所对照的策略扩展同样多节点的局面数。
experiment-column-fewer = 比所对照的策略扩展更少节点的局面数。
experiment-column-excess = 最多多出的扩展次数。
experiment-column-excess-board = 多出的扩展次数最多的第一个局面。
experiment-column-longer = 比所对照的策略找到更长路径的局面数。
experiment-column-widest = 与所对照的策略相比倍数最大的路径长度。
experiment-column-widest-other = 所对照的策略在该局面上的路径长度。
experiment-column-widest-board = 有这样路径的第一个局面。
experiment-column-run = 运行的编号。
experiment-column-name = 局面在文件中的名称。
experiment-column-board = 初始局面，逐行书写；0 表示空格。
experiment-column-goal = 目标局面。
experiment-column-end = 运行如何结束。
experiment-column-instance = 题目在 Korf 论文中的编号。
experiment-column-length-published = 最短解的步数（发表值）。
experiment-column-times-published = 找到的解的步数除以发表的最短步数。1.00 就是最短。
experiment-column-nodes = 所有迭代生成的节点数，根节点计一次。
experiment-column-nodes-published = 生成的节点数（发表值）。
experiment-column-boards = 局面数。
experiment-column-bidirectional = 双向广度优先搜索生成节点数的平均值。
experiment-column-astar-smaller-g = 使用曼哈顿距离的 A* 算法生成节点数的平均值。并列时 g 小者优先，与教科书大致相同。
experiment-column-astar-larger-g = 使用曼哈顿距离的 A* 算法生成节点数的平均值。并列时 g 大者优先，即本程序的惯例。
experiment-column-wins = 双向广度优先搜索生成的节点少于 A* 算法（并列时 g 小者优先）的局面数。
experiment-column-generated = { glossary-generated-about }
experiment-column-expanded = { glossary-expanded-about }
experiment-column-visited = { glossary-visited-about }
experiment-column-peak-frontier = { glossary-peak-frontier-about }
experiment-column-branching = { glossary-branching-factor-about }
experiment-column-bfs-generated-with-parent = { experiment-textbook-count }
experiment-column-bfs-generated-aima = 发表于 AIMA 图 3.26。{ experiment-textbook-count }
experiment-column-bfs-generated-exact = 该长度全部局面的精确平均值。{ experiment-textbook-count }
experiment-column-bfs-branching = { glossary-branching-factor-about }
experiment-column-bfs-branching-aima = 发表于 AIMA 图 3.26。{ glossary-branching-factor-about }
experiment-column-misplaced-generated-with-parent = { experiment-textbook-count }
experiment-column-misplaced-generated-aima = 发表于 AIMA 图 3.26。{ experiment-textbook-count }
experiment-column-misplaced-generated-exact = 该长度全部局面的精确平均值。{ experiment-textbook-count }
experiment-column-misplaced-branching = { glossary-branching-factor-about }
experiment-column-misplaced-branching-aima = 发表于 AIMA 图 3.26。{ glossary-branching-factor-about }
experiment-column-manhattan-generated-with-parent = { experiment-textbook-count }
experiment-column-manhattan-generated-aima = 发表于 AIMA 图 3.26。{ experiment-textbook-count }
experiment-column-manhattan-generated-exact = 该长度全部局面的精确平均值。{ experiment-textbook-count }
experiment-column-manhattan-branching = { glossary-branching-factor-about }
experiment-column-manhattan-branching-aima = 发表于 AIMA 图 3.26。{ glossary-branching-factor-about }

## experiment

experiment-textbook-count = 生成节点数的平均值，按教科书的方式计算：被扩展节点的所有相邻状态，包括其父节点。

## experiment-files

experiment-files-title-lengths = { $size }，目标 { $goal }，长度 { $lengths }，各 { $boards }，随机种子 { $seed }
experiment-files-title-walks = { $size }，目标 { $goal }，随机游走 { $lengths } 步，各 { $boards }，随机种子 { $seed }
experiment-files-note-branching = b*：有效分支因子。N + 1 = 1 + b* + … + b*^d，两边各对所有运行求和，其中 N 为生成的节点数，d 为路径的步数。
experiment-files-note-walks = 长度为随机游走的步数：最短解可能更短。
experiment-files-note-scarce = 局面只有这么多：{ $list }。
experiment-files-of-length = 长度 { $length } 的有 { $number } 个
experiment-files-unsolved-note = { $runs } 次运行在限制之内没有找到解；平均值只计其余的运行。
experiment-files-failed-note = { $runs } 次运行因启发函数出错而中止；平均值只计其余的运行。
experiment-files-not-lengths = “{ $text }”不是长度范围；请写 20、6..28，或写 6..28:2 表示每隔一个取一个
experiment-files-lengths-backwards = 长度从 { $from } 减小到 { $to }；请先写较小的一个
experiment-files-no-step = 间隔为 0；请写 1 或更大的数
experiment-files-length-too-large = 长度 { $length } 太大；长度不能超过 { $most }
experiment-files-not-a-shard = “{ $text }”不是分片；请写分片编号和总数，例如 3/16
experiment-files-shard-count = 不能有 { $count } 个分片；请写 1 至 { $most }，例如 3/16
experiment-files-only-shard = 总数为 1 时没有分片 { $number }；只有 1/1
experiment-files-no-such-shard = 总数为 { $of } 时没有分片 { $number }；分片为 1/{ $of } 至 { $of }/{ $of }
experiment-files-no-strategies = 没有策略；请至少给出一种
experiment-files-strategy-twice = 策略出现了两次：{ $strategy }；请保留一个
experiment-files-no-boards = 没有局面；每个长度请至少要求一个
experiment-files-too-far = 没有局面距 { $goal } 为 { $length } 步；最远为 { $farthest } 步
experiment-files-too-many-runs = 共需 { $number } 次运行；上限为 { $most } 次
experiment-files-every-too-large = { $size } 的全部局面太多：最大只能到 3x3 和 2x5；请去掉 --every-board，改用 --lengths 抽取局面
experiment-files-every-unsupported = { $strategy } 不能在全部局面上统计：全部局面上不支持 dfs，依次尝试上、左、右、下，并列时只由较大或较小的 g 决定；请用 --lengths 在随机局面上统计
experiment-files-note-move-orders = { $strategy }：{ $orders } 种移动次序下，平均扩展数从 { $least }（{ $first }）到 { $most }（{ $last }）
experiment-files-every-unbounded = { $strategy } 不保存状态，在全部局面上没有上限；请用带内置启发函数的 idastar，或找到同样长度的 bfs
experiment-files-every-made-for-one-goal = { $strategy } 需要为每个局面各作一套以它为目标的表；请用 mm 加 zero、misplaced、patchy、manhattan 或 linear-conflict
experiment-files-every-too-far = 没有距目标 { $length } 步的局面；最远的是 { $farthest } 步
experiment-files-every-cancelled = 在任何一种长度完成之前就取消了
experiment-files-every-no-estimate = { $strategy }：{ $fault }
experiment-files-title-every = { $size } 到 { $goal } 的全部局面
experiment-files-title-every-lengths = { $size } 到 { $goal } 的全部局面，长度 { $lengths }
experiment-files-note-every-against = 更多、一样多、更少和更长，都是与{ $strategy }对照。
experiment-files-note-every-costs =
    { $own ->
        [none] 每步的代价是所移方块的数字。
       *[other] 各方块的代价为 { $own }。
    }这里的长度都是代价，第一列是局面的最小代价，not_shortest 是所找路径代价更大的局面数。
experiment-files-note-every-part = 只有已完成的长度：{ $all } 种中的 { $lengths } 种。
experiment-files-broken = { $strategy }：在 { $board } 上出错：{ $reason }；这是 Slidescope 的缺陷，请报告此局面
experiment-files-broken-without-reason = 没有给出原因
experiment-files-line = 第 { $line } 行：{ $fault }
experiment-files-entry = 第 { $entry } 项：{ $fault }
experiment-files-board-illegal = 局面不合法：{ $faults }；每行写成“名称: 局面 = 步数”，只有局面是必需的
experiment-files-unknown-columns = 这里不认识：{ $names }；请去掉，或把列命名为 board、goal、name 和 length
experiment-files-board-unsolvable = 局面无解：{ $reason }
experiment-files-not-a-length = “{ $text }”不是长度；请在 = 之后写最短解的步数，或省略
experiment-files-wrong-length = 最短解有 { $shortest } 步，而不是 { $length } 步；请改正 = 后的数，或将其省略
experiment-files-impossible-length = 没有 { $length } 步的解，下一个可能的步数是 { $next }；请改正 = 后的数，或将其省略
experiment-files-too-many-boards = 局面超过 { $most } 个；请拆分文件
experiment-files-too-long = 文件超过 { $most } 字节；请拆分
experiment-files-empty = 其中没有局面；请每行写一个
experiment-files-in-use = 另一个实验正在写入此文件；请选择其他文件
experiment-files-not-a-journal = 它不是实验的日志；请选择其他文件
experiment-files-newer = 它由更新版本的程序写成（格式 { $version }，本程序读取 { $ours }）；请更新程序，或选择其他文件
experiment-files-older = 它由较旧版本的程序写成（格式 { $version }，本程序读取 { $ours }）；请选择其他文件
experiment-files-other-experiment = 它属于另一个实验，不同之处：{ $parts }；请选择其他文件，或要求相同的实验
experiment-files-and-its = { $parts }、{ $part }
experiment-files-part =
    { $key ->
        [boards] 局面
        [goal] 目标
        [heuristics] 启发函数
        [lengths] 长度
        [limits] 上限
        [seed] 随机种子
        [size] 大小
        [strategies] 策略
       *[other] { $key }
    }
experiment-files-changed-header = 第 1 行（实验的说明）在写成之后被改动：校验和不符；请选择其他文件
experiment-files-other-shard = 它属于分片 { $theirs }，而不是 { $ours }；请选择其他文件，或给出 --shard { $theirs }
experiment-files-shard-of-whole = 它属于分片 { $theirs }，而不是整个实验；请选择其他文件，或给出 --shard { $theirs }
experiment-files-whole-of-shard = 它属于整个实验，而不是某个分片；请选择其他文件，或去掉 --shard
experiment-files-damaged = 第 { $line } 行已损坏：{ $fault }；删除该行后，其运行会重新进行
experiment-files-no-such-run = 没有编号为 { $run } 的运行
experiment-files-other-board = 运行 { $run } 属于另一个局面
experiment-files-other-strategy = 运行 { $run } 属于另一种策略
experiment-files-run-of-other-shard = 运行 { $run } 属于另一个分片
experiment-files-no-checksum = 缺少校验和
experiment-files-changed = 它在写成之后被改动：校验和不符

## experiment-shards

experiment-shards-nothing = 这些日志是空的；请给出已开始的分片的日志
experiment-shards-different = { $first } 与 { $path } 属于不同的实验，不同之处：{ $parts }；请合并同一实验的日志
experiment-shards-and-their = { $parts }、{ $part }
experiment-shards-run-twice = { $path } 中运行 { $run } 出现两次，且计数不同；请删除两行之一，或都删除以重新运行
experiment-shards-contradiction = { $first } 与 { $path } 都有运行 { $run }，但计数不同；请重新运行，或去掉错误的日志
experiment-shards-empty = { $path }：它是空的，或只有第一行的一部分；其中没有运行
experiment-shards-given-twice = { $path }：给出了两次；只读取一次
experiment-shards-cut-short = { $path }：最后一行不完整，已略去；继续此分片时会重新运行
experiment-shards-in-use = { $path }：另一个程序正在写入；只合并现有的运行
experiment-shards-other-program = { $path }：由 { $version } 版程序写成，而 { $first } 由 { $first_version } 版写成；两者的计数可能不同
experiment-shards-damaged = { $path }：已略去第 { $line } 行：{ $fault }；请删除该行，否则无法继续此分片
experiment-shards-overlap = { $path }：其中 { $runs } 次运行也在 { $first } 中，只计一次
experiment-shards-missing = 共 { $all }，缺少 { $missing } 次：
experiment-shards-no-journal = { $of } 个分片中的 { $count } 个没有给出日志（编号 { $numbers }），{ $runs }
experiment-shards-begun = 分片 { $shard }：共 { $all }，缺少 { $missing } 次（其余在 { $path } 中）
experiment-shards-more-begun = 以及分片 { $numbers }
experiment-shards-by-strategy = 按策略：{ $list }
experiment-shards-by-length = 按长度：{ $lengths }
experiment-shards-each = { $name }（{ $count }）
experiment-shards-run = 运行 { $run }：{ $board } 上的 { $strategy }
experiment-shards-to-make-them = 补做这些运行之后再次合并：
experiment-shards-for-each = K 依次为 { $numbers }
experiment-shards-range = { $from } 至 { $to }
experiment-shards-numbers = { $numbers } 和 { $last }

## explain

explain-side-word =
    { $side ->
        [forward] 正向
       *[backward] 反向
    }
explain-why-only = 它是边界中唯一的节点。
explain-why-oldest = 在 { $waiting } 个节点中，它最先进入边界。
explain-why-newest = 在 { $waiting } 个节点中，它最后放入栈。
explain-why-lowest-g = g = { $g } 是边界中最小的。
explain-why-lowest-g-of-both =
    { $in_both ->
        [true] g = { $g } 在两个边界中都是最小的，正向优先。
       *[false] g = { $g } 是{ $side }边界中最小的；{ $turned }边界的最小值为 { $other }。
    }
explain-why-lowest-h = h = { $h } 是边界中最小的。
explain-why-lowest-f = f = { $f } 是边界中最小的。
explain-why-lowest-p =
    { $in_both ->
        [true] p = { $p } 在两个边界中都是最小的，正向优先。
       *[false] p = { $p } 是{ $side }边界中最小的；{ $turned }边界的最小值为 { $other }。
    }
explain-why-first-within =
    { $limit ->
        [f] 它是上次扩展的节点的后继中，第一个不超过阈值 { $threshold } 的。
       *[depth] 它是上次扩展的节点的后继中，第一个不超过深度上限 { $threshold } 的。
    }
explain-why-goes-back =
    { $limit ->
        [f] 搜索沿路径回溯 { $nodes }，直到某节点还有不超过阈值 { $threshold } 的后继，取该后继。
       *[depth] 搜索沿路径回溯 { $nodes }，直到某节点还有不超过深度上限 { $threshold } 的后继，取该后继。
    }
explain-why-next-threshold =
    { $limit ->
        [f] 阈值 { $last } 以内已没有节点。搜索从根节点重新开始，阈值为 { $threshold }。
       *[depth] 深度上限 { $last } 以内已没有节点。搜索从根节点重新开始，深度上限为 { $threshold }。
    }
explain-why-smaller-frontier =
    { $equal ->
        [true] 两个边界都有 { $nodes }：正向优先。
       *[false] { $own }边界有 { $nodes }，{ $other }边界有 { $there } 个：轮到较小的一边。
    }
explain-why-layer-begins = 深度为 { $depth } 的这一层从最先进入边界的节点开始。
explain-why-same-layer = { $side }搜索深度为 { $depth } 的一层还剩 { $left } 个节点，先完成这一层。其中它最先进入边界。
explain-why-order-of-moves = 兄弟节点按移动的次序进入边界：空格依次向{ $ways }。
explain-followed = { $first }{ $second }
explain-tie-none = 没有其他节点与它相同。
explain-tie-by-g =
    { $end ->
        [largest] 有 { $count } 个节点与此相同；其中它的 g 最大（{ $g }）。
       *[smallest] 有 { $count } 个节点与此相同；其中它的 g 最小（{ $g }）。
    }
explain-tie-by-age =
    { $ties ->
        [oldest] 有 { $count } 个节点与此相同；其中它最先进入边界。
       *[newest] 有 { $count } 个节点与此相同；其中它最后进入边界。
    }
explain-tie-same-g = 有 { $count } 个节点与此相同，且都有 g = { $g }；其中它最先进入边界。
explain-tie-some-with-g =
    { $end ->
        [largest] 有 { $count } 个节点与此相同，其中 { $with_g } 个的 g 最大（{ $g }）；在这些节点中它最先进入边界。
       *[smallest] 有 { $count } 个节点与此相同，其中 { $with_g } 个的 g 最小（{ $g }）；在这些节点中它最先进入边界。
    }
explain-ending-found = 它就是目标，搜索结束
explain-ending-goal-to-be-taken = 它就是目标，但还须从边界中取出
explain-ending-meeting = 另一边的搜索也到过它：两个边界相遇
explain-ending-path =
    { $best ->
        [true] 另一边的搜索也到过它：得到一条 { $length } 步的路径，是目前最好的
       *[false] 另一边的搜索也到过它：得到一条 { $length } 步的路径，不比目前最好的更好
    }
explain-ending-path-of-cost =
    { $best ->
        [true] 另一个搜索也有它：一条代价为 { $cost } 的路径，目前最优
       *[false] 另一个搜索也有它：一条代价为 { $cost } 的路径，不比目前最优的更好
    }
explain-edge = 无：棋盘的边缘
explain-back = 略去：直接退回的移动
explain-not-reached = 略去：搜索在此之前已结束
explain-at-limit = 略去：节点已在深度上限 { $limit }
explain-undecided = 尚未查找
explain-stacked =
    { $beyond ->
        [true]
            { $limit ->
                [f] 轮到时丢弃：f = { $f } 超过阈值 { $threshold }
               *[depth] 轮到时丢弃：深度 { $f } 超过上限 { $threshold }
            }
       *[false]
            { $goal ->
                [true]
                    { $limit ->
                        [f] 保留：f = { $f } 不超过阈值 { $threshold }；它就是目标，但还须进入
                       *[depth] 保留：深度 { $f } 不超过上限 { $threshold }；它就是目标，但还须进入
                    }
               *[false]
                    { $limit ->
                        [f] 保留：f = { $f } 不超过阈值 { $threshold }
                       *[depth] 保留：深度 { $f } 不超过上限 { $threshold }
                    }
            }
    }
explain-kept =
    { $f ->
        [none] 保留：新状态，g = { $g }
       *[other] 保留：新状态，g = { $g }，f = { $f }
    }
explain-dropped =
    { $first_is_kept ->
        [true]
            { $list ->
                [closed] 丢弃：已关闭，g = { $stored }；g = { $g } 更小，但已关闭的节点保持关闭
               *[open] 丢弃：已在边界中，g = { $stored }；不再比较 g = { $g }，因为只保留到达一个状态的第一条路径
            }
       *[false]
            { $list ->
                [closed] 丢弃：已关闭，g = { $stored }；g = { $g } 并不更好
               *[open] 丢弃：已在边界中，g = { $stored }；g = { $g } 并不更好
            }
    }
explain-reparented =
    { $reopened ->
        [true] 更好的路径：g 由 { $old } 降为 { $g }；它已关闭，现在重新放回边界
       *[false] 更好的路径：g 由 { $old } 降为 { $g }
    }
explain-put-again = 已在栈中，g = { $old }；现以 g = { $g } 再次放入栈，以最新的一项为准
explain-ended =
    { $end ->
        [none] { $treated }
       *[other] { $treated }；{ $end }
    }
explain-right = 正确。
explain-as-good = 正确：它与被取出的节点同时进入边界；只由移动的次序决定先后。
explain-closed = 它已关闭：已经扩展过了。
explain-not-generated = 它还没有生成。
explain-larger-f = 它的 f 是 { $own }；边界中最小的是 { $lowest }。
explain-smaller-g = 它的 f 最小，但 g 是 { $g }；f 相同而 g = { $largest } 的节点优先。
explain-larger-p = 它的 p 是 { $own }；两个边界中最小的是 { $lowest }。
explain-forward-first = 它的 p 最小，但正向搜索有一个 p 相同的节点，正向优先。
explain-larger-h = 它的 h 是 { $own }；边界中最小的是 { $lowest }。
explain-larger-g = 它的 g 是 { $g }；g = { $smallest } 的节点优先。
explain-younger = 有 { $before } 个节点排在它前面，更早进入边界。
explain-older = 有 { $before } 个节点排在它之前，进入边界比它晚。
explain-later-on-stack = 栈中有 { $before } 个后继排在它之前。
explain-beyond-threshold =
    { $limit ->
        [f] 它的 f 是 { $own }，超过阈值 { $threshold }：轮到它时会被丢弃。
       *[depth] 它的深度是 { $own }，超过限制 { $threshold }：轮到它时会被丢弃。
    }
explain-other-side = 现在轮到{ $side }搜索。
explain-over = 搜索已结束：没有下一步了。
explain-step-goal = 它就是目标：搜索结束。
explain-step-no-goal = 它不是目标。
explain-step-generated = 生成{ $successor }。
explain-step-estimated = 剩余步数的估计值：h = { $h }。
explain-step-treated = { $successor }：{ $treatment }。
explain-step-parent-set = 被取出的节点成为它的父节点。
explain-step-met = 另一边已有它：两个边界相遇。
explain-step-ended = 是：{ $end }。
explain-step-not-yet = 还没有。
explain-step-inserted = 它进入边界。
explain-step-inserted-again = 它以新的 g 进入边界。
explain-step-no-shorter = 不可能有比目前最好的 { $best } 步路径更短的了。
explain-step-best-returned = 目前最好的路径就是最短路径：搜索结束。
explain-step-within-limit = 它的深度没有超过上限。
explain-step-at-limit = 它的深度已达上限 { $limit }：回溯到父节点。
explain-step-stacked = { $successor }留在栈中等待。
explain-step-backtracked = 沿路径回溯，到最后一个还有相邻状态未处理的节点。
explain-step-first-threshold = 第一个阈值是 { $threshold }。
explain-step-start = 搜索从初始局面开始。
explain-neighbour =
    { $board ->
        [none] 第 { $nth } 个相邻状态，空格向{ $direction }
       *[other]
            { $tile ->
                [none] 第 { $nth } 个相邻状态 { $board }，空格向{ $direction }
               *[other] 第 { $nth } 个相邻状态 { $board }，空格向{ $direction }（方块 { $tile } 向{ $way }移动）
            }
    }
explain-move-order = { $first }、{ $second }、{ $third }、{ $fourth }
explain-direction =
    { $letter ->
        [U] 上
        [L] 左
        [D] 下
       *[R] 右
    }

## explore

explore-log = 对数
explore-about-log = 纵轴取对数。
explore-log-lines =
    { $name ->
        [none] 每条横线是下面一条的十倍
       *[other] { $name }（每条横线是下面一条的十倍）
    }
explore-log-lines-short =
    { $name ->
        [none] 每条横线 × 10
       *[other] { $name } · 每条横线 × 10
    }

## explore/run

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

## explore/tabs

explore-tabs-board = 棋盘
explore-tabs-tree = 搜索树
explore-tabs-state-space = 状态空间
explore-tabs-depths = 深度
explore-tabs-expansion = 扩展
explore-tabs-stack = 栈
explore-tabs-frontier = 边界
explore-tabs-solution = 解

## explore/empty

explore-empty-illegal = 左边的局面还不合法。
explore-empty-no-way = 从这个局面无法到达目标局面。
explore-empty-search-anyway = 仍然搜索：搜索会访问能到达的每一个状态。
explore-empty-run-or-step = 按空格键运行，按 → 扩展一次。
explore-empty-g = g：已走的步数
explore-empty-h = h：剩余步数的估计
explore-empty-f = f = g + h
explore-empty-f-weighted = f = g + w × h
explore-empty-looks-for-heuristic =
    { $wanted ->
        [cheapest] { $algorithm }（启发函数：{ $heuristic }）求到目标的代价最小的解。
        [shortest] { $algorithm }（启发函数：{ $heuristic }）求到目标的最短解。
        [unproven] { $algorithm }（启发函数：{ $heuristic }）求到目标的一个解。不知道这个 h 是否可采纳，因此可能有更短的解。
       *[any] { $algorithm }（启发函数：{ $heuristic }）求到目标的一个解。
    }
explore-empty-looks-for =
    { $wanted ->
        [cheapest] { $algorithm } 求到目标的代价最小的解。
        [shortest] { $algorithm } 求到目标的最短解。
       *[any] { $algorithm } 求到目标的一个解。
    }

## explore/more

explore-more-more = 更多
explore-more-more-name = 搜索的更多选项
explore-more-more-about = 跳转与停止的位置、并列规则、内存上限，以及每个深度有多少状态。

## explore/sides

explore-sides-boards = 隐藏棋盘
explore-sides-boards-name = 显示棋盘
explore-sides-boards-sheet = 局面
explore-sides-search-sheet = 搜索
explore-sides-node = 隐藏节点
explore-sides-node-name = 显示节点
explore-sides-boards-edge = 棋盘栏的宽度
explore-sides-node-edge = 节点栏的宽度

## explore/every-board

explore-every-board-harder = 扩展 { $expanded } 个节点：少于全部局面中的 { $share }，也少于解长{ $moves }的局面中的 { $share_here }。
explore-every-board-about = 全部可解的局面，从对这个策略最容易的到最难的。每一个都搜索过。

## explore/counters

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

## explore/memory

explore-memory-held = 内存
explore-memory-held-about = 搜索占用的内存，包括表中的空位和队列。内存上限针对它。
explore-memory-recorded = 记录
explore-memory-recorded-about = 记录及其图形占用的内存；有了记录才能回到任意时刻。它不计入内存上限，其节点数另有上限。
explore-memory-limit = 内存上限
explore-memory-about-limit = 搜索所需内存超过上限时停止，并给出提示。上限从下一次运行起生效。

## explore/plot

explore-plot-name = 边界与已访问状态数随扩展次数或搜索时间的变化
explore-plot-empty = 边界与已访问的状态数将在这里增长。
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

## explore/pseudocode

explore-pseudocode-fine-steps = 逐行单步
explore-pseudocode-fine-steps-name = 逐行单步
explore-pseudocode-fine-steps-about = 单步时逐行走完每一次扩展。
explore-pseudocode-about-note = 高亮的一行在当前扩展中做什么。
explore-pseudocode-step = 第 { $number } 步，共 { $steps } 步
explore-pseudocode-line =
    { $at_work ->
        [true] { $code }（正在执行）
       *[false] { $code }
    }

## explore/depths

explore-depths-from-start = 从初始局面
explore-depths-from-goal = 从目标局面
explore-depths-depth = 深度
explore-depths-f = f
explore-depths-cost = 代价
explore-depths-cost-axis = 离根节点的代价 (g)
explore-depths-depth-axis = 离根节点的步数 (g)
explore-depths-nodes-axis = 节点数
explore-depths-states-axis = 状态数
explore-depths-log-name = 对数条形图
explore-depths-by-f = 按 f
explore-depths-by-cost = 按代价
explore-depths-by-depth = 按深度
explore-depths-name-by-f = 按 f 分条
explore-depths-about-by = 每个 f 值或每个深度一条。
explore-depths-legend =
    { $depth_first ->
        [true]
            { $states_known ->
                [true] 实心：在当前路径上。空心：在栈中。灰色：离初始局面同样远的所有状态。
               *[false] 实心：在当前路径上。空心：在栈中。
            }
       *[false]
            { $states_known ->
                [true] 实心：已关闭。空心：在边界中。灰色：离初始局面同样远的所有状态。
               *[false] 实心：已关闭。空心：在边界中。
            }
    }
explore-depths-name =
    { $of_search ->
        [true] 节点数，分组依据：{ $by }
       *[false] 状态数，分组依据：{ $by }
    }
explore-depths-levels = 共 { $levels } 级，依据：{ $by }
explore-depths-states-at = { $by } = { $level }：{ $states } 个状态
explore-depths-level = { $by } { $level }
explore-depths-nodes =
    { $name ->
        [none] 扩展 { $expanded } 次；已存储 { $stored }：边界中 { $frontier }，已关闭 { $closed }
       *[other] { $name }：扩展 { $expanded } 次；已存储 { $stored }：边界中 { $frontier }，已关闭 { $closed }
    }
explore-depths-states-exist = 离初始局面这么远的状态共有 { $number } 个

## explore/map

explore-map-name = 状态空间图
explore-map-measuring = 正在测量状态空间…
explore-map-two-spaces = 初始局面与目标局面分属两个互不相通的空间，因此没有状态同时具有两个距离。
explore-map-from-start = 离初始局面的步数
explore-map-to-goal = 到目标局面的步数
explore-map-expanded = 已扩展
explore-map-generated-share = 已生成
explore-map-visited-share = 已访问
explore-map-of-states = 共 { $number } 个状态
explore-map-scale = 已扩展，占一格的 0 至 100%
explore-map-generated = 仅生成
explore-map-unreached = 未到达
explore-map-sides = 从初始局面扩展，占一格的 0 至 100%
explore-map-sides-name = 从目标局面
explore-map-shortest = 最短解：{ $moves } 步
explore-map-too-large = { $size } 有 { $all } 个状态。状态空间图最多画 { $most } 个状态：九格以内的棋盘，以及 2 × 5。
explore-map-legend = 每一格：离初始局面 x 步、到目标局面 y 步的所有状态。越亮：其中已扩展的越多。轮廓：仅生成。最短解上的状态都在虚线上（x + y = { $optimal }）。
explore-map-cell = 离初始局面 { $g } 步，到目标局面 { $h } 步：{ $number } 个状态，已生成 { $generated }，已扩展 { $expanded }

## explore/solution

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
explore-solution-at-least = 找到 { $moves } 步的解，至少需要 { $at_least } 步；可能有更短的解
explore-solution-longer = { $moves } 步，比最优多 { $more } 步
explore-solution-longer-overestimates = { $moves } 步，比最优多 { $more } 步：这个启发函数会高估

## export

export-not-found = 找不到 { $path }：{ $error }
export-not-made = 无法创建 { $path }：{ $error }
export-not-written = 无法写入 { $path }：{ $error }
export-not-text = 它不是 UTF-8、UTF-16 或 GB18030 文本；请另存为 UTF-8
export-not-a-file = 它不是普通文件
export-skipped = 已跳过 { $path }：{ $reason }
export-trace-is-cut = 轨迹到 { $expansions } 次扩展为止；另有 { $left_out } 次未写入
export-trace-is-long = 轨迹有 { $number } 次扩展；超过 { $slow } 次时 Posthoc 会变慢
export-search-not-started = 搜索未能开始；若系统不再提供线程，请关闭其他程序，或提高进程数上限（ulimit -u）
export-ended-before = 搜索在 { $expansions }后结束，未到 --at { $at }
export-not-recorded = 只记录了前 { $recorded } 次扩展；请用 --at 绘制更早的时刻
export-space-too-large = 状态空间太大，无法绘制状态空间图；只绘制至多九格以及 2 × 5 的棋盘
export-two-spaces = 初始局面与目标局面属于两个互不相通的状态空间，因此没有状态空间图
export-not-solved = 没有可绘制的解：搜索在此时刻尚未找到解
export-not-expanded = 时刻 0 没有可绘制的扩展
export-still = 解是静止的：请将搜索树、状态空间图、深度、图表或一次扩展制成动画
export-no-font = 本程序的字体没有这些字符：{ $characters }；请去掉，或存为 SVG（由阅读软件的字体显示）
export-film-too-large = 动画每帧至多 { $most } 像素：请选择更小的尺寸
export-picture-format-svg = SVG
export-picture-format-png = PNG
export-picture-format-pdf = PDF
export-animation-format-gif = GIF
export-animation-format-png = APNG

## export/search-picture, by id

export-search-picture-summary-tree = 搜索树及其边界和路径
export-search-picture-summary-map = 每个状态按其到初始局面和目标局面的步数排列，并标出已扩展的状态
export-search-picture-summary-depths = 每个深度的节点数
export-search-picture-summary-plot = 边界和已访问数随扩展次数的变化
export-search-picture-summary-expansion = 最近扩展的节点及其后继
export-search-picture-summary-solution = 所找到路径上的各个局面

## export/preset, by id

export-preset-own = 自定尺寸
export-preset-column = 85 mm
export-preset-page = 170 mm
export-preset-slide = 16:9
export-preset-summary-own = 自行指定的像素尺寸
export-preset-summary-column = 宽 85 mm：论文单栏，已裁边
export-preset-summary-page = 宽 170 mm：论文双栏，已裁边
export-preset-summary-slide = 16:9 的幻灯片

## export/menu

export-menu-export = 导出
export-menu-about = 保存所示内容的图片和搜索的轨迹。
export-menu-picture = 所示内容的图片
export-menu-trace = Posthoc 搜索轨迹
export-menu-zoom = 文字和标记的大小。
export-menu-side = 输入数字，或拖动。
export-menu-of = 内容
export-menu-about-of = 图片显示的内容。
export-menu-format = 格式
export-menu-theme = 主题
export-menu-size = 尺寸
export-menu-about-size = 用于论文、幻灯片，或以像素指定。用于论文或幻灯片的 PNG 以 2 倍绘制。
export-menu-title = 标题
export-menu-title-name = 无
export-menu-title-about = 图片标题
export-menu-caption = 说明文字
export-menu-caption-name = 无
export-menu-caption-about = 图片说明文字
export-menu-animation = 运行过程的动画
export-menu-about-animation = 以相同尺寸逐个时刻显示上面所选的内容。
export-menu-speed = 速度
export-menu-about-speed = 若运行时间超过上限，则加快播放：略去部分时刻。
export-menu-a-second = 次/秒，
export-menu-at-most = 至多
export-menu-seconds = 秒
export-menu-part = 范围
export-menu-about-part = 最初与最后的时刻，以扩展次数计。
export-menu-up-to = 至
export-menu-expansions = 次扩展
export-menu-cancel = 取消
export-menu-animation-speed = 动画速度
export-menu-animation-seconds = 动画时长
export-menu-animation-from = 动画起点
export-menu-animation-to = 动画终点
export-menu-animation-progress = 动画进度
export-menu-animation-as = 动画格式：{ $format }
export-menu-picture-for = 图片尺寸：{ $preset }
export-menu-lasts = { $frames }，{ $seconds } 秒
export-menu-as-here = 与窗口一致
export-menu-as-here-name = 图片明暗与窗口一致
export-menu-as-here-about = 与窗口当前的明暗一致。
export-menu-light = 浅色
export-menu-light-name = 浅色图片
export-menu-light-about = 用于纸张。
export-menu-dark = 深色
export-menu-dark-name = 深色图片
export-menu-dark-about = 用于深色幻灯片。
export-menu-width = 图片宽度
export-menu-times = ×
export-menu-height = 图片高度
export-menu-pixels = 像素
export-menu-zoom-label = 缩放
export-menu-tree = 搜索树
export-menu-state-space = 状态空间
export-menu-depths = 深度
export-menu-expansion = 扩展
export-menu-solution = 解
export-menu-strategies = 策略
export-menu-curves = 曲线
export-menu-estimates = 估计值
export-menu-plot = 图表
export-menu-picture-of = 图片内容：{ $subject }
export-menu-picture-as = 图片格式：{ $format }
export-menu-picture-zoom = 图片缩放 { $zoom }

## fields

fields-left-out = 略去了 { $characters } 个字符：此栏最多容纳 { $most } 个。

## files

files-picture-field = 图片文件
files-picture-button = 保存图片
files-picture-about = 以此尺寸保存图片。若保存失败，原有文件会保留。
files-picture-why-not = 还没有可绘制的内容：请先运行一次搜索。状态达到数百万的空间没有状态空间图。
files-animation-field = 动画文件
files-animation-button = 保存动画
files-animation-about = 在后台重新运行搜索，并绘制每个时刻。
files-animation-why-not = 还没有可制作动画的内容：请先运行一次搜索，再选择搜索树、状态空间、深度、图表或一次扩展。
files-trace-field = 轨迹文件
files-trace-button = 保存轨迹
files-trace-about = 写出至今的每次扩展，供 Posthoc (posthoc.pathfinding.ai) 绘制和回放。
files-trace-why-not = 还没有可保存的搜索：请先运行搜索，或走一步。
files-worksheet-field = 练习题文件
files-worksheet-button = 保存练习题
files-worksheet-about = 写出用于手工追踪此搜索的页面：局面、规则和一张空表。
files-worksheet-why-not = 局面尚不合法，或正在写入文件。
files-package-field = 课程包文件
files-package-button = 保存课程包
files-package-about = 把练习和网页写成一个文件，供学习平台使用。
files-package-why-not = 请先选择练习；在桌面程序中还要选择网页的文件夹。
files-package-format = ZIP
files-package-format-about = 学习平台能接收的压缩包。
files-feedback-field = 反馈的文件夹
files-feedback-button = 写入反馈页面
files-feedback-about = 为每个学生在此文件夹中写一个页面：任务、所答、正确答案和原因。同名页面会被替换。
files-feedback-why-not = 正在写入页面。
files-table-field = 文件
files-table-button = 写入文件
files-table-about = 保存表格。若保存失败，原有文件会保留。
files-table-why-not = 正在写入文件。
files-file = 文件
files-folder = 文件夹
files-replace = 替换
files-replace-about = 替换该文件。
files-no-file-name = 没有文件名：请先输入
files-file-task-broke-off = 保存因错误中止；请重试
files-file-exists = 文件 { $path } 已存在
files-not-written = 未写入：{ $reason }
files-written =
    { $expansions ->
        [none] 已写入 { $path }，{ $size }。
       *[other] 已写入 { $path }，{ $size }，{ $expansions }。
    }
files-trace-is-cut = 全部 { $all } 次扩展中只写出前 { $most } 次；如此之多，Posthoc 会很慢。
files-trace-is-long = 共 { $all } 次扩展；超过 { $slow } 次时 Posthoc 会变慢。
files-posthoc = Posthoc
files-posthoc-about = 搜索轨迹，由 Posthoc 绘制和回放。
files-answers = JSON
files-answers-about = 练习的答案，用来上交。
files-lesson = JSON
files-lesson-about = 人可直接阅读的课件。

## files/picture-format, by id

files-picture-format-svg = 线条和文字，任何尺寸都清晰。
files-picture-format-pdf = 线条和文字，内含字体，适合 LaTeX 和打印。
files-picture-format-png = 像素图，任何程序都能显示。

## files/animation-format, by id

files-animation-format-gif = 256 色；所有程序都能播放，也可用于幻灯片。
files-animation-format-png = 全彩色的 PNG 动画；浏览器可以播放。

## files/table-format, by id

files-table-format-table = 文本
files-table-format-csv = CSV
files-table-format-json = JSON
files-table-format-markdown = Markdown
files-table-format-latex = LaTeX

## findings

findings-solved = 经过 { $expansions } 次扩展，用 { $moves } 步解出
findings-expansions = 共 { $expansions } 次扩展
findings-found-and-expanded = { $found }，{ $expanded }
findings-sentence-with-reason = { $strategy } { $did }：{ $why }。
findings-sentence = { $strategy } { $did }。
findings-found-longer = 找到 { $moves } 步的解（比最优多 { $more } 步）
findings-found-unknown = 找到 { $moves } 步的解（不知是否最优）
findings-as-many = 扩展了 { $nodes } 个节点，与 { $strategy } 一样多
findings-times-fewer = 扩展的节点只有 { $strategy } 的 1/{ $times }
findings-percent-fewer = 扩展的节点比 { $strategy } 少 { $percent }%
findings-nodes-fewer = 比 { $strategy } 少扩展 { $fewer } 个节点
findings-times-as-many = 扩展了 { $nodes } 个节点，是 { $strategy } 的 { $times } 倍
findings-percent-more = 扩展了 { $nodes } 个节点，比 { $strategy } 多 { $percent }%
findings-nodes-more = 扩展了 { $nodes } 个节点，比 { $strategy } 多 { $more } 个
findings-why-all-up-to = 它扩展了 { $moves } 步以内的所有状态
findings-why-all-nearer = 它扩展了距离小于 { $moves } 步的所有状态
findings-why-goal-when-generated = 它在生成节点时就检查是否为目标，对方到扩展节点时才检查
findings-why-goal-when-expanded = 它在取出节点扩展时才检查是否为目标，BFS 在生成节点时就检查
findings-why-both-ends = 它不用 h，从两端搜索，两边的深度之和为 { $length }
findings-why-skipped =
    { $mean ->
        [none] 它跳过了所有 f > { $f } 的状态
       *[other] { $mean }，因此它跳过了所有 f > { $f } 的状态
    }
findings-why-skipped-again = 它只存储一条路径，跳过所有 f > { $f } 的状态，并在每次迭代中重新扩展节点
findings-why-has-to-expand =
    { $boards ->
        [none] 它必须扩展所有 f < { $f } 的状态，才能证明没有更短的路径
       *[other] 它必须扩展全部 { $boards } 个 f < { $f } 的状态，才能证明没有更短的路径
    }
findings-why-stores = 它存储遇到过的状态，对方则在每次迭代中重新扩展它们
findings-mean =
    { $everywhere ->
        [true] 它的 h 平均为真实距离的 { $percent }
       *[false] 在找到的路径上，它的 h 平均为真实距离的 { $percent }
    }
findings-why-means = { $mean }，{ $other } 的 h 为 { $percent }
findings-why-below =
    { $better ->
        [true] { $means }：f 小于 { $f } 的局面更少（{ $own } 个，对方为 { $theirs } 个）
       *[false] { $means }：f 小于 { $f } 的局面更多（{ $own } 个，对方为 { $theirs } 个）
    }
findings-why-within =
    { $better ->
        [true] { $means }：它遇到的 f ≤ { $f } 的局面更少
       *[false] { $means }：它遇到的 f ≤ { $f } 的局面更多
    }
findings-why-order = 取决于它取出 f = { $f } 的状态的顺序
findings-why-overestimates = { $mean }，但在 { $boards } 个局面上超过真实距离，因此不可采纳
findings-why-weighted =
    { $astray ->
        [true] 它给 h 的权重是 g 的 { $weight } 倍，在这里反而被引入歧途
       *[false] 它给 h 的权重是 g 的 { $weight } 倍
    }
findings-why-meets-in-the-middle = 它从两端搜索，两边都不越过中点
findings-why-h-alone =
    { $astray ->
        [true] 它只看 h，不管路径长度，在这里反而被引入歧途
       *[false] 它只看 h，不管路径长度
    }
findings-why-one-path = 它只存储一条路径，到深度上限就回溯，别的路径到达同一状态时再次扩展它
findings-why-one-path-again = 它只存储一条路径，并在每次迭代中重新扩展节点
findings-unsolved =
    { $end ->
        [no-solution] 用 { $expansions } 次扩展搜遍了能到达的所有状态，没有找到解
        [cancelled] 在 { $expansions } 次扩展后被取消，没有找到解
        [memory-limit] 在 { $expansions } 次扩展后达到内存上限，没有找到解
        [expansion-limit] 在 { $expansions } 次扩展后达到扩展次数上限，没有找到解
        [depth-limit] 经过 { $expansions } 次扩展，在深度上限之内没有找到解
        [the-heuristic-failed] 在 { $expansions } 次扩展后结束，因为它的启发函数出错
       *[solved] 经过 { $expansions } 次扩展后结束
    }

## glossary

glossary-group-boards = 局面与解
glossary-group-figures = 节点的数值
glossary-group-frontier = 节点在何处
glossary-group-counters = 所计的量
glossary-group-heuristics = 启发函数
glossary-group-depth-first = 深度优先的搜索
glossary-group-two-searches = 从两端搜索
glossary-group-algorithms = 算法
glossary-state = 状态
glossary-move = 移动（步）
glossary-node = 节点
glossary-successor = 后继（相邻状态、子节点）
glossary-state-space = 状态空间
glossary-solvable = 有解（奇偶性）
glossary-optimal = 最优 (C*)
glossary-g = g
glossary-h = h（估计值）
glossary-true-distance = h*（真实距离）
glossary-f = f
glossary-priority = p（优先级）
glossary-weight = w（权重）
glossary-depth = 深度
glossary-layer = 层
glossary-frontier = 边界（OPEN 表）
glossary-stack = 栈
glossary-closed = 已关闭（CLOSED 表）
glossary-tie = 并列
glossary-expanded = 已扩展
glossary-generated = 已生成
glossary-duplicate = 重复
glossary-reopened = 重新放回边界
glossary-visited = 已访问（已存储）
glossary-peak-frontier = 边界峰值
glossary-branching-factor = b*（有效分支因子）
glossary-memory = 内存
glossary-admissible = 可采纳
glossary-consistent = 一致（单调）
glossary-depth-limit = 深度上限
glossary-threshold = 阈值
glossary-iteration = 迭代
glossary-two-searches = 正向与反向搜索
glossary-meeting = 相遇
glossary-state-about = 方块在棋盘上的一种排列。
glossary-move-about = 一个方块滑入空格。“5 ←”表示方块 5 向左滑；空格随之向右。
glossary-node-about = 搜索树中的一个状态，连同从根节点通向它的路径。
glossary-successor-about = 从一个节点走一步得到的节点。立即走回父节点的一步不计。
glossary-state-space-about = 通过移动能到达的所有状态。它们占方块全部排列的一半。
glossary-solvable-about = 两个奇偶性相同时，局面有解：一是方块排列的奇偶性（逆序数），二是空格离其目标格步数的奇偶性。
glossary-optimal-about = 步数最少的解。C* 是它的步数。
glossary-g-about = 从初始局面到这个节点的步数。在反向搜索中，是从目标局面算起的步数。
glossary-h-about = 从这个节点到目标局面的估计步数。
glossary-true-distance-about = 从一个状态到目标局面的真实步数。
glossary-f-about = f = g + h：经过这个节点的整个解的估计长度。加权 A* 用 f = g + w × h。
glossary-priority-about = p = max(g + h, 2g + 1)：MM 扩展 p 最小的节点，使两边的搜索都不越过中点。
glossary-weight-about = f = g + w × h 中 h 的权重。w 越大，扩展的节点通常越少。若 h 可采纳，路径至多是最优解的 w 倍长。
glossary-depth-about = 从搜索树的根节点到某个节点的步数。
glossary-layer-about = 同一深度的所有节点。BFS 逐层扩展。
glossary-frontier-about = 已生成、等待扩展的节点。
glossary-stack-about = 深度优先搜索的边界：下一个节点，以及路径上各节点尚未处理的后继。
glossary-closed-about = 已扩展过的节点。
glossary-tie-about = f 相同的节点并列；由规则决定谁先：g 较大的（看来离目标更近），或 g 较小的。
glossary-expanded-about = 已生成其后继的节点。目标算作最后一个，但 BFS、双向 BFS 和 MM 除外。
glossary-generated-about = 产生的后继，不论新旧。立即走回父节点的一步不计。深度优先搜索在每次迭代中重新计数。
glossary-duplicate-about = 生成时已经存储过的状态。
glossary-reopened-about = 因为找到更短的路径而从 CLOSED 表回到边界的节点。
glossary-visited-about = 存储的状态：边界中的和已关闭的。正向与反向搜索合计。深度优先搜索只存储一条路径：从初始局面到最后扩展的节点。
glossary-peak-frontier-about = 边界中节点数的最大值。
glossary-branching-factor-about = 设想一棵均匀的树，深度相同，节点数等于生成的节点数；它的分支因子就是 b*。
glossary-memory-about = 搜索占用的内存，包括表和队列中的空位。达到上限时，搜索停止，没有解。
glossary-admissible-about = 从不高估的启发函数：h 不大于 h*。用它，A* 能找到最优解。
glossary-consistent-about = 每走一步，h 至多下降 1：h(n) ≤ 1 + h(n′)。用这样的启发函数，A* 从不把节点重新放回边界。
glossary-depth-limit-about = 搜索回溯的深度。更深处的解找不到。
glossary-threshold-about = 本次迭代所扩展节点的最大 f 或最大深度。超出的节点被丢弃。
glossary-iteration-about = 从初始局面开始的一次深度优先搜索。若没有找到解，下一次迭代的阈值更大，并重新扩展节点。
glossary-two-searches-about = 正向：从初始局面到目标局面的搜索。反向：从目标局面到初始局面的搜索。
glossary-meeting-about = 正向与反向搜索都生成了的状态。通向它的两条路径合成一个解。
glossary-state-words = 状态
glossary-move-words = 移动
glossary-node-words = 节点; 根节点
glossary-successor-words = 后继; 相邻状态; 子节点; 父节点; 兄弟节点
glossary-state-space-words = 状态空间
glossary-solvable-words = 有解; 无解; 奇偶性; 逆序数
glossary-optimal-words = 最优; c*; 最短
glossary-g-words = g
glossary-h-words = h; 估计值
glossary-true-distance-words = h*; 真实距离
glossary-f-words = f
glossary-priority-words = p; 优先级
glossary-weight-words = w; 权重
glossary-depth-words = 深度
glossary-layer-words = 层
glossary-frontier-words = 边界; open; open 表; 开放列表; 开放表; 边缘
glossary-stack-words = 栈
glossary-closed-words = 已关闭; closed; closed 表; 关闭列表; 关闭表
glossary-tie-words = 并列; 平局; 并列规则
glossary-expanded-words = 已扩展; 扩展
glossary-generated-words = 已生成; 生成
glossary-duplicate-words = 重复
glossary-reopened-words = 重新放回边界; 重新放回; 重新打开
glossary-visited-words = 已访问; 访问; 已存储; 存储
glossary-peak-frontier-words = 边界峰值
glossary-branching-factor-words = b*; 有效分支因子; 分支因子
glossary-memory-words = 内存上限
glossary-admissible-words = 可采纳; 可采纳性; 可容许
glossary-consistent-words = 一致; 单调; 单调性; 一致性
glossary-depth-limit-words = 深度上限
glossary-threshold-words = 阈值
glossary-iteration-words = 迭代
glossary-two-searches-words = 正向; 反向; 双向
glossary-meeting-words = 相遇

## glossary/heuristic, by id

glossary-heuristic-zero-words = 零启发函数; 零启发
glossary-heuristic-misplaced-words = 错位方块; 汉明
glossary-heuristic-patchy-words = 拼凑启发函数; 拼凑启发; 拼凑; 不一致
glossary-heuristic-manhattan-words = 曼哈顿距离; 曼哈顿
glossary-heuristic-linear-conflict-words = 线性冲突
glossary-heuristic-patterns-words = 模式数据库; pdb

## glossary/algorithm, by id

glossary-algorithm-bfs-words = 广度优先搜索; 广度优先; 宽度优先搜索; 宽度优先; bfs
glossary-algorithm-bidirectional-words = 双向广度优先搜索; 双向宽度优先; 双向 bfs
glossary-algorithm-uniform-cost-words = 一致代价搜索; 一致代价; ucs; dijkstra
glossary-algorithm-astar-words = a* 算法; a*
glossary-algorithm-weighted-astar-words = 加权 a*
glossary-algorithm-greedy-words = 贪婪最佳优先搜索; 贪婪; 贪心; 最佳优先
glossary-algorithm-mm-words = mm; 双向 a*
glossary-algorithm-dfs-words = 深度优先搜索; 深度优先; dfs
glossary-algorithm-depth-limited-words = 深度受限搜索（回溯）; 深度受限搜索; 深度受限; 限深; 回溯
glossary-algorithm-iterative-deepening-words = 迭代加深; ids; iddfs
glossary-algorithm-idastar-words = ida*

## glossary/pictures

glossary-pictures-one-move = 1 步，至多小 1
glossary-pictures-larger-g = g 较大
glossary-pictures-two-moves = 2 步
glossary-pictures-start = 初始
glossary-pictures-goal = 目标

## help

help-counters = 各计数器的含义（简述）：
help-guarantees = 各算法的保证（b：节点的平均后继数；d：最短解的步数）：
help-guarantee = 能否找到解：{ $complete }；能否最短：{ $optimal }；存储的节点：{ $memory }；生成的节点：{ $time }
help-examples = 示例及其最短解的步数：

## help/pattern-size, by id

help-pattern-size-standard = 1 至 4 MB，不到一秒生成；超过 16 格时最多 13 MB，几秒生成
help-pattern-size-large = 17 或 26 MB，几秒生成；5x5 棋盘为 128 MB，生成需两三分钟和 1.8 GB 内存
help-pattern-size-largest = 268 或 277 MB，生成需一两分钟和 1.4 GB 内存：用于最难的局面

## heuristic

heuristic-bad-name = 启发函数不能叫“{ $name }”：名称须为 1 到 { $most } 个字符，且不含冒号、逗号、等号和引号
heuristic-name-taken = 已有一个内置的启发函数叫“{ $name }”；请换一个名称
heuristic-no-room = 这个启发函数太长：最多 { $most } 字节
heuristic-fault-on-board = { $fault }（局面 { $board }）
heuristic-fault-at = 第 { $line } 行第 { $column } 列：{ $fault }
heuristic-too-long = 启发函数超过 { $most } 字节
heuristic-unfinished = 启发函数过早结束：有括号或引号没有闭合
heuristic-too-many-operations = 启发函数的步骤太多：是否有循环永不结束？
heuristic-too-deep = 表达式或函数调用嵌套太深
heuristic-too-much-data = 列表或文本太大
heuristic-no-such-cell = 没有第 { $cell } 格：各格编号为 0 到 { $last }
heuristic-no-such-tile = 没有方块 { $tile }：方块编号为 1 到 { $last }，空格为 0
heuristic-bad-pattern = 这里的一个模式由 1 到 { $most } 个不同的方块组成，例如 pattern([1, 2, 3])；不能包含空格
heuristic-too-many-patterns = 一个启发函数最多使用 { $patterns }
heuristic-no-value = 启发函数没有值：最后一行须是一个数，且不加分号
heuristic-no-number = 启发函数给出的是 { $kind }：最后一行须是一个数
heuristic-no-estimate =
    { $weighted ->
        [true] 启发函数给出 { $value }：在此权重下，估计值须是 0 到 { $most } 之间的数
       *[false] 启发函数给出 { $value }：估计值须是 0 到 { $most } 之间的数
    }
heuristic-not-read = { $path }：无法读取启发函数：{ $error }；请给出一个文件，或内置的启发函数的名称，例如 manhattan
heuristic-program-not-read = { $path }：无法读取启发函数：{ $error }
heuristic-in-file = { $name }：{ $error }
heuristic-too-high = 局面 { $board } 的 h = { $h }，而实际需要 { $moves }
heuristic-progress = 已检查 { $boards }，共 { $of } 个
heuristic-not-admissible = 不可采纳：{ $states }中有 { $overestimates } 个的 h 大于真实距离
heuristic-admissible =
    { $boards ->
        [none] 可采纳：h 从不大于真实距离
       *[other] 在 { $boards }中未发现反例：h 都不大于真实距离
    }
heuristic-not-consistent = 不一致：{ $moves }移动中有 { $inconsistencies } 步使 h 的下降超过该步的代价
heuristic-consistent =
    { $boards ->
        [none] 一致：没有一步移动使 h 下降超过该步的代价
       *[other] 在 { $boards }中未发现反例：没有一步移动使 h 下降超过 1
    }
heuristic-check = { $name }，目标 { $goal }
heuristic-checked =
    { $sample ->
        [true] 检查了样本中的 { $states }和 { $moves }移动
       *[false] 检查了全部 { $states }和全部 { $moves }移动
    }
heuristic-worst-overestimate = 最多高出 { $by }：{ $board } 的 h = { $h }，而实际需要 { $moves }
heuristic-longer-path = A* 用它会找到更长的路径：从 { $board } 出发 { $moves }，其实 { $shortest } 步就够
heuristic-no-longer-path = 从试过的 { $boards }出发，A* 用它仍然都找到最短路径
heuristic-worst-drop = 最大的下降从 { $h_from } 到 { $h_to }：从 { $from } 到 { $to }
heuristic-h-of-goal = 目标局面的 h 为 { $h }，而它应为 0
heuristic-means = h 的平均值为 { $mean_h }，真实距离的平均值为 { $mean_h_star }；对 { $states }准确（{ $share }）
heuristic-function-manhattan = 各方块到其目标格的距离之和。
heuristic-function-misplaced = 不在目标格上的方块数。
heuristic-function-linear-conflict = 曼哈顿距离，每个必须让出所在行或列的方块再加 2。
heuristic-function-pattern = 若其余方块不加区分，使这些方块和空格归位所需的步数。
heuristic-function-additive-pattern = 同上，但只计这些方块的移动：没有公共方块的模式可以相加。
heuristic-function-at = 某格上的方块，空格为 0。各格从 0 起逐行编号。
heuristic-function-goal-at = 目标局面中某格上的方块。
heuristic-function-cell-of = 某方块所在的格。
heuristic-function-row-of = 某方块所在的行，从 0 起。
heuristic-function-column-of = 某方块所在的列，从 0 起。
heuristic-function-distance = 某方块与其目标格相差的行数与列数之和。
heuristic-function-neighbours = 与某格相邻的格，以列表给出。
heuristic-function-blank = 空格所在的格。
heuristic-function-inversions = 逐行读出时，次序与目标局面相反的方块对数。
heuristic-function-size = 格数、行数和列数。
heuristic-function-max = 两个数中较大的和较小的。

## heuristic-effort

heuristic-effort-length = 最短解的长度
heuristic-effort-measuring = 正在测量…
heuristic-effort-broke-off = 启发函数在某个局面上中止：无法测量。
heuristic-effort-pending = …
heuristic-effort-chart-title = { $name } 扩展的节点数
heuristic-effort-chart-title-of-boards = { $name } 扩展的节点数（每个长度 { $boards }的平均值）
heuristic-effort-short-chart-title = { $name } 的节点数（每个长度 { $number } 个局面）
heuristic-effort-shortest-chart-title = 节点数
heuristic-effort-curve = 曲线：{ $name }
heuristic-effort-theory = 理论值
heuristic-effort-about-theory = Korf、Reid 和 Edelkamp (2001) 对使用 { $name } 的 IDA* 最后一次迭代的预测：Σ N(i) · P(d − i)。N(i) 是不用启发函数时搜索树中深度为 i 的节点数，P(x) 是 h ≤ x 的状态所占的比例。公式针对一致的启发函数、随机局面，以及到达目标也不停止的迭代：离目标近的局面实际用的节点更多，远的则更少。
heuristic-effort-readout-curve = { $name }：{ $mean } 个节点（{ $boards }）
heuristic-effort-readout-no-mean = { $name }：{ $reason }
heuristic-effort-readout-theory = 理论值：{ $mean } 个节点
heuristic-effort-over-limit = 没有平均值：{ $boards }中有 { $capped } 个的扩展次数超过 { $limit }
heuristic-effort-name-column = 启发函数
heuristic-effort-name-column-about = 启发函数；单击可选中。
heuristic-effort-admissible =
    可
    采纳
heuristic-effort-admissible-about = 可采纳：在每个状态上 h ≤ h*。
heuristic-effort-consistent = 一致
heuristic-effort-consistent-about = 一致：没有一步移动使 h 下降超过 1。
heuristic-effort-mean-h =
    平均
    h
heuristic-effort-mean-h-about = h 在所有状态上的平均值。
heuristic-effort-ratio =
    h /
    h*
heuristic-effort-ratio-about = h / h* 在除目标以外所有状态上的平均值；1 表示估计完全准确。
heuristic-effort-too-long =
    超出
    步数
heuristic-effort-too-long-about = 对这些局面，A* 的解平均比最短解多出的步数。
heuristic-effort-nodes-of-all = A* 在全部可解局面上平均扩展的节点数。
heuristic-effort-chart-title-of-all = A* 扩展的节点数（全部局面的平均值与四分位数）
heuristic-effort-short-chart-title-of-all = A* 的节点数（全部局面）
heuristic-effort-readout-quartiles = 四分位数 { $low }、{ $middle }、{ $high }
heuristic-effort-nodes-column =
    { $length ->
        [none] 节点数
       *[other]
            节点数
            d = { $length }
    }
heuristic-effort-nodes-column-about =
    { $length ->
        [none] A* 平均扩展的节点数。
       *[other] 对最短解为 { $length } 步的局面，A* 平均扩展的节点数。
    }
heuristic-effort-verdict =
    { $holds ->
        [true] 是
        [false] 否
       *[none] 未被推翻
    }
heuristic-effort-not-refuted = ?
heuristic-effort-about-shortest = { $boards }的平均值；所有解都是最短的。
heuristic-effort-about-longer = { $boards }的平均值；其中 { $solutions }不是最短的，最多长 { $worst }。
heuristic-effort-about-no-mean = { $reason }。
heuristic-effort-how-found =
    { $boards ->
        [none] 已在 { $size } 棋盘的每个状态和每步移动上证明。
       *[other] 用准确距离检查了 { $size } 棋盘的 { $boards }样本，并非证明：? 表示“未发现反例”。
    }
heuristic-effort-by-moves = 此表与曲线中每步都按 1 计，与局面上移动的代价无关。
heuristic-effort-measuring-one = 正在测量 { $name }…
heuristic-effort-dominates-nothing = { $name } 不可采纳：只在可采纳的启发函数之间谈占优。
heuristic-effort-dominates-none = { $name } 对列表中的其他可采纳启发函数都不占优。
heuristic-effort-two = { $first } 和 { $second }
heuristic-effort-more = { $first }、{ $second } 和另外 { $more } 个
heuristic-effort-dominates =
    { $proven ->
        [true] { $name } 对 { $others } 占优。
       *[false] 在样本中，{ $name } 处处不低于 { $others }。
    }
heuristic-effort-example = { $share }（例如 { $board } 上为 { $first } 对 { $second }）
heuristic-effort-relation-above =
    { $admissible ->
        [true] { $first } 对 { $second } 占优：处处不低于它，在 { $all } 个状态中的 { $higher } 个上高于它
       *[false] { $first } 处处不低于 { $second }，在 { $all } 个状态中的 { $higher } 个上高于它
    }
heuristic-effort-relation-equal = { $first } 与 { $second } 的值处处相同
heuristic-effort-of-states = { $all } 个状态中的 { $count } 个
heuristic-effort-states = { $count } 个
heuristic-effort-relation-neither = 互不占优：{ $first } 高于 { $second } 的有 { $higher }，低于它的有 { $lower }
heuristic-effort-relation =
    { $sample ->
        [true] 在样本中，{ $told }。
       *[false] { $told }。
    }

## heuristic-effort/about-searcher, by id

heuristic-effort-about-searcher-astar = A* 扩展的节点数；f 相同时，g 较大者优先。
heuristic-effort-about-searcher-idastar = IDA* 各次迭代共扩展的节点数，以及理论对最后一次迭代的预测。

## heuristic-effort/searcher, by id

heuristic-effort-searcher-astar = A*
heuristic-effort-searcher-idastar = IDA*

## heuristics-place

heuristics-place-title = 启发函数
heuristics-place-yours = 自编
heuristics-place-new = 新建
heuristics-place-new-about = 编写一个新的启发函数。
heuristics-place-duplicate = 复制
heuristics-place-duplicate-about = 建立一份可以修改的副本。
heuristics-place-delete = 删除
heuristics-place-delete-about = 删除这个自编的启发函数。
heuristics-place-functions-menu = 函数
heuristics-place-functions-menu-about = 启发函数可以向棋盘查询的内容；单击即写入程序。
heuristics-place-file-menu = 文件
heuristics-place-file-menu-about = 从文本文件打开启发函数，或保存到文本文件。
heuristics-place-undelete = 撤销
heuristics-place-deleted = 已删除“{ $name }”。
heuristics-place-bring-back = 恢复 { $name }
heuristics-place-name = 启发函数的名称
heuristics-place-code = 启发函数的代码
heuristics-place-name-of-new = 我的启发函数
heuristics-place-new-source = 最后一行是 h，即到目标步数的估计值。
heuristics-place-about-duplicate = 这是内置的启发函数。用启发函数语言写成的副本可以修改。
heuristics-place-write-own = 写成副本
heuristics-place-write-own-about = 把它作为程序加入自编的启发函数。
heuristics-place-copy-of = { $name } 副本

## heuristics-place/examples

heuristics-place-examples-corner = 考虑角格的曼哈顿距离
heuristics-place-examples-sum = 曼哈顿距离 + 错位方块
heuristics-place-examples-max = 两者取大
heuristics-place-examples-weighted = 加权曼哈顿距离
heuristics-place-examples-swap = 松弛交换
heuristics-place-examples-pattern = 四方块模式
heuristics-place-examples-sequence = 次序得分

## heuristics-place

heuristics-place-as-program-zero = h 恒为 0 的 A* 就是一致代价搜索。
heuristics-place-as-program-patchy = 按前两格上的方块，在两者中取其一。
heuristics-place-as-program-patterns = 两组没有公共方块：它们的步数可以相加。
heuristics-place-last-good-is-checked = 当前显示的是最近一个没有错误的版本。
heuristics-place-check-broke-off = 检查中止：内存可能不足。
heuristics-place-on-this-board = 当前局面
heuristics-place-no-board = “探索”中的局面还不合法。
heuristics-place-other-size = “探索”中的初始局面与目标局面大小不同。
heuristics-place-h-is = h { $h }
heuristics-place-h-comes = h …
heuristics-place-h-none = h –
heuristics-place-h-star-is = h* { $h_star }
heuristics-place-no-solution = 无解
heuristics-place-exact = 在此准确
heuristics-place-too-many = 高估 { $off }
heuristics-place-below = 低于真实距离 { $off }
heuristics-place-search-with = 用它搜索
heuristics-place-search-with-about = 转到“探索”，让那里所选的算法使用这个启发函数。
heuristics-place-search-with-error = 请先改正程序。
heuristics-place-used-as-start = 现在的初始局面是 { $board }。

## heuristics-place/file

heuristics-place-file-stem = 启发函数
heuristics-place-file-format = 文本
heuristics-place-file-format-about = 可供阅读的程序。
heuristics-place-file-title = 文本文件中的启发函数
heuristics-place-file-open = 打开文件…
heuristics-place-file-open-about = 把此文件中的启发函数加入自编的启发函数。
heuristics-place-file-save-field = 启发函数文件
heuristics-place-file-save-button = 存为文件…
heuristics-place-file-save-about = 把程序写成文本。若写入失败，原有文件会保留。
heuristics-place-file-save-why-not = 请选择一个自编的启发函数；内置的没有程序。
heuristics-place-file-opened = “{ $name }”已加入自编的启发函数。
heuristics-place-file-too-long = 启发函数最多 { $most } 字节；此文件超过了。
heuristics-place-file-not-read = { $path }：{ $error }
heuristics-place-file-too-many = 没有空间容纳更多启发函数：请先删除一个。

## heuristics-place

heuristics-place-about-language = 启发函数是一段短程序，最后的值就是 h。可以使用 let、if、for、while、fn、+ − * / %、==、&&、|| 和列表。
heuristics-place-example = 例：{ $code }
heuristics-place-insert = 插入 { $name }
heuristics-place-picture-heading =
    { $boards ->
        [none] { $size } 的所有状态：估计值 h 与真实距离 h*
       *[other] { $size } 的 { $boards }：估计值 h 与真实距离 h*
    }
heuristics-place-short-picture-heading =
    { $boards ->
        [none] { $size } 全部状态的 h 与 h*
       *[other] { $boards }的 h 与 h*
    }
heuristics-place-h-against-truth = h 与 h*
heuristics-place-estimate = 估计值
heuristics-place-error = 误差
heuristics-place-about-error = 对每个 h*，h 比 h* 低多少：平均、最小和最大。
heuristics-place-about-estimate = 按真实距离和估计值列出每个状态。
heuristics-place-checking = 检查进度
heuristics-place-earlier = 检查完成之前显示先前的结果。
heuristics-place-last-good = 最近一个没有错误的版本的结果。
heuristics-place-preparing = 正在生成准确距离的表：{ $done }
heuristics-place-checked = 正在检查：{ $done } / { $of }
heuristics-place-picture = 按真实距离和估计值列出的状态
heuristics-place-h-star-axis = h*：到目标的真实距离
heuristics-place-h-axis = h：估计值
heuristics-place-diagonal = h = h*
heuristics-place-error-picture = 各真实距离上的误差
heuristics-place-error-axis = h* − h：h 低于真实距离多少
heuristics-place-nothing-yet = 还没有检查任何状态。
heuristics-place-pictured = { $states }，最远相距 { $moves }；h 最大为 { $h }；{ $above } 个在直线 h = h* 之上，{ $exact } 个在直线上
heuristics-place-errors-pictured = h 平均比 h* 低 { $mean }
heuristics-place-cell =
    { $board ->
        [none] h* { $h_star }，h { $h }：{ $states }
       *[other]
            h* { $h_star }，h { $h }：{ $states }
            例如 { $board }
    }
heuristics-place-error-at = h* { $h_star }：h* − h 平均为 { $mean }，从 { $least } 到 { $most }
heuristics-place-verdict = 结论
heuristics-place-no-verdict = 有了最初的结果就会给出结论。
heuristics-place-not-admissible = 不可采纳。
heuristics-place-not-admissible-why = { $states }中有 { $overestimates } 个的 h > h*，最多高出 { $most }：A* 可能给出较长的解。
heuristics-place-admissible =
    { $boards ->
        [none] 可采纳。
       *[other] 在 { $boards }中未发现反例。
    }
heuristics-place-admissible-why =
    { $boards ->
        [none] 在全部 { $states }上 h ≤ h*：A* 保持最优。
       *[other] 在所有这些局面上 h ≤ h*。但这不是证明。
    }
heuristics-place-not-consistent = 不一致。
heuristics-place-not-consistent-why = { $moves }移动中有 { $inconsistencies } 步使 h 的下降超过该步的代价，因此 A* 可能把节点重新放回边界。
heuristics-place-consistent =
    { $boards ->
        [none] 一致。
       *[other] 在 { $boards }中未发现反例。
    }
heuristics-place-consistent-why =
    { $boards ->
        [none] 全部 { $moves }移动中没有一步使 h 下降超过 1：A* 不会把节点重新放回边界。
       *[other] 它们的 { $moves }移动中没有一步使 h 下降超过 1。但这不是证明。
    }
heuristics-place-goal-has = 目标局面的 h。
heuristics-place-goal-has-why = 它为 { $h }，而应为 0：目标离自身 0 步。
heuristics-place-by-moves = 这里每步都按 1 计，与局面上移动的代价无关。
heuristics-place-overestimated = 最大的高估
heuristics-place-longer = A* 找到更长的路径
heuristics-place-longer-moves = 找到 { $moves } 步
heuristics-place-longer-shortest = { $moves } 步就够
heuristics-place-use-longer = 把路径更长的局面用作初始局面
heuristics-place-no-longer = 从试过的 { $boards }出发，A* 用它仍然都找到最短路径。
heuristics-place-steepest = h 的最大下降
heuristics-place-use-as-start = 用作初始局面
heuristics-place-about-use = 把它作为“探索”中的初始局面。
heuristics-place-use-before-move = 把移动前的局面用作初始局面
heuristics-place-drop = h { $from } → h { $to }
heuristics-place-drop-why =
    移动的代价为 1，
    h 下降 { $by }
heuristics-place-mean-h = h 的平均值（h* 的平均值 { $mean_h_star }）
heuristics-place-mean-ratio = h / h* 的平均值
heuristics-place-exact-on = 准确（h = h*）的状态
heuristics-place-time-each = 每次求值的时间
heuristics-place-nanoseconds = { $time } ns
heuristics-place-microseconds = { $time } µs

## background

background-no-tables = 无法生成模式数据库
background-no-more-threads = 系统不再提供线程（{ $error }）；请关闭其他程序，或提高进程数上限（ulimit -u），然后重试
background-panicked = 工作因出错而停止：{ $error }
background-miss-absent = 那里还没有存储任何内容
background-miss-unreadable = 无法读取：{ $error }
background-miss-foreign = 它不是 Slidescope 的缓存文件
background-miss-version = 它的版本是 { $found }，不是 { $wanted }
background-miss-parameters = 它用于别的参数
background-miss-damaged = 它已损坏
background-not-kept-no-folder = 本系统没有缓存文件夹
background-not-kept-not-written = 无法写入 { $path }：{ $error }
background-broken-path = 搜索给出的路径在第 { $at } 步中断；这是 Slidescope 的缺陷，请报告这个局面

## kept

kept-damaged-set-aside = 设置已损坏，不予采用；旧文件现为 { $aside }。
kept-damaged = { $path } 中的设置已损坏。该文件无法改名，因此不保存任何设置。
kept-newer = { $path } 中的设置是版本 { $version }，来自更新的 Slidescope。它们保持原样，改动不会保存。
kept-unreadable = 无法读取 { $path } 中的设置（{ $error }）。改动不会保存。
kept-not-written = 无法保存设置：{ $error }。
kept-reset = 重置设置
kept-reset-about = 把主题、缩放、方块、面板、速度、策略和内存上限恢复到初次启动时的值。
kept-reset-sure = 重置所有设置
kept-reset-stay = 保留
kept-reset-done = 设置已恢复到初次启动时的值。

## lesson/handout

lesson-handout-title = 课件讲义
lesson-handout-heading = 讲义
lesson-handout-two = 2 张
lesson-handout-two-about = 每页 A4 两张幻灯片
lesson-handout-six = 6 张
lesson-handout-six-about = 每页 A4 六张幻灯片
lesson-handout-notes = 备注
lesson-handout-answers = 答案
lesson-handout-unknown = 没有找到答案。
lesson-handout-progress = 讲义的进度
lesson-handout-save-field = 讲义文件
lesson-handout-save-button = 保存讲义
lesson-handout-save-about = 把幻灯片写成可打印的 PDF：图、文字和留有作答空间的问题。答案另在一页。
lesson-handout-save-why-not = 正在写入文件。

## lesson

lesson-not-read = 无法读取 { $path }：{ $source }；请检查文件名和位置
lesson-not-taken = { $path } { $source }
lesson-not-a-lesson = 不是课件：请选择用“课件”菜单保存的文件
lesson-too-large = 超过 { $most } KiB，不会是课件
lesson-newer = 是版本 { $version } 的课件，而此 Slidescope 只读版本 { $ours }：请用更新的 Slidescope 打开
lesson-older = 是版本 { $version } 的课件，而此 Slidescope 只读版本 { $ours }：请用此 Slidescope 重新制作
lesson-damaged = 在第 { $line } 行第 { $column } 列损坏：{ $reason }；请在该处改正，或打开另一份副本
lesson-bad-value = 在第 { $line } 行的“{ $field }”处损坏：{ $reason }
lesson-bad-speed = 请写每秒 { $least } 到 { $most } 次扩展，全速则写 null
lesson-same-strategy = 这个策略前面已写过：每个策略只比较一次
lesson-too-many-slides = 一个课件最多 { $most } 张幻灯片
lesson-long-text = 这段文字最多 { $most } 个字符
lesson-two-scenes = 一张幻灯片只能是一次搜索或一次比较的某个时刻；请删去“expansion”或“compare”
lesson-no-scene = 请写出在多少次扩展之后，或比较什么
lesson-bad-depth-limit = 深度上限 { $limit } 不在 { $least } 到 { $most } 之间
lesson-bad-share = 请写搜索树的一个比例，从 0 到 1
lesson-too-much-to-remember = 最多写 { $most } 句
lesson-no-answer = 缺少答案：写一个数，或一个查询，例如 "frontier with f > 6"
lesson-too-many-predictions = 最多连续预测 { $most } 次
lesson-option-count = 请给出 { $least } 到 { $most } 个选项
lesson-right-options = 请恰好把一个选项标为正确，或给出答案
lesson-too-large-to-prove = 只能在不超过 { $most } 个状态的局面上证明估计
lesson-no-search = 只有展示搜索的幻灯片才能预测或标记局面
lesson-unsolvable = 这个局面无解；请换一个
lesson-nothing-in-hand = 可动手的幻灯片须是 A*（启发函数须为程序中可用的，并给出其估计可改的局面），或加权 A*
lesson-not-a-number = 答案是查询时，每个选项都应是数
lesson-bad-zoom = 请写 { $least } 到 { $most } 之间的倍数
lesson-bad-experiment = 这不是实验：请从保存过的课件里复制
lesson-bad-picture = 图片是至多 { $most } KiB 的 PNG 或 JPEG，写成 base64，并且幻灯片要有 "text": true
lesson-task-count = 请给出 1 到 { $most } 个任务
lesson-bad-points = 请给出 1 到 { $most } 分
lesson-no-question = 这个任务要问幻灯片上的问题，而幻灯片没有问题；请加上“question”，或选择其他种类
lesson-not-by-hand = 这种搜索无法用手跟踪；请用 bfs、bidirectional、uniform-cost、astar、weighted-astar 或 greedy
lesson-order-length = 请要求 1 到 { $most } 次扩展
lesson-bad-boards = 请给出“length”，或给出 1 到 { $most } 的“expansions”，并可再加“ties”和“teaches”
lesson-too-large-to-draw = 恰好某个长度的棋盘最大抽到 2 × 5；更大的棋盘请给出“expansions”
lesson-bad-teaches = 请写 reopened、misled、longer、more-than-bfs、differs-from-greedy 或 unsolvable

## lesson/menu

lesson-menu-lesson = 课件
lesson-menu-slides = 幻灯片
lesson-menu-file = 课件文件
lesson-menu-about = 带文字的幻灯片：制作、放映、保存和打开。
lesson-menu-no-slides = 还没有幻灯片。点此菜单旁的 + 可把当前所显示的内容做成幻灯片。用 Page Down 和 Page Up 切换幻灯片；按 F11 放映。
lesson-menu-remove = 删除这张幻灯片。可用撤销恢复。
lesson-menu-drag = 拖动可改变幻灯片在列表中的位置。
lesson-menu-no-text = 没有文字
lesson-menu-add-slide = 添加幻灯片
lesson-menu-add-slide-about = 记录当前显示的局面、策略、时刻和视图。随即可输入文字。
lesson-menu-nothing-to-keep = 幻灯片记录一次搜索、一次比较、一个启发函数或一个实验的结果。这里没有，或者局面还不合法。
lesson-menu-add-text = 添加文字幻灯片
lesson-menu-add-text-about = 添加一张只有大号文字、没有图的幻灯片。
lesson-menu-picture = 图片…
lesson-menu-picture-about = 把一张 PNG 或 JPEG 放在文字下面：自己的图片，或从“导出”得到的图。也可以把图片拖到窗口上。
lesson-menu-no-picture = 移除图片
lesson-menu-notes = 教师备注
lesson-menu-hides-verdict = 不说明局面是否有解
lesson-menu-hides-verdict-about = 用于提问此事的幻灯片。带问题的幻灯片在显示答案之前都不说明。
lesson-menu-up = 上移幻灯片
lesson-menu-up-about = 移到上一张之前。
lesson-menu-down = 下移幻灯片
lesson-menu-down-about = 移到下一张之后。
lesson-menu-duplicate = 复制幻灯片
lesson-menu-duplicate-about = 在其后放一份副本。
lesson-menu-replace = 更新幻灯片
lesson-menu-replace-about = 改为当前显示的内容，文字不变。
lesson-menu-undo = 撤销幻灯片的更改
lesson-menu-undo-about = 撤销对幻灯片的最近一次更改。
lesson-menu-slides-from = 取自其他课件的幻灯片
lesson-menu-from-file = 文件…
lesson-menu-from-file-about = 把一个课件文件的幻灯片加到当前幻灯片之后。可以撤销。
lesson-menu-slides-from-lesson = 取自：{ $lesson }
lesson-menu-text = 幻灯片文字
lesson-menu-open = 打开课件
lesson-menu-open-about = 打开输入框中的文件。可用撤销恢复现在的局面。
lesson-menu-example = 打开示例
lesson-menu-example-about = 打开一个关于 A* 和 BFS 的短课件。

## lesson

lesson-file-field = 文件
lesson-file-button = 保存课件
lesson-file-about = 保存局面、策略、视图和幻灯片。若写入失败，原有文件会保留。
lesson-file-why-not = 正在读写该文件。
lesson-slide =
    { $expansion ->
        [none] 幻灯片 { $number }：{ $text }
       *[other] 幻灯片 { $number }：第 { $expansion } 次扩展，{ $text }
    }
lesson-remove-slide = 删除幻灯片 { $number }
lesson-move-slide = 移动幻灯片 { $number }
lesson-scene-explore = { $strategy }，{ $expansions }
lesson-scene-compare = 比较：{ $count } 种策略
lesson-scene-heuristics = 启发函数：{ $name }
lesson-scene-text = 纯文字
lesson-scene-experiment = 实验：{ $count } 种策略
lesson-scene-survey = { $size } 的状态统计
lesson-scene-picture = 文字和图片
lesson-goes-there = 转到该时刻。
lesson-loads-board = 载入局面 { $board }，用 { $algorithm } 搜索到该时刻。
lesson-no-legal-board = 局面还不合法：请先改正再保存。
lesson-shipped-example = 示例
lesson-title-everywhere = 四面搜寻
lesson-title-everywhere-about = 广度优先搜索：逐层扩展，为什么它的解最短，代价是什么。
lesson-title-a-star = A*：向前看
lesson-title-a-star-about = g + h = f，好的和坏的估计，以及重新放回边界的局面。
lesson-title-two-ends = 两端搜索，少用内存
lesson-title-two-ends-about = 从两端搜索、IDA*，以及什么时候用哪种搜索。
lesson-title-24-puzzle = 二十四数码
lesson-title-24-puzzle-about = 最优搜索在哪里止步，之后怎么办。
lesson-recovered = 未保存的幻灯片
lesson-added =
    { $added ->
        [none] 已加入 { $slides }。
       *[other] 已加入 { $slides } 中的 { $added } 张：一个课件最多 { $most } 张。
    }
lesson-opened = 已打开，有 { $slides }：{ $from }。
lesson-ended-before-slide = 搜索在 { $end }之后结束，未到第 { $slide } 次扩展处的幻灯片

## lesson/on-slide

lesson-on-slide-next = 下一张幻灯片
lesson-on-slide-next-about = Page Down
lesson-on-slide-previous = 上一张幻灯片
lesson-on-slide-previous-about = Page Up
lesson-on-slide-put-away = 关闭幻灯片
lesson-on-slide-put-away-about = 隐藏其文字。幻灯片仍在。
lesson-on-slide-change = 点击可修改文字。
lesson-on-slide-hint = 这里要说什么？
lesson-on-slide-picture = 幻灯片的图片
lesson-on-slide-name = 这张幻灯片的文字
lesson-on-slide-slide-of = 第 { $number } 张幻灯片，共 { $count } 张
lesson-on-slide-short = { $number } / { $count }

## lesson/editor

lesson-editor-kind = 问题
lesson-editor-nothing = 无
lesson-editor-nothing-about = 这张幻灯片不提问。
lesson-editor-choose = 选择一项
lesson-editor-choose-about = 二到四个选项中有一个正确。
lesson-editor-number = 输入一个数
lesson-editor-number-about = 正确答案是一个数，或幻灯片所示时刻的一个数值。
lesson-editor-predict = 预测下一个局面
lesson-editor-predict-about = 策略接下来可能扩展的局面都算对。
lesson-editor-mark = 标出局面
lesson-editor-mark-about = 要标出某一类的所有局面，例如 f > 6 的边界。
lesson-editor-solve = 滑动方块
lesson-editor-solve-about = 要用最少的步数解出局面。
lesson-editor-heuristic = 写一个启发函数
lesson-editor-heuristic-about = 所要求的性质在所有状态上证明。
lesson-editor-play = 动手试试
lesson-editor-play-about = 改变加权 A* 的权重，或一个局面的估计，直到达到目标。
lesson-editor-ask = 提问
lesson-editor-held-board = 可改 h 的局面
lesson-editor-times = 连续几个局面
lesson-editor-which = 哪些局面
lesson-editor-answer = 正确答案，或哪个数值
lesson-editor-tolerance = 允许误差
lesson-editor-from-moment = 正确选项是该时刻的数值
lesson-editor-from-moment-about = 每个选项是一个数，由程序判断哪个正确。
lesson-editor-right-option = 选项 { $number } 正确
lesson-editor-right-option-about = 这个选项正确。
lesson-editor-option = 选项 { $number }
lesson-editor-because = 选项 { $number } 的理由
lesson-editor-because-hint = 为什么对，或错在哪里
lesson-editor-remove = 删除选项 { $number }
lesson-editor-add-option = 添加选项
lesson-editor-right = 答对时说
lesson-editor-wrong = 答错时说
lesson-editor-cannot-be-asked = 尚未记录：{ $reason }。

## lesson/offer

lesson-offer-words = 第一次使用？第一课介绍搜索怎样找到最短的解。
lesson-offer-dismiss = 不用了
lesson-offer-dismiss-about = 以后随时可在帮助中找到。

## lesson/unsaved

lesson-unsaved-title = 幻灯片有未保存的更改。
lesson-unsaved-save = 保存更改
lesson-unsaved-discard = 放弃更改
lesson-unsaved-stay = 继续编辑
lesson-unsaved-recover = 恢复
lesson-unsaved-recover-about = 打开它们，以便保存。
lesson-unsaved-delete = 删除
lesson-unsaved-delete-about = 永久删除它们。
lesson-unsaved-left = 上次退出时有 { $slides }没来得及保存。
lesson-unsaved-unreadable = 上次退出时有幻灯片没来得及保存，但无法打开：{ $fault }。
lesson-unsaved-not-kept = 一旦 Slidescope 意外停止，未保存的幻灯片就会丢失（{ $fault }）。请把课件保存为文件。

## lesson

lesson-save-first = 请先保存现有的幻灯片。

## lesson-everywhere, by id

# 随程序附带的课件里的话，每条最多 300 个字符。
lesson-everywhere-1 = 空格旁边的方块可以滑进空格：这就是一步移动。目标局面中，方块 1 到 8 按顺序排列。
lesson-everywhere-1-ask = 把方块滑动到位。步数越少越好。
lesson-everywhere-2 = 从这个局面走一步可以到达另外 4 个局面。扩展这个局面，就是把它们全部生成。它们等待扩展：下面的局面就是边界。
lesson-everywhere-2-ask = 再看一个空格在角上的局面。从它走一步可以到达几个局面？
lesson-everywhere-2-right = 角上的格有 2 个相邻的格，所以有 2 个方块可以滑动。
lesson-everywhere-2-wrong = 数一数角旁边的方块：每一个都可以滑进空格。
lesson-everywhere-3 = 广度优先搜索（BFS）总是扩展在边界中等得最久的局面。一起生成的局面先后皆可；这里树中靠左的先来。
lesson-everywhere-3-ask = BFS 接下来扩展哪个局面？单击它。
lesson-everywhere-4 = 所以 BFS 先扩展相距 1 步的所有局面，再扩展相距 2 步的所有局面。同一深度的所有局面是一层：图中灰色是全部，蓝色是 BFS 找到的。每条横线是下面一条的十倍。
lesson-everywhere-4-ask = 恰好相距 2 步的局面有几个？
lesson-everywhere-4-right = 5 次扩展（初始局面和它的 4 个相邻局面）已经生成了全部 8 个。
lesson-everywhere-4-wrong = 看深度 2 的那几条。
lesson-everywhere-5 = 经过 57 次扩展，BFS 生成了目标局面，它离初始局面 6 步。搜索到此结束：通向目标的路径就是它的解。
lesson-everywhere-5-ask = 为什么不可能有更短的解？
lesson-everywhere-5-a = BFS 试遍通向目标的所有路径，保留最短的一条。
lesson-everywhere-5-a-because = 不对：找到第一条通向目标的路径，它就停了。
lesson-everywhere-5-b = 所有更近的局面都已先生成。
lesson-everywhere-5-b-because = 对：一层接着一层。如果目标更近，BFS 早就生成它了。
lesson-everywhere-5-c = 目标总是在第 6 层。
lesson-everywhere-5-c-because = 不对：在第几层取决于初始局面。换一个初始局面，目标会更近或更远。
lesson-everywhere-6 = 两条路径可以通向同一个局面。这个后继早已在边界中，离初始局面 6 步：它是重复的。BFS 保留第一条路径，丢掉第二条。
lesson-everywhere-6-ask = BFS 为什么可以丢掉第二条路径？
lesson-everywhere-6-a = 第二条路径绝不会更短。
lesson-everywhere-6-a-because = 对：BFS 逐层生成局面，所以它通向一个局面的第一条路径就是最短的。
lesson-everywhere-6-b = 第二条路径总是更长。
lesson-everywhere-6-b-because = 不对：这里两条都是 6 步。要紧的是第二条不会更短。
lesson-everywhere-6-c = 从这个局面到不了目标。
lesson-everywhere-6-c-because = 不对：不管从哪条路径来，之后能走的都一样。扩展一次就够了。
lesson-everywhere-7 = 这个局面需要 20 步，BFS 用了 37,708 次扩展。从第 10 层到第 20 层，每一层平均是前一层的 1.5 倍，有时多些，有时少些。
lesson-everywhere-7-ask = 第 24 层之后，各层又变小了。为什么？
lesson-everywhere-7-a = BFS 在那里扩展的局面更少
lesson-everywhere-7-a-because = 不对：灰色柱表示那里的全部局面，不管 BFS 有没有找到。
lesson-everywhere-7-b = 从那里出发的移动大多回到已经找到的局面
lesson-everywhere-7-b-because = 对：移动只能到达 181,440 个局面。大部分都找到之后，新的就不多了。
lesson-everywhere-7-c = 离起点远的局面能走的步更少
lesson-everywhere-7-c-because = 不对：不管在哪里，每个局面都有 2、3 或 4 种走法，只是其中很少通向新局面。
lesson-everywhere-growth = 如果每个局面有 b 个新的后继，各层就有 b 个、b × b 个，最后是 b^d 个局面。这里 b 平均是 1.5：再深 10 步的一层，有 1.5^10 倍，大约 58 倍的局面。
lesson-everywhere-growth-ask = 如果 b = 2：再深 10 步的一层，局面是多少倍？
lesson-everywhere-growth-right = 2^10 = 1,024。只深一半，则是 2^5 = 32：深度的代价之大，原因就在这样的增长。
lesson-everywhere-growth-wrong = 连乘：2 × 2 × 2……每层一个因数。
lesson-everywhere-8 = 横坐标 x、纵坐标 y 的格：离初始局面 x 步、离目标局面 y 步的所有局面。BFS 访问了全部 181,440 个，并存储每一个。十五数码有 10,461,394,944,000 个局面。
lesson-everywhere-8-ask = 每个局面 8 个字节，十五数码需要多少 TB？（1 TB 是 1,000,000,000,000 字节。）
lesson-everywhere-8-right = 大约 84 TB（83.69）：耐心还没用完，内存就先用完了。
lesson-everywhere-8-wrong = 局面数乘以 8，再除以每 TB 的字节数。
lesson-everywhere-stack = 深度优先搜索把等待的局面放在栈中：最后放入的最先扩展。因此它沿一条路径一直向下，只有没有新局面时才回头。扩展 17 次后它得到一个 16 步的解。BFS 用了 57 次扩展，解只有 6 步。
lesson-everywhere-stack-ask = 为什么它的解不是最短的？
lesson-everywhere-stack-a = 它多次扩展同一个局面。
lesson-everywhere-stack-a-because = 不对：扩展过的局面已作标记，不会再扩展。
lesson-everywhere-stack-b = 它先往深处走，再看更近的局面。
lesson-everywhere-stack-b-because = 对：离初始局面近的局面在栈底等待，而目标可能就在其中一个旁边。
lesson-everywhere-stack-c = 栈放不下所有局面。
lesson-everywhere-stack-c-because = 不对：等待的局面都在栈中。关键在于它们取出的顺序。
lesson-everywhere-costs = 现在每步的代价是所滑方块上的数字，移动 8 的代价就是 8。BFS 找到 11 步、代价 53 的路径。一致代价搜索总是扩展至今代价最小的局面，找到 15 步、代价 45 的路径。
lesson-everywhere-costs-ask = 为什么 BFS 在这里找不到代价最小的路径？
lesson-everywhere-costs-a = 它只数步数，不管每步的代价。
lesson-everywhere-costs-a-because = 对：它的各层按步数划分。步数最少的路径移动了代价大的方块。
lesson-everywhere-costs-b = 它还没有看完所有局面就停止了。
lesson-everywhere-costs-b-because = 不对：一致代价搜索也会提前停止，但要等到没有代价更小的局面时才停。
lesson-everywhere-costs-c = 步数多的路径代价总是更大。
lesson-everywhere-costs-c-because = 不对：这里 15 步的代价比 11 步的小。
lesson-everywhere-9 = 只有方块 7 和 8 互换了位置。
lesson-everywhere-9-ask = 这个局面需要多少步？
lesson-everywhere-9-a = 2 步
lesson-everywhere-9-a-because = 不对：一个方块得绕过另一个，其他方块就会离开原位。
lesson-everywhere-9-b = 22 步
lesson-everywhere-9-b-because = 不对：从这里移动能到达 181,440 个局面，目标不在其中。
lesson-everywhere-9-c = 多少步也解不开
lesson-everywhere-9-c-because = 对：从这里移动能到达 181,440 个局面，目标不在其中。下一张幻灯片说明原因。
lesson-everywhere-10 = 数两个数：每次互换两格，几次能把局面排好；空格走回家要几步。走一步是一次互换，也是空格的一步，所以两个数的奇偶一起改变。目标局面中两个数都是偶数。所以当且仅当两个数同为偶数或同为奇数，局面有解。
lesson-everywhere-10-ask = 现在 1 和 2 也互换了。这个局面有解吗？
lesson-everywhere-10-a = 无解：现在有两对方块不对
lesson-everywhere-10-a-because = 不对：每次互换都改变奇偶性。两次就变回来了。
lesson-everywhere-10-b = 有解
lesson-everywhere-10-b-because = 对：互换两次就排好了，空格离家 0 步，两个数都是偶数。最短的解有 22 步。
lesson-everywhere-10-c = 只有空格在另一个角才行
lesson-everywhere-10-c-because = 不对：四个角之间都相隔偶数步。空格的奇偶性不变。
lesson-everywhere-11 = 一个你没见过的局面。只有第一次作答算数。
lesson-everywhere-11-ask = 恰好相距 2 步的局面有几个？
lesson-everywhere-11-right = 从角上能到达 2 个局面，从其中每一个又能到达 2 个新的局面。
lesson-everywhere-11-wrong = 在心里走每一步，再从那里走除了退回以外的每一步。
lesson-everywhere-12 = 同一个局面，用 BFS 搜索。一起生成的局面先后皆可。只有第一次作答算数。
lesson-everywhere-12-ask = BFS 接下来扩展哪个局面？单击它。
lesson-everywhere-remember-1 = BFS 扩展等得最久的局面：一层接一层，近的在先。
lesson-everywhere-remember-2 = 所以它的解最短。
lesson-everywhere-remember-3 = 代价是时间和内存：两者都逐层增长。
lesson-everywhere-remember-4 = 方块的全部排列中，有一半无解。

## lesson-a-star, by id

# 随程序附带的课件里的话，每条最多 300 个字符。
lesson-a-star-1 = h 估计从一个局面到目标还要多少步。曼哈顿距离把每个方块离原位的行数和列数加起来。空格不算。
lesson-a-star-1-ask = 按曼哈顿距离，这个局面的 h 是多少？
lesson-a-star-1-right = h = 6：方块 2 差 2，方块 3、5、6、8 各差 1。
lesson-a-star-1-wrong = 逐个看方块：差几行，差几列？全部加起来。
lesson-a-star-2 = 每个局面下面写着 g + h = f。g 是从初始局面走来的步数，h 估计到目标的步数。所以 f 估计经过这个局面的整个解的长度。
lesson-a-star-2-ask = 把边界中 f 最小的局面都标出来。
lesson-a-star-2-right = 它们的 g 都是 1。方块走近，h 降到 5，f = 6；走远，h 升到 7，f = 8。
lesson-a-star-3 = A* 扩展 f 最小的局面。经过 3 次扩展，边界中有两个局面的 f = 6。它们并列：g 较大的先扩展。
lesson-a-star-3-ask = 为什么 g 较大的先扩展？
lesson-a-star-3-a = 它的路径更短
lesson-a-star-3-a-because = 不对：它的路径更长，是 3 步，而不是 1 步。只是整条路的长度 f 一样。
lesson-a-star-3-b = 它的 f 中猜测的部分更少
lesson-a-star-3-b-because = 对：两者都是 f = 6，但 3 + 3 中已知的部分比 1 + 5 多。它的 h 也说它离目标更近。
lesson-a-star-3-c = 它生成得更早
lesson-a-star-3-c-because = 不对：它是最后生成的。
lesson-a-star-4 = A* 用 7 次扩展找到了 6 步的解。BFS 用了 57 次。
lesson-a-star-4-ask = 边界中哪些局面因为 f 大于 6 而被 A* 略过？把它们都标出来。
lesson-a-star-4-right = 按 f 来看，经过它们的解不可能短到 6 步。另一个 f = 6 的局面只是没用上。
lesson-a-star-5 = 横坐标 x、纵坐标 y 的格：离初始局面 x 步、离目标局面 y 步的所有局面。虚线上是最短的解。A* 扩展了 174 个局面，BFS 扩展了 37,708 个。
lesson-a-star-5-ask = A* 为什么略过远离虚线的局面？
lesson-a-star-5-a = 它们的 f 是 20 或更大
lesson-a-star-5-a-because = 对：经过这样的局面，解不会少于 20 步。虚线上的局面最后也有 f = 20，但 A* 只取它需要的。
lesson-a-star-5-b = A* 到不了那里
lesson-a-star-5-b-because = 不对：BFS 用同样的移动到达了它们。
lesson-a-star-5-c = A* 只保留少数局面
lesson-a-star-5-c-because = 不对：A* 存储它生成的每个局面。这些局面它根本没有生成。
lesson-a-star-6 = 每个估计值都与真实步数 h* 相比。在可采纳的估计中，这里越接近 h* 的扩展得越少：错位方块 2,072 个，曼哈顿距离 174 个，线性冲突 123 个。
lesson-a-star-6-ask = 图旁的局面中有几个错位方块？
lesson-a-star-6-right = 只有 3 和 4 在原位，所以这个估计值是 6。曼哈顿距离是 12。真实步数 h* 是 20。
lesson-a-star-6-wrong = 把每个方块和目标（1 到 8 依次排列）比一比。
lesson-a-star-7 = 这里 A* 用了新的估计：曼哈顿距离加错位方块。它从 f 最小的局面走下去，找到 10 步的解。只用曼哈顿距离，它找到 8 步的解。
lesson-a-star-7-ask = 哪里出了错？
lesson-a-star-7-a = 它扩展的局面太少
lesson-a-star-7-a-because = 不对：它扩展了 15 个。用曼哈顿距离，13 个就够了。
lesson-a-star-7-b = 8 步解上有个局面的 h 太大
lesson-a-star-7-b-because = 对：对局面 1 5 2 / _ 8 3 / 4 7 6，它说 h = 14，而 h* = 7。f = 15，这个局面就一直等到 10 步的解找到为止。
lesson-a-star-7-c = 并列时选错了局面
lesson-a-star-7-c-because = 不对：并列时只在 f 相同的局面中选。这里是 f 本身错了。
lesson-a-star-8 = 从不高于真实步数的估计是可采纳的：h 不大于 h*。用它，A* 总能找到最短的解。红色的格在线的上方：这个估计不可采纳。
lesson-a-star-8-ask = 哪个估计是可采纳的？
lesson-a-star-8-a = 错位方块数的两倍
lesson-a-star-8-a-because = 不对：离目标只差一步时，有 1 个错位方块。它的两倍是 2，而 h* 是 1。
lesson-a-star-8-b = 曼哈顿距离加 1
lesson-a-star-8-b-because = 不对：在目标局面它说 1，而 h* 是 0。
lesson-a-star-8-c = 错位方块和曼哈顿距离中较大的
lesson-a-star-8-c-because = 对：两者都从不高于真实步数，较大的那个也一样。这里较大的总是曼哈顿距离，因为错位的方块至少差一步。对全部 181,440 个局面都成立。
lesson-a-star-play = 最短路径有 5 步，经过这个局面。这个局面的估计由你来定。
lesson-a-star-play-ask = 把 h 往上调，直到 A* 走上更长的路。
lesson-a-star-play-right = 这个局面一直等着，直到目标已从更长的路找到。h 刚超过真实值时还没有坏处：它的 f 仍排在更长的路之前。过大的估计可能遮住最短路径，但不一定会。
lesson-a-star-why = 为什么 h 可采纳就够了？在目标处 h 是零，所以较长的路以它的全长为 f。在此之前，边界中就有最短路径上的某个局面在等：它的 g 是对的，h 不超过真实步数。
lesson-a-star-why-ask = 那么 A* 为什么绝不会以较长的路结束？
lesson-a-star-why-a = 它在结束前比较所有的路
lesson-a-star-why-a-because = 不对：它扩展到第一个目标就结束。只生成目标还不够：可能还有 f 更小的局面在等。
lesson-a-star-why-b = 等着的局面 f 更小，先轮到它
lesson-a-star-why-b-because = 对：它的 g + h 至多是最短路径的长度。所以它排在任何较长的路的目标之前。
lesson-a-star-why-c = h 告诉它真实的步数
lesson-a-star-why-c-because = 不对：h 可以小得多，甚至是零。只要绝不过大就行。
lesson-a-star-9 = 如果每走一步，估计值至多下降 1（这一步的代价），它就是一致的。“拼凑”启发函数是为这种 2 × 3 的小棋盘写的，可采纳，但不一致。
lesson-a-star-9-ask = 走一步到后继，h 下降了多少？
lesson-a-star-9-right = 从 8 降到 5，降了 3。所以 f 从 12 降到 10：这条路径等得太久了。
lesson-a-star-9-wrong = 用上面局面的 h 减去后继的 h。
lesson-a-star-10 = 所以 A* 先走了较长的路。这个后继曾以 g = 8 扩展过。现在找到 g = 6 的路径，它回到边界：它被重新放回边界。
lesson-a-star-10-ask = A* 什么时候把局面重新放回边界？
lesson-a-star-10-a = 找到通向它的更短路径时
lesson-a-star-10-a-because = 对。它必须再扩展一次，因为所有后继现在离初始局面也更近了。所以它的解仍然是最短的；从不放回的搜索可能以较长的解结束。
lesson-a-star-10-b = 每次再次生成它时
lesson-a-star-10-b-because = 不对：路径没有变短的重复局面会被丢掉。
lesson-a-star-10-c = 不管用什么估计都会
lesson-a-star-10-c-because = 不对：用一致的估计，例如曼哈顿距离，它扩展一个局面时，路径已经最短。
lesson-a-star-reopen = 起点的一个相邻局面的估计由你来定。其他局面的 h 都不变。
lesson-a-star-reopen-ask = 把 h 往上调，直到 A* 不得不把一个局面扩展两次。
lesson-a-star-reopen-right = h 的下降超过这一步的代价 1：不满足一致性。搜索先绕过这个局面，从更长的路关闭了别的局面，后来又从更短的路遇到它们。能做到的最小的 h 并没有超过真实值：可采纳，却仍把局面重新放回边界。
lesson-a-star-11 = 轮到你了。f 最小的先扩展；并列时，g 较大的先扩展。g 也相等时，选哪个都对。
lesson-a-star-11-ask = A* 接下来扩展哪个局面？单击它。
lesson-a-star-12 = 好的估计从不超过真实步数，又接近它。曼哈顿距离两者都做到了，但还不是最好的：两个可采纳的估计中，较大的更好。
lesson-a-star-12-ask = 写一个可采纳的估计，并且至少在 10,000 个局面上比曼哈顿距离更接近真实步数。图会跟着你写的内容变化。
lesson-a-star-12-hint-1 = 曼哈顿距离把每个方块当作单独的来移动。两个方块已在自己的行里，但顺序颠倒：这至少还要多走几步？
lesson-a-star-12-hint-2 = linear_conflict() 是曼哈顿距离加上这些步。pattern([1, 2, 3, 4]) 把这些方块放在一起考虑。两者都从不超过真实步数。
lesson-a-star-12-hint-3 = 两个可采纳估计的 max(a, b) 也可采纳，并且至少和其中任何一个一样接近真实步数。
lesson-a-star-13 = 一个你没见过的局面。只有第一次作答算数。
lesson-a-star-13-ask = 按曼哈顿距离，这个局面的 h 是多少？
lesson-a-star-13-right = 方块 1、2、4、7 和 8 各差 1 格；其余的都在原位。
lesson-a-star-13-wrong = 数每个方块相差的行和列，不算空格。
lesson-a-star-14 = 又一个新局面，用曼哈顿距离的 A*。只有第一次作答算数。
lesson-a-star-14-ask = A* 接下来扩展哪个局面？单击它。
lesson-a-star-remember-1 = A* 扩展 f = g + h 最小的局面；并列时，g 较大的先扩展。
lesson-a-star-remember-2 = 如果 h 可采纳，即从不高于真实步数，它的解最短。
lesson-a-star-remember-3 = 两个可采纳的估计中，更接近真实步数的通常扩展得更少。
lesson-a-star-remember-4 = 如果 h 不一致，A* 可能找到通向已扩展局面的更短路径，并把它重新放回边界。

## lesson-two-ends, by id

# 随程序附带的课件里的话，每条最多 300 个字符。
lesson-two-ends-1 = 双向 BFS 做两个搜索：从初始局面正向，从目标局面反向。经过 840 次扩展，它们相遇了。BFS 用了 37,708 次。
lesson-two-ends-1-ask = 为什么两个搜索扩展的局面这么少？
lesson-two-ends-1-a = 两个只搜到一半深度的搜索，合起来远小于一个搜到底的搜索
lesson-two-ends-1-a-because = 对：b^d 中的 d 减半。离初始局面或目标局面 10 步以内，各有 706 个局面。离初始局面 20 步以内，有 54,802 个。
lesson-two-ends-1-b = 反向搜索可走的移动更少
lesson-two-ends-1-b-because = 不对：每一步都能走回来，所以两个搜索可走的移动一样。
lesson-two-ends-1-c = 它们用了估计值
lesson-two-ends-1-c-because = 不对：两个搜索都像 BFS 那样，扩展等得最久的局面。
lesson-two-ends-2 = 两个边界和它们后面的一切都要存储：这里是 1,412 个局面，而 BFS 要存储 54,653 个。反向搜索从目标开始，每一步都反着走。
lesson-two-ends-2-ask = 对哪个任务，反向搜索帮不上忙？
lesson-two-ends-2-a = 到一个已知但很远的局面的路
lesson-two-ends-2-a-because = 不对：两端都是已知的，只是两个搜索都要更深。
lesson-two-ends-2-b = 到任意一个方块 1 在原位的局面的路
lesson-two-ends-2-b-because = 对：这样的局面有 20,160 个，反向搜索要从所有这些局面开始。正向搜索只要认出其中一个。所以目标必须是一个已知的局面，每一步也必须能反着走。
lesson-two-ends-2-c = 从目标回到这个局面的路
lesson-two-ends-2-c-because = 不对：还是同样的两个搜索，只是两端对调。这里每一步都能退回。
lesson-two-ends-meeting = 双向 BFS 一层一层地完成：更短的路在更早的层就会相遇。逐个局面推进的搜索，例如按 f 进行的 MM（227 次扩展），第一次可能在较长的路上相遇。
lesson-two-ends-meeting-ask = 由 f 引导的搜索，第一次相遇之后必须做什么？
lesson-two-ends-meeting-a = 停下：它总在最短的路上
lesson-two-ends-meeting-a-because = 不对：那只对完整的层成立。逐个局面推进时，更短的路上的局面可能还在两边等着。
lesson-two-ends-meeting-b = 继续，直到不可能还有更短的路
lesson-two-ends-meeting-b-because = 对：MM 一直继续，直到每条还没找到的路都不短于已找到的最好的路。
lesson-two-ends-meeting-c = 从目标重新开始
lesson-two-ends-meeting-c-because = 不对：两边存储的一切仍然有用。
lesson-two-ends-3 = IDA* 只保留一条路径，以及沿途还没试过的后继。它向下走到最左边的、f 不超过阈值的后继：阈值开始是 12，现在是 14。没有这样的后继时，就回溯。
lesson-two-ends-3-ask = IDA* 接下来扩展哪个局面？单击它。
lesson-two-ends-4 = 阈值之内再没有局面时，IDA* 从初始局面重新开始。下一次迭代的阈值，是超出者中最小的 f。到现在为止：12、14，现在是 16。
lesson-two-ends-4-ask = 最短的解有 20 步。它在第几次迭代中找到？
lesson-two-ends-4-right = 在第 5 次迭代：阈值依次是 12、14、16、18、20。每走一步，g 增加 1，h 增加或减少 1。所以 f 不变，或增加 2。
lesson-two-ends-4-wrong = 灰色局面的 f 就是下一个阈值。从 12 数起，直到阈值容得下 20 步。
lesson-two-ends-5 = IDA* 在第 5 次迭代中找到了 20 步的解。最后它存储 21 个局面，就是路径上的那些。A* 存储了 285 个。
lesson-two-ends-5-ask = IDA* 存储得这么少，代价是什么？
lesson-two-ends-5-a = 它的解可能更长
lesson-two-ends-5-a-because = 不对：阈值逐步增大，所以找到的第一个解就是最短的。
lesson-two-ends-5-b = 每次迭代都要重新扩展局面
lesson-two-ends-5-b-because = 对：扩展了 768 次，而 A* 只用了 174 次。如果几乎每个局面的 f 都不同，迭代的次数也会几乎同样多。
lesson-two-ends-5-c = 它需要更好的估计
lesson-two-ends-5-c-because = 不对：两者用的都是曼哈顿距离。
lesson-two-ends-6 = 十五数码的一个局面。每个搜索最多可用 8 MiB 内存。A* 存储它生成的每个局面：超过 200,000 个之后内存已满，只好停下。IDA* 用 810,907 次扩展找到 46 步的解，存储了 47 个局面。
lesson-two-ends-6-ask = 另一个局面需要 80 步，差不多是两倍。IDA* 解它需要什么？
lesson-two-ends-6-a = 差不多两倍的内存，和多得多的时间
lesson-two-ends-6-a-because = 对：它只存储一条路径，81 个局面。可是阈值每升高一次，阈值以内的局面就成倍增加。
lesson-two-ends-6-b = 多得多的内存，和多得多的时间
lesson-two-ends-6-b-because = 不对：它一折返就忘掉局面，所以只存储一条路径，81 个局面。
lesson-two-ends-6-c = 差不多两倍的内存，和差不多两倍的时间
lesson-two-ends-6-c-because = 不对：阈值以内的局面按 b^d 增长，而不是按 d 增长。
lesson-two-ends-7 = 贪婪搜索只看 h：144 次扩展，但解有 40 步。加权 A* 用 f = g + w × h。w = 2 时，它用 41 次扩展找到了 20 步的解。它的解最多是最短解的 w 倍长。
lesson-two-ends-7-ask = 最短的解有 20 步。w = 3 的加权 A*，解最多有多少步？
lesson-two-ends-7-right = 3 × 20 = 60。实际上通常短得多。估计至多是真实步数的 w 倍时，A* 的解也有同样的界限。
lesson-two-ends-7-wrong = 最多是最短解的 w 倍。
lesson-two-ends-weight = f = g + w × h：权重 w 由你来定。图中是被扩展的局面。
lesson-two-ends-weight-ask = 找一个 w：局面至多是 A* 的一半，步数至多多 2 步。
lesson-two-ends-weight-right = w 再大些呢？局面不一定更少：错误的提示也会跟得更远。只有界限是确定的：绝不超过最少步数的 w 倍。
lesson-two-ends-8 = 六种策略，同一个局面，同一个时钟：每一拍，每个搜索各扩展一次。先猜一猜，再按“运行到底”。
lesson-two-ends-8-ask = 哪个搜索最后结束？
lesson-two-ends-8-a = A*
lesson-two-ends-8-a-because = 不对：A* 在 174 次扩展后结束。
lesson-two-ends-8-b = 双向 BFS
lesson-two-ends-8-b-because = 不对：它在 840 次扩展后结束。
lesson-two-ends-8-c = IDA*
lesson-two-ends-8-c-because = 不对：IDA* 每次迭代都重新扩展，但也在 768 次扩展后结束。
lesson-two-ends-8-d = BFS
lesson-two-ends-8-d-because = 对：在 37,708 次扩展后。它既没有估计，也没有第二个搜索。
lesson-two-ends-every = 这个谜题的所有局面都用两种策略搜索过。这一个对 A* 最难：30 步，扩展 15,573 次，而双向 BFS 扩展得更少。
lesson-two-ends-every-ask = 在所有局面中，有多少个局面 A* 比双向 BFS 扩展得更多？
lesson-two-ends-every-a = 四分之一
lesson-two-ends-every-a-because = 不对：少得多。第二个搜索省下很多，但估计值省下的更多。
lesson-two-ends-every-b = 千分之七
lesson-two-ends-every-b-because = 对：估计值几乎总比第二个搜索省得多。一个局面说明不了全部。
lesson-two-ends-every-c = 只有这一个
lesson-two-ends-every-c-because = 不对：还有一些，但很少见。
lesson-two-ends-9 = 手机剩下的内存很少。你想要十五数码一个局面的最短解，并且知道曼哈顿距离。
lesson-two-ends-9-ask = 你用哪种搜索？
lesson-two-ends-9-a = A*
lesson-two-ends-9-a-because = 不对：它存储生成的每个局面，内存会用完。
lesson-two-ends-9-b = IDA*
lesson-two-ends-9-b-because = 对：它只存储一条路径，而且解是最短的。
lesson-two-ends-9-c = 贪婪搜索
lesson-two-ends-9-c-because = 不对：它的解可能很长。
lesson-two-ends-10 = 你想要八数码一个局面的最短解。初始局面和目标局面已知，移动可以走回，但没有估计值。
lesson-two-ends-10-ask = 你用哪种搜索？
lesson-two-ends-10-a = 双向 BFS
lesson-two-ends-10-a-because = 对：它不需要估计值，解最短，扩展的局面远少于 BFS。
lesson-two-ends-10-b = A*
lesson-two-ends-10-b-because = 不对：没有估计值，h 处处是 0，A* 就像 BFS 一样逐层扩展。
lesson-two-ends-10-c = IDA*
lesson-two-ends-10-c-because = 不对：没有估计值，每次迭代都只是搜到某个深度，通向同一局面的路径会搜了又搜。
lesson-two-ends-11 = 机器人马上需要十五数码一个局面的解。可以长一些，但最多是最短解的两倍。
lesson-two-ends-11-ask = 你用哪种搜索？
lesson-two-ends-11-a = 贪婪搜索
lesson-two-ends-11-a-because = 不对：它很快，但解的长度没有保证。
lesson-two-ends-11-b = A*
lesson-two-ends-11-b-because = 不对：它的解最短，但要花久得多的时间。
lesson-two-ends-11-c = w = 2 的加权 A*
lesson-two-ends-11-c-because = 对：它很快，解最多是最短解的 2 倍长。
lesson-two-ends-12 = 一个你没见过的局面。IDA* 正在第一次迭代中。只有第一次作答算数。
lesson-two-ends-12-ask = 下一次迭代的阈值是多少？
lesson-two-ends-12-right = 超出阈值者中最小的 f：有这个 f 的局面现在被略去。更低的阈值放不进新的局面；更高的可能先放进较长的解。
lesson-two-ends-12-wrong = 现在过大的局面中，最小的 f 是多少？
lesson-two-ends-13 = 在一个你看不到的局面上，w = 3 的加权 A* 找到了 30 步的解。
lesson-two-ends-13-ask = 最短的解至少有多少步？
lesson-two-ends-13-right = 30 / 3 = 10：找到的解最多是最短解的 3 倍长。
lesson-two-ends-13-wrong = 找到的解最多是最短解的 w 倍长。
lesson-two-ends-remember-1 = BFS：最短。存储生成的所有局面。适合小的拼图。
lesson-two-ends-remember-2 = 双向 BFS：最短。存储两个小的搜索。适合只有一个已知目标、移动可以走回、没有估计值的情形。
lesson-two-ends-remember-3 = A*：h 可采纳时最短。存储生成的所有局面。适合估计好、内存够的情形。
lesson-two-ends-remember-4 = IDA*：h 可采纳时最短。只存储一条路径，重复扩展。适合内存少的情形。
lesson-two-ends-remember-5 = 加权 A*：最多是最短解的 w 倍长。存储生成的所有局面，通常不多。适合要快的情形。
lesson-two-ends-remember-6 = 贪婪搜索：长度不限。存储生成的所有局面，通常不多。适合马上要一个解、任何解都行的情形。

## lesson-24-puzzle, by id

# 随程序附带的课件里的话，每条最多 300 个字符。
lesson-24-puzzle-1 = 二十四数码有 24 个方块，放在 5 × 5 个格子里。计算机即使每秒访问 10 亿个局面，也要 2.4 亿多年才能访问全部局面。
lesson-24-puzzle-1-ask = 搜索怎么可能找到解？
lesson-24-puzzle-1-a = 用快 1,000 倍的计算机
lesson-24-puzzle-1-a-because = 不对：那还是要 24 万多年。
lesson-24-puzzle-1-b = 它略过几乎所有局面
lesson-24-puzzle-1-b-because = 对：好的估计能看出哪些局面不可能在短的解上。
lesson-24-puzzle-1-c = 靠运气
lesson-24-puzzle-1-c-because = 不对：随机试局面，要花一样久。
lesson-24-puzzle-2 = h 是各方块到目标位置的距离之和，就像没有别的方块挡路一样。这里 h = 58。因此任何解至少要 58 步：58 是下界。
lesson-24-puzzle-2-ask = 为什么不可能有更短的解？
lesson-24-puzzle-2-a = A* 试过了所有更短的
lesson-24-puzzle-2-a-because = 不对：它只做了 1 次扩展。
lesson-24-puzzle-2-b = 二十四数码的所有局面都要这么多步
lesson-24-puzzle-2-b-because = 不对：别的局面可能只要 1 步。
lesson-24-puzzle-2-c = 一步只让一个方块靠近 1 格
lesson-24-puzzle-2-c-because = 对：所以每走一步，h 至多下降 1，要 58 步才能让 h 变成 0。
lesson-24-puzzle-3 = A* 存储它生成的每个局面。这里它最多可用 128 MiB。存了 300 多万个局面后，内存已满，目标还没有找到。
lesson-24-puzzle-3-ask = 不增加内存，能怎么办？
lesson-24-puzzle-3-a = 忘掉扩展过的局面
lesson-24-puzzle-3-a-because = 不对：A* 要靠它们认出重复的局面，最后还要给出路径。
lesson-24-puzzle-3-b = 用 BFS
lesson-24-puzzle-3-b-because = 不对：BFS 要存储每一层的局面，比这还多。
lesson-24-puzzle-3-c = 用只存储一条路径的 IDA*
lesson-24-puzzle-3-c-because = 对：它的内存永远不会满。它要的是时间。
lesson-24-puzzle-4 = 换一个局面。IDA* 只存储一条路径，所以内存永远不会满。到阈值 50 为止，它扩展 7,747,053 次：每秒 1.2 亿次，不到 1 秒。每个阈值的扩展次数大约是前一个的 5 倍。
lesson-24-puzzle-4-ask = 目标在阈值 64：还要 7 个阈值。IDA* 要多久？
lesson-24-puzzle-4-a = 大约 1 秒
lesson-24-puzzle-4-a-because = 不对：那得每个阈值花的时间都一样。最后几个花得最多。
lesson-24-puzzle-4-b = 大约 1 分钟
lesson-24-puzzle-4-b-because = 不对：过了其中 3 个就已是 125 倍，后面还有 4 个。
lesson-24-puzzle-4-c = 超过 1 小时
lesson-24-puzzle-4-c-because = 对：7 个阈值，每个是前一个的 5 倍：合起来超过 7.8 万倍。
lesson-24-puzzle-5 = 加权 A* 扩展 f = g + w × h 最小的局面。w = 2 时，搜索偏向看起来离目标近的局面。它的解最多是最短解的 2 倍长。
lesson-24-puzzle-5-ask = w = 1 时，它是哪种搜索？
lesson-24-puzzle-5-a = A*
lesson-24-puzzle-5-a-because = 对：f = g + h。
lesson-24-puzzle-5-b = 贪婪搜索
lesson-24-puzzle-5-b-because = 不对：贪婪搜索只看 h，就像 w 非常大。
lesson-24-puzzle-5-c = BFS
lesson-24-puzzle-5-c-because = 不对：BFS 不用估计，就像 w 是 0。
lesson-24-puzzle-6 = 一眨眼就解出来了，用了 13,584 次扩展。加权 A* 存储 29,245 个局面。A* 存储了 300 多万个，却什么也没找到。
lesson-24-puzzle-6-ask = 它为此放弃了什么？
lesson-24-puzzle-6-a = 最短的解：这个解可能更长
lesson-24-puzzle-6-a-because = 对：w = 2 时，f 可能高于真实步数。下一张幻灯片问能长多少。
lesson-24-puzzle-6-b = 解的长度的任何保证
lesson-24-puzzle-6-b-because = 不对：它最多是最短解的 2 倍长。贪婪搜索才没有这种保证。
lesson-24-puzzle-6-c = 什么也没放弃：它就是更好
lesson-24-puzzle-6-c-because = 不对：如果内存够，A* 会找到最短的解。
lesson-24-puzzle-7 = 它的解有 102 步。这是最短的吗？加权 A* 无法知道。初始局面的 h = 58 是下界。别的搜索可能证明更高的下界。
lesson-24-puzzle-7-ask = 只凭初始局面的 h：这个解最多长了多少步？
lesson-24-puzzle-7-right = 102 − 58 = 44。想知道更多，就要提高下界。
lesson-24-puzzle-7-wrong = 用找到的步数减去下界。
lesson-24-puzzle-8 = 模式数据库是事先做好的表。表中记着一组方块在每种位置上归位所需的步数。5 组的表加起来，给出比 58 更高的下界。
lesson-24-puzzle-8-ask = 这对 A* 有什么帮助？
lesson-24-puzzle-8-a = 每次扩展更快
lesson-24-puzzle-8-a-because = 不对：查表比把距离加起来还要慢一点。
lesson-24-puzzle-8-b = 它扩展的局面更少
lesson-24-puzzle-8-b-because = 对：h 越接近真实步数，就有越多局面的 f 超过解的长度。
lesson-24-puzzle-8-c = 解变得更短
lesson-24-puzzle-8-c-because = 不对：两个估计都可采纳，都会找到最短的解。
lesson-24-puzzle-9 = 回到第一个局面，同样的 128 MiB。A* 用模式数据库找到了 74 步的解，并证明没有更短的解，扩展不到 100 万次。另一个局面的解有 64 步，扩展不到 50 万次。
lesson-24-puzzle-9-ask = 模式数据库的代价是什么？
lesson-24-puzzle-9-a = 解可能更长
lesson-24-puzzle-9-a-because = 不对：它们从不高于真实步数，所以可采纳。
lesson-24-puzzle-9-b = 搜索之前做表的时间和内存
lesson-24-puzzle-9-b-because = 对：但做好之后，对目标相同的每个局面都能用。
lesson-24-puzzle-9-c = 没有代价
lesson-24-puzzle-9-c-because = 不对：每张表要为它那组方块的每种位置存一个数。
lesson-24-puzzle-10 = 加权 A* 立刻找到了 102 步的解。A* 用模式数据库找到了最短的解，74 步，但要先做好表。
lesson-24-puzzle-10-ask = 机器人现在就要行动，而且只有这一次。你选哪种搜索？
lesson-24-puzzle-10-a = 加权 A*
lesson-24-puzzle-10-a-because = 对：现在有一个不错的解，好过以后才有最短的解。
lesson-24-puzzle-10-b = 用模式数据库的 A*
lesson-24-puzzle-10-b-because = 不对：要先做表。要解很多局面，或要证明时，才值得。
lesson-24-puzzle-10-c = 用曼哈顿距离的 IDA*
lesson-24-puzzle-10-c-because = 不对：它要的时间多得多。
lesson-24-puzzle-11 = 轮到你了。加权 A* 扩展 f = g + 2 × h 最小的局面。
lesson-24-puzzle-11-ask = 加权 A* 接下来扩展哪个局面？单击它。
lesson-24-puzzle-12 = 一个你没见过的局面。只有第一次作答算数。
lesson-24-puzzle-12-ask = 曼哈顿距离给出的下界是多少？
lesson-24-puzzle-12-right = 每走一步，至多一个方块靠近一格，所以没有更短的解。
lesson-24-puzzle-12-wrong = 把每个方块与原位相差的行数和列数都加起来。
lesson-24-puzzle-remember-1 = A* 用完内存，IDA* 用完时间。
lesson-24-puzzle-remember-2 = 加权 A* 很快找到解，下界说明它离最短的解最多差多少。
lesson-24-puzzle-remember-3 = 更好的估计，例如模式数据库，让最短的解成为可能。

## lesson-example, by id

lesson-example-1 = 目前只知道初始局面。每个方块离目标位置有多远，h 是多少？
lesson-example-2 = 初始局面已经扩展。接下来轮到哪个后继，为什么？
lesson-example-3 = 先猜再看：接下来取出的节点是深的还是浅的？
lesson-example-4 = 看状态空间图：A* 紧贴虚线。若 h = 0 会怎样？
lesson-example-5 = 解出了。目标在扩展之前早已生成：A* 为什么要等？
lesson-example-6 = 扩展次数相同，换成 BFS，搜到了多深？
lesson-example-7 = 两个边界相遇了。为什么两个小“球”合起来比一个大“球”还小？
lesson-example-8 = 贪婪搜索最先完成。它的路径有多长？转到“比较”，并排看看各个搜索。

## node

node-none-yet = 还没有
node-chosen = 选中的节点
node-current = 当前节点
node-back = 回到当前节点
node-back-about = 最近扩展的节点（Escape）。

## node/life

node-life-not-yet = （尚未）
node-life-generated = 生成于
node-life-generated-about = 生成它的那次扩展。单击可跳到那里。
node-life-dropped = 丢弃于
node-life-dropped-about = 轮到它时，它超出了阈值。单击可跳到那里。
node-life-expanded = 扩展于
node-life-expanded-about = 从边界中取出它的时刻。单击可跳到那里。
node-life-about-children = 此刻以这个节点为父节点的节点。
node-life-children = { $children } 个子节点

## node/details

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
node-details-met-again = 再次生成 { $met } 次，重新放回边界 { $reopened } 次
node-details-path = 路径：{ $moves } 步

## node/estimate

node-estimate-about = 每个方块的编号，及其对 h 的贡献。
node-estimate-zero = ，恒为零
node-estimate-looked-up = ，查表得到
node-estimate-line = 第 { $line } 行
node-estimate-lines = 第 { $first } 至 { $last } 行
node-estimate-part = { $value }（{ $from }）
node-estimate-own = ，由 { $name } 给出
node-estimate-own-sum = {" "}= { $sum }，由 { $name } 给出
node-estimate-tile = { $number }（方块 { $tile }）
node-estimate-in-place = ：所有方块均已归位
node-estimate-patchy-even = { $manhattan }，同曼哈顿距离：前两格之和为偶数
node-estimate-patchy-odd = { $misplaced }，同错位方块：前两格之和为奇数
node-estimate-conflicts =
    { $rows ->
        [true] { $number }（第 { $line } 行的冲突）
       *[false] { $number }（第 { $line } 列的冲突）
    }
node-estimate-no-conflict = { $manhattan }；没有互相挡路的方块
node-estimate-patterns = ，两组查表之和 { $first } 与 { $second } 中较大的一个

## node/why

node-why-which-next = 下一个是哪个节点？
node-why-how-it-chooses = { $algorithm } 如何选择
node-why-from-the-first = 从第一次扩展起，这里显示节点以及取它的原因。
node-why-taken = 为什么是这个节点？
node-why-next = 为什么它是下一个？
node-why-not-yet = 为什么还没轮到？
node-why-tied = 它与下一个节点同时进入边界，但排在其后：兄弟节点按移动的次序进入，空格依次{ $ways }。
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
node-why-answer-told =
    { $guessed ->
        [none] 取出的是这个节点：{ $board }，{ $figures }。{ $why }按空格键取出它，再问下一个。
       *[other] { $guessed }取出的是这个节点：{ $board }，{ $figures }。{ $why }按空格键取出它，再问下一个。
    }
node-why-marked = 图中标出的那个
node-why-how-to-answer = 在列表或搜索树中单击{ $open_list }里的一个节点；按空格键显示答案。

## node/why/rule, by id

node-why-rule-bfs = 边界中最早的节点：先进先出。
node-why-rule-bidirectional = 本层的下一个节点。新的一层取自较小的边界。
node-why-rule-uniform-cost = 边界中 g 最小的；并列时取最早的。
node-why-rule-astar-larger-g = 边界中 f 最小的；并列时取 g 最大的，再取最早的。
node-why-rule-astar-smaller-g = 边界中 f 最小的；并列时取 g 最小的，再取最早的。
node-why-rule-astar-oldest = 边界中 f 最小的；并列时取最早的。
node-why-rule-astar-newest = 边界中 f 最小的；并列时取最新的。
node-why-rule-weighted-astar = 边界中 f = g + w × h 最小的；并列时取 g 最大的，再取最早的。
node-why-rule-greedy = 边界中 h 最小的；并列时取 g 最小的，再取最早的。
node-why-rule-mm = 两个边界中 p = max(g + h, 2g + 1) 最小的；并列时取 g 最小的，再取最早的。
node-why-rule-dfs-entered = 最近扩展的节点的下一个尚未进入的后继。若没有：沿路径往上，取下一个。
node-why-rule-dfs-generated = 栈顶：最近扩展的节点的最后一个新后继。若没有：取其下面的节点。
node-why-rule-dfs-taken = 栈顶：最近扩展的节点的最后一个尚未扩展的后继。若没有：取其下面的节点。
node-why-rule-depth-limited = 最近扩展的节点的下一个后继。到了深度上限：沿路径往上，取下一个后继。
node-why-rule-iterative-deepening = 最近扩展的节点的下一个后继。到了深度上限：沿路径往上，取下一个后继。
node-why-rule-idastar = 阈值以内的下一个后继：属于最近扩展的节点，或沿路径往上。

## node/expansion

node-expansion-about-board = 最近扩展的节点的局面。
node-expansion-number = 扩展
node-expansion-about-number = 已扩展多少个节点，包括这一个。
node-expansion-side =
    { $side ->
        [forward] 从初始局面
       *[backward] 从目标局面
    }
node-expansion-on-stack =
    { $place ->
        [none] 在栈中
       *[other] 在栈中排{ $place }，共 { $of } 个
    }
node-expansion-in-frontier =
    { $place ->
        [none] 在边界中
       *[other] 在边界中排{ $place }，共 { $of } 个
    }
node-expansion-back = 走回父节点：不计
node-expansion-not-reached = 未生成：搜索已结束
node-expansion-at-limit = 不计：深度上限 { $limit }
node-expansion-beyond =
    { $by_f ->
        [true] f { $f } > 阈值 { $threshold }：轮到时丢弃
       *[false] 深度 { $f } > 上限 { $threshold }：轮到时丢弃
    }
node-expansion-goal = 目标：{ $place }
node-expansion-new = 新节点：{ $place }
node-expansion-solved = 目标：已解出
node-expansion-meeting = 两个边界相遇
node-expansion-path =
    { $best ->
        [true] 一条 { $length } 步的路径，目前最好：{ $place }
       *[false] 一条 { $length } 步的路径：{ $place }
    }
node-expansion-path-of-cost =
    { $best ->
        [true] 一条代价为 { $cost } 的路径，最优：{ $place }
       *[false] 一条代价为 { $cost } 的路径：{ $place }
    }
node-expansion-dropped = 已访问过：丢弃
node-expansion-reopened = 更好的路径：重新放回边界，{ $place }
node-expansion-put-again = 再次放入栈（g { $old } → { $g }）：{ $place }
node-expansion-reparented = 更好的路径（g { $old } → { $g }）：{ $place }
node-expansion-successor =
    { $figures ->
        [none] { $moved }，{ $outcome }
       *[other] { $moved }，{ $figures }，{ $outcome }
    }
node-expansion-ordinal = 第 { $number }

## node/fine

node-fine-done = 已完成
node-fine-node = 取出的节点
node-fine-manhattan = 每个方块到其目标格的步数
node-fine-misplaced = 每个不在目标格的方块计 1
node-fine-linear-conflict = 每个方块到其目标格的步数，每个挡路的方块再加 2
node-fine-patterns = 查表得到
node-fine-patchy = 有的局面用曼哈顿距离，有的用错位方块
node-fine-taken-from =
    { $depth_first ->
        [true] 从栈中取出
       *[false] 从边界中取出
    }
node-fine-list =
    { $depth_first ->
        [true] 栈
       *[false] 边界
    }
node-fine-expansion = 第 { $number } 次扩展
# By the move of the blank: the tile goes where the blank was.
node-fine-successor =
    { $letter ->
        [U] 后继 { $number }：方块 { $tile } 向下移动
        [L] 后继 { $number }：方块 { $tile } 向右移动
        [D] 后继 { $number }：方块 { $tile } 向上移动
       *[R] 后继 { $number }：方块 { $tile } 向左移动
    }
node-fine-tested =
    { $by_f ->
        [true]
            { $beyond ->
                [true] f = { $f } 超出阈值 { $threshold }：轮到时丢弃。
               *[false] f = { $f } 在阈值 { $threshold } 以内。
            }
       *[false]
            { $beyond ->
                [true] 深度 = { $f } 超出上限 { $threshold }：轮到时丢弃。
               *[false] 深度 = { $f } 在上限 { $threshold } 以内。
            }
    }
node-fine-new = 尚未访问过：它是新节点。
node-fine-first-path-kept = 已访问过：丢弃。保留先找到的路径（g = { $stored }）。
node-fine-stays-closed = 已关闭，g = { $stored }。这次 g = { $g } 更小，但已关闭的节点保持关闭：丢弃。
node-fine-no-better = 已访问过，g = { $stored }。这次 g = { $g }，并不更好：丢弃。
node-fine-better-reopened = 已访问过，g = { $old }。这次 g = { $g }，更好。它被重新放回边界。
node-fine-put-again = 它已在等待，g = { $old }。现以 g = { $g } 再次放入栈，以最新的一项为准。
node-fine-better = 已访问过，g = { $old }。这次 g = { $g }，更好。
node-fine-goes-in =
    { $place ->
        [none] 它进入{ $list }。
       *[other] 它进入{ $list }：{ $place }，共 { $of } 个。
    }
node-fine-waits =
    { $place ->
        [none] 它在栈中等待。
       *[other] 它在栈中等待：{ $place }，共 { $of } 个。
    }

## node/frontier

node-frontier-filter = 筛选
node-frontier-filter-hint = 筛选
node-frontier-about-filter = 只列出符合条件的节点：f 18、g 7、h 9、p 18、forward（正向）、backward（反向），或局面的几个数字。可以组合。
node-frontier-about-group = 边界中有多少节点是这一数值。单击只列出它们。
node-frontier-title =
    { $by_board ->
        [true]
            { $depth_first ->
                [true] 栈，按局面排列
               *[false] 边界，按局面排列
            }
       *[false]
            { $depth_first ->
                [true] 栈中的下一个
               *[false] 边界中的下一个
            }
    }
node-frontier-group = { $name }：{ $number }
node-frontier-only = 只看 { $name }
node-frontier-empty = { $open_list }是空的。
node-frontier-none-left = { $open_list }中没有符合的节点。
node-frontier-row =
    { $beyond ->
        [true] { $figures }，超出阈值：{ $board }
       *[false] { $figures }：{ $board }
    }
node-frontier-about-row =
    { $beyond ->
        [true] 它超出阈值，轮到时会被丢弃。单击可显示它。
       *[false] { $open_list }中的一个节点。条形中实心为 g，空心为 h。单击可显示它。
    }

## package

# Why a package was not made. $name is a file of the page.
package-no-page = { $folder } 不是网页版的文件夹：其中的 { $name } 无法读取：{ $reason }
package-other-page = { $folder } 里是别的网页：请指定 .ci/web 生成的文件夹，或发行版中的文件夹
package-show = 用于学习平台…
package-show-about = 含一个练习的单个文件，Moodle、Canvas、ILIAS 等平台可以接收 (SCORM 1.2)。平台会得到答案和分数。
package-hide = 其他导出…
package-hide-about = 返回其他可以保存的内容。
package-heading = 用于学习平台的练习
package-about = 请把此文件作为 SCORM 包加入课程。其中绝不含教师的密钥。平台得到的分数由学生自己的电脑给出；以您自己批改的为准。
package-exercise = 练习
package-site = 网页文件夹
package-written = 已写出 { $path }。请把它作为 SCORM 包加入课程；做法见 `slidescope package --help`。

## page

page-broke-off = Slidescope 因出错而停止：{ $reason }。局面和策略写在地址中，已保留。这是 Slidescope 的缺陷，请报告。
page-start-again = 重新开始
page-cannot-show = 此浏览器无法显示 Slidescope：{ $reason }。需要 WebGL 2 或 WebGL。
page-on-the-desktop = 此功能需要桌面程序。
page-get-desktop = 如何获取
page-get-desktop-about = 打开介绍桌面程序的页面。
page-downloaded = 已交给浏览器下载：{ $path }，{ $size }。如果没有出现文件，请复制内容，或在单独的窗口中打开本页。
page-copy-file = 复制
page-copy-file-about = 复制文件的内容，可粘贴到文件或消息里。
page-keeps-nothing = 此浏览器不为本页面保存任何内容：设置和进度将随页面关闭而丢失。请将需要的内容另存为文件。
page-link = 链接
page-page = 页面
page-page-name = 页面地址
page-page-about = 学校放置 Slidescope 页面的地址。会被保存。
page-page-first = 请先输入页面的地址。
page-copy-link = 复制链接
page-copy-link-about = 复制可打开当前内容的地址：局面、策略、视图和时刻。
page-copy-frame = 复制为 iframe
page-copy-frame-about = 复制可将当前内容作为插图放入其他网页的 HTML。
page-copied = 已复制。
page-experiments-on-the-desktop = 长时间的实验：需要桌面程序
page-length-on-the-desktop = 最短步数：需要桌面程序
page-link-not-understood = 链接中的这些部分无法识别：{ $parts }。其余部分已打开。
page-elsewhere = { $address } 不在此页面的服务器上。链接只能打开同一服务器上的课件。
page-answers = 服务器对 { $address } 返回 { $status }。请检查地址。
page-silent = 无法加载 { $address }。请检查网络后重试。

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
playback-finish = 运行到底
playback-speed = 速度

## playback/hint, by id

playback-hint-reset = 重置：丢弃这次运行（R）。
playback-hint-start = 跳到开头；保留这次运行（Home）。
playback-hint-back = 后退一次扩展（←）。
playback-hint-pause = 暂停搜索（空格键）。
playback-hint-play = 从这里播放已记录的运行，然后继续搜索（空格键）。
playback-hint-run = 以选定的速度搜索（空格键）。
playback-hint-step = 前进一次扩展（→）。
playback-hint-finish = 全速搜索到底（End）。

## playback

playback-about-speed = 每秒的扩展次数，从 1 到全速（+ 和 −）。
playback-not-started = 搜索没有开始：{ $reason }
playback-not-searched-again = 没有重新搜索到这一时刻：{ $reason }
playback-board-changed = 局面已改变：运行已重置
playback-strategy-changed = 策略已改变：运行已重置

## playback/last-run

playback-last-run-show = 再次显示
playback-last-run-name = 上次运行：{ $strategy }
playback-last-run-about = 回到 { $strategy } 在 { $start } 上的运行，它在 { $expanded } 次扩展后结束。

## playback/clock

playback-clock-expansions = 扩展次数
playback-clock-expansions-about = 各策略都显示到同样的扩展次数。
playback-clock-depth = 深度或 f
playback-clock-depth-about = 各策略都显示到即将超出同一深度的时刻；A* 则是即将超出同一 f 的时刻。
playback-clock-time = 时间
playback-clock-time-about = 各策略都显示到同样的搜索时间。搜索依次进行，互不拖慢。

## playback

playback-timeline = 时间线
playback-expansion-of = 第 { $at } 次扩展，共 { $end } 次
playback-slide = 第 { $expansion } 次扩展处的幻灯片：{ $text }
playback-beyond-recording = 第 { $expansion } 次扩展没有记录（上限：{ $limit } 个节点）。要显示它，搜索会重新运行到这里。
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
playback-about-follow =
    { $follows ->
        [true] 搜索进行时显示最新的时刻。
       *[false] 跳到最新时刻，并在搜索进行时一直跟随（End）。
    }

## playback/unrecorded

playback-unrecorded-about = 到那里为止的时刻已记录。更晚的时刻要重新搜索。
playback-unrecorded-cancel = 取消
playback-unrecorded-go-there = 跳到那里
playback-unrecorded-broke-off = 重新搜索到第 { $expansion } 次扩展失败。
playback-unrecorded-searching = 正在重新搜索到第 { $expansion } 次扩展
playback-unrecorded-searched = 为取得计数和边界，已重新搜索到第 { $at } 次扩展。搜索树画到第 { $last } 次扩展。
playback-unrecorded-drawn-up-to = 搜索树画到第 { $last } 次扩展（记录上限：{ $limit } 个节点）

## playback/breakpoints

playback-breakpoints-button =
    { $count ->
        [0] 断点
       *[other] 断点 · { $count }
    }
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
playback-breakpoints-reaches = { $counted } ≥
playback-breakpoints-remove = 移除：{ $breakpoint }
playback-breakpoints-met-at = 在第 { $expansion } 次扩展

## playback

playback-breakpoint-depth = 深度 { $depth }
playback-breakpoint-f = f { $f }
playback-breakpoint-generated = 生成 { $board }
playback-breakpoint-expanded = 扩展 { $board }
playback-breakpoint-meeting = 边界相遇

## playback/jump

playback-jump-go-to = 跳到
playback-jump-about = 跳到下一层、下一个 f 或阈值、相遇处或目标。
playback-jump-about-next = 下一处。
playback-jump-about-previous = 上一处。
playback-jump-next = 下一处：{ $landmark }
playback-jump-previous = 上一处：{ $landmark }
playback-jump-f = f
playback-jump-f-about = 第一次扩展更大的 f（[ 和 ]）。
playback-jump-threshold = 阈值
playback-jump-threshold-about = 以下一个阈值开始的迭代（[ 和 ]）。
playback-jump-priority = 优先级
playback-jump-priority-about = 第一次扩展更大的 p = max(g + h, 2g + 1)（[ 和 ]）。
playback-jump-depth = 深度
playback-jump-depth-about = 第一次扩展更大的深度（[ 和 ]）。
playback-jump-layer = 层
playback-jump-layer-about = 一层的开始（[ 和 ]）。
playback-jump-meeting = 相遇
playback-jump-meeting-about = 生成了另一边已有的状态。
playback-jump-reopened = 重新放回边界的节点
playback-jump-reopened-about = 找到通往已关闭节点的更短路径，于是把它放回边界。
playback-jump-duplicate = 重复
playback-jump-duplicate-about = 生成了一个已经存储的状态。
playback-jump-improved = 更好的路径
playback-jump-improved-about = 找到通往边界中某节点的更短路径。
playback-jump-f-above = f 超过
playback-jump-f-above-about = 第一次扩展 f 大于此值的节点；IDA* 为第一个这样的阈值。
playback-jump-f-above-value = 要超过的 f
playback-jump-deepest = 最深的节点
playback-jump-deepest-about = 第一次在最大深度上扩展。
playback-jump-change = 选中节点的变化
playback-jump-change-about = 该节点被生成、扩展、改进或重新放回边界。
playback-jump-goal = 目标
playback-jump-goal-about = 生成了目标。
playback-jump-end = 末尾
playback-jump-end-about = 记录的最后一个时刻。

## play

play-hand-estimate = 此局面的 h
play-hand-weight = h 的权重 w
play-truth = 真实值是 { $truth }；原来的估计是 { $own }
play-reset = 恢复原值
play-reset-about = 恢复此幻灯片开始时的值。
play-keys = ← → 改变数值
play-reached = 已达到
play-found-fewest = 找到 { $moves }的解，是最短解。
play-found-longer = 找到 { $moves }的解；最短只需 { $fewest } 步。
play-f-of = h = { $h } 时，此局面的 f = { $g } + { $h } = { $f }。
play-above = 真实值是 { $truth }：h 超过了它，因此不可采纳。
play-not-above = 真实值是 { $truth }：h 没有超过它。
play-reopened = { $boards }被扩展了两次。
play-reopened-none = 没有局面被扩展两次。
play-boards-of = 扩展了 { $boards }；w = 1 时为 { $usual } 个。
play-bound = 保证至多 { $w } × { $fewest } = { $bound } 步。

## play/aim, by id

play-aim-longer = 找到较长的解
play-aim-reopens = 有局面被扩展两次
play-aim-cheaper = 只用一半的局面，至多多两步

## present

present-present = 放映
present-present-about = 用大字全屏显示一个视图（F11）。
present-leave = 退出放映
present-leave-about = Esc
present-blank = 黑屏
present-blank-about = 使屏幕变黑（B）；再按 B 恢复。
present-blanked = 屏幕已变黑。再按 B 恢复。
present-notes = 备注
present-notes-about = 只给讲者看：备注、下一张幻灯片、用时（N）。
present-elapsed = 用时 { $time }
present-no-slide = 当前没有显示幻灯片。
present-no-notes = 没有备注。备注在“课件”菜单中填写。
present-next = 下一张
present-last = 这是最后一张幻灯片。
present-the-answer = 答案：{ $answer }
present-notes-apart = 独立窗口
present-notes-beside = 放在幻灯片旁
present-notes-close = 关闭备注
present-view = 视图
present-start = 初始局面
present-goal = 目标局面
present-expanded = 已扩展
present-visited = 已访问
present-clock = 同一时钟：{ $position }
present-ask = 单击{ $open_list }中的一个节点。按空格键显示答案。
present-with-key = { $name }（{ $key }）

## presets/preset, by id

presets-preset-aima = AIMA 图 3.26
presets-preset-korf = Korf 的十五数码题目
presets-preset-korf-felner = Korf 与 Felner 的二十四数码题目
presets-preset-bidirectional-against-astar = 双向广度优先搜索对比 A* 算法
presets-preset-summary-aima = 八数码，长度 6 至 28，各 100 个局面：广度优先搜索对比使用错位方块和曼哈顿距离的 A* 算法，并列出教科书中的数值
presets-preset-summary-korf = 十五数码：用 IDA* 和曼哈顿距离求解 Korf 的题目，逐题与发表的节点数对照，由易到难；全部完成需几分钟
presets-preset-summary-korf-felner = 二十四数码：用贪婪搜索和加权 A* 算法求解 Korf 与 Felner 的五十个随机局面，与发表的最短步数对照，由短到长；求最短解则需要数小时
presets-preset-summary-bidirectional-against-astar = 26 步及以上的八数码局面：在这些局面上，双向广度优先搜索生成的节点少于教科书中使用曼哈顿距离的 A* 算法。关键在于 A* 算法的并列规则
presets-preset-title-aima = 八数码：生成的节点数与有效分支因子，本程序与 AIMA 第 4 版图 3.26 对照
presets-preset-title-korf = 十五数码：用 IDA* 和曼哈顿距离求解 Korf 的题目，本程序与发表的结果对照
presets-preset-title-korf-felner = 二十四数码：用贪婪搜索和加权 A* 算法求解 Korf 与 Felner 的局面，与发表的最短步数对照
presets-preset-title-bidirectional-against-astar = 八数码：双向广度优先搜索与使用曼哈顿距离的 A* 算法生成的节点数

## presets

presets-aima-source = AIMA：Russell 与 Norvig，《人工智能：现代方法》第 4 版，图 3.26；每个长度 100 个局面的平均值。
presets-aima-count = 本程序：生成的节点数按 AIMA 的方式计算，包括直接退回的移动。并列时 A* 算法先取 g 较小者。b* 由平均值算出。
presets-aima-outside = “全部局面”一列是精确平均值。并列时取较小的 g 会扩展所有 f ≤ C* 的节点，任何并列规则的平均值都不会更大；AIMA 的数更大之处：{ $places }。
presets-aima-outside-lengths = { $strategy }，d = { $lengths }
presets-korf-source = 发表于：R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985；节点数经两个独立程序验证。
presets-korf-count = 节点数：生成的节点，不含直接退回的移动，根节点计一次；移动顺序为上、左、右、下。
presets-korf-felner-source = 发表于：R. E. Korf and A. Felner, Disjoint pattern database heuristics, Artificial Intelligence 134, 2002；步数抄自一个公开求解器的测试数据，平均值 100.78 与论文一致。
presets-korf-felner-ratio = 最短的倍数：找到的步数除以最短解的步数。w = 2 的加权 A* 算法最多为 2 倍。
presets-bidirectional-against-astar-ties = 并列时 g 小者优先的 A* 算法会扩展所有 f = C* 的节点，与教科书大致相同；g 大者优先时只扩展其中少数。
presets-boards-a-length = 本程序：每个长度 { $boards } 个局面。
presets-boards-a-length-missing = 本程序：每个长度 { $least } 至 { $most } 个局面，因为缺少运行。
presets-boards-a-length-scarce = 本程序：每个长度 { $least } 至 { $most } 个局面，因为最短的几个长度局面很少。
presets-differences-aima = 我们的平均值与 AIMA 的最大差异（以标准误为单位）：{ $differences }。
presets-differences-replication = 我们的平均值与一次独立重复实验（每个长度 300 个局面）的最大差异（以标准误为单位）：{ $differences }。
presets-agreement = 已解出的 { $solved } 道题目中，{ $same } 道与发表的节点数完全一致。
presets-found-by = { $strategy }：解出 { $all } 个局面中的 { $solved } 个，步数平均为最短解的 { $ratio } 倍。
presets-found-none = { $strategy }：{ $all } 个局面在限制之内一个也没有解出。
presets-bidirectional-wins = 在 { $all } 个局面中的 { $wins } 个上，双向广度优先搜索生成的节点少于 A* 算法（并列时 g 小者优先）。

## pseudocode, by id

# 从不重新打开的搜索的查找行。
pseudocode-if-open-improves = 若 m 是新状态，或仍开放且 g(n) + 1 < g(m)：
pseudocode-bfs =
    当队列非空时：
      n ← 队列中最早的节点
      对 n 除父节点外的每个相邻状态 m：
        若 m 是新状态：
          m 的父节点 ← n
          将 m 放入队列
          若 m 是目标局面：返回其路径
    返回无解
pseudocode-bidirectional =
    重复，直到两个边界相遇或其一为空：
      取边界较小的一侧
      对其当前层的每个节点 n：
        对 n 除父节点外的每个相邻状态 m：
          若 m 对本侧是新状态：
            m 的父节点 ← n
            将 m 放入本侧队列
            若另一侧已有 m：两侧相遇
    返回经过相遇点的路径
pseudocode-uniform-cost =
    当边界非空时：
      n ← g 最小、最早的节点
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 是新状态或 g(n) + 1 < g(m)：
          m 的父节点 ← n
          将 m 放入边界
    返回无解
pseudocode-astar-larger-g =
    当边界非空时：
      n ← f 最小、g 最大、最早的节点
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 是新状态或 g(n) + 1 < g(m)：
          m 的父节点 ← n
          将 m 放入边界
    返回无解
pseudocode-astar-smaller-g =
    当边界非空时：
      n ← f 最小、g 最小、最早的节点
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 是新状态或 g(n) + 1 < g(m)：
          m 的父节点 ← n
          将 m 放入边界
    返回无解
pseudocode-astar-newest =
    当边界非空时：
      n ← f 最小、最新的节点
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 是新状态或 g(n) + 1 < g(m)：
          m 的父节点 ← n
          将 m 放入边界
    返回无解
pseudocode-astar-oldest =
    当边界非空时：
      n ← f 最小、最早的节点
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 是新状态或 g(n) + 1 < g(m)：
          m 的父节点 ← n
          将 m 放入边界
    返回无解
pseudocode-weighted-astar =
    当边界非空时：
      n ← g + w·h 最小、g 最大、最早的节点
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 是新状态或 g(n) + 1 < g(m)：
          m 的父节点 ← n
          将 m 放入边界
    返回无解
pseudocode-greedy =
    当边界非空时：
      n ← h 最小、g 最小、最早的节点
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 是新状态：
          m 的父节点 ← n
          将 m 放入边界
    返回无解
pseudocode-mm =
    重复，直到最短路径 ≤ 某个界或边界为空：
      n ← 两侧中 p 最小、g 最小、最早的节点
      对 n 除父节点外的每个相邻状态 m：
        若 m 对本侧是新状态或 g(n) + 1 < g(m)：
          m 的父节点 ← n
          将 m 放入本侧边界
          若另一侧已有 m：更新最短路径
    返回最短路径
pseudocode-dfs-entered =
    enter(n)：
      标记 n
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 未标记：
          m 的父节点 ← n
          enter(m)
    enter(初始局面)
pseudocode-dfs-generated =
    当栈非空时：
      n ← 栈顶节点
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 未标记：
          标记 m，m 的父节点 ← n
          将 m 放入栈
    返回无解
pseudocode-dfs-taken =
    当栈非空时：
      n ← 未标记的栈顶节点；标记 n
      若 n 是目标局面：返回其路径
      对 n 除父节点外的每个相邻状态 m：
        若 m 未标记：
          m 的父节点 ← n
          将 m 放入栈
    返回无解
pseudocode-depth-limited =
    search(n, 深度)：
      若 n 是目标局面：返回路径
      若深度达到上限：返回
      对 n 除父节点外的每个相邻状态 m：
        search(m, 深度 + 1)
    search(初始局面, 0)
pseudocode-iterative-deepening =
    search(n, 深度)：
      若 n 是目标局面：返回路径
      若深度达到上限：返回
      对 n 除父节点外的每个相邻状态 m：
        search(m, 深度 + 1)
    依次取上限 0、1、2……：
      search(初始局面, 0)
pseudocode-idastar =
    search(n, g)：
      若 n 是目标局面：返回路径
      对 n 除父节点外的每个相邻状态 m：
        若 g + 1 + h(m) ≤ 阈值：
          search(m, g + 1)
    阈值 ← h(初始局面)
    重复 search(初始局面, 0)：
      阈值 ← 超过它的最小 f

## question

question-right = 正确。
question-not-yet = 还不对。
question-not-yet-for = 还不对。{ $said }
question-fewest = { $moves } 步，最少。
question-longer = { $moves } 步。有 { $fewest } 步的走法。
question-not-solved = 方块还没有归位。
question-too-many = 多选了 { $boards } 个。
question-missing = 漏选了 { $boards } 个。
question-too-small = 你的数太小。
question-too-large = 你的数太大。
question-exactly = 准确值是 { $number }。
question-proven = 已在全部 { $states }上证明：{ $properties }。
question-not-admissible = 不可采纳：{ $board } 的 h = { $h }，而只需 { $moves }。
question-not-consistent = 不满足一致性：从 { $from } 到 { $to }，h 从 { $before } 降到 { $after }。
question-not-closer = 在 { $boards }上比{ $other }更接近真实步数；要求 { $least } 个。
question-unknown = 无法算出正确答案：所需的搜索太长。
question-too-many-operations = 程序所需的运算次数超过限额。
question-no-answer = 没有可评判的答案。

## question/wanted, by id

question-wanted-admissible = 可采纳
question-wanted-consistent = 满足一致性
question-wanted-closer-than-misplaced = 比错位方块数更接近真实距离
question-wanted-closer-than-manhattan = 比曼哈顿距离更接近真实距离

## question/query

question-query-word = 此处不认识“{ $word }”；可写 "frontier"、"nodes with f > 6" 或 "expanded by bfs"
question-query-ends = “{ $word }”之后缺少内容
question-query-empty = 请写要问什么，例如 "frontier"、"nodes with f > 6" 或 "expanded by bfs"
question-query-sets =
    边界中的局面
    条件用 and 连接；f、g、h 可用 <、<=、=、>=、> 比较
    余下节点中最小或最大者
    最近一次扩展丢弃的后继
    此处扩展过，而另一策略从不扩展
question-query-figures =
    计数；还有 generated、visited、frontier、peak frontier、duplicates、reopened、depth
    另一策略结束时的计数
    局面的个数
    所选节点的值，未选则取最近扩展的节点；还有 f 和 g
    从它到目标实际所需的步数
    最近一步使 h 下降多少
    从初始到目标的最少步数
    某策略所找到的解的步数
    相距若干步的局面数
    所有可到达的局面数
    IDA* 的下一个阈值

## status

status-ready = 就绪
status-illegal = 局面还不合法
status-unsolvable = 无解：奇偶性不同
status-broken = 搜索中断
status-searching = 正在搜索
status-paused = 已暂停
status-stopped = 已停止
status-cancelled = 已取消
status-preparing = 正在生成模式数据库：{ $percent }%
status-solved = 已解出，{ $moves } 步
status-solved-of-cost = 已解出，{ $found }
status-costs = { $moves }，代价 { $cost }
status-cheapest = { $moves }，代价 { $cost }，最小
status-dearer = { $moves }，代价 { $cost }，比最小代价多 { $more }
status-solved-longer = 已解出，{ $moves } 步，比最优多 { $more } 步
status-found-at-least = 找到 { $moves } 步的解，至少需要 { $at_least } 步
status-with-bound = { $text }；至少需要 { $at_least } 步
status-exhausted = 无解：{ $number } 个状态已全部搜索
status-memory-limit = 经过 { $expansions } 次扩展，达到内存上限
status-no-estimate = 启发函数出错：{ $error }
status-depth-limit = 经过 { $expansions } 次扩展，在深度上限之内未找到
status-expansion-limit = 经过 { $expansions } 次扩展，达到上限
status-paused-at = 已暂停，{ $expansions } 次扩展
status-looks-at = 第 { $expansion } 次扩展，共 { $newest } 次
status-within = 第 { $expansion } 次扩展，第 { $step } 步
status-stopped-at = 停在第 { $expansion } 次扩展：{ $met }
status-none-recorded =
    { $forward ->
        [true] 第 { $expansion } 次扩展之后没有记录
       *[false] 第 { $expansion } 次扩展之前没有记录
    }
status-met-depth = 到达深度 { $depth }
status-met-f = f 达到 { $f }
status-met-generated = 已生成该局面
status-met-expanded = 已扩展该局面
status-met-meeting = 两个边界已相遇

## strategies/algorithm, by id

strategies-algorithm-bfs = 广度优先搜索 (BFS)
strategies-algorithm-bidirectional = 双向广度优先搜索
strategies-algorithm-uniform-cost = 一致代价搜索
strategies-algorithm-astar = A* 算法
strategies-algorithm-weighted-astar = 加权 A*
strategies-algorithm-greedy = 贪婪最佳优先搜索
strategies-algorithm-mm = 双向 A* (MM)
strategies-algorithm-dfs = 深度优先搜索 (DFS)
strategies-algorithm-depth-limited = 深度受限搜索（回溯）
strategies-algorithm-iterative-deepening = 迭代加深
strategies-algorithm-idastar = IDA*
strategies-algorithm-summary-bfs = 广度优先搜索：先扩展最早的节点，逐层进行。能找到最短解。
strategies-algorithm-summary-bidirectional = 从初始局面和目标局面同时进行广度优先搜索，每次扩展较小的边界，直到两者相遇。能找到最短解。
strategies-algorithm-summary-uniform-cost = 扩展 g 最小的节点，相当于没有启发函数的 A* 算法。能找到最短解。
strategies-algorithm-summary-astar = 扩展 f = g + h 最小的节点。若启发函数可采纳，能找到最短解。
strategies-algorithm-summary-weighted-astar = 扩展 f = g + w × h 最小的节点。扩展的节点通常较少；若启发函数可采纳，解长至多为最短解的 w 倍。
strategies-algorithm-summary-greedy = 扩展 h 最小的节点，不考虑路径长度。扩展的节点很少，但解可能很长。
strategies-algorithm-summary-mm = 从初始局面和目标局面同时进行 A* 搜索，双方都不越过中点。若启发函数可采纳，能找到最短解。
strategies-algorithm-summary-dfs = 深度优先搜索：先扩展最后找到的节点，每个状态只扩展一次。沿一条路径能走多远就走多远；解可能长达数万步。
strategies-algorithm-summary-depth-limited = 深度优先搜索：沿一条路径走到深度上限，然后回溯。只存储一条路径；解可能很长。
strategies-algorithm-summary-iterative-deepening = 依次以 0、1、2……为深度上限进行深度受限搜索。只存储一条路径。能找到最短解。
strategies-algorithm-summary-idastar = 深度优先搜索，f = g + h 超过阈值时回溯，阈值逐次增大。只存储一条路径。若启发函数可采纳，能找到最短解。

## strategies

strategies-stack = 栈
strategies-frontier = 边界

## strategies/properties, by id

strategies-complete-bfs = 是
strategies-complete-bidirectional = 是
strategies-complete-uniform-cost = 是
strategies-complete-astar = 是
strategies-complete-weighted-astar = 是
strategies-complete-greedy = 是，若空间有限
strategies-complete-mm = 是
strategies-complete-dfs = 是，若空间有限
strategies-complete-depth-limited = 若上限 l 不小于 d
strategies-complete-iterative-deepening = 是
strategies-complete-idastar = 是
strategies-optimal-bfs = 是
strategies-optimal-bidirectional = 是
strategies-optimal-uniform-cost = 是
strategies-optimal-astar = 是，若 h 可采纳
strategies-optimal-weighted-astar = 否：若 h 可采纳，解长至多为 w 倍
strategies-optimal-greedy = 否：解长不定
strategies-optimal-mm = 是，若 h 可采纳
strategies-optimal-dfs = 否：解长不定
strategies-optimal-depth-limited = 否：至多 l 步
strategies-optimal-iterative-deepening = 是
strategies-optimal-idastar = 是，若 h 可采纳
strategies-memory-bfs = b^d
strategies-memory-bidirectional = b^(d/2)
strategies-memory-uniform-cost = b^d（每步代价相同）
strategies-memory-astar = 最坏 b^d，h 越好越少
strategies-memory-weighted-astar = 最坏 b^d，通常少得多
strategies-memory-greedy = 最坏为全部状态，通常少得多
strategies-memory-mm = 每侧最坏 b^(d/2)
strategies-memory-dfs = 最坏为全部状态
strategies-memory-depth-limited = l
strategies-memory-iterative-deepening = d
strategies-memory-idastar = d
strategies-time-bfs = b^d
strategies-time-bidirectional = b^(d/2)
strategies-time-uniform-cost = b^d（每步代价相同）
strategies-time-astar = 最坏 b^d，h 越好越少
strategies-time-weighted-astar = 最坏 b^d，通常少得多
strategies-time-greedy = 最坏为全部状态，通常少得多
strategies-time-mm = 每侧最坏 b^(d/2)
strategies-time-dfs = 最坏为全部状态
strategies-time-depth-limited = b^l
strategies-time-iterative-deepening = b^d
strategies-time-idastar = 最坏 b^d，h 越好越少
strategies-counter-expanded = 已扩展
strategies-counter-generated = 已生成
strategies-counter-duplicates = 重复
strategies-counter-reopened = 重新放回边界
strategies-counter-visited = 已访问
strategies-counter-frontier = 边界
strategies-about = { $summary }{ $more }
strategies-not-known-consistent = 它从不重新打开节点，而其 h 不一致，所以解可能较长。
strategies-not-known-admissible = 不知道它的 h 是否可采纳，因此解可能更长。
strategies-with-weight = w = { $weight }
strategies-with-limit = 上限 { $limit }
strategies-without-reopening = 从不重新打开
strategies-with-move-order = 移动次序 { $order }
strategies-move-order = 移动次序
strategies-move-order-about = 依次尝试空格各种移动的次序：U 上、L 左、R 右、D 下。许多课程规定了这一次序。其他方面相同的节点，由它决定先后。
strategies-never-reopens = 从不重新打开
strategies-never-reopens-about = 即使找到到已关闭节点的更短路径，也让它保持关闭，许多程序库就是这样。若 h 不一致，解可能较长。
strategies-no-depth-limit = 搜索不会超过此深度。不设上限时，以所有局面中最长的解长为限。
strategies-taken = 已在比较中。
strategies-use-algorithm = 采用：{ $algorithm }
strategies-by-heuristic = 启发函数：{ $heuristic }
strategies-uses-no-heuristic = { $algorithm }：不使用启发函数；A* 算法和贪婪搜索才使用。
strategies-algorithm = 算法
strategies-heuristic = 启发函数
strategies-ties = f 并列时
strategies-weight-name = 权重
strategies-weight-short = w
strategies-depth-limit-name = 深度上限
strategies-limit = 上限

## strategies/heuristic, by id

strategies-heuristic-zero = 零启发函数
strategies-heuristic-misplaced = 错位方块
strategies-heuristic-patchy = 拼凑启发函数
strategies-heuristic-manhattan = 曼哈顿距离
strategies-heuristic-linear-conflict = 线性冲突
strategies-heuristic-patterns = 模式数据库
strategies-heuristic-summary-zero = 一无所知：A* 算法退化为一致代价搜索。
strategies-heuristic-summary-misplaced = 不在目标格上的方块数。
strategies-heuristic-summary-patchy = 前两格之和为偶数时用曼哈顿距离，否则用错位方块。可采纳，但不一致。
strategies-heuristic-summary-manhattan = 各方块到其目标格的行差与列差之和。
strategies-heuristic-summary-linear-conflict = 曼哈顿距离，再为每个必须离开本行或本列以让其他方块通过的方块加 2 步。
strategies-heuristic-summary-patterns = 从预先算好的表中查出每组方块至少需要的步数，并将它们相加。
strategies-heuristic-summary-own = 自编的启发函数：其值由程序给出。不知道它是否可采纳：可在“启发函数”中检查。

## strategies/ties, by id

strategies-ties-larger-g = g 大者优先
strategies-ties-smaller-g = g 小者优先
strategies-ties-oldest = 最早者优先
strategies-ties-newest = 最新者优先
strategies-ties-summary-larger-g = f 相同的节点中，看来更接近目标的优先。扩展次数较少。
strategies-ties-summary-smaller-g = f 相同的节点中，更接近起点的优先。其他 f = C* 的节点都在目标之前扩展，大多数教科书也是如此。
strategies-ties-summary-oldest = f 相同的节点中，最先进入边界的优先，如同带计数器的堆。许多程序库就是这样。
strategies-ties-summary-newest = f 相同的节点中，最后进入边界的优先。

## strategies/marks, by id

strategies-marks-entered = 递归，进入时标记
strategies-marks-generated = 放入栈时标记
strategies-marks-taken = 从栈中取出时标记
strategies-marks-summary-entered = 递归在进入状态时标记它。第一个后继优先。
strategies-marks-summary-generated = 使用栈，状态放入栈时即被标记，因此在栈中只出现一次。最后一个后继优先。
strategies-marks-summary-taken = 使用栈，状态取出时才被标记，因此可能再次放入栈。最后一个后继优先。

## strategies

strategies-marks = 何时标记状态
strategies-marks-in-name =
    { $marks ->
        [entered] 递归
        [generated] 生成时标记
       *[taken] 取出时标记
    }
strategies-with-ties =
    { $ties ->
        [smaller-g] 并列时 g 小者优先
        [oldest] 并列时最早者优先
        [newest] 并列时最新者优先
       *[larger-g] 并列时 g 大者优先
    }

## study/headings, by id

study-headings-board = 局面
study-headings-boards = 局面数
study-headings-goal = 目标局面
study-headings-run = 运行
study-headings-runs = 运行次数
study-headings-name = 名称
study-headings-strategy = 策略
study-headings-verdict = 结论
study-headings-end = 结果
study-headings-solved = 解出
study-headings-length = 长度
study-headings-cost = 代价
study-headings-found = 解长
study-headings-expanded = 已扩展
study-headings-generated = 已生成
study-headings-generated-sd = ± 标准差
study-headings-expanded-total = 扩展总数
study-headings-expanded-q1 = ¼ 不超过
study-headings-expanded-median = ½ 不超过
study-headings-expanded-q3 = ¾ 不超过
study-headings-least = 最少
study-headings-least-board = 局面
study-headings-most = 最多
study-headings-most-board = 局面
study-headings-generated-total = 生成总数
study-headings-not-shortest = 过长
study-headings-longest = 最长的解
study-headings-longest-board = 局面
study-headings-more = 扩展更多
study-headings-equal = 一样多
study-headings-fewer = 更少
study-headings-excess = 至多多出
study-headings-excess-board = 局面
study-headings-longer = 路径更长
study-headings-widest = 相比最长
study-headings-widest-other = 而非
study-headings-widest-board = 局面
study-headings-visited = 已访问
study-headings-peak-frontier = 边界峰值
study-headings-bytes = 内存（字节）
study-headings-bytes-per-state = 每状态内存（字节）
study-headings-seconds = 秒
study-headings-branching = b*
study-headings-ratio = 为最少扩展数的倍数
study-headings-nodes = 节点数
study-headings-times-published = 最短的倍数
study-headings-bidirectional = 双向广度优先搜索
study-headings-astar-smaller-g = A*，并列时 g 小者优先
study-headings-astar-larger-g = A*，并列时 g 大者优先
study-headings-wins = 双向少于 g 小者优先
study-headings-length-published = 发表值
study-headings-nodes-published = 发表值
study-headings-bfs-generated-with-parent = 广度优先搜索
study-headings-bfs-generated-aima = AIMA
study-headings-bfs-generated-exact = 全部局面
study-headings-bfs-branching = b* 广度优先搜索
study-headings-bfs-branching-aima = AIMA
study-headings-misplaced-generated-with-parent = A* 错位方块
study-headings-misplaced-generated-aima = AIMA
study-headings-misplaced-generated-exact = 全部局面
study-headings-misplaced-branching = b* A* 错位方块
study-headings-misplaced-branching-aima = AIMA
study-headings-manhattan-generated-with-parent = A* 曼哈顿距离
study-headings-manhattan-generated-aima = AIMA
study-headings-manhattan-generated-exact = 全部局面
study-headings-manhattan-branching = b* A* 曼哈顿距离
study-headings-manhattan-branching-aima = AIMA

## study/heading, by id

study-heading-walk = 游走步数
study-heading-depth = d
study-heading-korf = Korf
study-heading-korf-felner = Korf-Felner

## study/end, by id

study-end-solved = 已解出
study-end-no-solution = 无解
study-end-cancelled = 已取消
study-end-memory-limit = 达到内存上限
study-end-expansion-limit = 达到扩展上限
study-end-depth-limit = 达到深度上限
study-end-the-heuristic-failed = 启发函数出错

## study/optimality, by id

study-optimality-layers = 各层按顺序完整搜索
study-optimality-meeting = 两个边界在最早可能的层相遇
study-optimality-admissible = 启发函数可采纳，且没有更小的 f
study-optimality-bounds = 尚未找到的路径不可能更短
study-optimality-deepening = 所有更短的路径都已试过
study-optimality-lower-bound = 任何路径都不会短于初始局面的估计值

## study

study-verdict-proven = 最优，已证明
study-verdict-as-short = 最优，经比较得知
study-verdict-longer = 比最优多 { $moves }
study-verdict-dearer = 代价比最优解多 { $more }
study-verdict-unknown = 未知是否最优
study-no-such-column = 没有列“{ $name }”；可用的列：{ $columns }
study-strategy-empty = 没有策略；请从以下算法中选一个：{ $algorithms }
study-algorithm-known-as = “{ $name }”在这里称为 { $id }
study-algorithm-known-as-depth-limited = “{ $name }”在这里称为 { $id }：到达深度上限即回溯的深度优先搜索
study-no-such-algorithm = 没有算法“{ $name }”；可用的算法：{ $algorithms }
study-heuristic-known-as = “{ $name }”在这里称为 { $id }
study-no-such-heuristic = 没有启发函数“{ $name }”；可用的启发函数：{ $heuristics }
study-unguided = { $algorithm }：不使用启发函数；请只写“{ $id }”
study-no-such-setting = { $algorithm }：没有设置“{ $name }”；w= 用于加权 A*，limit= 用于深度优先搜索，ties= 用于 A* 算法，reopen= 用于 A* 算法和加权 A*，marks= 用于深度优先搜索，order= 用于所有算法
study-bad-weight = { $name } 不能是“{ $value }”；请写 { $least } 至 { $most } 之间的整数
study-bad-move-order = 移动次序（{ $name }）不能是“{ $value }”；请按次序写出空格的四种移动，例如 RDUL
study-bad-choice = { $name } 不能是“{ $value }”；请写下列之一：{ $choices }
study-bad-limit = { $name } 不能是“{ $value }”；请写步数
study-strategy-count = 不能比较 { $given } 种策略；请选择 { $least } 至 { $most } 种
study-comparison-title = 从 { $start } 到 { $goal }
study-title-costs = { $title }；移动的代价：{ $costs }
study-comparison-title-boards = { $number } 个局面
study-comparison-note-ratio = 为最少扩展数的倍数：扩展的节点数，除以解出该局面的所有策略中最少的扩展数。
study-comparison-note-memory = 内存：搜索占用的最大值，包括表和队列中的空位。每状态内存：为每个已访问状态存储的字节数。
study-comparison-note-seconds = 秒：逐次重复运行的中位数。超过 1 秒的运行不重复。
study-comparison-note-branching = b*：有效分支因子。N + 1 = 1 + b* + … + b*^d，其中 N 为生成的节点数，d 为路径的步数。

## study/format, by id

study-format-summary-table = 对齐的列，供阅读
study-format-summary-csv = 逗号分隔值（RFC 4180），供电子表格使用
study-format-summary-json = 一个含行列表的对象，供程序使用
study-format-summary-markdown = 表格，供 GitHub 及其他 Markdown 使用
study-format-summary-latex = tabular，用 XeLaTeX 和 ctex 宏包排印

## survey

survey-title = 每个深度上有多少个状态？
survey-about = 每个深度上有多少个状态，哪些局面最难。
survey-not-legal = 局面还不合法。
survey-failed = 状态统计因出错而停止。
survey-reached =
    { $from_start ->
        [true] 从这个初始局面可以到达 { $all } 个 { $size } 局面。一个局面的深度是两者之间的最少步数。
       *[false] 从这个目标局面可以到达 { $all } 个 { $size } 局面。一个局面的深度是两者之间的最少步数。
    }
survey-too-many = 这一大小的状态太多，无法统计。最大可统计 { $max_cells } 格的棋盘，例如 3 × 4，有 239,500,800 个状态。
survey-effort = 这需要用所有处理器核心运行几秒，并占用 { $memory } 内存。结果会保留。
survey-progress-at = 深度 { $depth }：{ $number } / { $of } 个局面
survey-depths = 最多 { $largest } 步，平均 { $mean } 步。
survey-hardest =
    { $every ->
        [true] { $depths }最难的 { $all } 个局面：
       *[false] { $depths }最难的局面，列出 { $all } 个中的 { $listed } 个：
    }
survey-close = 关闭
survey-close-about = 关闭此卡片（Esc）。
survey-add-slide = 添加为幻灯片
survey-add-slide-about = 把此状态统计做成一张幻灯片。
survey-from-goal = 从目标局面起
survey-from-start = 从初始局面起
survey-log = 对数
survey-log-name = 状态统计图的对数坐标轴
survey-log-about = 纵轴取对数。
survey-count = 开始统计
survey-count-about = 开始状态统计
survey-link = 状态统计
survey-link-about = 整个状态空间的状态统计
survey-cancel = 取消
survey-cancel-about = 停止统计。
survey-progress = 状态统计的进度
survey-moves-from-start = 离初始局面的步数
survey-moves-to-goal = 到目标局面的步数
survey-use-as-start = 设为初始局面
survey-use-board = 使用 { $name }

## table

table-sort-by = 按“{ $title }”排序
table-heading =
    { $descending ->
        [none] { $title }
        [true] { $title } ↓
       *[false] { $title } ↑
    }
table-click =
    { $descending ->
        [none] 单击按此列排序。
        [true] 从大到小；单击反过来。
       *[false] 从小到大；单击反过来。
    }

## terminal

terminal-see-help-solve = 运行 `slidescope solve --help` 可查看全部选项和名称。
terminal-see-help-compare = 运行 `slidescope compare --help` 可查看全部选项。
terminal-see-help-experiment = 运行 `slidescope experiment --help` 可查看全部选项。
terminal-see-help-survey = 运行 `slidescope survey --help` 可查看全部选项。
terminal-see-help-check = 运行 `slidescope check --help` 可查看全部选项。
terminal-see-help-exercise = 运行 `slidescope exercise --help` 可查看全部选项。
terminal-see-help-grade = 运行 `slidescope grade --help` 可查看全部选项。
terminal-see-help-package = 运行 `slidescope package --help` 可查看全部选项。
terminal-see-help-heuristic = 运行 `slidescope heuristic --help` 可查看该语言的全部函数和示例。
terminal-see-help-picture = 运行 `slidescope picture --help` 可查看全部选项。
terminal-see-help-worksheet = 运行 `slidescope worksheet --help` 可查看全部选项。
terminal-see-help-man = 运行 `slidescope --help` 可查看全部命令。
terminal-answer-not-written = 无法写出结果：{ $error }
terminal-table-not-written = 无法写出表格：{ $error }
terminal-help-not-written = 无法写出帮助：{ $error }
terminal-no-window = 此版本不带窗口；请使用 `slidescope solve BOARD`（参见 `slidescope --help`）
terminal-threads-need-patterns = --threads 须与 --algorithm idastar --heuristic patterns 一起使用：其他搜索不支持多线程
terminal-no-large-patterns = --pattern-size large 用于 4x4 棋盘，或目标局面的空格在角上的 5x5 棋盘；largest 只用于 4x4 棋盘
terminal-no-memory-for-patterns = 内存不足，无法生成模式数据库：生成时需要 { $memory }
terminal-checks-length = 正在检查是否有更短的解…
terminal-no-trace = 未写出轨迹：没有对该局面进行搜索
terminal-did-you-mean = 没有这个命令：是不是想用 { $name }？
terminal-window-beside-command = 课件、--first-lesson 和 --fresh 用于打开窗口，而命令不打开窗口：请去掉其中之一
terminal-not-a-lesson = 这既不是命令，也不是以 .json 结尾的课件
terminal-not-a-picture = --output 的文件名须以 .svg、.png 或 .pdf 结尾；使用 --animate 时须以 .gif 或 .png 结尾
terminal-not-a-film = 使用 --animate 时，--output 的文件名须以 .gif 结尾，或以 .png 结尾（动态 PNG）
terminal-animation-progress = 已绘制 { $share }
terminal-no-such-command = 没有“{ $name }”这个命令
terminal-no-such-name = 没有这个名称
terminal-preset-has = 预设 { $preset } 有 { $boards }，将全部运行
terminal-no-lengths = 请给出 --lengths，例如 6..28
terminal-one-lesson = 窗口一次只能打开一份课件
terminal-same-file = { $written } 会覆盖 { $other } 所指的文件 { $path }
terminal-two-heuristics = 有两个文件的启发函数都叫“{ $name }”：请改掉其中一个的名称
terminal-fault-of = { $name }：{ $fault }
terminal-not-pixels = 请写两个 { $least } 到 { $most } 之间的数，例如 1600x1000
terminal-two-sizes = --size 是棋盘的大小，即行数 x 列数；图片的大小只用 --pixels 指定
terminal-picture-written =
    { $size ->
        [none] 已写出 { $path }：经过 { $expansions }的搜索。
       *[other] 已写出 { $path }（{ $size }）：经过 { $expansions }的搜索。
    }
terminal-not-a-number = 请写一个 { $least } 到 { $most } 之间的数
terminal-no-solution = { $start } 无解。{ $reason }
terminal-start-anyway = 加上 --search-anyway 仍可开始搜索。
terminal-other-goal = 若使用 --goal { $id }，即 { $rows }，则有解。
terminal-no-such-goal = { $size } 的棋盘没有名为 { $id } 的目标；请把目标写成局面
terminal-no-such-board-file = 没有文件 { $path }；请写一个局面，例如 285174306 或 4 1 2 / 5 0 3，或写局面文件的路径
terminal-unreadable-input = 无法把标准输入读作文本：{ $error }
terminal-input-too-long = 文本超过 { $most } 字节；请只给出一个局面
terminal-start-not-legal = 初始局面不合法：
terminal-goal-not-legal = 目标局面不合法：
terminal-heading =
    初始局面  { $start }
    目标局面  { $goal }
    { $verdict }
    { $reason }
terminal-refused = 无解。
terminal-search-anyway = 加上 --search-anyway 仍可搜索从它出发能到达的 { $number } 个状态。
terminal-longer =
    { $found ->
        [none] { $by } 用 { $number } 步解出，比最优解多 { $more } 步。
       *[other] { $by } 用 { $number } 步解出，比最优解多 { $more } 步：这个启发函数会高估（{ $found }）。
    }
terminal-solved-at-start = 0 步解出：初始局面就是目标局面。
terminal-solved-in-one = { $by } 用 1 步解出。
terminal-solved-optimally = { $by } 用 { $number } 步解出；没有更短的解。
terminal-solved = { $by } 用 { $number } 步解出；可能存在更短的解。
terminal-solved-at-least = { $by } 用 { $number } 步解出；至少需要 { $at_least } 步，因此可能存在更短的解。
terminal-solved-of-cost =
    { $least ->
        [true] { $by } 用 { $number } 步解出，代价 { $cost }；没有代价更小的解。
       *[false] { $by } 用 { $number } 步解出，代价 { $cost }；可能还有代价更小的解。
    }
terminal-dearer = { $by } 用 { $number } 步解出，代价 { $cost }，比最小代价 { $least } 多 { $more }。
terminal-with-bound = { $verdict }任何解都至少有 { $at_least } 步。
terminal-exhausted-depth-first = 无解：{ $by } 试过了长度不超过最长解的所有路径，没有一条通向目标。
terminal-exhausted = 无解：{ $by } 搜索了所有能到达的状态，没有一个通向目标。
terminal-cancelled = 已在 { $expansions }之后取消。
terminal-no-estimate = { $by } 在 { $expansions }之后因启发函数出错而中止：{ $error }。
terminal-no-more-memory = { $by } 在 { $expansions }之后无法再从系统得到内存，当时占用 { $held }；请关闭其他程序，或用 ulimit -v 提高上限。
terminal-memory-limit = { $by } 在 { $expansions }之后达到内存上限 { $limit }；可用 --memory-limit 提高。
terminal-depth-limit = { $by } 在 { $expansions }之后，未在深度上限以内找到解；可用 --depth-limit 提高上限。
terminal-expansion-limit = { $by } 在 { $expansions }之后达到扩展次数上限；可用 --max-expansions 提高。
terminal-expanded = 已扩展
terminal-generated = 已生成
terminal-duplicates = 重复
terminal-reopened = 重新放回
terminal-visited = 已访问
terminal-frontier = 边界
terminal-memory = 内存
terminal-time = 时间
terminal-threshold = 阈值
terminal-iterations = 迭代
terminal-threads = 线程
terminal-at-most = 最多 { $most }
terminal-long-path = 空格的移动：{ $first } … { $last }
    以上是 { $moves }中最前和最后的几步。用 --format json，结果包含全部移动和局面。
terminal-moves-of-the-blank =
    空格的移动：{ $letters }
    下面每个局面上方写着滑动的方块及其方向。
terminal-board-heading-start = 初始局面
terminal-board-heading = { $index }. { $tile } { $arrow }
terminal-search-progress = { $strategy }：已扩展 { $expanded } · 边界 { $frontier } · 已访问 { $visited } · { $memory } · { $time }
terminal-bound-progress = 至少 { $at_least } 步 · 已扩展 { $expanded } · { $time }
terminal-pattern-costs = 正在生成模式数据库（只需一次）：保存占 { $kept }，生成时占用内存 { $memory }，用两个核心约需 { $time }
terminal-pattern-progress = 正在生成模式数据库（只需一次） · { $done }
terminal-survey-progress = 深度 { $depth } · { $of } 个状态中的 { $number } 个
terminal-preset-every-board = 8 数码：十四个策略在全部局面上的精确数字；两个核心不到一分钟
terminal-only-every-board = 只有在全部局面上才这样对照策略；请加上 --every-board
terminal-not-every-board = 它不能与全部局面同用，因为所有局面都一次搜索完，没有上限；请去掉它
terminal-every-board-progress =
    { $length ->
        [none] 正在求全部局面的估计值
       *[other] 长度 { $length } · 已完成全部搜索的 { $done }
    }
terminal-experiment-begins =
    { $kept ->
        [0] { $runs }，使用 { $threads }
       *[other] { $runs }，其中 { $kept } 次沿用之前的结果，使用 { $threads }
    }
terminal-experiment-progress =
    { $left ->
        [none] { $runs }中已完成 { $finished } 次
       *[other] { $runs }中已完成 { $finished } 次 · 约剩 { $left }
    }
terminal-kept-in = 分片 { $shard }，保存在 { $path }
terminal-part-of-experiment = 分片 { $shard }：{ $all } 次运行中的 { $part } 次。`slidescope experiment --merge` 可把各分片的日志合成一张表。
terminal-unfinished = 未完成：{ $all } 次运行中完成了 { $made } 次。
terminal-no-interrupt = 按 Ctrl-C 会丢失已完成的运行：{ $fault }
terminal-interrupted = 已中断：{ $all } 个局面中已开始 { $begun } 个。
terminal-known-of-board = { $board }：任何解至少需要 { $at_least } 步。
terminal-recording-ends = 搜索尚未结束：只记录了前 { $recorded } 次扩展。
terminal-looks-for-boards = 正在寻找局面 · { $time }
terminal-too-large-for-costs = 按代价只能逐个统计不超过九格以及 2x5 的局面；请选更小的大小
terminal-too-large-to-survey = { $size } 有 { $number } 个状态，太多而无法统计；最大的棋盘有 { $most } 格，例如 3x4
terminal-survey-heading-costs =
    目标    { $goal }
    代价    { $costs }
    状态数  { $number }
    最大    { $cost }
terminal-survey-heading =
    目标    { $goal }
    状态数  { $number }
    深度    { $depth }
terminal-survey-cost = 代价
terminal-survey-depth = 深度
terminal-survey-states = 状态数
terminal-hardest-boards =
    { $every ->
        [true] 最难的局面：
       *[false] 最难的局面（共 { $all } 个，列出 { $listed } 个）：
    }

## tiles

tiles-tiles = 方块
tiles-tiles-about = 方块显示什么：数字，或一张图片。
tiles-numbers = 数字
tiles-mountains = 山
tiles-clock = 钟
tiles-mosaic = 马赛克
tiles-own-picture = 自选图片…
tiles-own-picture-about = PNG 或 JPEG 文件，按棋盘的形状裁切。也可以把文件拖放到窗口上。
tiles-numbers-on-pictures = 图片上显示数字
tiles-numbers-on-pictures-about = 在每个方块的角上显示它的数字。
tiles-small-tiles = 很小的方块仍显示数字。
tiles-file = 自己的图片
tiles-show = 显示
tiles-no-dialog = 此桌面没有文件对话框：请输入图片的路径，或把文件拖放到窗口上。
tiles-choose = 为方块选择图片
tiles-pictures = PNG 和 JPEG 图片
tiles-reading = 正在读取 { $name }…
tiles-shown = 方块显示 { $name }。
tiles-numbers-instead = { $reason }方块显示数字。
tiles-gone = 图片 { $name } 已不存在：请在“方块”中重新选择。
tiles-unreadable = 无法读取图片 { $name }：{ $error }。
tiles-not-a-file = { $name } 是文件夹、管道或设备：请选择 PNG 或 JPEG 文件。
tiles-empty = { $name } 是空文件：请选择另一张图片。
tiles-large-file = { $name } 超过 { $most } MiB：请把图片存小一些再选择。
tiles-many-pixels = { $name } 有 { $width } × { $height } 像素，超过 { $most } 百万：请存小一些再选择。
tiles-few-pixels = { $name } 只有 { $width } × { $height } 像素：方块用的图片每边至少 { $least } 像素。
tiles-memory = { $name } 会占用太多内存：请把图片存小一些再选择。
tiles-no-picture = { $name } 不是图片：请选择 PNG 或 JPEG 文件。
tiles-other-format = { $name } 是另一种图片（{ $format }）：请存为 PNG 或 JPEG 再选择。
tiles-damaged = 图片 { $name } 已损坏或不完整：请用别的程序打开，重新保存后再选择。
tiles-broke-off = 读取图片 { $name } 时出错：请选择另一张。

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
tree-frontier-from-start = 正向边界
tree-from-goal = 反向边界
tree-solution = 解
tree-path-to-current = 到当前节点的路径
tree-expanded-by = 已扩展，按 { $figure } 着色
tree-expanded-all = 已扩展，全部 { $figure } =
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
tree-name = 搜索树，{ $number } 个节点，其中 { $open } 个待扩展
tree-node =
    { $side ->
        [none] { $figures }，{ $place }：{ $board }
       *[other] { $figures }，{ $side }，{ $place }：{ $board }
    }
tree-answered = { $answered }，{ $node }
tree-marked = 已标出
tree-right = 正确
tree-wrong = 错误
tree-expanded-at = 第 { $expansion } 次扩展
tree-depth = 深度 { $g }
tree-depth-and-side = { $g } { $side }
tree-from =
    { $side ->
        [forward] 从初始局面
       *[backward] 从目标局面
    }
tree-figures =
    { $guided ->
        [true]
            { $weighted ->
                [true] g + w × h = f
               *[false] g + h = f
            }
       *[false]
            { $bidirectional ->
                [true] 离初始或目标局面的深度
               *[false] 深度 = g
            }
    }
tree-order = 扩展顺序
tree-with-its-f = { $frontier }，内为 f
tree-minimap = 缩略图：搜索树中显示的部分

## units

units-not-bytes = 请输入带单位的数，例如 4GiB、512MB 或 1.5G，或只写字节数
units-bytes = { $count } 字节
units-percent = { $value }%
units-expansions-per-second = { $rate } 次/秒
units-depths-per-second = { $rate } 层/秒
units-moves-per-second = { $rate } 步/秒
units-full-speed = 全速
units-times-real = { $rate } × 实际速度

## window

window-title = Slidescope
window-cache-full = { $path } 所在的磁盘几乎已满：显卡驱动在那里不使用缓存
window-no-display = 没有可以打开窗口的显示器
window-cannot-show = 这个显示器无法显示窗口（{ $error }）
window-terminal-instead = { $reason }；`slidescope solve BOARD` 在终端中做同样的事
window-lessons = 课程
window-lessons-about = 一张张幻灯片学搜索，边学边答题。
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
window-unzoom = 回到 100%（Ctrl 0）。
window-more = 更多
window-more-about = 缩放、主题、放映和帮助。
window-screen = 界面：{ $now }

## window/help

window-help-name = 帮助
window-help-about = 解释每个术语，并列出按键（F1 或 ?）。
window-help-close = 关闭帮助
window-help-close-about = 关闭帮助（Esc）。
window-help-search = 搜索帮助
window-help-nothing = 帮助中没有这些词。
window-help-terms = 术语表
window-help-keys-heading = 按键
window-help-surprises-heading = 猜测与事实
window-help-surprises-lead = 关于 8 数码，人们会猜什么，以及把全部 181,440 个局面都搜索之后的事实。目标是 123456780。
window-help-surprise-quarter = 用曼哈顿距离的 A* 在四分之一的局面上比双向 BFS 扩展更多节点
window-help-surprise-quarter-about = 只有 1,279 个局面，占全部的 0.7 %。差距最大的是 607485123：多 5,293 个节点。
window-help-surprise-hardest = 对 A* 最难的局面就是离目标最远的那两个
window-help-surprise-hardest-about = 用曼哈顿距离时，最难的是 563802741，距目标 30 步：扩展 15,573 次。需要 31 步的两个局面各扩展 6,745 次。
window-help-surprise-conflict = 用线性冲突的 A* 从不比只用曼哈顿距离扩展更多节点
window-help-surprise-conflict-about = 有 507 个局面更多，因为 f 相等的节点次序不同。在 760584312 上多扩展 214 次。
window-help-surprise-greedy = 贪婪搜索找到的路径只长几步
window-help-surprise-greedy-about = 它为 584670321 找到的路径有 93 步，而 8 数码的任何局面都不需要超过 31 步。
window-help-open-surprise = 打开 { $board }
window-help-programs-heading = 你的程序与本程序
window-help-programs-lead = 各程序库和教科书代码如何搜索；每一项都是运行所列版本得到的。S 是局面 813467052，距 123456780 为 20 步；在这里，用曼哈顿距离的 A* 在 S 上扩展 174 个节点。“重新打开”是指：已关闭的节点 g 变小时回到边界。除非另有说明，都在取出节点时检查目标。
window-help-programs =
    networkx 3.7 | 并列时取最早的。重新打开。 | astar:ties=oldest
    simpleai 0.8.3 | 并列时取其堆顶的节点，这里没有对应的设置。从不重新打开：h 不一致时，300 条路径中有 3 条过长。 | astar:reopen=never
    astar 1.1 (PyPI) | 并列时同 simpleai。从不重新打开：300 条路径中有 21 条过长。不给启发函数时 h 视为无穷大，曾为 6 步的局面找到 5,476 步。 | astar:reopen=never
    graphfinder 0.13.0 | 并列时取最早的，在 S 上扩展 431 个节点。只有 reopen=True 时才重新打开。它的记录可以检查。 | astar:ties=oldest:reopen=never
    rustworkx 0.18.1 | 从不重新打开：300 条路径中有 21 条过长。文档只要求 h 可采纳。 | astar:reopen=never
    aima3 1.0.11 | 并列时比较局面本身，这里没有对应的设置：在 S 上扩展 189 个节点。从不重新打开。它的 EightPuzzle 没有 h，也没有目标检查，须自己编写 Problem。 | astar:reopen=never
    petgraph 0.8.3 | 重新打开。 | astar
    pathfinding 4.16 (Rust) | 并列时取 g 较大的。重新打开。会生成直接退回的一步，这里则略去。 | astar
    pathfinding 0.4.18 (npm) | BiAStarFinder 在首次相遇时结束：允许斜走时，9,900 条路径中有 119 条过长。MM 不在此时结束。 | -
    pathfinding 1.0.23 (PyPI) | BiAStarFinder 在首次相遇时结束：190 条路径中有 5 至 7 条过长。 | -
    fifteen-puzzle-solvers 2.0.3 | AStar 不计 g，因此是贪婪搜索：S 用了 60 步，30 条路径中有 28 条过长。 | greedy
    slidingpuzzle 0.1.5 | 它的线性冲突另加一项最后的移动：181,440 个局面中有 62,543 个比这里大；可采纳，不一致。 | -
    up-fast-downward 1.0.0 | 重新打开：lmcut 不一致，在 31 步的局面上重新打开了 6 个节点。 | -
    递归的深度优先搜索 | 进入状态时标记它。第一个后继优先。 | dfs
    用栈的深度优先搜索 | 生成状态时标记它：树不同，路径也往往不同。最后一个后继优先。 | dfs:marks=generated
    用栈的深度优先搜索 | 取出状态时标记它。最后一个后继优先。 | dfs:marks=taken
window-help-editing-heading = 编辑棋盘
window-help-editing = 单击与空格同行或同列的方块，使它滑动。把一个方块拖到另一个上，两者交换。也可键入局面：285174306，或 4 1 2 / 5 0 3；0、_、x 或 . 表示空格。
window-help-explain = 解释“{ $word }”
window-help-explain-in = 解释“{ $words }”中的“{ $word }”
window-help-keys =
    空格键 | 运行或暂停
    →  ← | 前进或后退一次扩展
    Home | 跳到运行的开头
    End | 到最新时刻；已在最新时刻则搜索到底
    {"["}  ] | 上一个或下一个层、f 或阈值
    R | 重置：丢弃这次运行
    +  − | 加快或减慢
    Page Down  Page Up | 课件的下一张或上一张幻灯片，或练习的下一个或上一个任务
    1  2  3  4 | 在问题中：选择答案
    ↑ ← → ↓ | 问题要求移动棋盘时：滑动方块
    ←  → | 问题要求给出数值时：减小或增大
    Enter | 检查所输入的内容；课件中没有未答的问题时：下一张幻灯片
    F11 | 全屏放映；Esc 退出
    空格键  1  2  3  4 | 放映时：显示答案
    B  . | 放映时：黑屏
    N | 放映时：备注、下一张幻灯片、用时
    按住 Ctrl | 放映时：指针处显示聚光灯
    Ctrl S  Ctrl O | 保存或打开课件
    Ctrl Z | 撤销对棋盘的编辑
    Ctrl Y  Ctrl Shift Z | 重做
    Ctrl +  Ctrl −  Ctrl 0 | 放大、缩小或恢复原大小；放映时缩放画面
    ↑ ← → ↓ | 在选中的棋盘上：滑动方块
    ↑ ← → ↓ | 在选中的搜索树上：逐个节点移动
    Shift ↑ ← → ↓ | 在选中的搜索树上：移动画面
    +  −  0  F | 在选中的搜索树上：缩放、全图、跟随
    ↑ ← → ↓ | 在选中的状态空间图或启发函数图上：逐格移动
    ↑  ↓ | 在启发函数的代码中：在提示的词中选择
    Tab  Enter | 在启发函数的代码中：采用所提示的词
    Esc | 在启发函数的代码中：关闭提示
    Tab  Shift Tab | 下一个或上一个输入框、按钮或图
    Esc | 离开输入框或棋盘；不再选中节点
    F1  ? | 打开或关闭帮助

## check

check-heading = 检查搜索
check-open = 检查搜索…
check-open-about = 把你自己的程序扩展局面的顺序与规则对照。
check-back = 返回课程
check-back-about = 关闭检查。
check-order-field = 顺序
check-searched = 局面和策略取自“探索”：{ $board }，{ $strategy }。
check-no-board = 请先在“探索”中填好局面。
check-check = 检查
check-check-about = 指出第一次不同的扩展及原因。
check-checking = 正在检查…
check-any-ties = 并列时顺序不限
check-any-ties-about = 同样好的局面，先扩展哪个都可以。
check-our-ties = 并列时与本程序相同
check-our-ties-about = 同样好的局面，须是本程序取的那个。
check-previous = 上一个
check-previous-about = 两边都退回一次扩展。
check-next = 下一个
check-next-about = 两边都前进一次扩展。
check-to-difference = 到不同之处
check-to-difference-about = 转到第一次不同的扩展。
check-at = 第 { $number } 次扩展，共 { $count } 次
check-your-order = 你的搜索
check-our-order = 本程序
check-ended-here = 此处已无扩展：这次搜索在 { $count } 次扩展后结束。
check-does-not-wait = 这一局面不在边界中；搜索树只画到它之前。
check-agrees = 一致：全部 { $expansions }。
check-yours = 第 { $number } 次扩展：你的是 { $board }。
check-ended = 第 { $number } 次扩展：你的列表已经结束。
check-value = { $board }，{ $letter } = { $value }
check-takes = { $strategy } 取 { $letter } = { $value } 的局面；边界中有 { $count } 个这样的局面：{ $board }。
check-takes-exactly = 这里取的是 { $board }。
check-over = 搜索已经结束：不再扩展任何局面。
check-explains = 这能解释你列表余下的全部内容。
check-explains-part = 这能解释其后 { $of } 个局面中的 { $further } 个。
check-causes = 原因是以下之一；每一个都能解释你列表余下的全部内容：
check-h-between = 如果其他局面的 h 都与这里相同，那么你给这个局面的 h 不小于 { $low }，不大于 { $high }；这里是 { $right }。
check-takes-deepest = { $strategy } 继续向下，或退回到还有移动可走的最后一个局面；下一个可以是 { $count } 个局面之一：{ $board }。
check-goal-left-out = 你的列表没有写上紧接着的目标。这样可以。
check-goal-added = 你的列表以目标结束；这里找到目标时并不扩展它。这样可以。
check-cannot-tell = 从这个顺序看不出你的程序何时检验目标：目标由它前面的最后一个局面生成，可以立即取出。
check-tells-from = 从 { $board } 出发就能看出。
check-tells-with = 用这个策略，试过的 { $tried } 个局面都是如此；用 { $strategy }，从 { $board } 出发就能看出。
check-tells-nowhere = 试过的 { $tried } 个局面都是如此。
check-unreachable = 从初始局面 { $start } 到不了目标 { $goal }：这是你的程序所用的目标吗？
check-by-columns = 文件的第一个局面按列来读才是初始局面。所有局面都按列对照。
check-blank-sign = 空格读自“{ $sign }”。
check-tiles-moves = 解中的移动是数字块的移动，已按此读取。
check-tiles-numbers = 解中的数字是所移动的数字块，已按此读取。
check-column = 每个局面旁的第 { $place } 个数读作 { $letter }。
check-file-start = 文件中的搜索从 { $board } 出发；这里的初始局面是 { $start }。
check-file-costs = 文件中的搜索用的代价是“{ $theirs }”；这里是“{ $ours }”。
check-file-goal = 文件中的搜索以 { $board } 为目标；这里的目标是 { $goal }。
check-compared = 已对照：{ $names }。
check-compared-no-solution = 已对照：{ $names }；文件中没有解。
check-compared-up-to-there = 到此为止已对照：{ $names }。
check-value-of-some = { $boards }的 { $name }
check-the-order = 顺序
check-the-solution = 解
check-solution-leads = 解是否走到目标
check-left-out = 未对照：{ $names }。
check-left-out-name = “{ $name }”
check-without-rule = { $name }（{ $strategy } 不用它）
check-solution-length-alone = 解的长度
check-other-goal = 它搜索的目标是 { $goal }；这里的目标是 { $usual }。请用那个目标来检查。
check-other-side =
    { $side ->
        [forward] 该轮到从目标局面出发的搜索：它的边界较小，或它的这一层还没有扩展完。
       *[backward] 该轮到从初始局面出发的搜索：它的边界较小，或它的这一层还没有扩展完。
    }
check-h =
    { $too_large ->
        [true] 你给 { $board } 的 h 是 { $yours }；应为 { $right }，大了 { $by }。
       *[false] 你给 { $board } 的 h 是 { $yours }；应为 { $right }，小了 { $by }。
    }
check-g = 你的 g 是 { $yours }；按走到那里的步数，应为 { $right }。
check-f = 你的 f 是 { $yours }；由它的 g 和 h，应为 { $right }。
check-meeting-when-generated = 两边一相遇，你的列表就结束。这里会把相遇的那一层全部扩展完。
check-goal-when-taken = 你的搜索在从边界取出局面时检验目标。{ $strategy } 在生成局面时检验，并立即结束。
check-meeting-when-taken = 你的搜索要到取出两边都有的局面时，才发现两边已经相遇。这里搜索在相遇的那一层之后结束。
check-other-costs = 它用的代价是“{ $theirs }”；这里是“{ $ours }”。请用那些代价来检查：--cost。
check-other-heuristic = 它用的是另一个估计：{ $name }。
check-other-strategy = 它像 { $strategy } 那样进行。
check-tie = 有几个局面同样好，你的是其中之一。在这些之中，你的程序取{ $habit }。
check-move-order =
    { $habit ->
        [none] 有几个局面同样好，你的是其中之一。你的程序按 { $order } 的顺序尝试空格的移动；这里是 { $usual }。
       *[other] 有几个局面同样好，你的是其中之一。你的程序按 { $order } 的顺序尝试空格的移动，并在同样好的局面中取{ $habit }。
    }
check-move-order-here = （在 --strategy 中写 order={ $order }，本程序也这样。）
check-solution-no-path = 顺序一致，但解没有从初始局面走到目标。请用 U、D、L、R 写空格的移动。
check-solution-no-path-either = 解也没有从初始局面走到目标。
check-solution-cost = 顺序一致，但你的解代价为 { $yours }；找到的路径代价为 { $right }。
check-solution-length = 顺序一致，但你的解有 { $yours }；找到的路径有 { $right }。
check-not-read = 无法读取 { $path }：{ $reason }
check-bad-file = { $path }：{ $reason }
check-file-empty = 里面没有局面；请写一个局面的列表，或每行一个局面
check-file-too-large = 它大于 { $most } MiB
check-file-too-many = 它的局面多于 { $most } 个
check-file-encoding = 它不是 UTF-8、UTF-16 或 GB18030 的文本；请保存为 UTF-8，在 Python 中是 open(..., encoding="utf-8")
check-file-damaged = 它在第 { $line } 行第 { $column } 列损坏：有括号或引号没有成对
check-file-no-list = 里面没有局面的列表；请写 ["813467052", …]，或一个以“order”为这样的列表的对象
check-file-entry = 第 { $number } 项：{ $reason }
check-file-no-board = 没有 { $size } 的局面
check-file-value = “{ $name }”不是 0 到 1,000,000 之间的数
check-file-solution = “{ $text }”不是移动的列表；请写 U、D、L、R，或 up、down、left、right，或路径上的各个局面
check-order-not-written = 没有写顺序：搜索没有得到答案就结束了，或扩展多于 { $most } 次。

## check/reason, by id

check-reason-other-start = 最先扩展的局面是初始局面。
check-reason-no-successor = 它不是你列表中前面任何局面的后继。
check-reason-over-the-edge = 空格越过了边缘，从一行的末尾到了下一行。一个格子的相邻格子只在它自己的行和列里。
check-reason-g-improved = 找到到某个局面的更短的路径时，它的 g 被改小了；贪心搜索不这样做：局面保留最先到它的路径。
check-reason-not-reopened = 一个局面扩展之后，又找到了到它的更短的路径，而你的程序让它保持关闭。这里会重新打开它：h 不一致时，从不重新打开的搜索可能错过最短路径。（在 --strategy 中写 reopen=never，本程序也让它保持关闭；simpleai、astar、rustworkx、aima3 就是这样，graphfinder 默认也是。）
check-reason-first-limit = 它从上限 1 开始。这里的第一个上限是 0，其中只列出起始局面。
check-reason-enters-beyond = 你的列表也列出了超出阈值的局面。这里只生成、不扩展它们。
check-reason-leaves-out-path = 你的程序略去当前路径上的所有局面。这里只略去直接退回的一步。
check-reason-g-not-updated = 找到了到某个局面的更短的路径，它的 g 却没有更新。较小的 g 要代替较大的。
check-reason-goal-when-generated = 你的列表在生成目标时就结束，或没有写上目标。这里在从边界取出局面时才检验目标，目标是列表的最后一个局面。
check-reason-goes-on = 你的列表还在继续。
check-reason-path = 你的列表中每个局面都与前一个只差一步，因此列表是一条路径：也许是解，也许是像深度优先那样一直向下的搜索。这里的列表按扩展的次序列出每个局面。
check-reason-ends-early = 目标还没有到达，还有局面在等待。你的列表为什么结束，从列表中看不出来。
check-reason-closed-again = 已经扩展过的局面又被扩展，而并没有找到到它的更短的路径。请先在访问过的局面中查找。
check-reason-move-back = 走了直接退回的一步，又回到前一个局面。请略去这一步，或在访问过的局面中查找。
check-reason-blank-counted = h 把空格也当作一块来计算，这样可能过大。请不要计算空格。
check-reason-other-tie = 有几个局面同样好，你的是其中之一。你的程序按什么规则取它，看不出来。用“--ties any”时，其中任何一个都接受。
check-reason-unknown = 单从列表看不出原因。也许某个等待中的局面的 h 或 g 不对：请在文件里写上 g、h 和 f，就能知道得更多。

## check/habit, by id

check-habit-oldest = 最先放入的
check-habit-newest = 最后放入的
check-habit-larger-g = g 较大的
check-habit-smaller-g = g 较小的

## check/ties, by id

check-habit-of-oldest = （在 --strategy 中写 ties=oldest，本程序也这样；networkx 和 graphfinder 就是如此。）
check-habit-of-newest = （在 --strategy 中写 ties=newest，本程序也这样。）
check-habit-of-larger-g = （在 --strategy 中写 ties=larger-g，本程序也这样；pathfinding 库就是如此。）
check-habit-of-smaller-g = （在 --strategy 中写 ties=smaller-g，本程序也这样。）
check-ties-any = 规则允许的任何顺序：同样好的局面中任取一个
check-ties-as-here = 只接受本程序的顺序

## papers

papers-no-boards = 任务 { $task } 没有局面：{ $reason }
papers-no-such-length = 没有这么远的局面；最远的是 { $farthest } 步
papers-too-large = 恰好某个长度的棋盘最大抽到 2 × 5
papers-none = { $path } 中没有练习：课件中加上带任务的“exercise”就成为练习
papers-locked = { $path } 里没有密钥：正确答案在教师的文件里
papers-with-key = { $path } 有了新的密钥：请自己保存，把 --for-students 写出的文件发给学生
papers-no-key = { $path } 里没有密钥：请先用 --new-key 加上
papers-for-students = 已写出 { $path }：给学生的练习，不含密钥。
papers-few-boards = 任务 { $task }：编号相差 { $apart } 的学生局面相同；改为 { $work } 局面就够了。
papers-few-boards-always = 任务 { $task }：编号相差 { $apart } 的学生局面相同，接下来的几个数也没有足够的局面。
papers-heading = { $title } · 学生 { $student }
papers-task = 任务 { $number }（{ $points }）
papers-points = { $count } 分
papers-trace = 手工推演这次搜索：对每次扩展写出局面、{ $letters }，以及扩展后边界中的局面数。
papers-order = 按顺序写出最先扩展的 { $count } 个局面。
papers-strategy = 在运行之前回答：哪一种策略的“{ $counter }”最少？
papers-heuristic = 写一个估计，要求：{ $wants }。
papers-heuristic-any = 写一个估计。
papers-heuristic-mean = 它在全部局面上的平均值不小于 { $mean }。
papers-heuristic-most = 用它的 A* 解 { $board } 最多扩展 { $count } 次。
papers-own-search = 自己编写这个搜索，交上它扩展局面的顺序。
papers-rules = 几个局面同样好时，先取哪一个都可以。空格的移动依次尝试{ $ways }。
papers-end-generated = 一生成目标，搜索就结束：目标不占一行，之后的移动不再尝试。
papers-end-met = 生成的局面已为另一侧所知时，搜索结束。每次扩展边界较小的一侧，逐层进行。
papers-end-taken = 从边界取出目标时，搜索结束：目标占一行，没有后继。
papers-after = 时刻：{ $expansions }之后。
papers-more = 另有 { $count } 处。
papers-board = 局面：{ $board }
papers-goal = 目标：{ $board }
papers-by = 策略：{ $strategy }
papers-answer = 答案：{ $answer }
papers-option = 选项 { $number }
papers-line = 第 { $number } 行：{ $board }，g = { $g }，h = { $h }，f = { $f }，边界 { $frontier }
papers-file = slidescope solve --order 写出的顺序
papers-good = { $students }，{ $tasks }：每个任务都有答案，所有人的工作量相同，抽取的局面各不相同。
papers-papers = 已写出 { $path }：{ $students }的任务。
papers-students = { $count } 名学生
papers-tasks = { $count } 个任务
papers-pool = 任务 { $task }：可抽取 { $pool }。
papers-pool-same = 任务 { $task }：所有人的局面相同。
papers-same-board = 任务 { $task }：学生 { $one } 和 { $other } 的局面相同。
papers-no-answer = 任务 { $task }：在学生 { $student } 的局面上找不到正确答案。
papers-unequal = 任务 { $task }：学生 { $one } 的局面需要 { $first }，{ $other } 的需要 { $second }。
papers-not-a-student = 请写学生的编号或姓名，或像 1-30 这样的编号范围
papers-too-many-students = 最多写 { $most } 名学生
papers-one-student = 要写答案文件，请用 --student 指定一名学生
papers-not-read = 无法读取：{ $reason }
papers-not-written = 无法写入：{ $reason }
papers-answers-too-large = 大于 { $most } MiB
papers-damaged = 文件在第 { $line } 行第 { $column } 列损坏
papers-not-answers = 其中没有答案
papers-newer = 由较新版本的程序写成
papers-no-student = 没有写明学生
papers-empty = 文件是空的
papers-bad-zip = 压缩包无法读取：{ $reason }
papers-zip-in-zip = 这是压缩包里的压缩包，不再打开
papers-too-many-files = 里面的文件超过 { $most } 个
papers-too-much-unpacked = 压缩包解开后超过 { $most } MiB，这个文件没有读取
papers-outside = 它的路径指向压缩包之外，没有读取
papers-in-task = 任务 { $task }：{ $reason }
papers-in-line = 任务 { $task }，第 { $line } 行：{ $reason }
papers-bad-form = { $key } “{ $found }”无法理解
papers-unknown-key = 答案文件里没有“{ $found }”这个键，已忽略
papers-bad-task = “{ $found }”不是任务的编号，或者出现了两次；其中的答案已忽略
papers-too-many-tries = 共 { $found } 次尝试，只计前 { $most } 次
papers-not-one-answer = 每次尝试要有且只有一个答案，这里是“{ $found }”
papers-bad-board = “{ $found }”：{ $reason }
papers-bad-moves = “{ $found }”：空格的移动请写成 U、D、L、R
papers-bad-number = { $key } “{ $found }”不是合适的数，或超出范围

## exercises

exercises-heading = 练习
exercises-open = 打开练习…
exercises-open-about = 做文件中练习的任务。每名学生的局面都不同。
exercises-go-on = 继续
exercises-go-on-about = 从上次离开的地方继续。
exercises-go-on-with = 继续 { $title }
exercises-about-kept = { $tasks }，局面是你自己的。学生：{ $student }
exercises-done = 已回答 { $done } / { $count }
exercises-student-and-done = 学生 { $student } · { $done }
exercises-not-opened = 没有打开练习：{ $reason }
exercises-not-kept = 你的答案不会保留在这台电脑上。离开前请保存。
exercises-kept-again = 你的答案又保留在这台电脑上了。
exercises-not-kept-now = 你的答案无法保留在这台电脑上。离开前请保存。{ $reason }
exercises-kept-damaged =
    { $aside ->
        [true] 无法读取 { $path } 中的答案，所以重新开始：{ $reason }。该文件已另外存放。
       *[false] 无法读取 { $path } 中的答案，所以重新开始：{ $reason }。该文件留在原处，你的答案不会保存在这台电脑上。离开前请先另存。
    }
exercises-number = 你的编号
exercises-number-about = { $tasks }。你的编号或姓名决定你的局面，也会写在你交的答案里。
exercises-older = 这台电脑上有以“{ $student }”保存的答案，那是同一编号的另一种写法，对应它自己的局面。
exercises-older-go-on = 以“{ $student }”继续
exercises-older-begin = 以“{ $student }”重新开始
exercises-begin = 开始
exercises-begin-about = 显示你的任务（Enter）。
exercises-finding = 正在找你的局面…
exercises-leave = 离开
exercises-tries =
    { $again ->
        [true] 任务可以再次回答；最好的答案算数。
       *[false] 每个任务只算第一次的答案。
    }
exercises-leave-about = 回到课程。
exercises-covered = 练习打开时其他页面关闭：它们会显示答案。Page Up、Page Down：换任务。
exercises-save = 保存答案…
exercises-save-about = 把你的答案保存成要交的文件。
exercises-row = { $number }  { $kind }
exercises-row-name = 任务 { $title }：{ $state }
exercises-answered = 已回答
exercises-begun = 已开始
exercises-open-task = 未回答
exercises-points-of = { $points } / { $all } 分
exercises-kind-solve = 求解
exercises-kind-question = 问题
exercises-kind-trace = 手工推演
exercises-kind-order = 顺序
exercises-kind-strategy = 哪种策略
exercises-kind-estimate = 估计
exercises-kind-own-search = 自己的搜索
exercises-title = 任务 { $number } · { $points }
exercises-board = 局面
exercises-goal = 目标
exercises-frontier = 边界
exercises-answer-field = 你的答案
exercises-order-file = 文件
exercises-order-about = JSON 列表，或每行一个局面的 CSV 文件，按扩展的顺序。也可以拖到窗口上。
exercises-choose-file = 选择…
exercises-choose-file-about = 在对话框中选择文件。
exercises-answer = 回答
exercises-answer-about = 提交你的答案。
exercises-next = 下一个任务
exercises-next-about = 到下一个任务（Page Down）。
exercises-reading = 正在读取文件…
exercises-keeping = 正在保留你的答案…
exercises-taken-saved = 你的答案在你保存的文件里。
exercises-taken-only-here =
    { $fault ->
        [none] 你的答案没有保留在这台电脑上。离开前请保存。
       *[other] 你的答案没有保留在这台电脑上（{ $fault }）。离开前请保存。
    }
exercises-only-here = 你的答案没有保留在这台电脑上。不保存就离开，答案会丢失。
exercises-answered-elsewhere = 这道题已先在另一个窗口中作答，以那个答案为准。
exercises-open-answers = 接着已保存的答案做…
exercises-open-answers-about = 打开你保存过的答案文件，也可以把文件拖到窗口上。
exercises-answers-not-opened = 答案没有打开：{ $reason }
exercises-answers-alone = 这是练习的答案。请先打开练习，再打开答案。
exercises-answers-of-another = 这是另一个练习的答案，或者这个练习的另一个版本的答案。
exercises-answers-of-student = 这是学生 { $student } 的答案。要接着做，请离开后重新打开练习。
exercises-taken = 你的答案已保留。
exercises-taken-again = 你的答案已保留。可以再次回答。
exercises-no-program = 这还不是答案：{ $fault }
exercises-empty-cell = 第 { $line } 行有空格没填。请填上；再按一次“回答”则照原样交。
exercises-unfinished = 第 { $line } 行之后搜索还没有结束。请继续；再按一次“回答”则照原样交。
exercises-functions = 估计可用的函数：
exercises-locked-up = 正确答案在教师的文件里。
exercises-closed = 已显示正确答案：不再接受答案。
exercises-right = 正确答案：{ $answer }
exercises-slips = 第 { $line } 行有错：{ $cells }
exercises-named = { $count ->
    [0] 还没有写出局面
   *[other] 已写出 { $count } 个局面；点击可以取回
}
exercises-expanded = 已扩展
exercises-reachable = 点击接下来的局面：初始局面，或从已写出的局面走一步得到的局面。
exercises-type-board = 或输入局面
exercises-add-board = 添加
exercises-add-board-about = 添加输入的局面（Enter）。
exercises-not-a-board = 请逐行写出每个方块一次，空格写 0。
exercises-take-back = 取回第 { $number } 个：{ $board }
exercises-take = 选 { $board }
exercises-cell-name = 第 { $line } 行：{ $cell }
exercises-unreadable-line = 无法读取第 { $line } 行：请写整数；局面逐行写，空格写 0。
exercises-file-unreadable = 无法读取 { $path }：{ $reason }
exercises-file-no-order = { $path } 不是局面的顺序：{ $reason }
exercises-file-too-large = 答案会大于 { $most } MiB。请交较短的文件。
exercises-save-heading = 保存你的答案
exercises-save-about-file = 这个文件就是你要交的。可以多次保存。
exercises-go-to-open = 到下一个未回答的任务
exercises-go-to-open-about = 到第一个没有答案的任务。
exercises-file-field = 答案文件
exercises-file-button = 保存答案
exercises-file-about = 写出含有你全部答案的文件。
exercises-file-why-not = 请先回答一个任务。
exercises-show-right = 显示正确答案
exercises-show-right-about = 保存答案之后才可以。此后不能再回答。
exercises-handed-in = 已交卷：不能再作答。
exercises-hand-in-about = 把现有答案交给教学平台，之后不能再作答。
exercises-hand-in-with =
    { $count ->
        [0] 交卷
       *[other] 交卷（还有 { $count } 题没答）
    }
exercises-platform-keeps = 教学平台已收到你的答案。做完后请交卷。
exercises-platform-left-out = 这些任务的答案太长，教学平台放不下，只保存在这个浏览器里：{ $tasks }。请把答案存成文件，一并上交。
exercises-platform-keeps-other = 教学平台里保存的内容在这里不能使用：已损坏，或属于另一个练习。你的第一个答案会取代它。如果你以前作答过，请先问老师。
exercises-platform-refuses = 教学平台不接收你的答案（{ $reason }）。请把答案存成文件上交。
exercises-platform-missing = 这个网页不在教学平台之中，不会报告分数。请把答案存成文件上交。
exercises-task-list = 任务列表，当前：{ $task }
exercises-sum = 合计：{ $points }
exercises-new = 新练习
exercises-new-about = 任务、每名学生一个编号、自动检查的答案。
exercises-new-heading = 新练习
exercises-new-about-form = 每名学生按编号得到难度相同的局面。目标，以及所有人相同的局面，都取自“探索”。
exercises-back = 回到课程
exercises-back-about = 关闭表单。请先保存练习。
exercises-title-field = 标题
exercises-seed = 抽取编号
exercises-again-field = 任务可以再次回答
exercises-shown-field = 正确答案
exercises-shown-later = 保存之后
exercises-shown-at-once = 立即
exercises-points-field = 分数
exercises-remove = 移除任务 { $number }
exercises-add-task = 添加任务：
exercises-add = 添加任务：{ $kind }
exercises-order-length = 局面的个数
exercises-strategy-field = 策略
exercises-strategy-field-about = 任务所用的搜索。
exercises-least-field = 最少的是
exercises-least-field-about = 最好的策略在这一项上最少。
exercises-draw-field = 局面的选取
exercises-draw-field-about = 怎样选取学生的局面。
exercises-draw-same = 所有人相同
exercises-draw-length = 按最短解的长度
exercises-draw-expansions = 按扩展次数
exercises-board-unfit = “探索”中的局面不适合这道题：{ $fault }。请另选局面，或在“探索”中换一个局面。
exercises-moves-field = 步数
exercises-expansions-field = 扩展次数
exercises-shows-field = 性质
exercises-shows-field-about = 每个局面上的搜索显示什么。
exercises-any-search = 任意
exercises-preview = 预览
exercises-preview-about = 显示三名学生的局面，并检查任务。
exercises-drawing = 正在找局面…
exercises-student = 学生 { $number }
exercises-ask-solve = 用尽量少的步数把方块移到目标位置。
exercises-new-file-field = 练习文件
exercises-new-file-button = 保存练习
exercises-new-file-about = 把练习写成给学生的课件文件。
exercises-new-file-why-not = 请先添加任务。

## grade/gradebook, by id

grade-gradebook-moodle = 供“成绩 › 导入 › CSV 文件”使用：名单的各列，加上分数和备注；作业的离线评分表则直接填好
grade-gradebook-canvas = 供“成绩 › 导入”使用；名单就是 Canvas 导出的成绩册

## grade/gradebook-name, by id

grade-gradebook-name-moodle = Moodle 成绩册
grade-gradebook-name-canvas = Canvas 成绩册

## grade

grade-heading = 批改答案
grade-open = 批改答案…
grade-open-about = 批改学生交来的文件，汇成一张表。
grade-back = 返回课程
grade-back-about = 关闭表格。请先保存。
grade-exercise-field = 练习
grade-answers-field = 答案
grade-about-files = 选一个文件夹（连同其中的文件夹）或一个 zip。班级名单是 CSV，列不限，也可以不给。都可以拖到窗口上。
grade-roster-field = 班级名单
grade-grade = 批改
grade-grade-about = 批改所有文件。数据不会离开这台电脑。
grade-grading-file = 已批改 { $done } / { $all } 人；正在批改 { $file }
grade-not-of-canvas = Canvas 需要以它导出的成绩册作为班级名单（--roster），其中有 Student、ID 和 Section 三列
grade-cancel = 取消
grade-cancel-about = 放弃批改。
grade-dropped = 已拖入 { $files } 个
grade-no-folder = 无法读取 { $path } 中的答案：{ $reason }
grade-tasks = 任务
grade-bar = 任务 { $task }：满分 { $all } 人，部分得分 { $some } 人，零分 { $none } 人
grade-student-heading = 学生 { $student }
grade-close = 所有任务
grade-close-about = 显示全班每个任务的情况。
grade-not-answered = 没有回答。
grade-given = 所答：{ $answer }
grade-student = 学生
grade-task = 任务 { $task }（{ $points }）
grade-points = 总分（{ $points }）
grade-file = 文件
grade-remarks = 备注
grade-other-exercise = 答的是这份练习的另一个版本，或另一份练习
grade-named-by-folder = 文件里没有写明学生，按文件夹的名字认定
grade-several-files = 有几个文件，内容一致
grade-several-files-differ = 有几个文件，时间早的答案算在前；有出入的任务：{ $tasks }
grade-several-forms = 同一编号有几种写法，各有自己的局面：{ $forms }
grade-shares = 与学生 { $with } 的局面相同；任务：{ $tasks }
grade-too-many-operations = 任务 { $task }：程序所需的运算次数超过限额（--operations）
grade-not-in-roster = 不在名单里，或有不止一行相符
grade-same-row = 名单里的这一行已属于学生 { $student }
grade-absent = 没有交
grade-more-unread = 还有 { $more } 处无法读取
grade-too-many-files = { $path } 里的文件超过 { $most } 个，或文件夹嵌套过深
grade-roster-encoding = 不是 UTF-8 编码
grade-roster-empty = 里面没有学生
grade-no-answer = 没有答案
grade-answered = 答案是 { $answer }
grade-task-points = 任务 { $task }：{ $points } / { $all } 分
grade-lost = { $task }，{ $reason }
grade-more-slips = 另外 { $more } 行
grade-missing-lines = 缺 { $lines } 行
grade-no-such-task = 回答了任务 { $task }，而练习中没有它
grade-boards-of = 用的是学生 { $student } 的局面；任务：{ $tasks }
grade-boards-of-nobody = 用的不是这名学生的局面；任务：{ $tasks }
grade-answers-of = 答错了，而答案在学生 { $student } 的局面上正确；任务：{ $tasks }
grade-slips = 表格中有错或空着：{ $slips }
grade-slip = 第 { $line } 行（{ $cells }）
grade-cell-board = 局面
grade-cell-frontier = 边界
grade-spread = 总分：中位数 { $median }；中间一半在 { $lower } 到 { $upper } 之间，满分 { $most }。
grade-missed = 任务 { $task }：{ $of } 人中有 { $missed } 人没有得满分。
grade-missed-most-often = 任务 { $task }：{ $of } 人中有 { $missed } 人没有得满分。最常见的错误答案有 { $count } 人给出：{ $answer }。
grade-remark = { $file }：{ $remark }
grade-no-files = 没有答案文件

## worksheet

worksheet-start = 初始局面
worksheet-goal-board = 目标局面
worksheet-number = 第 { $number } 份，共 { $of } 份
worksheet-title =
    { $filled ->
        [true] 手工推演 { $algorithm }：答案
       *[false] 手工推演 { $algorithm }
    }
worksheet-seed = 随机种子 { $seed }
worksheet-all-need = 每份都需要 { $expansions }
worksheet-name = 姓名：{ $blank }
worksheet-continued = { $title } · { $line } · 第 { $page } 页，共 { $of } 页
worksheet-successors-by-f = 若它是目标，则停止。否则写出它的后继：空格依次向{ $ways }，但不直接退回。略去已访问的局面，除非它们的 g 现在更小：此时改变父节点，该局面重新进入边界。
worksheet-successors-bfs = 写出它的后继：空格依次向{ $ways }，但不直接退回。略去已访问的局面。
worksheet-successors-bidirectional = 写出它的后继：空格依次向{ $ways }，但不直接退回。略去同一边已访问的局面。
worksheet-successors = 若它是目标，则停止。否则写出它的后继：空格依次向{ $ways }，但不直接退回。略去已访问的局面。
worksheet-stop-bfs = 若某个后继是目标，则立即停止：它之后的后继不再写出。
worksheet-stop-bidirectional = 若某个后继是另一边已访问的局面，则两边相遇：做完这一层再停止。
worksheet-rule-costs =
    { $own ->
        [none] 每步的代价是所滑方块上的数字
       *[other] 方块 1、2……每步的代价依次为 { $own }
    }{ $counts ->
        [true] ；g 是这些代价之和
       *[false] ；g 仍只数步数
    }{ $guided ->
        [true] ，h 按每个方块的代价计算。
       *[false] 。
    }
worksheet-rule-h = h：{ $name }。{ $about }
worksheet-rule-program = h：{ $name }，即以下程序的值，向上取整：{ $program }
worksheet-values = h 由查表得到。所遇各局面的 h 为：{ $values }。
worksheet-value = { $board } → { $h }
worksheet-stop-empty = 若边界为空，则无解。
worksheet-take =
    { $by ->
        [bfs] 取出最先进入边界的局面。
        [bidirectional] 从初始局面和目标局面同时搜索，每次一整层：轮到边界中局面较少的一边，相等时轮到初始局面一边。同一层中取最先进入的局面。
        [uniform-cost] 从边界中取出 g 最小的局面，其中取最先进入的。
        [astar-larger-g] 从边界中取出 f = g + h 最小的局面；f 相同时取 g 最大的，其中取最先进入的。
        [astar-smaller-g] 从边界中取出 f = g + h 最小的局面；f 相同时取 g 最小的，其中取最先进入的。
        [weighted-astar] 从边界中取出 f = g + { $weight }·h 最小的局面；f 相同时取 h 最小的，其中取最先进入的。
        [greedy] 从边界中取出 h 最小的局面；h 相同时取 g 最小的，其中取最先进入的。
        [idastar] 向下走：取刚扩展的局面的第一个未被舍去的后继。若没有，就退回到最近一个还有后继可取的局面。最初的阈值是初始局面的 h。
       *[other] { $about }
    }
worksheet-successors-idastar = 若它就是目标局面，则停止。否则写下其后继：空格依次{ $ways }，但不立即走回。f 超过阈值的后继舍去。局面不作存储，因此同一局面可能再次出现。
worksheet-again = 若没有局面可取，则从初始局面重新开始。新的阈值是被舍去的后继中最小的 f。
worksheet-cut = ×
worksheet-is-cut = × 其 f 超过阈值：舍去。
worksheet-to-be-cut = 用 × 标出被舍去的后继。
worksheet-column-successors-idastar = 后继，g + h = f
worksheet-column-successors-astar = 新的后继，g + h = f
worksheet-column-successors-weighted-astar = 新的后继，g + { $weight }·h = f
worksheet-column-successors-greedy = 新的后继，g 和 h
worksheet-column-frontiers = 两个边界
worksheet-sum =
    { $h ->
        [none] g { $g }
       *[other]
            { $f ->
                [none] g { $g }，h { $h }
               *[other]
                    { $weight ->
                        [none] { $g } + { $h } = { $f }
                       *[other] { $g } + { $weight }·{ $h } = { $f }
                    }
            }
    }
worksheet-mark = *
worksheet-is-marked = * 以前访问过：它的 g 现在更小，因此改变父节点。
worksheet-to-be-marked = 给以前访问过而现在改变父节点的局面标上 *。
worksheet-ends =
    { $meeting ->
        [true] 相遇
       *[false] 目标
    }
worksheet-goal = 到达目标：结束
worksheet-nothing-left = 没有后继，且边界为空：无解
worksheet-none = 无
worksheet-side =
    { $side ->
        [forward] 初始
       *[backward] 目标
    }
worksheet-frontiers = { $forward } 和 { $backward }
worksheet-question-length = 解有多长？
worksheet-question-cost = 这个解的代价是多少？
worksheet-question-cheapest = 最小代价是多少？
worksheet-question-shortest = 最短解有多长？
worksheet-question-bfs = 若用 BFS，会扩展多少个局面？
worksheet-question-astray = 哪些步骤扩展的局面不在解的路径上？
worksheet-question-reparented = 在哪一步有局面改变父节点？
worksheet-question-too-high = h 会不会高估？为什么？
worksheet-question-parity = 不经搜索，怎样看出它无解？
worksheet-length-unknown = 未知：搜索时间太长
worksheet-not-known-admissible = 检查可以说明：它在每个局面上比较 h 与真实距离。

## worksheet/column, by id

worksheet-column-threshold = 阈值
worksheet-column-step = 步骤
worksheet-column-side = 哪边
worksheet-column-expanded = 扩展
worksheet-column-g = g
worksheet-column-h = h
worksheet-column-f = f
worksheet-column-successors = 新的后继，g
worksheet-column-frontier = 边界

## worksheet/admissible, by id

worksheet-admissible-zero = 不会：它恒为 0。
worksheet-admissible-misplaced = 不会：每个错位方块至少要自己移动一步。
worksheet-admissible-manhattan = 不会：一步移动最多使一个方块近一格。
worksheet-admissible-patchy = 不会：它取两个估计值之一，而两者都不会高估。
worksheet-admissible-linear-conflict = 不会：让路的方块要离开所在的行或列再回来，这两步曼哈顿距离没有计入。
worksheet-admissible-patterns = 不会：每张表只计自己那些方块的移动，而相加的各表没有公共的方块。

## worksheet/shown, by id

worksheet-shown-reopened = 重新打开
worksheet-shown-misled = 走弯路
worksheet-shown-longer = 路径更长
worksheet-shown-more-than-bfs = 多于 BFS
worksheet-shown-differs-from-greedy = 与贪婪不同
worksheet-shown-unsolvable = 无解

## worksheet/teaches, by id

worksheet-teaches-longer = 找到的路径比最短路径长
worksheet-teaches-more-than-bfs = 扩展的局面比广度优先搜索多
worksheet-teaches-reopened = 找到通往已关闭局面的更短路径，于是把它重新放回边界
worksheet-teaches-misled = 启发函数使搜索偏离解的路径
worksheet-teaches-differs-from-greedy = 与贪婪搜索不同
worksheet-teaches-unsolvable = 无解，所有局面都会被搜索（2x2）

## worksheet

worksheet-format-pdf = PDF
worksheet-format-tex = LaTeX
worksheet-format-md = Markdown
worksheet-format-about-pdf = A4 页面，供打印。
worksheet-format-about-tex = 可以修改并用 LaTeX 排版的文档。
worksheet-format-about-md = 带表格的文本。
worksheet-unsupported = 没有 { $algorithm } 的练习题：一列写不下它的边界；请选择 { $names }
worksheet-nothing-to-do = 初始局面就是目标局面：没有可推演的；请换一个局面
worksheet-too-long = 此搜索需要 { $expansions }以上；练习题最多 { $most } 次：请选择较容易的局面或其他策略，或不给出局面而由程序寻找
worksheet-no-memory = 系统没有为搜索提供内存
worksheet-no-estimate = 启发函数出错：{ $error }
worksheet-never-reopens = { $algorithm } 从不把局面重新放回边界；请选择 A* 或加权 A*，并用不满足一致性的启发函数，例如 astar:patchy
worksheet-consistent = { $heuristic } 满足一致性，因此 A* 不会把局面重新放回边界；请选择不满足一致性的启发函数，例如 astar:patchy
worksheet-always-shortest = { $algorithm } 只找到最短解；请选择加权 A*、贪婪搜索，或不可采纳的启发函数
worksheet-is-greedy = { $algorithm } 与自身没有不同；请选择 A*、加权 A* 或 IDA*
worksheet-no-heuristic = { $algorithm } 不使用可能误导它的启发函数；请选择 A*、加权 A* 或贪婪搜索
worksheet-no-priority = { $algorithm } 按发现的次序取出局面，因此没有并列；请去掉 --ties
worksheet-never-ends = 无解时 { $algorithm } 会不断提高阈值；请选择 BFS 或 A*
worksheet-too-many-states = 无解时搜索会扩展此大小的全部 { $number } 个局面，而练习题最多 { $most } 次扩展。只有 2 × 2 更少，为 12 次；请选择 --size 2x2
worksheet-given-up = 已放弃寻找局面
worksheet-none-found = 在 { $tried }中没有找到 { $copies } 份用 { $name } 求解 { $size }、满足以下条件的练习题：{ $conditions }
worksheet-nearest = { $none }。最接近的是 { $start }：{ $has }
worksheet-none-near = { $none }；没有接近的，请换一种大小、策略或扩展次数
worksheet-too-few =
    { $length ->
        [none] { $none }；只有 { $number }，请用 --copies { $found }，或换一个扩展次数
       *[other] { $none }；{ $length }的只有 { $number }，请用 --copies { $found }，或换一个扩展次数
    }
worksheet-up-to = 最多 { $most } 次扩展
worksheet-no-ties = 没有并列
worksheet-ties = 并列 { $ties } 次
worksheet-has-no-tie = { $length }，没有并列
worksheet-has-ties = { $length }，并列 { $ties } 次
worksheet-has-not = { $has }，但不是 { $teaches }
worksheet-no-solution = { $start } 无解：{ $fault }
worksheet-sheets =
    { $filled ->
        [true] { $copies } 份练习题的答案
       *[false] { $copies } 份练习题
    }
worksheet-written =
    { $size ->
        [none] 已写出 { $path }：{ $sheets }，每份 { $expansions }。
       *[other] 已写出 { $path }（{ $size }）：{ $sheets }，每份 { $expansions }。
    }
worksheet-few-exercise-something = { $all } 张中有 { $good } 张，搜索两次偏离解的路径、f 上升，并且与贪婪搜索不同；这样的局面太少。换一个 --expansions 也许会更多。
worksheet-not-a-worksheet = --output 的文件名须以 .pdf、.tex 或 .md 结尾
worksheet-not-expansions = 请写一个 2 到 { $most } 之间的数：再长的表就不是练习了
worksheet-not-ties = 请写 none，或由并列规则决定的步骤数
worksheet-not-copies = 请写一个 1 到 { $most } 之间的数

## worksheet/menu

worksheet-menu-show = 练习题…
worksheet-menu-show-about = 一页纸，用来手工推演这次搜索：局面、规则和空白表格。
worksheet-menu-hide = 图片、动画、轨迹…
worksheet-menu-hide-about = 返回其他可保存的内容。
worksheet-menu-worksheet = 练习题：手工推演这次搜索
worksheet-menu-sheets = 份数
worksheet-menu-about-sheets = 除非在下面另选局面，第一份是这个局面；其余各份的局面需要同样多的扩展次数。
worksheet-menu-copies = 练习题的份数
worksheet-menu-empty = 待填写
worksheet-menu-empty-name = 待填写的练习题
worksheet-menu-empty-about = 空白表格，供课堂使用。
worksheet-menu-filled = 答案
worksheet-menu-filled-name = 练习题答案
worksheet-menu-filled-about = 同样的练习题，附全部答案，答案出自搜索本身。
worksheet-menu-worksheet-as = 练习题存为 { $format }
worksheet-menu-boards = 局面
worksheet-menu-about-boards = 以这个局面开头，或另找能看到所选现象的局面。
worksheet-menu-this-board = 从这个开始
worksheet-menu-any-boards = 任意
worksheet-menu-ties = 并列
worksheet-menu-about-ties = 有多少步由并列规则决定；会为此另找局面。
worksheet-menu-sheet-ties = 练习题的并列次数：{ $number }
worksheet-menu-any-ties = 不限
worksheet-menu-no-ties = 没有
worksheet-menu-seed = 种子
worksheet-menu-about-seed = 换一个种子，局面就不同；同一个种子在任何机器上找到相同的局面。
worksheet-menu-seed-value = 练习题的种子
