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

## boards

## compare

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
compare-peak-frontier = 峰值
compare-bytes-per-state = 每状态内存
compare-bytes-per-state-about = 为每个已访问状态存储的字节数，不计表中的空位和边界的队列。
compare-time = 时间
compare-time-about = 重复运行的中位数，既不绘制也不记录。若一次运行超过 1 秒，则显示 –。
compare-branching = b*
compare-branching-about = 有效分支因子：N + 1 = 1 + b* + … + b*^d，其中 N 为生成的节点数，d 为路径的步数。
compare-ratio = 为最少节点数的倍数
compare-ratio-about = 生成的节点数，除以解出该局面的所有策略中最少的节点数。
compare-bytes-per-state-first-line = 每状态
compare-bytes-per-state-second-line = 内存 (B)
compare-ratio-first-line = 最少节点
compare-ratio-second-line = 的倍数
compare-pending = …
compare-no-rows-yet = 结果将显示在此处。请按“运行”或空格键。
compare-no-rows-unsolvable = 搜索运行之后，结果将显示在此处。
compare-no-curves = 搜索运行时，曲线将显示在此处。
compare-plot = 各策略的曲线：{ $curve }
compare-cancelled = 已取消 { $searches } 次搜索
compare-not-run = 未运行
compare-waits = 等待中
compare-waits-about = 各搜索依次运行，以免互相拖慢。
compare-searching = 搜索中
compare-searching-at-depth = 搜索中，深度 { $depth }
compare-searching-at-f = 搜索中，f 为 { $f }
compare-searching-about = 时钟尚未到达此搜索的终点。
compare-still-searching = { $strategy }：{ $expansions }后仍在搜索。
compare-still-searching-at-depth = { $strategy }：{ $expansions }后仍在搜索，深度为 { $depth }。
compare-still-searching-at-f = { $strategy }：{ $expansions }后仍在搜索，f 为 { $f }。
compare-verdict-optimal = { $moves }，最优
compare-verdict-proven = { $moves }，已证明最优
compare-verdict-proven-about = 不存在更短的路径：{ $reason }。
compare-verdict-as-short = { $moves }，经比较为最优
compare-verdict-as-short-about = 此策略本身并不证明什么，但已知没有更短的解。
compare-verdict-longer = { $moves }（比最优多 { $more } 步）
compare-verdict-longer-short = { $moves }（多 { $more } 步）
compare-verdict-longer-about = 已知有更短的解。
compare-verdict-unknown = { $moves }，未知是否最优
compare-verdict-unknown-about = 此策略和这里的其他策略都不能证明。
compare-verdict-unsolved-about = 搜索结束而未找到解。每个搜索可使用“探索”中所设内存上限的六分之一。
compare-lesson = { $before }{ $sentence }
compare-lesson-bfs = 广度优先搜索逐层扩展，几乎到深度 { $depth }。
compare-lesson-bidirectional = 两个到一半深度的搜索远小于一个到完整深度的搜索。
compare-lesson-uniform-cost = 一致代价搜索扩展所有 g < { $depth } 的状态。
compare-lesson-astar = A* 算法跳过所有 f > { $depth } 的状态。
compare-lesson-weighted-astar = 加权 A* 给 h 更大的权重，可能错过最短解。
compare-lesson-greedy = 贪婪搜索只看 h，不考虑路径长度。
compare-lesson-mm = MM 从两端同时搜索，各由 h 引导，在中间相遇。
compare-lesson-depth-first = { $algorithm }：只存储一条路径，每次迭代都重新扩展节点。
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
compare-transport-reset = 重置：丢弃搜索结果（R）。
compare-transport-start = 跳到开头；搜索结果保留（Home）。
compare-transport-back = 后退一步（←）。
compare-transport-pause = 暂停时钟；搜索在后台继续（空格键）。
compare-transport-run = 运行所有策略，并按同一时钟播放（空格键）。
compare-transport-step = 前进一步（→）。
compare-transport-finish = 跳到搜索的结尾，或其最新时刻（End）。
compare-strategy-over = { $strategy }：扩展 { $expanded } 次后结束
compare-strategy-at = { $strategy }：已扩展 { $expanded }
compare-after-each = 每种策略各进行 { $amount }
compare-up-to-depth = 直到深度或 f 为 { $depth }
compare-share-of-run = 至此已完成其扩展的 { $percent }
compare-at-depth = 深度或 f 为 { $depth }
compare-expanded-of = 已扩展 { $at } / { $end }
compare-depth-of = 深度或 f { $at } / { $end }
compare-time-of = { $at } / { $end }
# The picture of a search and its figures.
compare-measuring = 正在测量状态空间…
compare-recorded = 之后的节点不再记录。计数继续。
compare-expanded-figure = 已扩展
compare-visited-figure = 已访问
compare-of-states = 共 { $states } 个状态
compare-own-scale = 每棵树使用自己的比例
compare-own-scale-in-short = 各自比例
compare-about-own-scale = 每棵树都填满自己的一栏，因此请比较数字，而不是大小。
compare-picture-stops = 绘制到第 { $expansion } 次扩展
compare-map-of = 状态空间图：{ $strategy }
compare-visited-count = 已访问 { $count }
compare-frontier-count = 边界 { $count }
compare-counter-visited = 已访问 { $count }
compare-counter-frontier = 边界 { $count }
compare-counter-generated = 已生成 { $count }
compare-counter-depth = 深度 { $depth }
compare-counter-f = f { $f }
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

