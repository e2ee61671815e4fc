### 各命令及其参数的帮助。英文写在 src/cli 中声明参数的地方。“all”之下是各命令共有的参数；
### 某个命令说法不同时，以该命令自己的为准。

all =
    .board = 初始局面（任何常见写法）、它的文件、示例的名称，或用 - 从标准输入读取
    .goal = 目标：局面、blank-last、blank-first、snail 或 p1379 [默认: 示例的目标，否则为 blank-last]
    .size = 棋盘大小：行数 x 列数，例如 2x4 [默认: 由局面推断]
    .costs = 每步的代价：unit（1）、tile（方块上的数字），或依次给出方块 1、2……的代价，各为 1 到 99 [默认: unit]
    .strategy = 策略：算法或“算法:启发函数”，例如 bfs 或 astar:manhattan
    .strategies = 策略：算法或“算法:启发函数”，以逗号分隔
    .files = 自编启发函数的文件，策略用去掉扩展名的文件名引用它：my.h 写作 astar:my。可多次给出
    .search_anyway = 局面无解也照样搜索
    .memory_limit = 一次运行最多占用的内存，误差不超过 5 %，例如 4GiB 或 512MB [默认: 空闲内存的一半；实验中为 2GiB]
    .max_expansions = 一次运行最多的扩展次数 [默认: 不限]
    .format = 输出的格式
    .output = 写入该文件；- 表示标准输出。全部写完之后才替换旧文件 [默认: -]
    .columns = 要输出的列，用其 CSV 名称，以逗号分隔 [默认: 全部；LaTeX 表格只取一页放得下的列]
    .sort = 按某一列排序，用其 CSV 名称。前面加 - 则从大到小

slidescope = 观察搜索算法如何求解滑块拼图。

    不带命令时打开窗口。
    .lesson = 在窗口中打开的课件（以 .json 结尾的文件），或一个链接：https://…#board=…
    .first_lesson = 在窗口中打开第一课：广度优先搜索
    .lang = 语言：en 或 zh-CN（不给出时跟随系统）
    .fresh = 打开窗口时不使用保存的设置，也不保存设置

solve = 求解一个局面，并输出解。

    是否有解在搜索之前就能判定。无解的局面会说明原因，不作搜索，除非给出 --search-anyway。
    .board = 初始局面（任何常见写法）、它的文件、示例的名称，或用 - 从标准输入读取

        可以写成 285174306、"4 1 2 / 5 0 3"、[[4,1,2],[5,0,3]]，也可以每行写棋盘的一行，用逗号或空格分隔；空格写作 0、_、x 或 .
    .strategy = 策略，与其他命令的写法相同：算法或“算法:启发函数”，例如 bfs 或 astar:manhattan。用来代替 --algorithm 及其有关选项
    .algorithm = 搜索算法
    .heuristic = astar、weighted-astar、greedy、mm 和 idastar 的启发函数
    .heuristic_file = 自编启发函数的文件，代替 --heuristic
    .weight = weighted-astar 的权重 w，1 至 10：扩展 f = g + w × h 最小的节点
    .ties = f 同为最小的节点中，astar 先取哪一个
    .marks = dfs 何时把状态标记为已访问
    .move_order = 依次尝试空格各种移动的次序：U、L、R、D 各一次，例如 RDUL
    .depth_limit = depth-limited 和 iterative-deepening 的最大深度，idastar 的最大 f [默认: 所有局面中最长的最短解的长度]
    .memory_limit = 搜索最多占用的内存，误差不超过 5 %，例如 4GiB 或 512MB [默认: 空闲内存的一半]
    .max_expansions = 搜索最多的扩展次数 [默认: 不限]
    .trace = 把搜索写成 Posthoc 能回放的文件，一般取名 *.trace.json。所计的时间包括写文件
    .order = 把局面按扩展的顺序写入 `slidescope check` 能读的文件：文件名以 .csv 结尾时为 CSV，否则为 JSON。最多 1,000,000 次扩展
    .threads = 用这么多线程尽快找到一个最短解。须同时给出 --algorithm idastar --heuristic patterns；只计扩展次数
    .pattern_size = 与 --threads 同用：模式数据库的大小。较大的用于 4x4 棋盘，large 也用于目标局面的空格在角上的 5x5 棋盘；只生成一次，以后沿用 [默认: standard]
    .format = 结果的格式：text 供阅读，json 为一个对象，供程序使用

