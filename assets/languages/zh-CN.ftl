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

## dialogs

## dropped

## examples

examples-source-leetcode = 力扣 (LeetCode) 773，滑动谜题
examples-source-p1379 = 洛谷 P1379，八数码难题
examples-source-hardest = A. Reinefeld, Complete Solution of the Eight-Puzzle, IJCAI 1993
examples-source-korf = R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985
examples-source-loyd = Johnson and Story, Notes on the “15” Puzzle, Amer. J. Math. 2, 1879
examples-source-classroom = 课堂例题
examples-easy = 入门，8 步
examples-easy-about = 入门：A* 的整棵搜索树都能在屏幕上显示
examples-leetcode-a = 力扣 773 A
examples-leetcode-a-about = 离目标一步：看一次扩展做了什么
examples-leetcode-b = 力扣 773 B
examples-leetcode-b-about = 小到可以在纸上搜索
examples-leetcode-c = 力扣 773 C
examples-leetcode-c-about = 棋盘虽小，步数不少
examples-leetcode-d = 力扣 773 D
examples-leetcode-d-about = 奇偶性为何重要：搜索访问全部 360 个状态，徒劳无功
examples-p1379 = P1379
examples-p1379-about = 另一种目标：空格在中间
examples-nineteen = 十九步
examples-nineteen-about = BFS 与 A* 对比：启发函数节省了多少
examples-twenty = 二十步
examples-twenty-about = 典型的 8 数码，适合比较策略
examples-hardest-a = 最难的 3x3 A
examples-hardest-a-about = 8 数码中步数最多的局面
examples-hardest-b = 最难的 3x3 B
examples-hardest-b-about = 另一个需要 31 步的局面，仅此两个
examples-unsolvable = 无解的 3x3
examples-unsolvable-about = 奇偶性为何重要：只有 7 和 8 互换
examples-korf-55 = Korf 55
examples-korf-55-about = 解较短的 15 数码
examples-korf-79 = Korf 79
examples-korf-79-about = 容易的 15 数码：A* 用曼哈顿距离很快解出
examples-korf-97 = Korf 97
examples-korf-97-about = 比 Korf 79 稍难的 15 数码
examples-korf-9 = Korf 9
examples-korf-9-about = 中等的 15 数码，适合比较启发函数
examples-korf-5 = Korf 5
examples-korf-5-about = 内存：A* 用曼哈顿距离要存储数百万个状态
examples-korf-1 = Korf 1
examples-korf-1-about = 内存：A* 需要数百兆字节，IDA* 只需一条路径
examples-fourteen-fifteen = 14-15 谜题
examples-fourteen-fifteen-about = 1880 年著名的无解谜题
examples-goal-blank-last = 空格在后
examples-goal-blank-first = 空格在前
examples-goal-p1379 = P1379

## experiment

## experiment-files

## experiment-shards

## explain

explain-side-word-forward = 正向
explain-side-word-backward = 反向
explain-why-only = 它是边界中唯一的节点。
explain-why-oldest = 在 { $waiting } 个节点中，它最先进入边界。
explain-why-lowest-g = g = { $g } 是边界中最小的。
explain-why-lowest-h = h = { $h } 是边界中最小的。
explain-why-lowest-f = f = { $f } 是边界中最小的。
explain-why-lowest-p-in-both = p = { $p } 在两个边界中都是最小的，正向优先。
explain-why-lowest-p = p = { $p } 是{ $side }边界中最小的；{ $turned }边界的最小值为 { $other }。
explain-why-first-within =
    { $limit ->
        [f] 它是上次扩展的节点的后继中，第一个不超过阈值 { $threshold } 的。
       *[depth] 它是上次扩展的节点的后继中，第一个不超过深度上限 { $threshold } 的。
    }
explain-why-goes-back =
    { $limit ->
        [f] 搜索沿路径退回 { $nodes }，到最后一个还有后继不超过阈值 { $threshold } 的节点，取该后继。
       *[depth] 搜索沿路径退回 { $nodes }，到最后一个还有后继不超过深度上限 { $threshold } 的节点，取该后继。
    }
explain-why-next-threshold =
    { $limit ->
        [f] 阈值 { $last } 以内已没有节点。搜索从根节点重新开始，阈值为 { $threshold }。
       *[depth] 深度上限 { $last } 以内已没有节点。搜索从根节点重新开始，深度上限为 { $threshold }。
    }