## dialogs

## dropped

## experiment

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
experiment-seed = 随机种子
experiment-seed-about = 相同的种子给出相同的局面和相同的数值。
experiment-expansions = 每次运行的扩展上限
experiment-expansions-about = 需要更多扩展的运行会结束而无解。留空：无上限。
experiment-memory = 每次运行的内存上限
experiment-memory-about = 需要更多内存的运行会结束而无解。
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
experiment-preset-aima = AIMA 图 3.26 的表格
experiment-preset-korf = 用 IDA* 求解 Korf 的十五数码题目
experiment-preset-bidirectional-against-astar = 课程：双向广度优先搜索对比 A* 算法
# What is wrong with the form.
experiment-fault-expansions = 请输入不小于 1 的整数；留空表示无上限。
experiment-fault-file = 请输入含有局面的文件的路径。
experiment-fault-length = 请输入整数步数。
experiment-fault-boards = 至少需要一个局面。
experiment-fault-seed = 请输入整数。
experiment-fault-depth-limit = 请输入整数步数，或留空。
experiment-fault-is-listed = { $strategy }：已在列表中。
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
experiment-plan-length = 长度 { $length }
experiment-plan-lengths = 长度 { $from } 至 { $to }
experiment-plan-lengths-by = 长度 { $from } 至 { $to }，间隔 { $step }
experiment-plan-walk = 游走 { $length } 步
experiment-plan-walks = 游走 { $from } 至 { $to } 步
experiment-plan-walks-by = 游走 { $from } 至 { $to } 步，间隔 { $step }
experiment-plan-seed = 随机种子 { $seed }
experiment-share-done = 已完成 { $percent } 的运行。
experiment-runs-made = { $made } / { $all } 次运行
experiment-running = { $runs } · 约剩 { $left }
experiment-running-no-estimate = { $runs } · 尚无估计
experiment-paused = 已暂停：{ $runs }
experiment-cancelling = 正在取消：{ $runs }
experiment-complete = { $runs }全部完成
experiment-cancelled = 已取消：{ $runs }；已完成的运行会保留
experiment-broken = 已停止：{ $runs }。{ $why }
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
experiment-known-aima = 与教科书对照
experiment-known-korf = 与 Korf 对照
experiment-known-bidirectional-against-astar = 课程
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
experiment-nodes-against-length = 节点数与长度
experiment-against-length = 与长度的关系
experiment-log-mean = 对数 · 平均值 ± 标准差
experiment-vertical-axis = 纵轴
experiment-vertical-axis-about = 纵轴所表示的数量。
experiment-shortest-length = 最短解长
experiment-walk-length = 随机游走的步数
experiment-quantity-generated = 已生成节点
experiment-quantity-children = 已生成节点（AIMA 的计法）
experiment-quantity-expanded = 已扩展节点
experiment-quantity-visited = 已访问状态
experiment-quantity-peak-frontier = 边界峰值
experiment-plot-title = { $quantity }与长度，对数，平均值 ± 标准差
experiment-length-of-boards = 长度 { $length }，{ $boards }
experiment-point = { $strategy }：{ $mean }
experiment-no-rows = 随着运行完成，平均值、标准差和有效分支因子将显示在此处。
experiment-no-curves = 生成的节点数随局面长度变化的曲线将显示在此处，每种策略一条。
experiment-no-lengths = 图表需要局面的长度。请在文件中将长度写在 = 之后。
experiment-spread = 对数坐标轴。每个点是同一长度的所有局面的平均值。色带为上下各一个标准差，并截止于最大值和最小值。
experiment-plot = { $quantity }与长度，每种策略一条曲线
experiment-unfinished = 未完成：已完成 { $made } / { $all } 次运行。
# What stands in a column.
experiment-column-length = 最短解的步数。对随机游走得到的局面：游走的步数。
experiment-column-strategy = 算法及其启发函数和设置。
experiment-column-verdict = 所找到的路径是否最短。
experiment-column-ratio = 生成的节点数，除以解出该局面的所有策略中最少的节点数。
experiment-column-bytes-per-state = 为每个已访问状态存储的字节数。
experiment-column-runs = 已完成的运行次数。
experiment-column-solved = 在限制之内找到解的运行。平均值只计这些运行。
experiment-column-found = 所找到的解的步数。若不是最短解，则大于长度。
experiment-column-generated-deviation = 生成节点数的标准差：此长度的局面之间差异有多大。
experiment-column-bytes = 搜索占用内存的最大值，以字节计，包括表和队列中的空位。
experiment-column-seconds = 搜索时间，以秒计。其他运行的线程同时进行。
experiment-column-run = 运行的编号。
experiment-column-name = 局面在文件中的名称。
experiment-column-board = 初始局面，逐行书写；0 表示空格。
experiment-column-goal = 目标局面。
experiment-column-end = 运行如何结束。
experiment-column-instance = 题目在 Korf 论文中的编号。
experiment-column-length-published = 最短解的步数（发表值）。
experiment-column-nodes = 所有迭代生成的节点数，根节点计一次。
experiment-column-nodes-published = 生成的节点数（发表值）。
experiment-column-boards = 所有策略都已解出的局面数。
experiment-column-bidirectional = 双向广度优先搜索生成节点数的平均值。
experiment-column-astar-smaller-g = 使用曼哈顿距离的 A* 算法生成节点数的平均值。平局时 g 小者优先，与教科书大致相同。
experiment-column-astar-larger-g = 使用曼哈顿距离的 A* 算法生成节点数的平均值。平局时 g 大者优先，即本程序的惯例。
experiment-column-wins = 双向广度优先搜索生成的节点少于平局时 g 小者优先的 A* 算法的局面数。
experiment-column-textbook = 生成节点数的平均值，按教科书的方式计算：被扩展节点的所有相邻状态，包括其父节点。
experiment-column-published = 发表于 AIMA 图 3.26。{ $rule }