compare = 在相同的局面上运行几种策略，列成一张表加以比较。

    各次搜索依次进行，互不拖慢。
    .boards = 初始局面、它们的文件或示例的名称，每个参数一个；- 从标准输入读取一个局面
    .strategies = 二到六种策略：算法或“算法:启发函数”，以逗号分隔
    .format = 表格的格式

experiment = 在许多局面上运行各种策略，输出平均值、离散程度和有效分支因子。

    最短解恰为给定长度的局面随机抽取，棋盘最大到 2x5；更大的棋盘上，长度是随机游走的步数。种子相同，无论用多少线程，结果都相同。按 Ctrl-C 会输出已完成的部分。可用 --shard 和 --merge 在多台机器上分担一个实验。
    .preset = 用一个经典实验代替自己的设定
    .size = 棋盘大小：行数 x 列数，例如 2x4 [默认: 3x3]
    .goal = 目标：局面、blank-last、blank-first、snail 或 p1379 [默认: blank-last]
    .lengths = 局面的解长：20、6..28，或每隔一个的 6..28:2；两端都包括在内
    .boards = 每种长度的局面数；预设 korf 和 korf-felner 中是局面总数，从最容易的取起，各有 50 个（korf 是 Korf 一百个局面中编号为奇数的一半） [默认: 10，或预设的数目]
    .seed = 种子相同，局面就相同
    .instances = 从文件读取局面，每行一个：`名称: 局面 = 长度`。名称和长度可以省略。`goal: 局面` 这一行设定目标
    .move_order = 所有策略尝试空格移动的次序，例如 RDUL；all 让每个策略用遍全部 24 种次序
    .threads = 使用的线程数 [默认: 每个核心一个，内存不足时减少]
    .every_board = 搜索全部可解的局面，而不是随机抽取：得到精确的数字。最大到 3x3 和 2x5；同用 --lengths 时只取这些长度的局面
    .against = 与 --every-board 同用：每个策略在多少个局面上比这个策略扩展更多、一样多、更少的节点，在多少个局面上找到更长的路径
    .every_run = 输出每一次运行，而不是平均值
    .journal = 把已完成的运行保存在该文件中；再次运行同一实验时从中读取
    .shard = 只运行实验的一部分，例如 3/16，并保存在 --journal 的文件中 [此时默认: experiment-03-of-16.journal]；用 --merge 把各部分合成一张表
    .merge = 把所有分片的日志合成一张表，并指出缺少的运行。不再运行任何搜索
    .format = 表格的格式

survey = 统计到目标的每个距离上有多少个状态，并列出最难的局面。

    用所有核心搜索整个状态空间。结果保存在缓存中，下次立即可得。棋盘最多十二格；3x4 有 239,500,800 个状态。
    .size = 棋盘大小：行数 x 列数，例如 3x4 [默认: 由目标推断，否则为 3x3]
    .goal = 目标：局面、blank-last、blank-first、snail 或 p1379 [默认: blank-last]
    .format = 统计结果的格式：table 供阅读，并列出最难的局面；json 为一个对象；csv 每个深度一行

heuristic = 检查一个启发函数是否可采纳、是否一致。

    在不超过九格的棋盘和 2x5 上，检查每个状态和每一步移动，因此结论是经过证明的。在更大的棋盘上，检查 10,000 个已知真实距离的局面，只能证伪。
    .file = 启发函数的文件；- 表示标准输入；或内置启发函数的名称：zero、misplaced、patchy、manhattan、linear-conflict、patterns
    .size = 行数 x 列数，例如 3x4 [默认: 由目标推断，否则为 3x3]
    .goal = 目标：局面、blank-last、blank-first、snail 或 p1379 [默认: blank-last]
    .format = 结果的格式：text 供阅读，json 为一个对象，供程序使用

check = 把你自己的搜索扩展局面的顺序与规则对照，指出第一处不同。
    .file = 按扩展顺序列出局面的文件：JSON 或 CSV；- 表示标准输入
    .board = 初始局面，或示例的名称
    .ties = 接受哪些顺序
    .format = 结果的格式：text 供阅读，json 为一个对象，供程序使用