explain-why-smaller-frontier = { $own }边界有 { $nodes }，{ $other }边界有 { $there } 个：轮到较小的一边。
explain-why-equal-frontiers = 两个边界都有 { $nodes }：正向优先。
explain-why-layer-begins = 深度为 { $depth } 的这一层从最先进入边界的节点开始。
explain-why-same-layer = { $side }搜索深度为 { $depth } 的一层还剩 { $left } 个节点，先完成这一层。其中它最先进入边界。
explain-why-order-of-moves = 兄弟节点按移动的次序进入边界：空格向上、左、右、下。
explain-two-sentences = { $first }{ $second }
explain-tie-none = 没有其他节点与它相同。
explain-tie-by-g =
    { $end ->
        [largest] 有 { $count } 个节点与此相同；其中它的 g 最大（{ $g }）。
       *[smallest] 有 { $count } 个节点与此相同；其中它的 g 最小（{ $g }）。
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
explain-ending-best-path = 另一边的搜索也到过它：得到一条 { $length } 步的路径，是目前最好的
explain-ending-path = 另一边的搜索也到过它：得到一条 { $length } 步的路径，不比目前最好的更好
explain-edge = 无：棋盘的边缘
explain-back = 略去：直接退回的移动
explain-not-reached = 略去：搜索在此之前已结束
explain-at-limit = 略去：节点已在深度上限 { $limit }
explain-undecided = 尚未查找
explain-beyond =
    { $limit ->
        [f] 轮到时丢弃：f = { $f } 超过阈值 { $threshold }
       *[depth] 轮到时丢弃：深度 { $f } 超过上限 { $threshold }
    }
explain-within-and-goal =
    { $limit ->
        [f] 保留：f = { $f } 不超过阈值 { $threshold }；它就是目标，但还须进入
       *[depth] 保留：深度 { $f } 不超过上限 { $threshold }；它就是目标，但还须进入
    }
explain-within =
    { $limit ->
        [f] 保留：f = { $f } 不超过阈值 { $threshold }
       *[depth] 保留：深度 { $f } 不超过上限 { $threshold }
    }
explain-kept = 保留：新状态，g = { $g }
explain-kept-with-f = 保留：新状态，g = { $g }，f = { $f }
explain-dropped-uncompared =
    { $list ->
        [closed] 丢弃：已关闭，g = { $stored }；不再比较 g = { $g }，因为只保留到达一个状态的第一条路径
       *[open] 丢弃：已在边界中，g = { $stored }；不再比较 g = { $g }，因为只保留到达一个状态的第一条路径
    }
explain-dropped =
    { $list ->
        [closed] 丢弃：已关闭，g = { $stored }；g = { $g } 并不更好
       *[open] 丢弃：已在边界中，g = { $stored }；g = { $g } 并不更好
    }
explain-reopened = 更好的路径：g 由 { $old } 降为 { $g }；它已关闭，现在重新打开
explain-reparented = 更好的路径：g 由 { $old } 降为 { $g }
explain-ended = { $treated }；{ $end }
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
explain-younger = 有 { $before } 个节点更早进入边界。
explain-later-on-stack = 栈中有 { $before } 个后继排在它之前。
explain-beyond-threshold = 它的 f 是 { $own }，超过阈值 { $threshold }：轮到它时会被丢弃。
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
explain-step-at-limit = 它的深度已达上限 { $limit }：退回父节点。
explain-step-stacked = { $successor }留在栈中等待。
explain-step-backtracked = 沿路径退回，到最后一个还有相邻状态未处理的节点。
explain-step-first-threshold = 第一个阈值是 { $threshold }。
explain-step-start = 搜索从初始局面开始。
explain-neighbour = 第 { $nth } 个相邻状态，空格向{ $direction }
explain-neighbour-with-board = 第 { $nth } 个相邻状态 { $board }，空格向{ $direction }
explain-neighbour-with-tile = 第 { $nth } 个相邻状态 { $board }，空格向{ $direction }（方块 { $tile } 向{ $slides }移动）
explain-direction-up = 上
explain-direction-left = 左
explain-direction-down = 下
explain-direction-right = 右

## explore

## export

## fields

## files

## findings

## glossary

## heuristic

heuristic-bad-name = 启发函数不能叫“{ $name }”：名称须为 1 到 { $most } 个字符，且不含冒号、逗号、等号和引号
heuristic-name-taken = 已有一个自带的启发函数叫“{ $name }”；请换一个名称
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
heuristic-no-estimate = 启发函数给出 { $value }：估计值须是 0 到 { $most } 之间的数
heuristic-no-estimate-with-weight = 启发函数给出 { $value }：在此权重下，估计值须是 0 到 { $most } 之间的数
heuristic-not-read = { $path }：无法读取启发函数：{ $error }；请给出一个文件，或自带的启发函数的名称，例如 manhattan
heuristic-program-not-read = { $path }：无法读取启发函数：{ $error }
heuristic-in-file = { $name }：{ $error }
heuristic-too-high = 局面 { $board } 的 h = { $h }，而实际需要 { $moves }
heuristic-progress = 已检查 { $boards }，共 { $of } 个
heuristic-not-admissible = 不可采纳：{ $states }中有 { $overestimates } 个的 h 大于真实距离
heuristic-admissible = 可采纳：h 从不大于真实距离
heuristic-perhaps-admissible = 在 { $boards }中未发现反例：h 都不大于真实距离
heuristic-not-consistent = 不一致：{ $moves }移动中有 { $inconsistencies } 步使 h 下降超过 1
heuristic-consistent = 一致：没有一步移动使 h 下降超过 1
heuristic-perhaps-consistent = 在 { $boards }中未发现反例：没有一步移动使 h 下降超过 1
heuristic-check = { $name }，目标 { $goal }
heuristic-checked-on-all = 检查了全部 { $states }和全部 { $moves }移动
heuristic-checked-on-sample = 检查了样本中的 { $states }和 { $moves }移动
heuristic-worst-overestimate = 最多高出 { $by }：{ $board } 的 h = { $h }，而实际需要 { $moves }
heuristic-worst-drop = 最大的下降从 { $h_from } 到 { $h_to }：从 { $from } 到 { $to }
heuristic-h-of-goal = 目标局面的 h 为 { $h }，而它应为 0
heuristic-means = h 的平均值为 { $mean_h }，真实距离的平均值为 { $mean_h_star }；对 { $states }准确（{ $share }）
heuristic-function-manhattan = 各方块到其目标格的距离之和。
heuristic-function-misplaced = 不在目标格上的方块数。
heuristic-function-linear-conflict = 曼哈顿距离，每个必须让出所在行或列的方块再加 2。
heuristic-function-pattern = 若其余方块不加区分，使这些方块归位所需的步数。
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
heuristic-effort-searcher-astar = A*
heuristic-effort-searcher-ida-star = IDA*
heuristic-effort-about-searcher-astar = A* 扩展的节点数；f 相同时，g 较大者优先。
heuristic-effort-about-searcher-ida-star = IDA* 各次迭代共扩展的节点数，以及理论对最后一次迭代的预测。
heuristic-effort-chart-title = { $name } 扩展的节点数
heuristic-effort-chart-title-of-boards = { $name } 扩展的节点数（每种长度 { $boards }的平均值）
heuristic-effort-short-chart-title = { $name } 的节点数（每种长度 { $boards } 个局面）
heuristic-effort-curve = 曲线：{ $name }
heuristic-effort-theory = 理论值
heuristic-effort-about-theory = Korf、Reid 和 Edelkamp (2001) 对使用 { $name } 的 IDA* 最后一次迭代的预测：Σ N(i) · P(d − i)。N(i) 是不用启发函数时搜索树中深度为 i 的节点数，P(x) 是 h ≤ x 的状态所占的比例。公式针对一致的启发函数、随机局面，以及到达目标也不停止的迭代：离目标近的局面实际用的节点更多，远的则更少。
heuristic-effort-readout-curve = { $name }：{ $mean } 个节点（{ $boards }）
heuristic-effort-readout-no-mean = { $name }：{ $reason }
heuristic-effort-readout-theory = 理论值：{ $mean } 个节点
heuristic-effort-over-limit = 没有平均值：{ $boards }中有 { $capped } 个的扩展次数超过 { $limit }
heuristic-effort-name-column = 启发函数
heuristic-effort-name-column-about = 启发函数；单击可选中。
heuristic-effort-admissible = 可采纳
heuristic-effort-admissible-about = 可采纳：在每个状态上 h ≤ h*。
heuristic-effort-consistent = 一致
heuristic-effort-consistent-about = 一致：没有一步移动使 h 下降超过 1。
heuristic-effort-mean-h =
    平均
    h
heuristic-effort-mean-h-about = h 在所有状态上的平均值。
heuristic-effort-ratio =
    h /
    h*
heuristic-effort-ratio-about = h / h* 在除目标以外所有状态上的平均值；1 表示估计完全准确。
heuristic-effort-too-long =
    超出
    步数
heuristic-effort-too-long-about = 对这些局面，A* 的解平均比最短解多出的步数。
heuristic-effort-nodes-of-length =
    节点数
    d = { $length }
heuristic-effort-nodes-of-length-about = 对最短解为 { $length } 步的局面，A* 平均扩展的节点数。
heuristic-effort-nodes = 节点数
heuristic-effort-nodes-about = A* 平均扩展的节点数。
heuristic-effort-verdict-true = 是
heuristic-effort-verdict-false = 否
heuristic-effort-verdict-none = 未被推翻
heuristic-effort-not-refuted = ?
heuristic-effort-about-shortest = { $boards }的平均值；所有解都是最短的。
heuristic-effort-about-longer = { $boards }的平均值；其中 { $solutions }不是最短的，最多长 { $worst }。
heuristic-effort-about-no-mean = { $reason }。
heuristic-effort-proven = 已在 { $size } 棋盘的每个状态和每步移动上证明。
heuristic-effort-sampled = 用准确距离检查了 { $size } 棋盘的 { $boards }样本，并非证明：? 表示“未发现反例”。
heuristic-effort-measuring-one = 正在测量 { $name } …
heuristic-effort-dominates-none = { $name } 不支配列表中的任何其他启发函数。
heuristic-effort-two = { $first } 和 { $second }
heuristic-effort-more = { $first }、{ $second } 和另外 { $more } 个
heuristic-effort-dominates = { $name } 支配 { $others }。
heuristic-effort-nowhere-below = 在样本中，{ $name } 处处不低于 { $others }。
heuristic-effort-example = { $states }（例如 { $board } 上为 { $first } 对 { $second }）
heuristic-effort-relation-dominates = { $first } 支配 { $second }：处处不低于它，在 { $states } 个状态中的 { $higher } 个上高于它
heuristic-effort-relation-equal = { $first } 与 { $second } 的值处处相同
heuristic-effort-of-states = { $states } 个状态中的 { $count } 个
heuristic-effort-states = { $count } 个
heuristic-effort-relation-neither = 互不支配：{ $first } 高于 { $second } 的有 { $higher }，低于它的有 { $lower }
heuristic-effort-relation = { $told }。
heuristic-effort-relation-in-sample = 在样本中，{ $told }。

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
heuristics-place-new-name = 我的启发函数
heuristics-place-new-source = 最后一行是 h，即到目标步数的估计值。
heuristics-place-about-duplicate = 这是内置的启发函数。用启发函数语言写成的副本可以修改。
heuristics-place-write-own = 写成副本
heuristics-place-write-own-about = 把它作为程序加入自编的启发函数。
heuristics-place-copy-of = { $name } 副本
heuristics-place-examples-corner = 考虑角格的曼哈顿距离
heuristics-place-examples-sum = 曼哈顿距离 + 错位方块
heuristics-place-examples-max = 两者取大
heuristics-place-examples-weighted = 加权曼哈顿距离
heuristics-place-examples-swap = 松弛交换
heuristics-place-examples-pattern = 四方块模式
heuristics-place-examples-sequence = 次序得分
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
heuristics-place-file-stem = 启发函数
heuristics-place-file-format = 文本
heuristics-place-file-format-about = 可供阅读的程序。
heuristics-place-file-title = 文本文件中的启发函数
heuristics-place-file-open = 打开文件…
heuristics-place-file-open-about = 把此文件中的启发函数加入自编的启发函数。
heuristics-place-file-field = 启发函数文件
heuristics-place-file-button = 存为文件…
heuristics-place-file-about = 把程序写成文本。若写入失败，旧文件会保留。
heuristics-place-file-why-not = 请选择一个自编的启发函数；内置的没有程序。
heuristics-place-file-opened = “{ $name }”已加入自编的启发函数。
heuristics-place-file-too-long = 启发函数最多 { $most } 字节；此文件超过了。
heuristics-place-file-not-read = { $path }：{ $error }
heuristics-place-file-too-many = 没有空间容纳更多启发函数：请先删除一个。
heuristics-place-about-language = 启发函数是一段短程序，最后的值就是 h。可以使用 let、if、for、while、fn、+ − * / %、==、&&、|| 和列表。
heuristics-place-example = 例：{ $code }
heuristics-place-insert = 插入 { $name }
heuristics-place-picture-of-boards = { $size } 的 { $boards }：估计值 h 与真实距离 h*
heuristics-place-picture-of-all = { $size } 的所有状态：估计值 h 与真实距离 h*
heuristics-place-short-picture-of-boards = { $boards }的 h 与 h*
heuristics-place-short-picture-of-all = { $size } 全部状态的 h 与 h*
heuristics-place-estimate = 估计值
heuristics-place-error = 误差
heuristics-place-about-error = 对每个 h*，h 比 h* 低多少：平均、最小和最大。
heuristics-place-about-estimate = 按真实距离和估计值列出每个状态。
heuristics-place-checking = 检查进度
heuristics-place-earlier = 检查完成之前显示先前的结果。
heuristics-place-last-good = 最近一个没有错误的版本的结果。
heuristics-place-preparing = 正在建立准确距离的表：{ $done }
heuristics-place-checked = 正在检查：{ $done } / { $of }
heuristics-place-picture = 按真实距离和估计值列出的状态
heuristics-place-h-star-axis = h*：到目标的真实距离
heuristics-place-h-axis = h：估计值
heuristics-place-diagonal = h = h*
heuristics-place-error-picture = 各真实距离上的误差
heuristics-place-error-axis = h* − h：h 低于真实距离多少
heuristics-place-nothing-yet = 还没有检查任何状态。
heuristics-place-pictured = { $states }，最远相距 { $moves }；h 最大为 { $h }；{ $above } 个在直线 h = h* 之上，{ $exact } 个在直线上
heuristics-place-errors-pictured = h 平均比 h* 低 { $mean }
heuristics-place-cell = h* { $h_star }，h { $h }：{ $states }
heuristics-place-cell-with-example =
    h* { $h_star }，h { $h }：{ $states }
    例如 { $board }
heuristics-place-error-at = h* { $h_star }：h* − h 平均为 { $mean }，从 { $least } 到 { $most }
heuristics-place-verdict = 结论
heuristics-place-no-verdict = 有了最初的结果就会给出结论。
heuristics-place-not-admissible = 不可采纳。
heuristics-place-not-admissible-why = { $states }中有 { $overestimates } 个的 h > h*，最多高出 { $most }：A* 可能给出较长的解。
heuristics-place-admissible = 可采纳。
heuristics-place-admissible-why = 在全部 { $states }上 h ≤ h*：A* 保持最优。
heuristics-place-perhaps-admissible-why = 在所有这些局面上 h ≤ h*。但这不是证明。
heuristics-place-not-consistent = 不一致。
heuristics-place-not-consistent-why = { $moves }移动中有 { $inconsistencies } 步使 h 下降超过 1，因此 A* 可能重新打开节点。
heuristics-place-consistent = 一致。
heuristics-place-consistent-why = 全部 { $moves }移动中没有一步使 h 下降超过 1：A* 不会重新打开节点。
heuristics-place-perhaps-consistent-why = 它们的 { $moves }移动中没有一步使 h 下降超过 1。但这不是证明。
heuristics-place-no-counterexample = 在 { $boards }中未发现反例。
heuristics-place-goal-has = 目标局面的 h。
heuristics-place-goal-has-why = 它为 { $h }，而应为 0：目标离自身 0 步。
heuristics-place-overestimated = 最大的高估
heuristics-place-steepest = h 的最大下降
heuristics-place-use-as-start = 用作初始局面
heuristics-place-about-use = 把它作为“探索”中的初始局面。
heuristics-place-use-before-move = 把移动前的局面用作初始局面
heuristics-place-drop = h { $from } → h { $to }
heuristics-place-drop-why =
    移动的代价为 1，
    h 下降 { $by }
heuristics-place-mean-h = h 的平均值（h* 的平均值 { $mean_h_star }）
heuristics-place-mean-ratio = h / h* 的平均值
heuristics-place-exact-on = 准确（h = h*）的状态
heuristics-place-time-each = 每次求值的时间
heuristics-place-nanoseconds = { $time } ns
heuristics-place-microseconds = { $time } µs

## jobs

## kept

## lesson

lesson-not-read = 无法读取 { $path }：{ $source }；请检查文件名和位置
lesson-not-taken = { $path } { $source }
lesson-not-a-lesson = 不是课程：请选择用“课程”菜单保存的文件
lesson-too-large = 超过 { $most } KiB：课程文件不会这么大
lesson-newer = 是版本 { $version } 的课程，而此 Slidescope 最高只能读版本 { $newest }：请用更新的 Slidescope 打开
lesson-damaged = 在第 { $line } 行第 { $column } 列损坏：{ $reason }；请在该处改正，或打开另一份副本
lesson-bad-value = 在“{ $field }”处损坏：{ $reason }
lesson-bad-version = 最早的版本是 1；请写 1
lesson-bad-speed = 请写每秒 { $least } 到 { $most } 次扩展，全速则写 null
lesson-same-moment = 前面已有同一时刻的幻灯片；请只留一张
lesson-too-many-slides = 一门课程最多 { $most } 张幻灯片
lesson-long-caption = 说明文字最多 { $most } 个字符
lesson-two-scenes = 一张幻灯片只能是一次搜索或一次比较的某个时刻；请删去“expansion”或“compare”
lesson-no-scene = 请写出在多少次扩展之后，或比较什么
lesson-bad-depth-limit = 深度上限 { $limit } 不在 { $least } 到 { $most } 之间
lesson-bad-share = 请写搜索树的一个比例，从 0 到 1
lesson-bad-zoom = 请写 { $least } 到 { $most } 之间的倍数
lesson-menu-lesson = 课程
lesson-menu-slides = 幻灯片
lesson-menu-note = 备注
lesson-menu-file = 课程文件
lesson-menu-about = 带说明文字的幻灯片：制作、放映、保存和打开。
lesson-menu-no-slides = 还没有幻灯片。幻灯片记录当前所显示的内容，并附说明文字。用 Page Down 和 Page Up 切换幻灯片；按 F11 放映。
lesson-menu-remove = 删除这张幻灯片。可用撤销恢复。
lesson-menu-drag = 拖动可改变幻灯片在列表中的位置。
lesson-menu-no-note = 没有说明文字
lesson-menu-note-hint = 下一张幻灯片的说明文字，例如一个问题
lesson-menu-bookmark = 把此刻加为书签
lesson-menu-bookmark-about = 把当前显示的局面、策略、时刻和视图做成一张幻灯片，以备注为说明文字。
lesson-menu-no-moment = 还没有任何时刻：请先运行搜索或单步执行。
lesson-menu-up = 上移幻灯片
lesson-menu-up-about = 移到上一张之前。
lesson-menu-down = 下移幻灯片
lesson-menu-down-about = 移到下一张之后。
lesson-menu-duplicate = 复制幻灯片
lesson-menu-duplicate-about = 在其后放一份副本。
lesson-menu-replace = 更新幻灯片
lesson-menu-replace-about = 改为当前显示的内容，说明文字不变。
lesson-menu-undo = 撤销幻灯片的更改
lesson-menu-undo-about = 撤销对幻灯片的最近一次更改。
lesson-menu-caption = 说明文字
lesson-menu-open = 打开课程
lesson-menu-open-about = 打开输入框中的文件。可用撤销恢复现在的局面。
lesson-menu-example = 打开示例
lesson-menu-example-about = 打开一门关于 A* 和 BFS 的短课程。
lesson-file-field = 文件
lesson-file-button = 保存课程
lesson-file-about = 保存局面、策略、视图和幻灯片。若写入失败，旧文件会保留。
lesson-file-why-not = 正在读写该文件。
lesson-slide = 书签 { $number }：第 { $expansion } 次扩展，{ $caption }
lesson-slide-of-comparison = 书签 { $number }：比较，{ $caption }
lesson-remove-slide = 删除书签 { $number }
lesson-move-slide = 移动书签 { $number }
lesson-scene-explore = { $strategy }，{ $expansions }
lesson-scene-compare = 比较：{ $count } 种策略
lesson-goes-there = 转到该时刻。
lesson-loads-board = 载入局面 { $board }，用 { $algorithm } 搜索到该时刻。
lesson-no-legal-board = 局面还不合法：请先改正再保存。
lesson-shipped-first = 第一课
lesson-shipped-memory = 关于内存的课程
lesson-shipped-example = 示例
lesson-open-first = 第一课
lesson-open-first-about = 五分钟：BFS、A* 和双向搜索怎样解滑块拼图。
lesson-open-memory = 内存一课
lesson-open-memory-about = 五分钟：A* 为什么会耗尽内存，IDA* 又怎样避免。
lesson-recovered = 未保存的幻灯片
lesson-opened = 已打开，有 { $slides }：{ $from }。
lesson-ended-before-bookmark = 搜索在 { $end }之后结束，未到第 { $bookmark } 次扩展处的幻灯片
lesson-caption-next = 下一张幻灯片
lesson-caption-next-about = Page Down
lesson-caption-previous = 上一张幻灯片
lesson-caption-previous-about = Page Up
lesson-caption-put-away = 关闭幻灯片
lesson-caption-put-away-about = 隐藏说明文字。幻灯片仍在。
lesson-caption-slide-of = 第 { $number } 张幻灯片，共 { $count } 张
lesson-caption-short = { $number } / { $count }
lesson-offer-words = 第一次使用？第一课用五分钟介绍搜索算法怎样工作。
lesson-offer-dismiss = 不用了
lesson-offer-dismiss-about = 以后随时可在帮助中找到。
lesson-unsaved-title = 幻灯片有未保存的更改。
lesson-unsaved-save = 保存更改
lesson-unsaved-discard = 放弃更改
lesson-unsaved-stay = 继续编辑
lesson-unsaved-recover = 恢复
lesson-unsaved-recover-about = 打开它们，以便保存。
lesson-unsaved-delete = 删除
lesson-unsaved-delete-about = 永久删除它们。
lesson-unsaved-left = 上次退出时有 { $slides }没来得及保存。
lesson-save-first = 请先保存现有的幻灯片。

## lesson-first

lesson-first-1 = 把方块滑动到位。这个局面至少需要 6 步。你能找到吗？
lesson-first-2 = BFS（广度优先搜索）先扩展初始局面，再扩展所有相距 1 步的局面，然后是所有相距 2 步的局面。经过 5 次扩展，它访问了 13 个局面。下一个是哪个局面？
lesson-first-3 = 这个局面需要 20 步。BFS 为此扩展了 37,708 个局面，因为到深度 20 为止，每一层都比前一层大。30 步的局面要扩展多少个？
lesson-first-4 = A* 给每个局面一个数：f = g + h。g 是已走的步数。h 估计剩余的步数：每个方块离目标位置有多远？初始局面是 0 + 6 = 6。现在哪个局面看起来最好？
lesson-first-5 = A* 扩展 f 最小的局面。边界中有两个局面的 f 同为最小值 6。A* 接下来扩展哪一个，为什么？
lesson-first-6 = A* 找到了 6 步的解，用了 7 次扩展。同一局面 BFS 需要 57 次。A* 略过了哪些局面？
lesson-first-7 = 状态空间图显示所有状态。A* 扩展了其中 174 个，BFS 扩展了 37,708 个。A* 离目标越近，就越贴近表示最短解的虚线。BFS 填满了哪些格？
lesson-first-8 = 拼凑启发不一致。在第 28 次扩展时，A* 找到了一条更短的路径，通往一个已经扩展过的局面，于是重新打开它。用曼哈顿距离时，为什么从不会这样？
lesson-first-9 = 两个搜索，一个从初始局面出发，一个从目标局面出发，在 840 次扩展之后相遇。BFS 需要 37,708 次。为什么两个小搜索的代价低于一个大搜索？
lesson-first-10 = 经过 174 次扩展，A* 刚刚找到 20 步的解。贪婪搜索在 144 次之后就结束了，但它的路径有 40 步。哪个搜索最后结束？
lesson-first-11 = 只有方块 7 和 8 互换了位置，却没有任何移动序列能解开它。从这里能到达 181,440 个局面，目标不在其中。为什么？
lesson-first-12 = 轮到你了。单击 A* 接下来要扩展的局面，再按空格键看它的选择。你能预测每一次扩展吗？

## lesson-memory

lesson-memory-1 = A* 用 174 次扩展解出了这个局面。它保留了访问过的全部 285 个局面。已经扩展过的局面，它为什么还需要？
lesson-memory-2 = 8 数码中最难的局面需要 31 步。对这个局面，A* 保留了 10,021 个局面。内存用完时，A* 能怎么办？
lesson-memory-3 = IDA* 只保留一条路径。只要 f = g + h 不超过阈值，它就沿路径走下去。第一个阈值是初始局面的 h：12。解可能少于 12 步吗？
lesson-memory-4 = 初始局面的所有后继都有 f = 14，因此没有一个不超过 12。下一个阈值是超出的 f 中最小的：14。为什么不是 13？
lesson-memory-5 = IDA* 回到初始局面，以阈值 16 搜索。以前扩展过的局面要再扩展一遍。这次迭代中有哪些新的局面？
lesson-memory-6 = IDA* 找到了 20 步的解，是在第 5 次迭代中，阈值为 20。它用了 768 次扩展；A* 用了 174 次。IDA* 为什么仍然有用？
lesson-memory-7 = 结束时 A* 访问了 285 个局面。IDA* 只保留一条 21 个局面的路径。15 数码约有 10 万亿个局面，你会用哪种搜索？
lesson-memory-8 = 轮到你了。f 不超过阈值时，IDA* 向下走；超过时就退回。单击它接下来要扩展的局面，再按空格键。你能答对几次？

## lesson-example

lesson-example-1 = 目前只知道初始局面。每个方块离目标位置有多远，h 是多少？
lesson-example-2 = 初始局面已经扩展。接下来轮到哪个后继，为什么？
lesson-example-3 = 先猜再看：接下来取出的节点是深的还是浅的？
lesson-example-4 = 看状态空间图：A* 紧贴虚线。若 h = 0 会怎样？
lesson-example-5 = 解出了。目标在扩展之前早已生成：A* 为什么要等？
lesson-example-6 = 同样多的扩展次数，这次是 BFS。它到了多深？
lesson-example-7 = 两个边界相遇了。为什么两个小球比一个大球小？
lesson-example-8 = 贪婪搜索最先完成。它的路径有多长？转到“比较”，并排看看各个搜索。

## node

## panics

## playback

## present

## presets

## pseudocode

## status

## strategies

## study

## survey

## table

## terminal

terminal-see-help-solve = 运行 `slidescope solve --help` 可查看全部选项和名称。
terminal-see-help-compare = 运行 `slidescope compare --help` 可查看全部选项。
terminal-see-help-experiment = 运行 `slidescope experiment --help` 可查看全部选项。
terminal-see-help-survey = 运行 `slidescope survey --help` 可查看全部选项。
terminal-see-help-heuristic = 运行 `slidescope heuristic --help` 可查看该语言的全部函数和示例。
terminal-see-help-picture = 运行 `slidescope picture --help` 可查看全部选项。
terminal-see-help-worksheet = 运行 `slidescope worksheet --help` 可查看全部选项。
terminal-see-help-man = 运行 `slidescope --help` 可查看全部命令。
terminal-answer-not-written = 无法写出结果：{ $error }
terminal-table-not-written = 无法写出表格：{ $error }
terminal-help-not-written = 无法写出帮助：{ $error }
terminal-no-window = 此版本不带窗口；请使用 `slidescope solve BOARD`（参见 `slidescope --help`）
terminal-threads-need-patterns = --threads 须与 --algorithm idastar --heuristic patterns 一起使用：其他搜索不支持多线程
terminal-no-large-patterns = --pattern-size 取 large 或 largest 时须为 4x4 棋盘：其他棋盘没有更大的模式数据库
terminal-no-memory-for-patterns = 内存不足，无法建立模式数据库
terminal-checks-length = 正在检查是否有更短的解…
terminal-no-trace = 未写出轨迹：没有对该局面进行搜索
terminal-not-a-lesson = 这既不是命令，也不是以 .json 结尾的课程文件
terminal-not-a-picture = --output 的文件名须以 .svg、.png 或 .pdf 结尾；使用 --animate 时须以 .gif 或 .png 结尾
terminal-not-a-film = 使用 --animate 时，--output 的文件名须以 .gif 结尾，或以 .png 结尾（动态 PNG）
terminal-animation-progress = 已绘制 { $share }
terminal-no-such-command = 没有“{ $name }”这个命令
terminal-no-such-name = 没有这个名称
terminal-no-lengths = 请给出 --lengths，例如 6..28
terminal-two-heuristics = 有两个文件的启发函数都叫“{ $name }”：请改掉其中一个的名称
terminal-fault-of = { $name }：{ $fault }
terminal-not-pixels = 请写两个 { $least } 到 { $most } 之间的数，例如 1600x1000
terminal-two-sizes = --size 是棋盘的大小，即行数 x 列数；图片的大小只用 --pixels 指定
terminal-picture-written = 已写出 { $path }：搜索到 { $expansions }之后。
terminal-picture-written-with-size = 已写出 { $path }（{ $size }）：搜索到 { $expansions }之后。
terminal-not-a-number = 请写一个 { $least } 到 { $most } 之间的数
terminal-no-solution = { $start } 无解。{ $reason }
terminal-start-anyway = 加上 --search-anyway 仍可开始搜索。
terminal-other-goal = 若使用 --goal { $id }，即 { $rows }，则有解。
terminal-no-such-goal = { $size } 的棋盘没有名为 { $id } 的目标；请把目标写成局面
terminal-unreadable-input = 无法把标准输入读作文本：{ $error }
terminal-input-too-long = 标准输入超过 { $most } 字节；请只给出一个局面
terminal-start-not-legal = 初始局面不合法：
terminal-goal-not-legal = 目标局面不合法：
terminal-heading =
    初始局面  { $start }
    目标局面  { $goal }

    { $verdict }
    { $reason }
terminal-refused = 无解。
terminal-search-anyway = 加上 --search-anyway 仍可搜索从它出发能到达的 { $states } 个状态。
terminal-longer = { $by } 用 { $moves } 步解出，比最优解多 { $more } 步。
terminal-longer-by-overestimate = { $by } 用 { $moves } 步解出，比最优解多 { $more } 步：这个启发函数会高估（{ $found }）。
terminal-solved-at-start = 0 步解出：初始局面就是目标局面。
terminal-solved-in-one = { $by } 用 1 步解出。
terminal-solved-optimally = { $by } 用 { $moves } 步解出；没有更短的解。
terminal-solved = { $by } 用 { $moves } 步解出；可能存在更短的解。
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
terminal-reopened = 重新打开
terminal-visited = 已访问
terminal-frontier = 边界
terminal-memory = 内存
terminal-time = 时间
terminal-threshold = 阈值
terminal-iterations = 迭代
terminal-threads = 线程
terminal-at-most = 最多 { $most }
terminal-moves-of-the-blank =
    空格的移动：{ $letters }
    下面每个局面上方写着滑动的方块及其方向。
terminal-board-heading-start = 初始局面
terminal-board-heading = { $index }. { $tile } { $arrow }
terminal-search-progress = { $strategy }：已扩展 { $expanded } · 边界 { $frontier } · 已访问 { $visited } · { $memory } · { $time }
terminal-bound-progress = 至少 { $at_least } 步 · 已扩展 { $expanded } · { $time }
terminal-pattern-progress = 正在建立模式数据库（只需一次） · { $done }
terminal-survey-progress = 深度 { $depth } · { $of } 个状态中的 { $states } 个
terminal-experiment-begins = { $runs }，使用 { $threads }
terminal-experiment-goes-on = { $runs }，其中 { $kept } 次沿用之前的结果，使用 { $threads }
terminal-experiment-progress = { $runs }中已完成 { $finished } 次
terminal-experiment-progress-left = { $runs }中已完成 { $finished } 次 · 约剩 { $left }
terminal-kept-in = 分片 { $shard }，保存在 { $path }
terminal-part-of-experiment = 分片 { $shard }：{ $all } 次运行中的 { $part } 次。`slidescope experiment --merge` 可把各分片的日志合成一张表。
terminal-unfinished = 未完成：{ $all } 次运行中完成了 { $made } 次。
terminal-no-interrupt = 按 Ctrl-C 会丢失已完成的运行：{ $fault }
terminal-too-large-to-survey = { $size } 有 { $states } 个状态，太多而无法普查；最大的棋盘有 { $most } 格，例如 3x4
terminal-survey-heading =
    目标    { $goal }
    状态数  { $states }
    深度    { $depth }
terminal-survey-depth = 深度
terminal-survey-states = 状态数
terminal-hardest-boards = 最难的局面：
terminal-some-hardest-boards = 最难的局面（共 { $all } 个，列出 { $listed } 个）：

## toast

## tree

## window

## worksheet

worksheet-start = 初始局面
worksheet-goal-board = 目标局面
worksheet-title = 手工推演 { $algorithm }
worksheet-title-of-solution = 手工推演 { $algorithm }：答案
worksheet-number = 第 { $number } 份，共 { $of } 份
worksheet-seed = 随机种子 { $seed }
worksheet-all-need = 每份都需要 { $expansions }
worksheet-name = 姓名：{ $blank }
worksheet-continued = { $title } · { $line } · 第 { $page } 页，共 { $of } 页
worksheet-successors-by-f = 若它是目标，则停止。否则写出它的后继：空格向上、左、右、下，但不直接退回。略去已访问的局面，除非它们的 g 现在更小：此时改变父节点，该局面重新进入边界。
worksheet-successors-bfs = 写出它的后继：空格向上、左、右、下，但不直接退回。略去已访问的局面。
worksheet-successors-bidirectional = 写出它的后继：空格向上、左、右、下，但不直接退回。略去同一边已访问的局面。
worksheet-successors = 若它是目标，则停止。否则写出它的后继：空格向上、左、右、下，但不直接退回。略去已访问的局面。
worksheet-stop-bfs = 若某个后继是目标，则立即停止：它之后的后继不再写出。
worksheet-stop-bidirectional = 若某个后继是另一边已访问的局面，则两边相遇：做完这一层再停止。
worksheet-rule-h = h：{ $name }。{ $about }
worksheet-stop-empty = 若边界为空，则无解。
worksheet-take-bfs = 取出最先进入边界的局面。
worksheet-take-bidirectional = 从初始局面和目标局面同时搜索，每次一整层：轮到边界中局面较少的一边，相等时轮到初始局面一边。同一层中取最先进入的局面。
worksheet-take-uniform-cost = 从边界中取出 g 最小的局面，其中取最先进入的。
worksheet-take-astar-larger-g = 从边界中取出 f = g + h 最小的局面；f 相同时取 g 最大的，其中取最先进入的。
worksheet-take-astar-smaller-g = 从边界中取出 f = g + h 最小的局面；f 相同时取 g 最小的，其中取最先进入的。
worksheet-take-weighted-astar = 从边界中取出 f = g + { $weight }·h 最小的局面；f 相同时取 h 最小的，其中取最先进入的。
worksheet-take-greedy = 从边界中取出 h 最小的局面；h 相同时取 g 最小的，其中取最先进入的。
worksheet-column-step = 步骤
worksheet-column-side = 哪边
worksheet-column-expanded = 扩展
worksheet-column-g = g
worksheet-column-h = h
worksheet-column-f = f
worksheet-column-successors-astar = 新的后继，g + h = f
worksheet-column-successors-weighted-astar = 新的后继，g + { $weight }·h = f
worksheet-column-successors-greedy = 新的后继，g 和 h
worksheet-column-successors = 新的后继，g
worksheet-column-frontiers = 两个边界
worksheet-column-frontier = 边界
worksheet-sum-with-weight = { $g } + { $weight }·{ $h } = { $f }
worksheet-sum = { $g } + { $h } = { $f }
worksheet-g-and-h = g { $g }，h { $h }
worksheet-g = g { $g }
worksheet-mark = *
worksheet-is-marked = * 以前访问过：它的 g 现在更小，因此改变父节点。
worksheet-to-be-marked = 给以前访问过而现在改变父节点的局面标上 *。
worksheet-ends-meeting = 相遇
worksheet-ends-goal = 目标
worksheet-goal = 到达目标：结束
worksheet-nothing-left = 没有后继，且边界为空：无解
worksheet-none = 无
worksheet-side-forward = 初始
worksheet-side-backward = 目标
worksheet-frontiers = { $forward } 和 { $backward }
worksheet-question-length = 解有多长？
worksheet-question-shortest = 最短解有多长？
worksheet-question-bfs = 若用 BFS，会扩展多少个局面？
worksheet-question-astray = 哪些步骤扩展的局面不在解的路径上？
worksheet-question-reparented = 在哪一步有局面改变父节点？
worksheet-question-too-high = h 会不会高估？为什么？
worksheet-question-parity = 不经搜索，怎样看出它无解？
worksheet-length-unknown = 未知：搜索时间太长
worksheet-more-than = 超过 { $most }
worksheet-admissible-own = 检查可以说明：它在每个局面上比较 h 与真实距离。
worksheet-admissible-zero = 不会：它恒为 0。
worksheet-admissible-misplaced = 不会：每个错位方块至少要自己移动一步。
worksheet-admissible-manhattan = 不会：一步移动最多使一个方块近一格。
worksheet-admissible-patchy = 不会：它取两个估计值之一，而两者都不会高估。
worksheet-admissible-linear-conflict = 不会：让路的方块要离开所在的行或列再回来，这两步曼哈顿距离没有计入。
worksheet-admissible-patterns = 不会：每张表只计自己那些方块的移动，而相加的各表没有公共的方块。
worksheet-teaches-reopened = 以前访问过的局面改变父节点
worksheet-teaches-misled = 启发函数使搜索偏离解的路径
worksheet-teaches-unsolvable = 无解，所有局面都会被搜索（2x2）
worksheet-format-pdf = PDF
worksheet-format-svg = SVG
worksheet-format-latex = LaTeX
worksheet-format-markdown = Markdown
worksheet-format-about-pdf = A4 页面，供打印。
worksheet-format-about-svg = 同样的页面上下相接，供编辑。
worksheet-format-about-latex = 可以修改并用 LaTeX 排版的文档。
worksheet-format-about-markdown = 带表格的文本。
worksheet-unsupported = 没有 { $algorithm } 的练习题：一列写不下它的开放列表；请选择 { $names }
worksheet-nothing-to-do = 初始局面就是目标局面：没有可推演的；请换一个局面
worksheet-too-long = 此搜索需要 { $expansions }以上；练习题最多 { $most } 次：请选择较容易的局面或其他策略，或不给出局面而由程序寻找
worksheet-no-memory = 系统没有为搜索提供内存
worksheet-no-estimate = 启发函数对某个局面没有估计值：请用 slidescope heuristic 检查
worksheet-never-reopens = { $algorithm } 从不改变局面的父节点；请选择 astar 或 weighted-astar，例如 astar:patchy
worksheet-no-heuristic = { $algorithm } 不使用可能误导它的启发函数；请选择 astar、weighted-astar 或 greedy
worksheet-no-priority = { $algorithm } 按发现的次序取出局面，因此没有平局；请去掉 --ties
worksheet-too-many-states = 无解时搜索会扩展此大小的全部 { $states } 个局面，而练习题最多 { $most } 次扩展；请选择 --size 2x2
worksheet-given-up = 已放弃寻找局面
worksheet-none-found = 在 { $tried }中没有找到 { $copies } 份用 { $name } 求解 { $size }、满足以下条件的练习题：{ $conditions }
worksheet-nearest = { $none }。最接近的是 { $start }：{ $has }
worksheet-none-near = { $none }；没有接近的，请换一种大小、策略或扩展次数
worksheet-too-few = { $none }；只有 { $boards }，请用 --copies { $found }，或换一个扩展次数
worksheet-too-few-of = { $none }；{ $length }的只有 { $boards }，请用 --copies { $found }，或换一个扩展次数
worksheet-up-to = 最多 { $most } 次扩展
worksheet-no-ties = 没有平局
worksheet-ties = { $ties } 次平局
worksheet-has-no-tie = { $length }，没有平局
worksheet-has-ties = { $length }，{ $ties } 次平局
worksheet-has-not = { $has }，但不是 { $teaches }
worksheet-no-solution = { $start } 无解：{ $fault }
worksheet-solutions = { $copies } 份练习题的答案
worksheet-worksheets = { $copies } 份练习题
worksheet-written = 已写出 { $path }：{ $sheets }，每份 { $expansions }。
worksheet-written-with-size = 已写出 { $path }（{ $size }）：{ $sheets }，每份 { $expansions }。
worksheet-not-a-worksheet = --output 的文件名须以 .pdf、.svg、.tex 或 .md 结尾
worksheet-not-expansions = 请写一个 2 到 { $most } 之间的数：再长的表就不是练习了
worksheet-not-ties = 请写 none，或由平局规则决定的步骤数
worksheet-not-copies = 请写一个 1 到 { $most } 之间的数
worksheet-menu-show = 练习题…
worksheet-menu-show-about = 一页纸，用来手工推演这次搜索：局面、规则和空白表格。
worksheet-menu-hide = 图片、动画、轨迹…
worksheet-menu-hide-about = 返回其他可保存的内容。
worksheet-menu-worksheet = 练习题：手工推演这次搜索
worksheet-menu-sheets = 份数
worksheet-menu-about-sheets = 第一份是这个局面；其余各份的局面需要同样多的扩展次数。
worksheet-menu-copies = 练习题的份数
worksheet-menu-empty = 待填写
worksheet-menu-empty-name = 待填写的练习题
worksheet-menu-empty-about = 空白表格，供课堂使用。
worksheet-menu-filled = 答案
worksheet-menu-filled-name = 练习题答案
worksheet-menu-filled-about = 同样的练习题，附全部答案，答案出自搜索本身。
worksheet-menu-worksheet-as = 练习题存为 { $format }