## experiment-files

experiment-files-title-lengths = { $size }，目标 { $goal }，长度 { $lengths }，各 { $boards }，随机种子 { $seed }
experiment-files-title-walks = { $size }，目标 { $goal }，随机游走 { $lengths } 步，各 { $boards }，随机种子 { $seed }
experiment-files-note-branching = b*：N + 1 = 1 + b* + … + b*^d，其中 N 为生成节点数的平均值，d 为路径的步数。
experiment-files-note-walks = 长度为随机游走的步数：最短解可能更短。
experiment-files-note-scarce = 局面只有这么多：{ $boards }。
experiment-files-of-length = 长度 { $length } 的有 { $boards } 个
experiment-files-note-unsolved = { $runs } 次运行在限制之内没有找到解；平均值只计其余的运行。
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
experiment-files-too-many-runs = 共需 { $runs } 次运行；上限为 { $most } 次
experiment-files-broken = { $strategy }：在 { $board } 上出错：{ $reason }；这是 Slidescope 的缺陷，请报告此局面
experiment-files-broken-without-reason = 没有给出原因
experiment-files-line = 第 { $line } 行：{ $fault }
experiment-files-board-illegal = 局面不合法：{ $faults }
experiment-files-board-unsolvable = 局面无解：{ $reason }
experiment-files-not-a-length = “{ $text }”不是长度；请在 = 之后写最短解的步数，或省略
experiment-files-too-many-boards = 局面超过 { $most } 个；请拆分文件
experiment-files-too-long = 文件超过 { $most } 字节；请拆分
experiment-files-empty = 其中没有局面；请每行写一个
experiment-files-in-use = 另一个实验正在写入此文件；请选择其他文件
experiment-files-not-a-journal = 它不是实验的日志；请选择其他文件
experiment-files-newer = 它由更新版本的程序写成（格式 { $version }，本程序读取 { $ours }）；请更新程序，或选择其他文件
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
experiment-shards-no-checksums = { $path }：由旧版本的程序写成，没有校验和，因此无法发现被改动的行
experiment-shards-other-program = { $path }：由 { $version } 版程序写成，而 { $first } 由 { $first_version } 版写成；两者的计数可能不同
experiment-shards-damaged = { $path }：已略去第 { $line } 行：{ $fault }；请删除该行，否则无法继续此分片
experiment-shards-overlap = { $path }：其中 { $runs } 次运行也在 { $first } 中，只计一次
experiment-shards-missing = 共 { $all }，缺少 { $missing } 次：
experiment-shards-no-journal = { $of } 个分片中的 { $count } 个没有给出日志（编号 { $numbers }），{ $runs }
experiment-shards-begun = 分片 { $shard }：共 { $all }，缺少 { $missing } 次（其余在 { $path } 中）
experiment-shards-more-begun = 以及分片 { $numbers }
experiment-shards-by-strategy = 按策略：{ $strategies }
experiment-shards-by-length = 按长度：{ $lengths }
experiment-shards-each = { $name }（{ $count }）
experiment-shards-run = 运行 { $run }：{ $board } 上的 { $strategy }
experiment-shards-to-make-them = 补做这些运行之后再次合并：
experiment-shards-for-each = K 依次为 { $numbers }
experiment-shards-range = { $from } 至 { $to }
experiment-shards-numbers = { $numbers } 和 { $last }