exercise = 输出一名学生得到的任务，或检查所有学生的任务是否妥当。
    .file = 带有练习的课件
    .students = 学生的编号或姓名，可以有几个：1-30,4711 [与 --check 同用时默认: 1-30]
    .check = 检查这些学生的每个任务是否都有答案、工作量是否相同、局面是否各不相同（给所有人同一局面的任务除外）
    .solution = 同时给出正确答案
    .new_key = 给文件加上密钥，正确答案从此归教师：见 --for-students
    .for_students = 把不含密钥的练习写入该文件，发给学生：它不给正确答案
    .answers = 为一名学生把答案文件写入该文件：空白的，或填好正确答案的
    .paper = 把所有这些学生的任务写入该文件：供打印的 PDF
    .format = 任务的格式：text 供阅读，json 为每名学生一个对象

grade = 批改学生的答案：每名学生一行，每个任务一列。
    .exercise = 带有练习的课件
    .answers = 学生交来的文件，或存放它们的文件夹和 zip 压缩包
    .roster = 班级名单，列不限的 CSV：每名学生一行，没有交的也在内
    .gradebook = 不写表格，而写教学平台导入用的 CSV
    .feedback = 在这个文件夹里为每名学生写一个 HTML 页面：任务、学生的答案、正确答案和原因
    .operations = 一名学生在一个任务上的程序总共可用的运算次数
    .format = 表格的格式

package = 把练习和网页版写成教学平台用的压缩包（SCORM 1.2），由平台保存答案和分数。
    .file = 带有练习的课件
    .site = 网页版的文件夹，其中有 index.html
    .output = 压缩包，一个 .zip 文件。全部写完之后才替换旧文件

picture = 画出一次搜索并写入文件：SVG、PNG、PDF，或动画。

    不打开窗口，也不需要屏幕。
    .view = 画什么
    .at = 画哪个时刻，以扩展次数计 [默认: 结束时]
    .pixels = 图片的像素大小：宽 x 高 [默认: 1600x1000，其中 expansion 和 solution 只占所需的部分；动画为 960x600]
    .zoom = 文字和标记的放大倍数
    .preset = 论文或幻灯片插图的大小。PNG 的像素加倍
    .title = 图片上方的标题
    .caption = 图片下方的说明
    .animate = 把整个过程写成动画：.gif，或动态的 .png。到 --at 为止
    .from = 动画从哪个时刻开始，以扩展次数计
    .speed = 每秒的扩展次数。若总时间会超过 --seconds，则放得更快
    .seconds = 动画最长多少秒
    .hold = 最后一帧停留多少秒
    .light = 浅色，适合印刷；这是默认设置
    .dark = 深色，适合深色幻灯片
    .max_expansions = 搜索最多的扩展次数 [默认: 与记录的一样多，即至多 600,000 个节点]
    .memory_limit = 搜索本身最多占用的内存，误差不超过 5 %，例如 4GiB 或 512MB；记录和绘制还可能占用 1 GB [默认: 空闲内存的一半]
    .output = 输出文件。扩展名决定格式：.svg、.png、.pdf 或 .gif。全部写完之后才替换旧文件

worksheet = 写出一页供手工推演搜索的练习题，或其答案：PDF、LaTeX 或 Markdown。

    不打开窗口，也不需要屏幕。
    .board = 初始局面（任何常见写法）、它的文件、示例的名称，或用 - 从标准输入读取 [默认: 由程序寻找局面]
    .expansions = 每张练习题的扩展次数，也就是表格的行数 [默认: 7，或由所需的局面决定]
    .ties = 有多少步要靠并列规则决定：none（没有）或一个数 [默认: 不限]
    .teaches = 每张练习题要说明什么
    .copies = 多少张，各用不同的局面
    .seed = 打乱所用的种子：种子相同，练习题就相同
    .solution = 填好答案
    .output = 输出文件。扩展名决定格式：.pdf、.tex 或 .md。全部写完之后才替换旧文件

completions = 输出某种 shell 的命令和选项补全脚本。
    .shell = 哪种 shell

man = 以 man 的格式输出手册页。
    .command = 输出哪个命令的手册页 [默认: 整个程序的]