## explain

## explore

## export

export-not-found = 找不到 { $path }：{ $error }
export-not-made = 无法创建 { $path }：{ $error }
export-not-written = 无法写入 { $path }：{ $error }
export-not-a-file = 它不是普通文件
export-skipped = 已跳过 { $path }：{ $reason }
export-trace-is-cut = 轨迹到 { $expansions } 次扩展为止；另有 { $left_out } 次未写入
export-trace-is-long = 轨迹有 { $expansions } 次扩展；超过 { $slow } 次时 Posthoc 会变慢
export-search-not-started = 搜索未能开始；若系统不再提供线程，请关闭其他程序，或提高进程数上限（ulimit -u）
export-ended-before = 搜索在 { $expansions }后结束，未到 --at { $at }
export-not-recorded = 只记录了前 { $recorded } 次扩展；请用 --at 绘制更早的时刻
export-space-too-large = 状态空间太大，无法绘制状态空间图；只绘制至多九格以及 2 × 5 的棋盘
export-two-spaces = 初始局面与目标局面属于两个互不相通的状态空间，因此没有状态空间图
export-not-solved = 没有可绘制的解：搜索在此时刻尚未找到解
export-not-expanded = 时刻 0 没有可绘制的扩展
export-still = 解是静止的：请将搜索树、状态空间图、深度、图表或一次扩展制成动画
export-film-too-large = 动画每帧至多 { $most } 像素：请选择更小的尺寸
export-search-picture-summary-tree = 搜索树及其边界和路径
export-search-picture-summary-map = 每个状态按其到初始局面和目标局面的步数排列，并标出已扩展的状态
export-search-picture-summary-depths = 每个深度的节点数
export-search-picture-summary-plot = 边界和已访问数随扩展次数的变化
export-search-picture-summary-expansion = 最近扩展的节点及其后继
export-search-picture-summary-solution = 所找到路径上的各个局面
export-picture-format-svg = SVG
export-picture-format-png = PNG
export-picture-format-pdf = PDF
export-animation-format-gif = GIF
export-animation-format-apng = APNG
export-preset-own = 自定尺寸
export-preset-column = 85 mm
export-preset-page = 170 mm
export-preset-slide = 16:9
export-preset-summary-own = 自行指定的像素尺寸
export-preset-summary-column = 宽 85 mm：论文单栏，已裁边
export-preset-summary-page = 宽 170 mm：论文双栏，已裁边
export-preset-summary-slide = 16:9 的幻灯片
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
export-menu-a-second = 次扩展/秒，
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
export-menu-as-here = 同此处
export-menu-as-here-name = 图片明暗同此处
export-menu-as-here-about = 与窗口当前的明暗相同。
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
files-table-field = 文件
files-table-button = 写入文件
files-table-about = 保存表格。若保存失败，原有文件会保留。
files-table-why-not = 正在写入文件。
files-replace = 替换
files-replace-about = 替换该文件。
files-no-file-name = 没有文件名：请先输入
files-file-task-broke-off = 保存因错误中止；请重试
files-exists = 文件 { $path } 已存在
files-not-written = 未写入：{ $reason }
files-written = 已写入 { $path }，{ $size }。
files-written-with-expansions = 已写入 { $path }，{ $size }，{ $expansions }。
files-trace-is-cut = 全部 { $all } 次扩展中只写出前 { $most } 次；如此之多，Posthoc 会很慢。
files-trace-is-long = 共 { $all } 次扩展；超过 { $slow } 次时 Posthoc 会变慢。
files-about-svg = 线条和文字，任何尺寸都清晰。
files-about-pdf = 线条和文字，内含字体，适合 LaTeX 和打印。
files-about-gif = 256 色；所有程序都能播放，也可用于幻灯片。
files-about-apng = 全彩色的 PNG 动画；浏览器可以播放。
files-about-png = 像素图，任何程序都能显示。
files-posthoc = Posthoc
files-posthoc-about = 搜索轨迹，由 Posthoc 绘制和回放。
files-lesson = JSON
files-lesson-about = 人可直接阅读的课程文件。
files-table-format-text = 文本
files-table-format-csv = CSV
files-table-format-json = JSON
files-table-format-markdown = Markdown
files-table-format-latex = LaTeX

## findings

## glossary

## heuristic

## heuristic-effort

## heuristics-place

## jobs

## kept

## lesson

## node

## panics

## playback

## present

## presets

presets-preset-aima = AIMA 图 3.26
presets-preset-korf = Korf 的十五数码题目
presets-preset-bidirectional-against-astar = 双向广度优先搜索对比 A* 算法
presets-preset-summary-aima = 八数码，长度 6 至 28，各 100 个局面：广度优先搜索对比使用错位方块和曼哈顿距离的 A* 算法，并列出教科书中的数值
presets-preset-summary-korf = 十五数码：用 IDA* 和曼哈顿距离求解 Korf 的题目，逐题与发表的节点数对照，由易到难；全部完成需几分钟
presets-preset-summary-bidirectional-against-astar = 26 步及以上的八数码局面：在这些局面上，双向广度优先搜索生成的节点少于教科书中使用曼哈顿距离的 A* 算法。关键在于 A* 算法的平局规则
presets-preset-title-aima = 八数码：生成的节点数与有效分支因子，本程序与 AIMA 第 4 版图 3.26 对照
presets-preset-title-korf = 十五数码：用 IDA* 和曼哈顿距离求解 Korf 的题目，本程序与发表的结果对照
presets-preset-title-bidirectional-against-astar = 八数码：双向广度优先搜索与使用曼哈顿距离的 A* 算法生成的节点数
presets-aima-source = AIMA：Russell 与 Norvig，《人工智能：现代方法》第 4 版，图 3.26；每个长度 100 个局面的平均值。
presets-aima-count = 本程序：生成的节点数按 AIMA 的方式计算，包括直接退回的移动。平局时 A* 算法先取 g 较小者。b* 由平均值算出。
presets-korf-source = 发表于：R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985；节点数经两个独立程序验证。
presets-korf-count = 节点数：生成的节点，不含直接退回的移动，根节点计一次；移动顺序为上、左、右、下。
presets-bidirectional-against-astar-ties = 平局时 g 小者优先的 A* 算法会扩展所有 f = C* 的节点，与教科书大致相同；g 大者优先时只扩展其中少数。
presets-strategy-missing = 此实验所需的策略不存在：{ $error }
presets-data-damaged = 此实验的数据在第 { $line } 行损坏；这是 Slidescope 的缺陷，请报告
presets-boards-a-length = 本程序：每个长度 { $boards } 个局面。
presets-boards-a-length-scarce = 本程序：每个长度 { $least } 至 { $most } 个局面，因为最短的几个长度局面很少。
presets-differences-aima = 我们的平均值与 AIMA 的最大差异（以标准误为单位）：{ $differences }。
presets-differences-replication = 我们的平均值与一次独立重复实验（每个长度 300 个局面）的最大差异（以标准误为单位）：{ $differences }。
presets-agreement = 已解出的 { $solved } 道题目中，{ $same } 道与发表的节点数完全一致。
presets-bidirectional-wins = 在 { $boards } 个局面中的 { $wins } 个上，双向广度优先搜索生成的节点少于平局时 g 小者优先的 A* 算法。

## pseudocode

pseudocode-while-queue = 当队列非空时：
pseudocode-oldest-in-queue = n ← 队列中最早的节点
pseudocode-each-neighbour = 对 n 除父节点外的每个相邻状态 m：
pseudocode-if-new = 若 m 是新状态：
pseudocode-if-new-or-better = 若 m 是新状态或 g(n) + 1 < g(m)：
pseudocode-parent = m 的父节点 ← n
pseudocode-put-into-queue = 将 m 放入队列
pseudocode-if-goal-put = 若 m 是目标局面：返回其路径
pseudocode-no-solution = 返回无解
pseudocode-until-met = 重复，直到两个边界相遇或其一为空：
pseudocode-smaller-side = 取边界较小的一侧
pseudocode-each-of-layer = 对其当前层的每个节点 n：
pseudocode-if-new-to-side = 若 m 对本侧是新状态：
pseudocode-put-into-side-queue = 将 m 放入本侧队列
pseudocode-they-meet = 若另一侧已有 m：两侧相遇
pseudocode-path-through-meeting = 返回经过相遇点的路径
pseudocode-while-frontier = 当边界非空时：
pseudocode-lowest-f-smallest-g = n ← f 最小、g 最小、最早的节点
pseudocode-lowest-f-largest-g = n ← f 最小、g 最大、最早的节点
pseudocode-lowest-weighted-smallest-g = n ← g + w·h 最小、g 最小、最早的节点
pseudocode-lowest-weighted-largest-g = n ← g + w·h 最小、g 最大、最早的节点
pseudocode-lowest-g = n ← g 最小、最早的节点
pseudocode-lowest-h = n ← h 最小、g 最小、最早的节点
pseudocode-if-goal-taken = 若 n 是目标局面：返回其路径
pseudocode-put-into-frontier = 将 m 放入边界
pseudocode-until-best = 重复，直到最短路径 ≤ 某个界或边界为空：
pseudocode-lowest-p = n ← 两侧中 p 最小、g 最小、最早的节点
pseudocode-if-new-to-side-or-better = 若 m 对本侧是新状态或 g(n) + 1 < g(m)：
pseudocode-put-into-side-frontier = 将 m 放入本侧边界
pseudocode-keep-shorter = 若另一侧已有 m：更新最短路径
pseudocode-return-best = 返回最短路径
pseudocode-search-depth = search(n, 深度)：
pseudocode-if-goal-on-path = 若 n 是目标局面：返回路径
pseudocode-if-at-limit = 若深度达到上限：返回
pseudocode-search-deeper = search(m, 深度 + 1)
pseudocode-search-start = search(初始局面, 0)
pseudocode-each-limit = 依次取上限 0、1、2……：
pseudocode-search-g = search(n, g)：
pseudocode-if-within-threshold = 若 g + 1 + h(m) ≤ 阈值：
pseudocode-search-next-g = search(m, g + 1)
pseudocode-first-threshold = 阈值 ← h(初始局面)
pseudocode-repeat-search = 重复 search(初始局面, 0)：
pseudocode-next-threshold = 阈值 ← 超过它的最小 f

## status

## strategies

strategies-algorithm-bfs = 广度优先搜索 (BFS)
strategies-algorithm-bidirectional = 双向广度优先搜索
strategies-algorithm-uniform-cost = 一致代价搜索
strategies-algorithm-astar = A* 算法
strategies-algorithm-weighted-astar = 加权 A*
strategies-algorithm-greedy = 贪婪最佳优先搜索
strategies-algorithm-mm = 双向 A* (MM)
strategies-algorithm-depth-limited = 限深回溯
strategies-algorithm-iterative-deepening = 迭代加深
strategies-algorithm-ida-star = IDA*
strategies-algorithm-summary-bfs = 广度优先搜索：先扩展最早的节点，逐层进行。能找到最短解。
strategies-algorithm-summary-bidirectional = 从初始局面和目标局面同时进行广度优先搜索，每次扩展较小的边界，直到两者相遇。能找到最短解。
strategies-algorithm-summary-uniform-cost = 扩展 g 最小的节点，相当于没有启发函数的 A* 算法。能找到最短解。
strategies-algorithm-summary-astar = 扩展 f = g + h 最小的节点。若启发函数可采纳，能找到最短解。
strategies-algorithm-summary-weighted-astar = 扩展 f = g + w × h 最小的节点。扩展的节点较少；解长至多为最短解的 w 倍。
strategies-algorithm-summary-greedy = 扩展 h 最小的节点，不考虑路径长度。扩展的节点很少，但解可能很长。
strategies-algorithm-summary-mm = 从初始局面和目标局面同时进行 A* 搜索，双方都不越过中点。若启发函数可采纳，能找到最短解。
strategies-algorithm-summary-depth-limited = 深度优先搜索：沿一条路径走到深度上限，然后回溯。只存储一条路径；解可能很长。
strategies-algorithm-summary-iterative-deepening = 依次以 0、1、2……为深度上限进行限深搜索。只存储一条路径。能找到最短解。
strategies-algorithm-summary-ida-star = 深度优先搜索，f = g + h 超过阈值时回溯，阈值逐次增大。只存储一条路径。若启发函数可采纳，能找到最短解。
strategies-stack = 栈
strategies-frontier = 边界
strategies-property-yes = 是
strategies-property-if-admissible = 是，若 h 可采纳
strategies-property-equal-costs = b^d（每步代价相同）
strategies-property-better-h = 最坏 b^d，h 越好越少
strategies-property-w-times = 否：若 h 可采纳，解长至多为 w 倍
strategies-property-far-less = 最坏 b^d，通常少得多
strategies-property-finite-space = 是，若空间有限
strategies-property-any-length = 否：解长不定
strategies-property-all-states = 最坏为全部状态，通常少得多
strategies-property-each-side = 每侧最坏 b^(d/2)
strategies-property-limit-is-enough = 若上限 l 不小于 d
strategies-property-up-to-limit = 否：至多 l 步
strategies-heuristic-zero = 零启发
strategies-heuristic-misplaced = 错位方块
strategies-heuristic-patchy = 拼凑启发
strategies-heuristic-manhattan = 曼哈顿距离
strategies-heuristic-linear-conflict = 线性冲突
strategies-heuristic-patterns = 模式数据库
strategies-heuristic-summary-zero = 一无所知：A* 算法退化为一致代价搜索。
strategies-heuristic-summary-misplaced = 不在目标格上的方块数。
strategies-heuristic-summary-patchy = 前两格之和为偶数时用曼哈顿距离，否则用错位方块。可采纳，但不一致。
strategies-heuristic-summary-manhattan = 各方块到其目标格的行差与列差之和。
strategies-heuristic-summary-linear-conflict = 曼哈顿距离，再为每个必须离开本行或本列以让其他方块通过的方块加 2 步。
strategies-heuristic-summary-patterns = 从预先算好的表中查出每组方块至少需要的步数，并将它们相加。
strategies-heuristic-summary-own = 自定义启发函数：其值由程序给出。
strategies-ties-larger-g = g 大者优先
strategies-ties-smaller-g = g 小者优先
strategies-ties-summary-larger-g = f 相同的节点中，看来更接近目标的优先。扩展次数较少。
strategies-ties-summary-smaller-g = f 相同的节点中，更接近起点的优先。其他 f = C* 的节点都在目标之前扩展，大多数教科书也是如此。
strategies-counter-expanded = 已扩展
strategies-counter-generated = 已生成
strategies-counter-duplicates = 重复
strategies-counter-reopened = 重新打开
strategies-counter-visited = 已访问
strategies-counter-frontier = 边界
strategies-with-weight = w = { $weight }
strategies-with-limit = 上限 { $limit }
strategies-with-smaller-g = 平局时 g 小者优先
strategies-no-depth-limit = 搜索不会超过此深度。不设上限时，以所有局面中最长的解长为限。
strategies-taken = 已在比较中。
strategies-use-algorithm = 采用：{ $algorithm }
strategies-by-heuristic = 启发函数：{ $heuristic }
strategies-uses-no-heuristic = { $algorithm }：不使用启发函数；A* 算法和贪婪搜索才使用。
strategies-ties-now-larger-g = f 相同的节点中：g 大者优先。
strategies-ties-now-smaller-g = f 相同的节点中：g 小者优先。
strategies-algorithm = 算法
strategies-heuristic = 启发函数
strategies-ties = f 的平局
strategies-ties-short = 平局
strategies-weight-name = 权重
strategies-weight-short = w
strategies-depth-limit-name = 深度上限
strategies-limit = 上限

## study

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
study-headings-walk = 游走步数
study-headings-depth = d
study-headings-moves-found = 解长
study-headings-expanded = 已扩展
study-headings-generated = 已生成
study-headings-deviation = ± 标准差
study-headings-visited = 已访问
study-headings-peak-frontier = 边界峰值
study-headings-bytes = 内存（字节）
study-headings-bytes-per-state = 每状态内存（字节）
study-headings-seconds = 秒
study-headings-branching = b*
study-headings-ratio = 为最少节点数的倍数
study-headings-nodes = 节点数
study-headings-published = 发表值
study-headings-korf = Korf
study-headings-aima = AIMA
study-headings-aima-bfs = 广度优先搜索
study-headings-aima-misplaced = A* 错位方块
study-headings-aima-manhattan = A* 曼哈顿距离
study-headings-bidirectional = 双向广度优先搜索
study-headings-smaller-g = A*，平局时 g 小者优先
study-headings-larger-g = A*，平局时 g 大者优先
study-headings-bidirectional-wins = 双向少于 g 小者优先
study-headings-branching-of = b* { $strategy }
study-end-solved = 已解出
study-end-exhausted = 无解
study-end-cancelled = 已取消
study-end-memory-limit = 达到内存上限
study-end-expansion-limit = 达到扩展上限
study-end-depth-limit = 达到深度上限
study-end-no-estimate = 启发函数出错
study-optimality-reason-layers = 各层按顺序完整搜索
study-optimality-reason-meeting = 两个边界在最早可能的层相遇
study-optimality-reason-admissible = 启发函数可采纳，且没有更小的 f
study-optimality-reason-bounds = 尚未找到的路径不可能更短
study-optimality-reason-deepening = 所有更短的路径都已试过
study-optimality-reason-lower-bound = 任何路径都不会短于初始局面的估计值
study-verdict-proven = 最优，已证明
study-verdict-as-short = 最优，经比较得知
study-verdict-longer = 比最优多 { $moves }
study-verdict-unknown = 未知是否最优
study-format-summary-text = 对齐的列，供阅读
study-format-summary-csv = 逗号分隔值（RFC 4180），供电子表格使用
study-format-summary-json = 一个含行列表的对象，供程序使用
study-format-summary-markdown = 表格，供 GitHub 及其他 Markdown 使用
study-format-summary-latex = 无需宏包的 tabular
study-no-such-column = 没有列“{ $name }”；可用的列：{ $columns }
study-strategy-empty = 没有策略；请从以下算法中选一个：{ $algorithms }
study-algorithm-known-as = “{ $name }”在这里称为 { $id }
study-algorithm-known-as-depth-limited = “{ $name }”在这里称为 { $id }：到达深度上限即回溯的深度优先搜索
study-no-such-algorithm = 没有算法“{ $name }”；可用的算法：{ $algorithms }
study-heuristic-known-as = “{ $name }”在这里称为 { $id }
study-no-such-heuristic = 没有启发函数“{ $name }”；可用的启发函数：{ $heuristics }
study-unguided = { $algorithm }：不使用启发函数；请只写“{ $id }”
study-no-such-setting = { $algorithm }：没有设置“{ $name }”；w= 用于加权 A*，limit= 用于深度优先搜索，ties= 用于 A* 算法
study-bad-weight = { $name } 不能是“{ $value }”；请写 { $least } 至 { $most } 之间的数
study-bad-ties = { $name } 不能是“{ $value }”；请写 { $first } 或 { $second }
study-bad-limit = { $name } 不能是“{ $value }”；请写步数
study-strategy-count = 不能比较 { $given } 种策略；请选择 { $least } 至 { $most } 种
study-comparison-title = 从 { $start } 到 { $goal }
study-comparison-title-boards = { $boards } 个局面
study-comparison-note-ratio = 为最少节点数的倍数：生成的节点数，除以解出该局面的所有策略中最少的节点数。
study-comparison-note-memory = 内存：搜索占用的最大值，包括表和队列中的空位。每状态内存：为每个已访问状态存储的字节数。
study-comparison-note-seconds = 秒：逐次重复运行的中位数。超过 1 秒的运行不重复。
study-comparison-note-branching = b*：有效分支因子。N + 1 = 1 + b* + … + b*^d，其中 N 为生成的节点数，d 为路径的步数。

## survey

## table

## terminal

## toast

## tree

## units

units-not-bytes = 请输入带单位的数，例如 4GiB、512MB 或 1.5G，或只写字节数
units-bytes = { $count } 字节
units-full-speed = 全速
units-times-real = { $rate } × 实际速度

## window

## worksheet
