### Everything that Slidescope says, in English: the reference for the other languages.
### Numbers arrive as numbers and are written with commas; every other argument is text.
### Where a function is made of a message, its parameters stand in the order in which the English sentence first names them.

## language

language-name = English
language-unknown = ‘{ $name }’ is no language of this program; there are { $tags }
language-about = The language of the window.
language-as-the-system = As the system
language-of-the-system = Language: as the system
language-named = Language: { $name }

## phrases

phrases-sentence = { $text }.
phrases-separator = {", "}

## count

count-boards =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
count-different-boards =
    { $count ->
        [one] { $count } different board
       *[other] { $count } different boards
    }
count-expansions =
    { $count ->
        [one] { $count } expansion
       *[other] { $count } expansions
    }
count-frames =
    { $count ->
        [one] { $count } frame
       *[other] { $count } frames
    }
count-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
count-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
count-patterns =
    { $count ->
        [one] { $count } pattern
       *[other] { $count } patterns
    }
count-runs =
    { $count ->
        [one] { $count } run
       *[other] { $count } runs
    }
count-slides =
    { $count ->
        [one] { $count } slide
       *[other] { $count } slides
    }
count-solutions =
    { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    }
count-states =
    { $count ->
        [one] { $count } state
       *[other] { $count } states
    }
count-strategies =
    { $count ->
        [one] { $count } strategy
       *[other] { $count } strategies
    }
count-threads =
    { $count ->
        [one] { $count } thread
       *[other] { $count } threads
    }

## board-editor

board-editor-start-board = Start board
board-editor-goal-board = Goal board
board-editor-board-editor = Board editor
board-editor-about-goal = The board that the search looks for.
board-editor-size = Size
board-editor-about-size = Rows × columns of both boards.
board-editor-usual-goals = Usual goals
board-editor-usual-goals-about = The usual goals of this size.
board-editor-undo = Undo
board-editor-about-undo = Takes the last edit back (Ctrl Z).
board-editor-redo = Redo
board-editor-about-redo = Makes the edit again (Ctrl Y).
board-editor-about-editing = A click slides all tiles up to the blank; a tile dragged onto another exchanges the two.
# Before a fault, the board that has it.
board-editor-start = Start
board-editor-goal = Goal
board-editor-take-for-the-blank = Take { $largest } for the blank
board-editor-back-to-legal = Back to the last legal board
board-editor-fault = { $board }: { $fault }
board-editor-more-faults = and { NUMBER($count) } more
board-editor-named-goal = { $name }: { $board }
board-editor-examples = Examples
board-editor-search-examples = Search the examples
board-editor-about-examples = Boards to load, and what each is good for.
# Boards that are looked for.
board-editor-find-for = Find a board for { $strategy }
board-editor-about-find = Looks among shuffles for two seconds at most, and loads the first such board. Another click finds another.
board-editor-find-reopened = where a node is reopened
board-editor-find-longer = where a longer path is found
board-editor-find-more-than-bfs = where it expands more than BFS
board-editor-find-no-ties = without ties
board-editor-find-most = the hardest for it, of all: { $expansions }
board-editor-find-longest = where its path is longest, of all: { $moves }
board-editor-about-find-extreme = Loads the first such board. Every board that can be solved was searched.
board-editor-find-hardest = the hardest: as far from the goal as any
board-editor-find-expansions = with exactly this many expansions:
board-editor-find-expansions-value = Expansions of the board to find
board-editor-found = Found: { $board }
board-editor-none-among = No such board among { $boards } tried. Try again, or with another strategy.
board-editor-never = There is no such board: { $reason }.
board-editor-example-length =
    { $moves ->
        [none] no solution
       *[other]
            { $moves ->
                [one] { $moves } move
               *[other] { $moves } moves
            }
    }
board-editor-about-example = { $about } Source: { $source }.
board-editor-shuffle = Shuffle
# After the length of a shuffle.
board-editor-moves = moves
board-editor-shuffle-to =
    { $exact ->
        [true] to exactly
       *[false] by a walk of
    }
board-editor-about-shuffle =
    { $exact ->
        [true] A random board whose shortest solution has exactly this many moves.
       *[false] A random walk of this many moves from the goal, never straight back. The shortest solution may be shorter.
    }
board-editor-solvable-in =
    { $moves ->
        [one] Solvable, { $moves } move at best
       *[other] Solvable, { $moves } moves at best
    }
board-editor-solvable = Solvable
# Beside a length that is known from the literature.
board-editor-published = published
board-editor-published-in = This length is published, not proven here. Source: { $source }.
board-editor-unsolvable = Unsolvable
board-editor-why = why?
board-editor-about-swap = Exchanges these two tiles. This changes the parity of the tile order alone, so the board becomes solvable.
board-editor-search-anyway = Search anyway
board-editor-about-search-anyway = Starts the search although there is no solution: it visits every state it can reach.
board-editor-solvable-with-goal = Solvable with the goal { $goal }.
board-editor-solvable-with-usual-goal = Solvable with the usual goal “{ $name }”.
board-editor-use-goal = Use that goal
board-editor-use-goal-about = Sets this goal. The start stays.
board-editor-swap = Swap { $a } and { $b }
board-editor-preparing = Making pattern databases, { $percent } %
board-editor-about-preparing =
    { $moves ->
        [one] Every solution has at least { $moves } move. The pattern databases for this goal are being made, once; then the search in the background goes on.
       *[other] Every solution has at least { $moves } moves. The pattern databases for this goal are being made, once; then the search in the background goes on.
    }
board-editor-finding = Searching for the shortest length
board-editor-about-finding =
    { $moves ->
        [one] Every solution has at least { $moves } move. A second search, in the background, raises this bound until it finds the shortest length.
       *[other] Every solution has at least { $moves } moves. A second search, in the background, raises this bound until it finds the shortest length.
    }
# Beside the verdict, while the shortest length is not known.
board-editor-at-least =
    { $moves ->
        [one] at least { $moves } move
       *[other] at least { $moves } moves
    }
board-editor-gave-up =
    { $longer ->
        [true] Search stopped after { $time } min
       *[false] Search stopped after { $time } s
    }
board-editor-about-gave-up =
    { $longer ->
        [true]
            { $moves ->
                [one] Every solution has at least { $moves } move. The search in the background stopped after { $time } minutes.
               *[other] Every solution has at least { $moves } moves. The search in the background stopped after { $time } minutes.
            }
       *[false]
            { $moves ->
                [one] Every solution has at least { $moves } move. The search in the background stopped after { $time } s.
               *[other] Every solution has at least { $moves } moves. The search in the background stopped after { $time } s.
            }
    }
board-editor-search-longer = search longer
board-editor-about-search-longer = Searches for up to { $minutes } minutes, on all cores, until the board is changed.
board-editor-about-search-longer-tables = Searches for up to { $minutes } minutes, on all cores, until the board is changed. First it makes larger pattern databases, which takes about { $time } on two cores and { $memory } of memory. They are kept and take { $size } of memory and on disk.
board-editor-not-found = Shortest length not found
board-editor-about-not-found =
    { $moves ->
        [one] Every solution has at least { $moves } move. The search in the background stopped with an error. Searches that you start are not affected.
       *[other] Every solution has at least { $moves } moves. The search in the background stopped with an error. Searches that you start are not affected.
    }
board-editor-parities =
    { $agree ->
        [true] Tile order and blank position match ({ $tiles }).
       *[false] Tile order { $tiles }, blank position { $blank }.
    }
board-editor-why-parities-differ = The tile order is { $tiles }, but the blank is an { $blank } number of steps from home.
board-editor-why-solvable = Every move exchanges the blank with one tile and takes the blank one step. So every move changes both parities. At the goal both are even. That is why a board is solvable exactly when its two parities match.
board-editor-cell =
    { $tile ->
        [none] unreadable tile, row { $row }, column { $column }
        [blank] blank, row { $row }, column { $column }
       *[other] tile { $tile }, row { $row }, column { $column }
    }
board-editor-of-cost = { $cell }, a move costs { $cost }
board-editor-costs = Cost of moves
board-editor-costs-about = What a move costs. Uniform-cost search, A* and the others then look for a cheapest path; BFS still counts moves.
# $rule is one of the next three.
board-editor-costs-now = Cost of moves: { $rule }
board-editor-costs-unit = 1 each
board-editor-costs-tile = the tile’s number
board-editor-costs-own = own: { $costs }
board-editor-costs-each-unit = Each move costs 1
board-editor-costs-each-tile = Each move costs the tile’s number
board-editor-costs-each-own = Own costs of the tiles 1, 2 and so on:
board-editor-cell-empty = no tile, row { $row }, column { $column }

## boards

boards-size-too-small = a board needs at least 2 rows and 2 columns, not { $rows } × { $columns }; the sizes are 2 × 2 to 2 × 12, 3 × 3 to 3 × 8, 4 × 4 to 4 × 6 and 5 × 5, standing or lying
boards-size-too-large = { $rows } × { $columns } has more than { $most } cells, the most a board may have; the sizes are 2 × 2 to 2 × 12, 3 × 3 to 3 × 8, 4 × 4 to 4 × 6 and 5 × 5, standing or lying
boards-not-a-size = “{ $text }” is not a size; write rows x columns, for example 3x3 or 2x4
boards-costs-unreadable = costs are “unit”, “tile” or a number for each tile, for example 1,2,3,4,5,6,7,9
boards-costs-out-of-range = a cost is a whole number from 1 to { $most }
boards-costs-count = { $given } costs are given and the board has { $tiles } tiles; give one for each
boards-mismatch = the start board is { $start } and the goal { $goal }; give both the same size
boards-at-row-column = row { $row }, column { $column }
boards-at-cell = cell { $cell }
boards-invisible-named = { $code } ({ $name })
boards-invisible-at =
    { $row ->
        [none] invisible character { $character } at position { $column }
       *[other] invisible character { $character } at row { $row }, column { $column }
    }
boards-invisible-null = null
boards-invisible-escape = escape
boards-invisible-soft-hyphen = soft hyphen
boards-invisible-zero-width-space = zero-width space
boards-invisible-non-joiner = zero-width non-joiner
boards-invisible-joiner = zero-width joiner
boards-invisible-direction-mark = direction mark
boards-invisible-word-joiner = word joiner
boards-invisible-variation-selector = variation selector
boards-invisible-byte-order-mark = byte order mark
boards-invisible-control-character = control character
boards-empty = there is no board yet; write one, for example 285174306 or 4 1 2 / 5 0 3
boards-too-long = the text is { $bytes } bytes long; a board has at most { NUMBER($most) } cells
boards-invisible =
    { $more ->
        [none] { $first }; delete it
       *[other] { $first }, and { $more } more; delete it
    }
boards-not-a-board = “{ $text }” is not a board; write one, for example 285174306 or 4 1 2 / 5 0 3
boards-needs-spaces = { $digits } digits without spaces; this works for up to { $most } cells only: put spaces or commas between the tiles
boards-ambiguous = this can be read as different boards: { $readings }; write one of them
boards-two-boards = there are two boards, { $start } and { $goal }; give one of them
boards-many-boards = there are { $boards }; give one of them, or all as a list of instances
boards-largest-is-blank = there is no blank; if { $largest } stands for it, write { $board }
boards-no-size =
    { $found ->
        [one] { $found } cell makes no board; a board has 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24 or 25 cells
       *[other] { $found } cells make no board; a board has 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24 or 25 cells
    }
boards-other-size = the rows make { $rows } × { $columns }, but the size is { $size }; change one of them
boards-ragged =
    { $found ->
        [one] row { $row } has { $found } cell, not { $expected }; all rows need the same number
       *[other] row { $row } has { $found } cells, not { $expected }; all rows need the same number
    }
boards-not-a-tile = { $position }: “{ $text }” is not a tile; write a number, or 0, _, x or . for the blank
boards-doubled =
    { $times ->
        [2] tile { $tile } is there twice: { $positions }; keep one
       *[other] tile { $tile } is there { $times } times: { $positions }; keep one
    }
boards-two-blanks = there are { NUMBER($count) } blanks: { $positions }; keep one
boards-no-blank = there is no blank; write 0, _, x or . for the empty cell
boards-separator = {"; "}
boards-too-many-cells =
    { $found ->
        [one] { $found } cell for a board of { $size }, which has { $wanted }; leave out { NUMBER($surplus) }
       *[other] { $found } cells for a board of { $size }, which has { $wanted }; leave out { NUMBER($surplus) }
    }
boards-too-few-cells =
    { $found ->
        [one] { $found } cell for a board of { $size }, which has { $wanted }; add { $lacking }
       *[other] { $found } cells for a board of { $size }, which has { $wanted }; add { $lacking }
    }
boards-out-of-range = { $position }: there is no tile { $tile } on { $size }; the tiles are 1 to { $largest }
boards-out-of-any-range = { $position }: there is no tile { $tile } on any board; the largest is { $largest }
boards-missing-one = tile { $tile } is missing
boards-missing-several = tiles { $first } and { $last } are missing
boards-missing-none = nothing is missing
boards-reason-solvable =
    { $steps ->
        [one] The start becomes the goal by an { $exchanges } number of exchanges, and the blank is { $steps } step from home: both { $parity }.
       *[other] The start becomes the goal by an { $exchanges } number of exchanges, and the blank is { $steps } steps from home: both { $parity }.
    }
boards-reason-unsolvable =
    { $steps ->
        [one] The start becomes the goal by an { $exchanges } number of exchanges, but the blank is { $steps } step from home, which is { $parity }. Every move is one exchange and one step, so the two always change together. Swapping tiles { $a } and { $b } makes the board solvable.
       *[other] The start becomes the goal by an { $exchanges } number of exchanges, but the blank is { $steps } steps from home, which is { $parity }. Every move is one exchange and one step, so the two always change together. Swapping tiles { $a } and { $b } makes the board solvable.
    }
boards-odd = odd
boards-even = even

## compare

# A sentence on two strategies; $number of all boards are like the one compared.
compare-every-board =
    { $here ->
        [more] { $first } expands fewer nodes than { $second } on { $share } of all boards; this is one of { $boards } on which it expands more.
        [equal] { $first } expands fewer nodes than { $second } on { $share } of all boards; this is one of { $boards } on which both expand as many.
       *[fewer] { $first } expands fewer nodes than { $second } on { $share } of all boards; this is one of these { $boards }.
    }
compare-at-least-two = A comparison needs at least two strategies.
compare-remove = Removes this strategy.
compare-add-strategy = Add { $strategy }
compare-is-compared = { $strategy } is compared already
# The heading of a column, and what stands in it.
compare-strategy = Strategy
compare-strategy-about = The strategies compared.
compare-length = Moves
compare-length-about = Moves of the solution found.
compare-expanded = Expanded
compare-generated = Generated
compare-visited = Visited
compare-peak-frontier = Peak
compare-bytes-per-state = Memory per state
compare-bytes-per-state-about = Bytes stored for each state visited, without free places in tables and without the queue of the frontier.
compare-time = Time
compare-time-about = The median of repeated runs, neither drawn nor recorded. – if one run takes more than a second. Times below 20 ms are not told apart.
compare-short-time = < 20 ms
compare-branching = b*
compare-branching-about = The effective branching factor: N + 1 = 1 + b* + … + b*^d, with N nodes generated and a path of d moves.
compare-ratio = Times the fewest expanded
compare-ratio-about = Nodes expanded, divided by the fewest of all strategies that solved the board.
compare-bytes-per-state-first-line = Memory/
compare-bytes-per-state-second-line = state (B)
compare-ratio-first-line = × fewest
compare-ratio-second-line = expanded
# What stands in place of the moves while a search goes on, and of the time while it is measured.
compare-pending = …
compare-no-rows =
    { $solvable ->
        [true] The results appear here. Press Run, or Space.
       *[false] The results appear here once the searches have run.
    }
compare-no-curves = The curves appear here when the searches run.
# The accessible name of the plot of `curve`.
compare-plot = { $curve } of every strategy
compare-cancelled =
    { $searches ->
        [one] { $searches } search cancelled
       *[other] { $searches } searches cancelled
    }
compare-not-run = not run
compare-waits = waits for its turn
compare-waits-about = The searches run one after the other, so that none slows another down.
compare-waits-for-tables = its tables are being made
compare-waits-for-tables-about = Pattern databases are made before the search, once for each goal.
compare-searching = searching
compare-searching-at =
    { $by_f ->
        [true] searching, f { $at }
       *[false] searching, depth { $at }
    }
compare-searching-about = The clock has not reached the end of this search yet.
compare-still-searching =
    { $at ->
        [none] { $strategy } still searches after { $expansions }.
       *[other]
            { $by_f ->
                [true] { $strategy } still searches after { $expansions }, at f { $at }.
               *[false] { $strategy } still searches after { $expansions }, at depth { $at }.
            }
    }
compare-verdict-optimal = { $moves }, optimal
compare-verdict-proven = { $moves }, optimal by proof
compare-verdict-proven-about = No shorter path exists: { $reason }.
compare-verdict-as-short = { $moves }, optimal by comparison
compare-verdict-as-short-about = The strategy itself proves nothing, but it is known that no solution is shorter.
compare-verdict-longer = { $moves } ({ $more } longer than optimal)
compare-verdict-longer-short = { $moves } ({ $more } longer)
compare-verdict-longer-about = A shorter solution is known.
compare-verdict-unknown = { $moves }, not known to be optimal
compare-verdict-unknown-short = { $moves }, unproven
compare-verdict-unknown-about = Neither this strategy nor another one here proves it.
compare-verdict-of-cost = { $moves } that cost { $cost }
compare-verdict-of-cost-least = { $moves } that cost { $cost }, the least
compare-verdict-of-cost-dearer = { $moves } that cost { $cost }, { $more } more than the least
compare-verdict-of-cost-about = The costs of the moves of the path, added up. BFS, depth-limited search and iterative deepening count moves, whatever they cost.
compare-no-reasons-by-cost = Why a strategy expands more than another, and how near each h is to the truth, is told only where every move costs 1.
compare-verdict-unsolved-about = It ended without a solution. Each search may use a sixth of the memory limit set in Explore.
compare-remove-button = Remove
# The button of each menu and form: its text and its hint.
compare-edit = edit
compare-edit-about = This is the board of Explore. Edit it there.
compare-edit-board = Edit the board
compare-edit-board-about = Goes to Explore, where boards are edited.
compare-anyway = Compare anyway
compare-anyway-about = Starts the searches although there is no solution: every strategy visits all states it can reach.
compare-cancel = Cancel
compare-cancel-about = Stops the searches. What they have done stays.
compare-export = Export…
compare-export-about = Writes the table to a file.
# Text, accessible name and hint.
compare-add = + strategy
compare-add-name = Add a strategy
compare-add-about = Compares one more strategy.
compare-maps = maps
compare-maps-name = Show maps
compare-maps-about = The state space of each strategy: every state by its distances from the start and to the goal.
compare-trees = trees
compare-trees-name = Show trees
compare-trees-about = The search tree of each strategy, each at its own scale.
compare-log = log
compare-log-name = Logarithmic axes
compare-log-about = Logarithmic axes. An axis of depths stays linear.
compare-copy = Copy
compare-copy-name = Copy the table
compare-copy-about = Copies the table as it is sorted here.
compare-no-export = You can export the results once every search is over.
# Beside sentences that go by how near heuristics are to the truth.
compare-to-heuristics = See heuristics
compare-to-heuristics-about = Goes to Heuristics, where each is held against the true distances.
compare-pictures = Pictures
compare-curves = Curves
compare-curves-about = What the two axes of the curves show.
compare-copy-as = Copy as { $format }
compare-swap-tiles = Swap { $a } and { $b }
compare-swap = Exchanges these two tiles, which makes the board solvable.
# The board that is compared.
compare-board-unsolvable = This board has no solution
compare-solvable = solvable
compare-unsolvable = no solution
compare-illegal = not legal yet
compare-draft-illegal = the draft is not legal yet
compare-at-best = { $moves } at best
compare-boards =
    { $start }
    to { $goal }
# A strategy.
compare-strategy-button = Strategy { $number }: { $name }
compare-change-strategy = A click changes it.
compare-no-more-than = A comparison has at most { $most } strategies.
# The clock.
compare-one-clock = One clock
compare-clock = Clock
compare-speed = The speed of the clock (+ and −). The searches themselves run at full speed.
compare-clock-now = Clock: { $by }
compare-clock-by = Clock by { $by }

## compare/transport, by id

compare-transport-reset = Reset: drops the searches (R).
compare-transport-start = Jump to the start; the searches are kept (Home).
compare-transport-back = One step back (←).
compare-transport-pause = Pauses the clock; the searches go on in the background (Space).
compare-transport-run = Runs every strategy and plays them by one clock (Space).
compare-transport-step = One step forward (→).
compare-transport-finish = Jump to the end of the searches, or to their newest moment (End).

## compare

compare-strategy-at =
    { $over ->
        [true] { $strategy }: over after { NUMBER($expanded) }
       *[false] { $strategy }: { NUMBER($expanded) } expanded
    }
# A moment of the clock: `amount` is of expansions or of time.
compare-after-each = After { $amount } of each
compare-up-to-depth = Up to depth or f { $depth }
compare-share-of-run = { $percent } of its expansions so far
compare-at-depth = depth or f { $depth }
compare-expanded-of = { NUMBER($at) } of { NUMBER($end) } expanded
compare-limits = limit for each: { $limits }
compare-memory-share = each search: { $memory } at most
compare-about-memory-share = A sixth of the memory limit set in Explore, however many are compared.
compare-about-limits = The slide limits what each search may use. On another board the limit is gone.
compare-depth-of = depth or f { $at } of { $end }
compare-time-of = { $at } of { $end }
# The picture of a search and its figures.
compare-measuring = Measuring the state space…
compare-recorded = Later nodes are not recorded. The counters go on.
compare-expanded-figure = expanded
compare-visited-figure = visited
# Below the share of all states that is stored.
compare-of-all-states = of all states
compare-own-scale = Each tree at its own scale
# The same where there is little room.
compare-own-scale-in-short = own scale
compare-about-own-scale = Each tree fills its column, so compare the numbers, not the sizes.
# Below the depths of a large tree.
compare-profile = A bar for each depth; the widest has { $nodes }. Bright: expanded. Pale: in the frontier. Line: the path.
compare-picture-stops = Drawn up to expansion { NUMBER($expansion) }
compare-map-of = State space map of { $strategy }
compare-visited-count = { NUMBER($count) } visited
compare-open-count = { NUMBER($count) } { $list }
compare-counter-visited = visited { NUMBER($count) }
compare-counter-frontier = frontier { NUMBER($count) }
compare-counter-generated = generated { NUMBER($count) }
compare-counter-reached =
    { $by_f ->
        [true] f { $at }
       *[false] depth { $at }
    }
compare-all-counters = { $strategy }: expanded { NUMBER($expanded) }, { $others }
# The status.
compare-none-solved = None solved
compare-all-solved = All solved
compare-status-unsolvable = No solution
compare-cancelled-early = Cancelled before its turn
compare-solved = { $solved } of { $all } solved
# Of the searches at a moment of the clock before the end of the last.
compare-solved-by-now = { $solved } of { $all } solved so far
compare-done = Searching: { $over } of { $all } done
compare-not-started = The search was not started: { $reason }

## compare/curve

# What the curves show.
compare-curve-nodes = nodes
compare-curve-expansions = expansions
compare-curve-depth = depth or f
compare-curve-time = search time
compare-curve-share = share of the run, in percent
compare-curve-frontier-by-share = Frontier against share of run
compare-curve-frontier = Frontier against expansions
compare-curve-visited = Visited against expansions
compare-curve-frontier-by-depth = Frontier against depth or f
compare-curve-visited-by-depth = Visited against depth or f
compare-curve-expanded-by-depth = Expanded against depth or f
compare-curve-frontier-by-time = Frontier against time
compare-curve-expanded-by-time = Expanded against time

## course

course-heading = Learn search in four short lessons
# Here and below, $kept is false if the settings, where progress is kept, cannot be written.
course-intro =
    { $kept ->
        [true] Every question is checked and explained; your answers are kept on this computer.
       *[false] Every question is checked and explained. Your answers are not kept on this computer.
    }
course-at-slide = slide { $slide } of { $count }
course-done = { $right } of { $count } right at the first try
course-seen = read to the end
# The progress of a card, for those who hear it.
course-progress = Progress of { $title }
course-start = Start
course-start-about = Begins with the first slide.
course-continue = Continue
course-continue-about = Goes on where you left.
course-again = Again
course-again-about = Begins anew; what you answered stays until you answer again.
course-open = Open a lesson…
course-open-about = Go through a lesson from a file.
course-for-teachers = For teachers
course-your-slides = Your slides
course-no-slides = Any moment of a search can become a slide: press + beside the Lesson menu.
course-own-slides = { $title } · { $slides }
course-unnamed = Not saved yet
course-play = Play
course-play-about = Go through your slides as a student does.
course-answered = { $right } of { $count } right at the first try
course-hint = Hint { $number } of { $count }
course-h-and-truth = h = { $h }, the truth is { $truth }
course-panels = All panels
course-panels-about = Shows the whole window at this slide.
course-unfolded = Lesson: { $title }, slide { $slide } of { $count }
course-back = Back to the lesson
course-back-about = Folds the panels away again.
course-leave = Leave
course-leave-about = Back to the lessons.
course-next = Next
course-next-about = The next slide (Page Down).
course-skip = Skip
course-skip-about = The next slide; the question stays open.
course-show-answer = Show the answer
course-show-answer-about = Shows what is right; the question counts as open.
course-step-by-step = See it step by step
course-step-by-step-about = Shows the search line by line from its first expansion, with all panels. “Back to the lesson” stands above.
course-ringed = Ringed in the picture
course-check = Check
course-check-about = Checks your answer (Enter).
course-checking = Checking…
course-number = Your number
course-not-a-number = Write a number.
course-program = Your estimate
course-program-hint = manhattan()  // and: misplaced(), numbers, + - * /, max(a, b)
course-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
course-from-the-start = From the start again
course-from-the-start-about = Puts the tiles back.
course-slide-tiles = Click a tile beside the blank, or use the arrow keys.
course-click-next = Click the board in the picture.
course-predicted = { $right } of { $times } answered
course-click-all = Click the boards in the picture; a second click takes one back.
course-marked = { $count } marked
course-unmark = Take back { $board }
course-at-first =
    { $kept ->
        [true] Right at the first try. Your answers are kept; come back any time.
       *[false] Right at the first try.
    }
course-at-try =
    { $kept ->
        [true] Right at try { $number }. Your answers are kept; come back any time.
       *[false] Right at try { $number }.
    }
course-keys = Page Up, Page Down: slides
course-keys-choose = Page Up, Page Down: slides · 1 to { $count }: answer
course-moment = Expansion { NUMBER($at) } of { NUMBER($newest) }
course-summary = What to remember
course-score-heading = Your answers
course-score-first = Right at the first try: { $right } of { $count }
course-score-later = Right after more tries: { NUMBER($count) }
course-score-open = Still open: { NUMBER($count) }
course-go-to-open = Answer them
course-go-to-open-about = Goes to the first question that is still open.
course-next-lesson = Next lesson: { $title }
course-all-lessons = All lessons
course-space-tells = Space shows the answer.
course-option = Answer { $number }: { $text }
course-option-right = Answer { $number }, right: { $text }
course-option-wrong = Answer { $number }, wrong: { $text }
course-dot = Slide { $number }
course-dot-right = Slide { $number }, answered right
course-dot-wrong = Slide { $number }, answered wrong
course-dot-later = Slide { $number }, answered right after more tries
course-dot-open = Slide { $number }, a question
course-not-opened = The lesson was not opened: { $reason }
course-review = Answered wrong some days ago: do you know it now?
course-review-slide = { $title }, slide { $slide }

## dialogs

dialogs-save = Save as
dialogs-open = Open a lesson
dialogs-lessons = Lessons
dialogs-orders = Orders of boards
dialogs-all-files = All files
# The button beside a field for a file, and what it does.
dialogs-choose = Choose…
dialogs-choose-about = Chooses folder and name in a dialog.
# The button that opens a lesson, and what it does.
dialogs-choose-lesson = Choose and open…
dialogs-choose-lesson-about = Chooses a lesson in a dialog and opens it.
dialogs-no-dialog = This desktop has no file dialog: type the name into the field instead.
dialogs-already-open = A file dialog is open already: answer it first.
dialogs-not-text = The file's name is no readable text: rename it, or choose another.
dialogs-choose-for = Choose: { $field }
dialogs-no-file-manager = No file manager answered. The file is { $path }.
# Files that were opened or saved lately.
dialogs-recent-lessons = Recent lessons
dialogs-recent-exports = Recent files
dialogs-open-recent = Opens { $path }.
dialogs-show-recent = Shows { $path } in its folder.

## dropped

dropped-drop = Drop it here
dropped-drop-what = A lesson, a heuristic (.rhai), a picture for the tiles (PNG or JPEG), or a text file with a board.
dropped-one-at-a-time = {" "}One file is taken at a time; the others are left out.
dropped-lesson-busy = Another lesson is being read or written: drop this one again when that is done.
dropped-exercise-open = An exercise is open, and this task takes no file: close it to open { $name }.
dropped-long = it is longer than any board
dropped-lesson = Opening the lesson { $name }.
dropped-heuristic = The heuristic “{ $name }” is kept with your own.
dropped-board-dropped = The board in { $name } is the start board now.
dropped-boards-dropped = The boards in { $name } are the start and the goal now.
dropped-boards-pasted = Pasted: { $start } is the start board now, and { $goal } the goal.
dropped-board-pasted = Pasted: { $board } is the start board now.
dropped-no-board-pasted = What was pasted is no board: { $fault }.
dropped-unreadable = { $name } could not be read: { $error }.
dropped-folder = { $name } is a folder: drop a file.
dropped-not-a-file = { $name } is a pipe or a device: drop a file.
dropped-too-large = { $name } is larger than { $most } KiB: no lesson, heuristic or board is.
dropped-not-text = { $name } is no text: drop a lesson, a heuristic or a board.
dropped-trace = { $name } is a search trace, which this window does not open: posthoc.pathfinding.ai does.
dropped-bad-lesson = { $name } { $error }.
dropped-unknown = { $name } is no lesson, and no board either: { $fault }.
dropped-broke-off = Reading { $name } stopped with an error: try again.

## examples, by id

examples-source-leetcode = LeetCode 773, Sliding Puzzle
examples-source-p1379 = Luogu P1379, the eight-digit problem
examples-source-hardest = A. Reinefeld, Complete Solution of the Eight-Puzzle, IJCAI 1993
examples-source-korf = R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985
examples-source-korf-felner = R. E. Korf and A. Felner, Disjoint pattern database heuristics, Artificial Intelligence 134, 2002
examples-source-loyd = Johnson and Story, Notes on the “15” Puzzle, Amer. J. Math. 2, 1879
examples-source-classroom = Lecture example
examples-easy-8-moves = Easy, 8 moves
examples-easy-8-moves-about = to begin with: the whole tree of A* fits on the screen
examples-leetcode-773-a = LeetCode 773 A
examples-leetcode-773-a-about = one move from its goal: what a single expansion does
examples-leetcode-773-b = LeetCode 773 B
examples-leetcode-773-b-about = small enough to search on paper
examples-leetcode-773-c = LeetCode 773 C
examples-leetcode-773-c-about = many moves for so small a board
examples-leetcode-773-d = LeetCode 773 D
examples-leetcode-773-d-about = why parity matters: a search visits all 360 states in vain
examples-p1379 = P1379
examples-p1379-about = another goal: the blank in the middle
examples-nineteen-moves = Nineteen moves
examples-nineteen-moves-about = BFS against A*: what a heuristic saves
examples-twenty-moves = Twenty moves
examples-twenty-moves-about = a typical 8-puzzle, to compare strategies
examples-hardest-3x3-a = Hardest 3 × 3 A
examples-hardest-3x3-a-about = the most moves that any 8-puzzle needs
examples-hardest-3x3-b = Hardest 3 × 3 B
examples-hardest-3x3-b-about = the only other board that needs 31 moves
examples-unsolvable-3x3 = Unsolvable 3 × 3
examples-unsolvable-3x3-about = why parity matters: only 7 and 8 are exchanged
examples-korf-55 = Korf 55
examples-korf-55-about = a 15-puzzle with a short solution
examples-korf-79 = Korf 79
examples-korf-79-about = an easy 15-puzzle: A* with Manhattan solves it fast
examples-korf-97 = Korf 97
examples-korf-97-about = a 15-puzzle a little harder than Korf 79
examples-korf-9 = Korf 9
examples-korf-9-about = a middling 15-puzzle, to compare heuristics
examples-korf-5 = Korf 5
examples-korf-5-about = memory: A* with Manhattan stores millions of states
examples-korf-1 = Korf 1
examples-korf-1-about = memory: A* needs hundreds of megabytes, IDA* one path
examples-14-15-puzzle = 14-15 puzzle
examples-14-15-puzzle-about = the famous unsolvable puzzle of 1880
examples-24-puzzle-12 = 24-puzzle, 12
examples-24-puzzle-12-about = 5 × 5 to begin with: A* needs few expansions
examples-24-puzzle-40 = 24-puzzle, 40
examples-24-puzzle-40-about = 5 × 5: optimal search against weighted A*
examples-korf-felner-25 = Korf-Felner 25
examples-korf-felner-25-about = a random 24-puzzle, the easiest of fifty
examples-korf-felner-1 = Korf-Felner 1
examples-korf-felner-1-about = a random 24-puzzle: try greedy and weighted A*
examples-goal-blank-last = Blank last
examples-goal-blank-first = Blank first
examples-goal-p1379 = P1379
examples-goal-snail = Snail

## experiment

experiment-every-board = Every board
experiment-every-board-about = All boards that can be solved, up to 3 × 3 and 2 × 5: exact figures, without a draw.
experiment-every-preset = Every board of the 8-puzzle
experiment-every-preset-about = Fourteen strategies on all 181,440 boards, exactly.
experiment-every-cancel-about = Ends it. The lengths that are whole are shown.
experiment-every-no-results = Exact figures appear here once all lengths are searched. After Cancel: those of the lengths that are whole.
experiment-every-spread = log · mean and quartiles of all boards
experiment-every-under-way =
    { $length ->
        [none] The values of every board
       *[other]
            { $by_cost ->
                [true] Boards of cost { $length }
               *[false] Boards of length { $length }
            }
    }
experiment-every-ended =
    { $whole ->
        [true] Every board was searched
       *[false]
            { $by_cost ->
                [true] Cancelled; { NUMBER($lengths) } of { NUMBER($of) } costs are whole
               *[false] Cancelled; { NUMBER($lengths) } of { NUMBER($of) } lengths are whole
            }
    }
experiment-own = An experiment of your own
experiment-make-own = Make it an experiment of your own
experiment-make-own-about = Makes boards and strategies editable.
experiment-boards = Boards
experiment-boards-in-all = Boards in all
experiment-boards-a-length = Boards per length
experiment-more-boards = With more boards, means depend less on chance.
experiment-drawn = Drawn at random
experiment-drawn-about = Boards with an exact shortest solution, up to 2 × 5. On larger boards: random walks of a length.
experiment-from-file = From a file
experiment-from-file-about = One board per line: “name: board = length”. Name and length may be left out. A line “goal: board” sets the goal.
experiment-instance-file = Instance file
experiment-size = Size
experiment-size-about = Rows × columns of the boards.
experiment-goal = Goal
experiment-goal-about = The board that every search looks for.
experiment-from-length = From length
experiment-from-length-about = Length of a shortest solution of the easiest boards, in moves.
experiment-to-length = To length
experiment-to-length-about = Length of a shortest solution of the hardest boards, in moves.
experiment-step = Step
experiment-step-about = The distance from one length to the next. 2 takes every second length.
experiment-costs = Cost of moves
experiment-costs-about = unit: each move costs 1. tile: the number of the tile. Or a cost for each of the tiles 1, 2 and so on, as in 1,2,3,4,5,6,7,9.
experiment-move-order = Order of moves
experiment-move-order-about = The order in which all strategies try the moves of the blank, such as RDUL, or all: every strategy with each of the 24 orders, and how far they lie apart. Empty: up, left, right, down.
experiment-seed = Seed
experiment-seed-about = The same seed gives the same boards, and the same numbers.
experiment-expansions = Expansion limit per run
experiment-expansions-about = A run that needs more expansions ends without a solution. Empty: no limit.
experiment-memory = Memory limit per run
experiment-memory-about = A run that needs more memory ends without a solution.
experiment-depth-limit = Depth limit
experiment-depth-limit-about = The search goes no deeper. Empty: as deep as the longest solution of any board.
experiment-no-limit = no limit
experiment-taken-up = The { $boards } of the experiment shown. Name a file to read others.
# Text, accessible name and hint.
experiment-run = Run
experiment-run-name = Run experiment
experiment-run-about = Runs every strategy on every board, on all cores.
experiment-under-way = Cancel the experiment first. Finished runs are kept.
experiment-form-faulty = Correct the form first: the errors are listed below the fields.
experiment-presets = Known experiments

## experiment/preset, by id

experiment-preset-aima = The table of AIMA, Fig. 3.26
experiment-preset-korf = Korf's fifteen-puzzles by IDA*
experiment-preset-korf-felner = Korf and Felner's 24-puzzles
experiment-preset-bidirectional-against-astar = Lesson: bidirectional BFS against A*

## experiment/fault

# What is wrong with the form.
experiment-fault-every-too-large = Every board of { $size } is too many: that is possible up to 3 × 3 and 2 × 5.
experiment-fault-expansions = Write a whole number from 1, or leave the field empty for no limit.
experiment-fault-file = Write the path of a file with boards.
experiment-fault-length = Write a whole number of moves.
experiment-fault-boards = Ask for at least one board.
experiment-fault-seed = Write a whole number.
experiment-fault-depth-limit = Write a whole number of moves, or leave the field empty.
experiment-fault-is-listed = { $strategy } is in the list already.

## experiment

# The strategies.
experiment-strategies = Strategies, each run on every board
experiment-add = Add
experiment-about-remove = Removes it from the list.
experiment-remove = Remove { $strategy }
experiment-about-strategy = { $strategy }. { $summary }
experiment-add-strategy = Add { $strategy }
experiment-about-add = Runs { $strategy } too.
experiment-most-strategies = An experiment has at most { $most } strategies.
# The experiment that is kept from before.
experiment-discard = Discard
experiment-discard-about = Deletes its finished runs.
experiment-show-kept = Show it
experiment-show-kept-about = Shows its results. Nothing is run again.
experiment-go-on = Resume
experiment-go-on-about = Runs what is left.
experiment-kept = From before: { $name }, all { $runs } finished.
experiment-kept-unfinished = Unfinished from before: { $name }, { NUMBER($made) } of { NUMBER($all) } runs finished.
experiment-kept-of-file = { $boards } of a file, { $strategies }
experiment-kept-drawn = { $size } boards, lengths { $lengths }, { $strategies }
# The progress.
experiment-no-experiment = No experiment yet
experiment-new-experiment = A new experiment
experiment-how-to-begin = Fill in the form and press Run, or click a known experiment.
experiment-time-left = Estimated from the mean time of each strategy on each length.
experiment-threads = Each run has its own thread.
experiment-progress = Progress
experiment-cancel = Cancel
experiment-cancel-about = Ends the experiment. Finished runs are kept.
experiment-pause = Pause
experiment-pause-about = Pauses all runs.
experiment-resume = Resume
experiment-resume-about = Continues all runs.
experiment-preparing = Preparing the boards
experiment-cancelled-early = Cancelled before the first run
experiment-broke-off = The experiment stopped with an error. This is a defect in Slidescope; please report it.
experiment-plan-from-file = { $boards } from a file
experiment-plan-goal = { $size } to { $goal }
experiment-plan-lengths =
    { $exact ->
        [true]
            { $to ->
                [none] lengths { $from }
               *[other]
                    { $step ->
                        [none] lengths { $from } to { $to }
                       *[other] lengths { $from } to { $to } by { $step }
                    }
            }
       *[false]
            { $to ->
                [none] walks of { $from }
               *[other]
                    { $step ->
                        [none] walks of { $from } to { $to }
                       *[other] walks of { $from } to { $to } by { $step }
                    }
            }
    }
experiment-plan-seed = seed { $seed }
experiment-share-done = { $percent } of the runs are finished.
# How many runs are made, to stand in the sentences below.
experiment-runs-made = { NUMBER($made) } of { NUMBER($all) } runs
experiment-running =
    { $left ->
        [none] { $done } · no estimate yet
       *[other] { $done } · about { $left } left
    }
experiment-paused = Paused at { $done }
experiment-cancelling = Cancelling at { $done }
experiment-complete = All { $runs } finished
experiment-cancelled = Cancelled at { $done }; finished runs are kept
experiment-broken = Stopped at { $done }. { $why }
experiment-not-kept = Finished runs are not kept: { $reason }.
experiment-no-thread = The experiment did not start: { $reason }.
experiment-nodes-expanded = { $nodes } expanded
experiment-runs-from-before = { $runs } from before
# The table, and taking it along.
experiment-results = Results
experiment-means = Means
experiment-means-about = One row per length and strategy: mean, spread and b*.
experiment-every-run = Every run
experiment-every-run-about = One row per finished run, in the order of finishing.
experiment-about-known = The results beside the published ones.

## experiment/known, by id

experiment-known-aima = Beside the textbook
experiment-known-korf = Beside Korf
experiment-known-korf-felner = Beside Korf and Felner
experiment-known-bidirectional-against-astar = The lesson

## experiment

experiment-export = Export
experiment-export-more = Export…
experiment-about-export = Writes this table to a file.
experiment-copy = Copy
experiment-too-long-to-copy = The table is too long for the clipboard. Export it instead.
experiment-format = Format
experiment-about-copy = Copies this table as { $format }.
experiment-copied = Copied as { $format }.
experiment-cell = { $title }: { $shown }
# The plot.
experiment-nodes-against-length = Nodes against length
experiment-nodes-against-cost = Nodes against cost
experiment-against-length = against length
experiment-log-mean = log · mean ± s.d.
experiment-log-orders = log · mean, least and most of the orders
experiment-log-orders-about = A logarithmic axis. Each point is the mean over all boards of one length in all 24 orders of moves. The band reaches from the order with the lowest mean to the one with the highest.
experiment-of-orders =
    { $differs ->
        [true] { $strategy }: { $least } to { $most } expanded
       *[false] { $strategy }: { $most } expanded in every order
    }
experiment-in-range = , { $low } to { $high }
experiment-vertical-axis = Vertical axis
experiment-vertical-axis-about = What the vertical axis counts.
experiment-shortest-length = length of a shortest solution
experiment-least-cost = least cost of a solution
experiment-walk-length = moves of the random walk

## experiment/quantity

experiment-quantity-generated = Nodes generated
experiment-quantity-children = Nodes generated (AIMA's count)
experiment-quantity-expanded = Nodes expanded
experiment-quantity-visited = States visited
experiment-quantity-peak-frontier = Peak frontier

## experiment

experiment-plot-title = { $quantity } against length, log, mean ± s.d.
experiment-length-of-boards =
    { $by_cost ->
        [true] cost { NUMBER($length) }, { $boards }
       *[false] length { NUMBER($length) }, { $boards }
    }
experiment-point = { $strategy }: { $mean }
experiment-no-rows = Mean, standard deviation and effective branching factor appear here as runs finish.
experiment-no-curves = Nodes generated against the length of the boards appear here, one curve per strategy.
experiment-no-lengths = The plot needs the lengths of the boards. Write each behind an = in the file.
experiment-spread = A logarithmic axis. Each point is the mean of all boards of one length. The band is one standard deviation up and down, cut at the largest and the smallest count.
# The accessible name of the plot of `quantity`.
experiment-plot = { $quantity } against length, one curve per strategy
experiment-unfinished = Unfinished: { $made } of { $all } runs finished.

## experiment/column, by id

# What stands in a column.
experiment-column-length = Moves of a shortest solution. On boards that are random walks: moves of the walk.
experiment-column-cost = What the moves of the path found cost together.
experiment-column-strategy = The algorithm with its heuristic and settings.
experiment-column-verdict = Whether the path found is a shortest one.
experiment-column-ratio = Nodes expanded, divided by the fewest of all strategies that solved the board.
experiment-column-bytes-per-state = Bytes stored for each state visited.
experiment-column-runs = Runs finished.
experiment-column-solved = Runs that found a solution within their limits. Means are of these runs.
experiment-column-found = Moves of the solution found. More than the length if it is not a shortest one.
experiment-column-generated-sd = Standard deviation of the nodes generated: how much the boards of this length differ.
experiment-column-bytes = The most memory that the search held, in bytes, free places in tables and queues included.
experiment-column-seconds = Search time in seconds. Other runs have their threads at the same time.
experiment-column-expanded-total = Nodes expanded on all these boards together.
experiment-column-expanded-q1 = A quarter of these boards need at most this many expansions.
experiment-column-expanded-median = Half of these boards need at most this many expansions: the median.
experiment-column-expanded-q3 = Three quarters of these boards need at most this many expansions.
experiment-column-least = The fewest expansions that one of these boards needs.
experiment-column-least-board = The first board that needs the fewest expansions.
experiment-column-most = The most expansions that one of these boards needs.
experiment-column-most-board = The first board that needs the most expansions.
experiment-column-generated-total = Nodes generated on all these boards together.
experiment-column-not-shortest = Boards on which the path found is not a shortest one.
experiment-column-longest = The most moves of a path found.
experiment-column-longest-board = The first board with the longest path found.
experiment-column-more = Boards on which it expands more nodes than the strategy that it is compared with.
experiment-column-equal = Boards on which it expands as many nodes as the strategy that it is compared with.
experiment-column-fewer = Boards on which it expands fewer nodes than the strategy that it is compared with.
experiment-column-excess = The most expansions that it makes in addition.
experiment-column-excess-board = The first board on which it makes the most expansions in addition.
experiment-column-longer = Boards on which it finds a longer path than the strategy that it is compared with.
experiment-column-widest = The path found that is the most times as long as that of the strategy that it is compared with.
experiment-column-widest-other = The path of the other strategy there.
experiment-column-widest-board = The first board with such a path.
experiment-column-run = The number of the run.
experiment-column-name = The name of the board in its file.
experiment-column-board = The start board, row by row; 0 is the blank.
experiment-column-goal = The goal board.
experiment-column-end = How the run ended.
experiment-column-instance = The number of the instance in Korf's paper.
experiment-column-length-published = Moves of a shortest solution, as published.
experiment-column-times-published = Moves of the solution found, divided by those of a shortest solution as published. 1.00 is as short as possible.
experiment-column-nodes = Nodes generated by all iterations, the root counted once.
experiment-column-nodes-published = Nodes generated, as published.
experiment-column-boards = The number of boards.
experiment-column-bidirectional = Mean of the nodes that bidirectional BFS generated.
experiment-column-astar-smaller-g = Mean of the nodes that A* with Manhattan generated. At a tie the smaller g goes first, much as in a textbook.
experiment-column-astar-larger-g = Mean of the nodes that A* with Manhattan generated. At a tie the larger g goes first, as usual here.
experiment-column-wins = Boards on which bidirectional BFS generated fewer nodes than A* with ties to smaller g.
experiment-column-generated = { glossary-generated-about }
experiment-column-expanded = { glossary-expanded-about }
experiment-column-visited = { glossary-visited-about }
experiment-column-peak-frontier = { glossary-peak-frontier-about }
experiment-column-branching = { glossary-branching-factor-about }
experiment-column-bfs-generated-with-parent = { experiment-textbook-count }
experiment-column-bfs-generated-aima = As published in AIMA, Fig. 3.26. { experiment-textbook-count }
experiment-column-bfs-generated-exact = The exact mean over all boards of this length. { experiment-textbook-count }
experiment-column-bfs-branching = { glossary-branching-factor-about }
experiment-column-bfs-branching-aima = As published in AIMA, Fig. 3.26. { glossary-branching-factor-about }
experiment-column-misplaced-generated-with-parent = { experiment-textbook-count }
experiment-column-misplaced-generated-aima = As published in AIMA, Fig. 3.26. { experiment-textbook-count }
experiment-column-misplaced-generated-exact = The exact mean over all boards of this length. { experiment-textbook-count }
experiment-column-misplaced-branching = { glossary-branching-factor-about }
experiment-column-misplaced-branching-aima = As published in AIMA, Fig. 3.26. { glossary-branching-factor-about }
experiment-column-manhattan-generated-with-parent = { experiment-textbook-count }
experiment-column-manhattan-generated-aima = As published in AIMA, Fig. 3.26. { experiment-textbook-count }
experiment-column-manhattan-generated-exact = The exact mean over all boards of this length. { experiment-textbook-count }
experiment-column-manhattan-branching = { glossary-branching-factor-about }
experiment-column-manhattan-branching-aima = As published in AIMA, Fig. 3.26. { glossary-branching-factor-about }

## experiment

experiment-textbook-count = Mean of the nodes generated, counted as in the textbook: all neighbours of an expanded node, its parent too.

## experiment-files

experiment-files-title-lengths = { $size } to { $goal }, lengths { $lengths }, { $boards } each, seed { $seed }
experiment-files-title-walks = { $size } to { $goal }, random walks of { $lengths }, { $boards } each, seed { $seed }
experiment-files-note-branching = b*: the effective branching factor. N + 1 = 1 + b* + … + b*^d, each side added up over the runs, with N nodes generated and a path of d moves.
experiment-files-note-walks = Lengths are of random walks: a shortest solution may be shorter.
experiment-files-note-scarce = There are no more boards than { $list }.
experiment-files-of-length = { $number } of length { $length }
# The note below means that leave out so many runs.
experiment-files-unsolved-note =
    { $runs ->
        [one] { $runs } run found no solution within their limits; means are of the others.
       *[other] { $runs } runs found no solution within their limits; means are of the others.
    }
# The same of runs whose heuristic failed; why it did is told beside.
experiment-files-failed-note =
    { $runs ->
        [one] { $runs } run ended because the heuristic failed; means are of the others.
       *[other] { $runs } runs ended because the heuristic failed; means are of the others.
    }
experiment-files-not-lengths = “{ $text }” is not a range of lengths; write 20, 6..28, or 6..28:2 for every second one
experiment-files-lengths-backwards = the lengths go from { $from } down to { $to }; write the smaller one first
experiment-files-no-step = the step is 0; write 1 or more
experiment-files-length-too-large = a length of { $length } is too large; no length is above { $most }
experiment-files-not-a-shard = “{ $text }” is not a shard; write its number and how many there are, as in 3/16
experiment-files-shard-count = there cannot be { NUMBER($count) } shards; write 1 to { NUMBER($most) }, as in 3/16
experiment-files-only-shard = there is no shard { $number } of 1; the only one is 1/1
experiment-files-no-such-shard = there is no shard { $number } of { $of }; they are 1/{ $of } to { $of }/{ $of }
experiment-files-no-strategies = there is no strategy; give at least one
experiment-files-strategy-twice = the strategy { $strategy } is there twice; keep one
experiment-files-no-boards = there is no board; ask for at least one of each length
experiment-files-too-far = no board is { $length } moves from { $goal }; the farthest are { $farthest }
experiment-files-too-many-runs = that makes { $number } runs; the most is { $most }
experiment-files-every-too-large = every board of { $size } is too many: that is possible up to 3x3 and 2x5; leave --every-board out and give --lengths, and boards are drawn
experiment-files-every-unsupported = { $strategy } cannot be measured on every board: there dfs is not searched, the moves are tried up, left, right, down, and ties go to the larger or the smaller g; measure it on boards drawn at random with --lengths
experiment-files-note-move-orders = { $strategy }: over { $orders } orders of moves { $least } ({ $first }) to { $most } ({ $last }) expansions on average
experiment-files-every-unbounded = nothing bounds { $strategy } on every board, for it stores no states; take idastar with a built-in heuristic, or bfs, which finds the same lengths
experiment-files-every-made-for-one-goal = { $strategy } would need tables for every board as a goal; take mm with zero, misplaced, patchy, manhattan or linear-conflict
experiment-files-every-too-far = no board is { $length } moves from the goal; the farthest are { $farthest }
experiment-files-every-cancelled = cancelled before the boards of a length were whole
experiment-files-every-no-estimate = { $strategy }: { $fault }
experiment-files-title-every = Every board of { $size } to { $goal }
experiment-files-title-every-lengths = Every board of { $size } to { $goal }, lengths { $lengths }
experiment-files-note-every-against = More, as many, fewer and longer: compared with { $strategy }.
experiment-files-note-every-costs =
    { $own ->
        [none] A move costs the number of its tile.
       *[other] The costs of the tiles are { $own }.
    } All lengths here are costs, the first column has the least cost of the boards, and not_shortest counts the boards on which the path found costs more.
experiment-files-note-every-part = Only the lengths that are whole: { $lengths } of { $all }.
experiment-files-broken = { $strategy } failed on { $board }: { $reason }; this is a defect in Slidescope, please report the board
experiment-files-broken-without-reason = it gave no reason
experiment-files-line = line { $line }: { $fault }
experiment-files-entry = entry { $entry }: { $fault }
experiment-files-board-illegal = the board is not legal: { $faults }; a line is name: board = length, of which only the board is needed
experiment-files-unknown-columns = not known here: { $names }; leave that out, or name the columns board, goal, name and length
experiment-files-board-unsolvable = the board has no solution: { $reason }
experiment-files-not-a-length = “{ $text }” is not a length; write the moves of a shortest solution after the =, or leave it out
experiment-files-wrong-length = the shortest solution has { $shortest } moves, not { $length }; mend the number after the =, or leave it out
experiment-files-impossible-length = no solution has { $length } moves, and the next number that one can have is { $next }; mend the number after the =, or leave it out
experiment-files-too-many-boards = there are more than { $most } boards; split the file
experiment-files-too-long = it is longer than { $most } bytes; split it
experiment-files-empty = there is no board in it; write one a line
experiment-files-in-use = another experiment is writing to it; choose another file
experiment-files-not-a-journal = it is not the journal of an experiment; choose another file
experiment-files-newer = it was written by a newer version of the program (form { $version }, this one reads { $ours }); update it, or choose another file
experiment-files-older = it was written by an older version of the program (form { $version }, this one reads { $ours }); choose another file
experiment-files-other-experiment = it belongs to another experiment, which differs in its { $parts }; choose another file, or ask for the same
experiment-files-and-its = { $parts } and its { $part }
# A part of an experiment, by its key in a journal.
experiment-files-part = { $key }
experiment-files-changed-header = line 1, which names the experiment, was changed after it was written: its checksum does not match; choose another file
experiment-files-other-shard = it is of shard { $theirs }, not of { $ours }; choose another file, or give --shard { $theirs }
experiment-files-shard-of-whole = it is of shard { $theirs }, not of the whole experiment; choose another file, or give --shard { $theirs }
experiment-files-whole-of-shard = it is of the whole experiment, not of a shard; choose another file, or leave out --shard
experiment-files-damaged = line { $line } is damaged: { $fault }; remove the line, and its run is made again
experiment-files-no-such-run = there is no run { $run }
experiment-files-other-board = run { $run } is of another board
experiment-files-other-strategy = run { $run } is of another strategy
experiment-files-run-of-other-shard = run { $run } is of another shard
experiment-files-no-checksum = its checksum is missing
experiment-files-changed = it was changed after it was written: its checksum does not match

## experiment-shards

experiment-shards-nothing = these journals are empty; give the journals of shards that were begun
experiment-shards-different = { $first } and { $path } belong to different experiments, which differ in their { $parts }; merge journals of one experiment
experiment-shards-and-their = { $parts } and their { $part }
experiment-shards-run-twice = { $path } has run { $run } twice, with different counts; remove one of the two lines, or both to make the run again
experiment-shards-contradiction = { $first } and { $path } both have run { $run }, with different counts; make it again, or leave out the wrong journal
experiment-shards-empty = { $path }: it is empty, or has a part of its first line only; it has no runs
experiment-shards-given-twice = { $path }: it is given twice; it is read once
experiment-shards-cut-short = { $path }: its last line is incomplete and left out; the run is made again when the shard is resumed
experiment-shards-in-use = { $path }: another program is writing to it; only its present runs are merged
experiment-shards-other-program = { $path }: version { $version } of the program wrote it, and version { $first_version } { $first }; they may count differently
experiment-shards-damaged = { $path }: line { $line } is left out: { $fault }; remove it, or the shard cannot be resumed
experiment-shards-overlap =
    { $runs ->
        [one] { $path }: { $runs } run of it is in { $first } too, and counts once
       *[other] { $path }: { $runs } runs of it are in { $first } too, and count once
    }
experiment-shards-missing =
    { $missing ->
        [one] { $missing } of { $all } is missing:
       *[other] { $missing } of { $all } are missing:
    }
experiment-shards-no-journal =
    { $count ->
        [one] shard { $numbers } of { $of }: no journal given, { $runs }
       *[other] shards { $numbers } of { $of }: no journal given, { $runs }
    }
experiment-shards-begun = shard { $shard }: { $missing } of { $all } ({ $path } has the others)
experiment-shards-more-begun = and shards { $numbers }
experiment-shards-by-strategy = by strategy: { $list }
experiment-shards-by-length = by length: { $lengths }
experiment-shards-each = { $name } ({ $count })
experiment-shards-run = run { $run }: { $strategy } on { $board }
experiment-shards-to-make-them = To make them, and then merge again:
experiment-shards-for-each = for K = { $numbers }
experiment-shards-range = { $from } to { $to }
experiment-shards-numbers = { $numbers } and { $last }

## explain

explain-side-word =
    { $side ->
        [forward] forward
       *[backward] backward
    }
explain-why-only = It is the only node in the frontier.
explain-why-oldest = It entered the frontier first of { NUMBER($waiting) } nodes.
explain-why-newest = It was put on the stack last of { NUMBER($waiting) } nodes.
explain-why-lowest-g = g = { $g } is the lowest in the frontier.
explain-why-lowest-g-of-both =
    { $in_both ->
        [true] g = { $g } is the lowest in both frontiers, and forward goes first.
       *[false] g = { $g } is the lowest in the { $side } frontier; the { $turned } frontier has { $other }.
    }
explain-why-lowest-h = h = { $h } is the lowest in the frontier.
explain-why-lowest-f = f = { $f } is the lowest in the frontier.
# $side and $turned are “forward” and “backward”, or the other way round.
explain-why-lowest-p =
    { $in_both ->
        [true] p = { $p } is the lowest in both frontiers, and forward goes first.
       *[false] p = { $p } is the lowest in the { $side } frontier; the { $turned } frontier has { $other }.
    }
# Here and below, $limit is f for a threshold of f, depth for a depth limit.
explain-why-first-within =
    { $limit ->
        [f] It is the first successor of the node expanded last that is within the threshold { $threshold }.
       *[depth] It is the first successor of the node expanded last that is within the depth limit { $threshold }.
    }
explain-why-goes-back =
    { $limit ->
        [f] The search goes back { $nodes } on the path, to the last one with a successor left within the threshold { $threshold }: this one.
       *[depth] The search goes back { $nodes } on the path, to the last one with a successor left within the depth limit { $threshold }: this one.
    }
explain-why-next-threshold =
    { $limit ->
        [f] No node is left within the threshold { $last }. The search begins again at the root, with the threshold { $threshold }.
       *[depth] No node is left within the depth limit { $last }. The search begins again at the root, with the depth limit { $threshold }.
    }
explain-why-smaller-frontier =
    { $equal ->
        [true] Both frontiers have { $nodes }: forward goes first.
       *[false] The { $own } frontier has { $nodes }, the { $other } frontier { NUMBER($there) }: the smaller one goes next.
    }
explain-why-layer-begins = Its layer of depth { $depth } begins with the node that entered the frontier first.
explain-why-same-layer =
    { $left ->
        [one] { $left } node is left in the { $side } layer of depth { $depth }, which is finished first. This one entered the frontier first.
       *[other] { $left } nodes are left in the { $side } layer of depth { $depth }, which is finished first. This one entered the frontier first.
    }
explain-why-order-of-moves = Siblings enter in the order of moves: blank { $ways }.
# Two sentences, one after the other.
explain-followed = { $first } { $second }
explain-tie-none = No other node has it.
# $end is largest or smallest.
explain-tie-by-g =
    { $end ->
        [largest] { NUMBER($count) } nodes share it; this one has the largest g ({ $g }).
       *[smallest] { NUMBER($count) } nodes share it; this one has the smallest g ({ $g }).
    }
explain-tie-by-age =
    { $ties ->
        [oldest] { NUMBER($count) } nodes share it; this one entered the frontier first.
       *[newest] { NUMBER($count) } nodes share it; this one entered the frontier last.
    }
explain-tie-same-g = { NUMBER($count) } nodes share it, all with g = { $g }; this one entered the frontier first.
explain-tie-some-with-g =
    { $end ->
        [largest] { NUMBER($count) } nodes share it, { NUMBER($with_g) } of them with the largest g ({ $g }); of these it entered the frontier first.
       *[smallest] { NUMBER($count) } nodes share it, { NUMBER($with_g) } of them with the smallest g ({ $g }); of these it entered the frontier first.
    }
explain-ending-found = it is the goal, and the search ends
explain-ending-goal-to-be-taken = it is the goal, and must still be taken from the frontier
explain-ending-meeting = the other search has it too: the frontiers meet
explain-ending-path =
    { $best ->
        [true] the other search has it too: a path of { $length } moves, the best so far
       *[false] the other search has it too: a path of { $length } moves, no better than the best so far
    }
explain-ending-path-of-cost =
    { $best ->
        [true] the other search has it too: a path that costs { $cost }, the best so far
       *[false] the other search has it too: a path that costs { $cost }, no better than the best so far
    }
explain-edge = none: the board’s edge
explain-back = left out: the move straight back
explain-not-reached = left out: the search ended before it
explain-at-limit = left out: the node is at the depth limit { $limit }
explain-undecided = not looked up yet
explain-stacked =
    { $beyond ->
        [true]
            { $limit ->
                [f] dropped when its turn comes: f = { $f } is beyond the threshold { $threshold }
               *[depth] dropped when its turn comes: depth = { $f } is beyond the limit { $threshold }
            }
       *[false]
            { $goal ->
                [true]
                    { $limit ->
                        [f] kept: f = { $f } is within the threshold { $threshold }; it is the goal, and must still be entered
                       *[depth] kept: depth = { $f } is within the limit { $threshold }; it is the goal, and must still be entered
                    }
               *[false]
                    { $limit ->
                        [f] kept: f = { $f } is within the threshold { $threshold }
                       *[depth] kept: depth = { $f } is within the limit { $threshold }
                    }
            }
    }
explain-kept =
    { $f ->
        [none] kept: new, with g = { $g }
       *[other] kept: new, with g = { $g } and f = { $f }
    }
# $list is closed or open.
explain-dropped =
    { $first_is_kept ->
        [true]
            { $list ->
                [closed] dropped: closed already with g = { $stored }; g = { $g } is smaller, but a closed node stays closed
               *[open] dropped: in the frontier already with g = { $stored }; g = { $g } is not compared, because the first path to a state is kept
            }
       *[false]
            { $list ->
                [closed] dropped: closed already with g = { $stored }; g = { $g } is no better
               *[open] dropped: in the frontier already with g = { $stored }; g = { $g } is no better
            }
    }
explain-reparented =
    { $reopened ->
        [true] better path: g = { $g } instead of { $old }; it was closed and is reopened
       *[false] better path: g = { $g } instead of { $old }
    }
explain-put-again = on the stack already with g = { $old }; put there again with g = { $g }, and the newest entry counts
# What became of a successor, and one of the messages whose ids begin with explain-ending.
explain-ended =
    { $end ->
        [none] { $treated }
       *[other] { $treated }; { $end }
    }
explain-right = Right.
explain-as-good = Right: it entered the frontier together with the node that is taken; only the order of moves decides between them.
explain-closed = It is closed: it has been expanded already.
explain-not-generated = It has not been generated yet.
explain-larger-f = Its f is { $own }; the lowest in the frontier is { $lowest }.
explain-smaller-g = Its f is the lowest, but its g is { $g }; a node with the same f and g = { $largest } goes first.
explain-larger-p = Its p is { $own }; the lowest in both frontiers is { $lowest }.
explain-forward-first = Its p is the lowest, but the forward search has a node with the same p and goes first.
explain-larger-h = Its h is { $own }; the lowest in the frontier is { $lowest }.
explain-larger-g = Its g is { $g }; a node with g = { $smallest } goes first.
explain-younger =
    { $before ->
        [one] One node is ahead of it and entered the frontier earlier.
       *[other] { $before } nodes are ahead of it and entered the frontier earlier.
    }
explain-older =
    { $before ->
        [one] One node is ahead of it and entered the frontier later.
       *[other] { $before } nodes are ahead of it and entered the frontier later.
    }
explain-later-on-stack =
    { $before ->
        [one] One successor comes before it on the stack.
       *[other] { $before } successors come before it on the stack.
    }
explain-beyond-threshold =
    { $limit ->
        [f] Its f is { $own }, beyond the threshold { $threshold }: it is dropped when its turn comes.
       *[depth] Its depth is { $own }, beyond the limit { $threshold }: it is dropped when its turn comes.
    }
explain-other-side = The { $side } search is at work.
explain-over = The search is over: nothing comes next.
explain-step-goal = It is the goal: the search is over.
explain-step-no-goal = It is not the goal.
explain-step-generated = { $successor } is generated.
explain-step-estimated = Its estimate of the moves left: h = { $h }.
explain-step-treated = { $successor }: { $treatment }.
explain-step-parent-set = The node taken becomes its parent.
explain-step-met = The other side has it: the frontiers have met.
explain-step-ended = Yes: { $end }.
explain-step-not-yet = Not yet.
explain-step-inserted = It goes into the frontier.
explain-step-inserted-again = It goes into the frontier with its new g.
explain-step-no-shorter = None can be shorter than the best path, of { $best } moves.
explain-step-best-returned = The best path is a shortest one: the search is over.
explain-step-within-limit = Its depth is within the limit.
explain-step-at-limit = Its depth is the limit { $limit }: back to its parent.
explain-step-stacked = { $successor } waits on the stack.
explain-step-backtracked = Back on the path, to the last node that has a neighbour left.
explain-step-first-threshold = The first is { $threshold }.
explain-step-start = The search begins at the start.
explain-neighbour =
    { $board ->
        [none]
            { $nth ->
                [1] First neighbour, blank { $direction }
                [2] Second neighbour, blank { $direction }
                [3] Third neighbour, blank { $direction }
               *[other] Fourth neighbour, blank { $direction }
            }
       *[other]
            { $tile ->
                [none]
                    { $nth ->
                        [1] First neighbour, { $board }, blank { $direction }
                        [2] Second neighbour, { $board }, blank { $direction }
                        [3] Third neighbour, { $board }, blank { $direction }
                       *[other] Fourth neighbour, { $board }, blank { $direction }
                    }
               *[other]
                    { $nth ->
                        [1] First neighbour, { $board }, blank { $direction } (tile { $tile } moves { $way })
                        [2] Second neighbour, { $board }, blank { $direction } (tile { $tile } moves { $way })
                        [3] Third neighbour, { $board }, blank { $direction } (tile { $tile } moves { $way })
                       *[other] Fourth neighbour, { $board }, blank { $direction } (tile { $tile } moves { $way })
                    }
            }
    }
explain-move-order = { $first }, { $second }, { $third }, { $fourth }
explain-direction =
    { $letter ->
        [U] up
        [L] left
        [D] down
       *[R] right
    }

## explore

# What a toggle for a logarithmic axis says.
explore-log = log
explore-about-log = A logarithmic vertical axis.
# The title of a logarithmic axis, and the same in few words.
explore-log-lines =
    { $name ->
        [none] each line is ten times the one below
       *[other] { $name } (each line is ten times the one below)
    }
explore-log-lines-short =
    { $name ->
        [none] each line × 10
       *[other] { $name } · each line × 10
    }

## explore/run

explore-run-run = Run
explore-run-run-name = Run search
explore-run-pause = Pause
explore-run-pause-name = Pause search
explore-run-go-on = Resume
explore-run-go-on-name = Resume search
explore-run-again = Run again
explore-run-again-name = Run again
explore-run-about = Runs or pauses the search (Space).
explore-run-mend-first = Correct the board first: its faults are listed above.

## explore/tabs

explore-tabs-board = Board
explore-tabs-tree = Tree
explore-tabs-state-space = State space
explore-tabs-depths = Depths
explore-tabs-expansion = Expansion
explore-tabs-stack = Stack
explore-tabs-frontier = Frontier
explore-tabs-solution = Solution

## explore/empty

explore-empty-illegal = The board on the left is not legal yet.
explore-empty-no-way = The goal cannot be reached from this board.
explore-empty-search-anyway = Search anyway: the search visits every state it can reach.
explore-empty-run-or-step = Space runs it. → makes one expansion.
explore-empty-g = g: moves so far
explore-empty-h = h: estimate of the moves left
explore-empty-f = f = g + h
explore-empty-f-weighted = f = g + w × h
explore-empty-looks-for-heuristic =
    { $wanted ->
        [cheapest] { $algorithm } with { $heuristic } searches for a cheapest solution.
        [shortest] { $algorithm } with { $heuristic } searches for a shortest solution.
        [unproven] { $algorithm } with { $heuristic } searches for a solution. This h is not known to be admissible, so a shorter one may exist.
       *[any] { $algorithm } with { $heuristic } searches for a solution.
    }
explore-empty-looks-for =
    { $wanted ->
        [cheapest] { $algorithm } searches for a cheapest solution.
        [shortest] { $algorithm } searches for a shortest solution.
       *[any] { $algorithm } searches for a solution.
    }

## explore/more

explore-more-more = More
explore-more-more-name = More of the search
explore-more-more-about = Moments to go to and to stop at, ties, the memory limit, and how many states stand at each depth.

## explore/sides

explore-sides-boards = Hide the boards
explore-sides-boards-name = Show the boards
explore-sides-boards-sheet = Boards
explore-sides-search-sheet = Search
explore-sides-node = Hide the node
explore-sides-node-name = Show the node
explore-sides-boards-edge = Width of the boards
explore-sides-node-edge = Width of the node

## explore/every-board

explore-every-board-harder = { $expanded } expanded: fewer than on { $share } of all boards, and on { $share_here } of those with { $moves }.
explore-every-board-about = Every board that can be solved, from the easiest for this strategy to the hardest. All of them were searched.

## explore/counters

# Below the size of the frontier: its peak.
explore-counters-at-most = at most
explore-counters-search-time = Search time
explore-counters-search-time-about = Time spent searching. Pauses and the waits of a slow speed are not counted.
explore-counters-iterations = Iterations
explore-counters-iterations-about = Searches begun at the start, each with a larger threshold than the one before.
explore-counters-threshold = Threshold
explore-counters-depth-limit = Depth limit
explore-counters-depth-reached = Depth reached
explore-counters-about-depth-last = The depth of the node expanded last.
explore-counters-about-depths-added = The depths of the forward and the backward search, added up.
explore-counters-g-reached = g reached
explore-counters-about-g = The largest g of the nodes expanded.
explore-counters-f-reached = f reached
explore-counters-about-f = The largest f = g + h of the nodes expanded.
explore-counters-about-weighted-f = The largest f = g + w × h of the nodes expanded.
explore-counters-about-depth-largest = The largest depth of the nodes expanded.
explore-counters-priority-reached = Priority reached
explore-counters-about-priority = The largest priority p = max(g + h, 2g + 1) of the nodes expanded.

## explore/memory

explore-memory-held = Memory
explore-memory-held-about = Memory that the search holds, free places in tables and queues included. The limit is on this.
explore-memory-recorded = Recording
explore-memory-recorded-about = Memory of the recording, by which every moment can be gone to, and of its picture. It is beside the limit; its nodes have a limit of their own.
explore-memory-limit = Memory limit
explore-memory-about-limit = A search that needs more memory stops and says so. The limit counts from the next run.

## explore/plot

explore-plot-name = Frontier and visited states against expansions or search time
explore-plot-empty = Frontier and visited boards will grow here.
# What is stored by a depth-first search, and by another: its name, and what it counts.
explore-plot-path = path
explore-plot-path-about = All that is stored: the nodes from the start to the one that comes next.
explore-plot-visited = visited
explore-plot-log-name = Logarithmic axis
explore-plot-x-axis = Horizontal axis
explore-plot-x-axis-about = What the horizontal axis counts.
explore-plot-against-expansions = against expansions
explore-plot-against-time = against search time
explore-plot-expansions = expansions
explore-plot-time = time
explore-plot-search-time = search time
explore-plot-states = states
explore-plot-readout =
    { $expanded ->
        [one] { $expanded } expansion, { $time }
       *[other] { $expanded } expansions, { $time }
    }
    visited { NUMBER($visited) }
    frontier { NUMBER($frontier) }

## explore/pseudocode

# Text, accessible name, and what it does.
explore-pseudocode-fine-steps = fine steps
explore-pseudocode-fine-steps-name = Fine steps
explore-pseudocode-fine-steps-about = Step goes through each expansion line by line.
explore-pseudocode-about-note = What the highlighted line does in the expansion shown.
explore-pseudocode-step = { $number } of { $steps }
explore-pseudocode-line =
    { $at_work ->
        [true] { $code } (at work)
       *[false] { $code }
    }

## explore/depths

explore-depths-from-start = from the start
explore-depths-from-goal = from the goal
explore-depths-depth = depth
explore-depths-f = f
explore-depths-cost = cost
explore-depths-cost-axis = cost from the root (g)
explore-depths-depth-axis = moves from the root (g)
explore-depths-nodes-axis = nodes
explore-depths-states-axis = states
explore-depths-log-name = Logarithmic bars
explore-depths-by-f = by f
explore-depths-by-cost = by cost
explore-depths-by-depth = by depth
explore-depths-name-by-f = Bars by f
explore-depths-about-by = One bar for each f, or for each depth.
explore-depths-legend =
    { $depth_first ->
        [true]
            { $states_known ->
                [true] Filled: on the current path. Outlined: on the stack. Grey: all states at that distance from the start.
               *[false] Filled: on the current path. Outlined: on the stack.
            }
       *[false]
            { $states_known ->
                [true] Filled: closed. Outlined: in the frontier. Grey: all states at that distance from the start.
               *[false] Filled: closed. Outlined: in the frontier.
            }
    }
explore-depths-name =
    { $of_search ->
        [true] Nodes by { $by }
       *[false] States by { $by }
    }
explore-depths-levels = { $levels } levels by { $by }
explore-depths-states-at =
    { $states ->
        [one] { $states } state at { NUMBER($level) } { $by }
       *[other] { $states } states at { NUMBER($level) } { $by }
    }
explore-depths-level = { $by } { NUMBER($level) }
# A node that was reopened since counts among the expansions, but is no longer stored there.
explore-depths-nodes =
    { $name ->
        [none] { NUMBER($expanded) } expansions; { NUMBER($stored) } stored: { NUMBER($frontier) } open and { NUMBER($closed) } closed
       *[other] { $name }: { NUMBER($expanded) } expansions; { NUMBER($stored) } stored: { NUMBER($frontier) } open and { NUMBER($closed) } closed
    }
explore-depths-states-exist = { NUMBER($number) } states exist at this distance from the start

## explore/map

explore-map-name = State space map
explore-map-measuring = Measuring the state space…
explore-map-two-spaces = Start and goal are in two spaces without a path between them, so no state has both distances.
explore-map-from-start = moves from the start
explore-map-to-goal = moves to the goal
explore-map-expanded = expanded
explore-map-generated-share = generated
explore-map-visited-share = visited
# Below the share of all states that was visited or generated.
explore-map-of-states = of { NUMBER($number) } states
# The scale below a map on paper.
explore-map-scale = expanded, 0 to 100 % of a cell
explore-map-generated = only generated
explore-map-unreached = not reached
explore-map-sides = expanded from the start, 0 to 100 % of a cell
explore-map-sides-name = from the goal
explore-map-shortest =
    { $moves ->
        [one] shortest solution: { $moves } move
       *[other] shortest solution: { $moves } moves
    }
explore-map-too-large = { $size } has { $all } states. The map is drawn of up to { NUMBER($most) } states: boards of up to nine cells, and 2 × 5.
explore-map-legend = One cell: all states x moves from the start and y from the goal. Brighter: more of them expanded. Outline: only generated. States on a shortest solution lie on the dashed line (x + y = { NUMBER($optimal) }).
explore-map-cell = { NUMBER($g) } from the start, { NUMBER($h) } to the goal: { NUMBER($number) } states, { NUMBER($generated) } generated, { NUMBER($expanded) } expanded

## explore/solution

explore-solution-copy = Copy moves
explore-solution-about-copy = Copies the moves as text.
explore-solution-start = start
explore-solution-back = Previous move
explore-solution-pause = Pause replay
explore-solution-play = Play solution
explore-solution-next = Next move
explore-solution-slider = Move of the solution
explore-solution-speed = Replay speed
explore-solution-speed-about = Moves a second.
explore-solution-shortest =
    { $moves ->
        [one] { $moves } move; no solution is shorter
       *[other] { $moves } moves; no solution is shorter
    }
explore-solution-unknown =
    { $moves ->
        [one] { $moves } move; a shorter solution may exist
       *[other] { $moves } moves; a shorter solution may exist
    }
explore-solution-at-least =
    { $moves ->
        [one] { $moves } move found, at least { NUMBER($at_least) } needed; a shorter solution may exist
       *[other] { $moves } moves found, at least { NUMBER($at_least) } needed; a shorter solution may exist
    }
explore-solution-longer =
    { $moves ->
        [one] { $moves } move, { NUMBER($more) } longer than optimal
       *[other] { $moves } moves, { NUMBER($more) } longer than optimal
    }
explore-solution-longer-overestimates =
    { $moves ->
        [one] { $moves } move, { NUMBER($more) } longer than optimal: this heuristic overestimates
       *[other] { $moves } moves, { NUMBER($more) } longer than optimal: this heuristic overestimates
    }

## export

export-not-found = { $path } could not be found: { $error }
export-not-made = { $path } could not be made: { $error }
export-not-written = { $path } could not be written: { $error }
export-not-text = it is not text in UTF-8, UTF-16 or GB18030; save it as UTF-8
export-not-a-file = it is not a regular file
export-skipped = { $path } is skipped: { $reason }
export-trace-is-cut =
    { $expansions ->
        [one] { $left_out ->
            [one] the trace ends after { $expansions } expansion; { $left_out } more is not in it
           *[other] the trace ends after { $expansions } expansion; { $left_out } more are not in it
        }
       *[other] { $left_out ->
            [one] the trace ends after { $expansions } expansions; { $left_out } more is not in it
           *[other] the trace ends after { $expansions } expansions; { $left_out } more are not in it
        }
    }
export-trace-is-long = the trace has { NUMBER($number) } expansions; above { NUMBER($slow) } Posthoc becomes slow
export-search-not-started = the search was not started; where the system gives no more threads, close other programs or raise the limit of processes (ulimit -u)
export-ended-before = the search ended after { $expansions }, before --at { NUMBER($at) }
export-not-recorded = only the first { NUMBER($recorded) } expansions are recorded; draw an earlier moment with --at
export-space-too-large = the state space is too large for a map; maps are drawn for boards of up to nine cells, and 2 × 5
export-two-spaces = start and goal are in two separate state spaces, so there is no map
export-not-solved = there is no solution to draw: the search has found none at this moment
export-not-expanded = there is no expansion to draw at moment 0
export-still = a solution does not move: animate the tree, the map, the depths, the plot or the expansion
export-no-font = the fonts of this program have no { $characters }: leave that out, or save as SVG, which takes the fonts of its reader
export-film-too-large = an animation has at most { NUMBER($most) } pixels a frame: choose a smaller size

## export/picture-format, by id

export-picture-format-svg = SVG
export-picture-format-png = PNG
export-picture-format-pdf = PDF

## export/animation-format, by id

export-animation-format-gif = GIF
export-animation-format-png = APNG

## export/search-picture, by id

export-search-picture-summary-tree = the search tree with its frontier and its path
export-search-picture-summary-map = every state by its moves from the start and to the goal, and which were expanded
export-search-picture-summary-depths = how many nodes there are at each depth
export-search-picture-summary-plot = frontier and visited against expansions
export-search-picture-summary-expansion = the node expanded last and its successors
export-search-picture-summary-solution = the boards of the path found

## export/preset, by id

export-preset-own = own size
export-preset-column = 85 mm
export-preset-page = 170 mm
export-preset-slide = 16:9
export-preset-summary-own = the size in pixels that you give
export-preset-summary-column = 85 mm wide: one column of a paper, cropped
export-preset-summary-page = 170 mm wide: both columns of a paper, cropped
export-preset-summary-slide = a slide of 16:9

## export/menu

export-menu-export = Export
export-menu-about = Saves a picture of what is shown, and the trace of a search.
export-menu-picture = Picture of what is shown
export-menu-trace = Search trace for Posthoc
export-menu-zoom = The size of letters and marks.
export-menu-side = Type a number, or drag.
export-menu-of = Of
export-menu-about-of = What the picture shows.
export-menu-format = Format
export-menu-theme = Theme
export-menu-size = Size
export-menu-about-size = For a paper, for a slide, or in pixels. A PNG for a paper or a slide is drawn at 2×.
# Of each field: its name, what stands in it while it is empty, and its name for screen readers.
export-menu-title = Title
export-menu-title-name = none
export-menu-title-about = Picture title
export-menu-caption = Caption
export-menu-caption-name = none
export-menu-caption-about = Picture caption
export-menu-animation = Animation of the run
export-menu-about-animation = Shows what is chosen above, moment by moment, at the same size.
export-menu-speed = Speed
export-menu-about-speed = A run that would last longer than the limit is played faster: moments are left out.
export-menu-a-second = expansions per second,
export-menu-at-most = at most
export-menu-seconds = s
export-menu-part = Part
export-menu-about-part = The first and the last moment, in expansions.
export-menu-up-to = to
export-menu-expansions = expansions
export-menu-cancel = Cancel
# Accessible names.
export-menu-animation-speed = Animation speed
export-menu-animation-seconds = Animation length
export-menu-animation-from = Animation from
export-menu-animation-to = Animation to
export-menu-animation-progress = Animation progress
export-menu-animation-as = Animation as { $format }
export-menu-picture-for = Picture size: { $preset }
export-menu-lasts = { $frames }, { $seconds } s
# Of each choice between light and dark: its text, its name for screen readers, and what it does.
export-menu-as-here = as here
export-menu-as-here-name = Picture as light or dark as here
export-menu-as-here-about = As light or dark as the window is now.
export-menu-light = light
export-menu-light-name = Light picture
export-menu-light-about = For paper.
export-menu-dark = dark
export-menu-dark-name = Dark picture
export-menu-dark-about = For a dark slide.
export-menu-width = Picture width
export-menu-times = ×
export-menu-height = Picture height
export-menu-pixels = pixels
export-menu-zoom-label = zoom
# What a picture can be of.
export-menu-tree = Tree
export-menu-state-space = State space
export-menu-depths = Depths
export-menu-expansion = Expansion
export-menu-solution = Solution
export-menu-strategies = Strategies
export-menu-curves = Curves
export-menu-estimates = Estimates
export-menu-plot = Plot
# Accessible names.
export-menu-picture-of = Picture of: { $subject }
export-menu-picture-as = Picture as { $format }
export-menu-picture-zoom = Picture zoom { $zoom }

## fields

# What a field says that left out so many characters because it takes only `most`.
fields-left-out =
    { $characters ->
        [one] { $characters } character was left out: this field takes { NUMBER($most) } at most.
       *[other] { $characters } characters were left out: this field takes { NUMBER($most) } at most.
    }

## files

files-picture-field = Picture file
files-picture-button = Save picture
files-picture-about = Saves the picture at this size. If that fails, an old file is kept.
files-picture-why-not = There is nothing to draw yet: run a search first. Spaces of a few million states and more have no map.
files-animation-field = Animation file
files-animation-button = Save animation
files-animation-about = Runs the search again in the background and draws every moment.
files-animation-why-not = There is nothing to animate: run a search first, and choose the tree, the state space, the depths, the plot or the expansion.
files-trace-field = Trace file
files-trace-button = Save trace
files-trace-about = Writes every expansion so far, for Posthoc (posthoc.pathfinding.ai) to draw and replay.
files-trace-why-not = There is no search to save yet: run it or make a step first.
files-worksheet-field = Worksheet file
files-worksheet-button = Save worksheet
files-worksheet-about = Writes pages to trace this search by hand: the board, the rules and an empty table.
files-worksheet-why-not = The board is not legal yet, or the file is being written.
files-package-field = Package file
files-package-button = Save package
files-package-about = Writes one file with the exercise and the page, which a learning platform takes.
files-package-why-not = Choose the exercise first, and on the desktop the folder of the page.
files-package-format = ZIP
files-package-format-about = An archive, as a learning platform takes it.
files-feedback-field = Folder of the feedback
files-feedback-button = Write feedback pages
files-feedback-about = Writes a page for each student into this folder: the tasks, the answer given, the right one, and why. Pages of the same name are replaced.
files-feedback-why-not = The pages are being written.
files-table-field = File
files-table-button = Write file
files-table-about = Saves the table. If that fails, an old file is kept.
files-table-why-not = The file is being written.
# The button where there is such a file already, and what it does then.
files-file = File
files-folder = Folder
files-replace = Replace it
files-replace-about = Replaces the file.
files-no-file-name = There is no file name: type one first
files-file-task-broke-off = Saving stopped with an error; try again
files-file-exists = The file { $path } exists already
files-not-written = Not written: { $reason }
files-written =
    { $expansions ->
        [none] Written to { $path }, { $size }.
       *[other] Written to { $path }, { $size }, { $expansions }.
    }
files-trace-is-cut = Only the first { NUMBER($most) } of { NUMBER($all) } expansions are written; Posthoc is slow with so many.
files-trace-is-long = { NUMBER($all) } expansions; above { NUMBER($slow) } Posthoc becomes slow.
# The name of a format and what it is good for.
files-posthoc = Posthoc
files-posthoc-about = A search trace that Posthoc draws and replays.
files-answers = JSON
files-answers-about = The answers to an exercise, to be handed in.
files-lesson = JSON
files-lesson-about = A lesson that a person can read.

## files/picture-format, by id

files-picture-format-svg = Lines and text, sharp at any size.
files-picture-format-pdf = Lines and text with its fonts, for LaTeX and for printing.
files-picture-format-png = Pixels, which everything can show.

## files/animation-format, by id

files-animation-format-gif = 256 colours; every program plays it, also in slides.
files-animation-format-png = All colours, in a PNG; browsers play it.

## files/table-format, by id

files-table-format-table = Text
files-table-format-csv = CSV
files-table-format-json = JSON
files-table-format-markdown = Markdown
files-table-format-latex = LaTeX

## findings

findings-solved =
    solved the board in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } after { $expansions ->
        [one] { $expansions } expansion
       *[other] { $expansions } expansions
    }
findings-expansions =
    { $expansions ->
        [one] made { $expansions } expansion
       *[other] made { $expansions } expansions
    }
findings-found-and-expanded = { $found } and { $expanded }
findings-sentence-with-reason = { $strategy } { $did }: { $why }.
findings-sentence = { $strategy } { $did }.
findings-found-longer =
    { $moves ->
        [one] found { $moves } move ({ NUMBER($more) } longer than optimal)
       *[other] found { $moves } moves ({ NUMBER($more) } longer than optimal)
    }
findings-found-unknown =
    { $moves ->
        [one] found { $moves } move (not known to be optimal)
       *[other] found { $moves } moves (not known to be optimal)
    }
findings-as-many =
    { $nodes ->
        [one] expanded { $nodes } node, as many as { $strategy }
       *[other] expanded { $nodes } nodes, as many as { $strategy }
    }
findings-times-fewer = expanded { $times } times fewer nodes than { $strategy }
findings-percent-fewer = expanded { $percent } % fewer nodes than { $strategy }
findings-nodes-fewer =
    { $fewer ->
        [one] expanded { $fewer } node fewer than { $strategy }
       *[other] expanded { $fewer } nodes fewer than { $strategy }
    }
findings-times-as-many =
    { $nodes ->
        [one] expanded { $nodes } node, { $times } times as many as { $strategy }
       *[other] expanded { $nodes } nodes, { $times } times as many as { $strategy }
    }
findings-percent-more =
    { $nodes ->
        [one] expanded { $nodes } node, { $percent } % more than { $strategy }
       *[other] expanded { $nodes } nodes, { $percent } % more than { $strategy }
    }
findings-nodes-more =
    { $nodes ->
        [one] expanded { $nodes } node, { NUMBER($more) } more than { $strategy }
       *[other] expanded { $nodes } nodes, { NUMBER($more) } more than { $strategy }
    }
findings-why-all-up-to =
    { $moves ->
        [one] it expanded every state up to { $moves } move away
       *[other] it expanded every state up to { $moves } moves away
    }
findings-why-all-nearer =
    { $moves ->
        [one] it expanded every state nearer than { $moves } move
       *[other] it expanded every state nearer than { $moves } moves
    }
findings-why-goal-when-generated = it tests for the goal as soon as a node is generated, the other not before one is expanded
findings-why-goal-when-expanded = it tests for the goal when a node is taken to be expanded, BFS as soon as one is generated
findings-why-both-ends = it searched from both ends without an h, to depths that add up to { NUMBER($length) }
findings-why-skipped =
    { $mean ->
        [none] it skipped every state with f > { NUMBER($f) }
       *[other] { $mean }, so it skipped every state with f > { NUMBER($f) }
    }
findings-why-skipped-again = it stored one path, skipped every state with f > { NUMBER($f) }, and expanded nodes again in each iteration
findings-why-has-to-expand =
    { $boards ->
        [none] it has to expand every state with f < { NUMBER($f) } to prove that no path is shorter
       *[other]
            { $boards ->
                [one] it has to expand the { $boards } state with f < { NUMBER($f) } to prove that no path is shorter
               *[other] it has to expand all { $boards } states with f < { NUMBER($f) } to prove that no path is shorter
            }
    }
findings-why-stores = it stores the states it has met, and the other expands them again in each iteration
# How near h is to the truth, as the reasons begin with it: on all states, and on those of a path.
findings-mean =
    { $everywhere ->
        [true] its h is on average { $percent } of the true distance
       *[false] on the path found, its h is on average { $percent } of the true distance
    }
# $mean is one of the two above.
findings-why-means = { $mean }, that of { $other } { $percent }
# $means is the message above; the numbers are of boards, its own and those of the other.
findings-why-below =
    { $better ->
        [true] { $means }: fewer boards stay below f = { NUMBER($f) } ({ NUMBER($own) }, not { NUMBER($theirs) })
       *[false] { $means }: more boards stay below f = { NUMBER($f) } ({ NUMBER($own) }, not { NUMBER($theirs) })
    }
findings-why-within =
    { $better ->
        [true] { $means }: it met fewer boards with f ≤ { NUMBER($f) }
       *[false] { $means }: it met more boards with f ≤ { NUMBER($f) }
    }
findings-why-order = the order in which it took the states with f = { NUMBER($f) } decided
findings-why-overestimates =
    { $boards ->
        [one] { $mean }, but above it on { $boards } board, so it is not admissible
       *[other] { $mean }, but above it on { $boards } boards, so it is not admissible
    }
findings-why-weighted =
    { $astray ->
        [true] it gives h { $weight } times the weight of g, which led it astray here
       *[false] it gives h { $weight } times the weight of g
    }
findings-why-meets-in-the-middle = it searched from both ends, and neither search went beyond the middle
findings-why-h-alone =
    { $astray ->
        [true] it follows h alone and ignores the path length, which led it astray here
       *[false] it follows h alone and ignores the path length
    }
findings-why-one-path = it stored one path, went back at the depth limit, and expanded a state again wherever another path led to it
findings-why-one-path-again = it stored one path, and expanded nodes again in each iteration
findings-unsolved =
    { $end ->
        [no-solution]
            { $expansions ->
                [one] searched every state it can reach in { $expansions } expansion and found no solution
               *[other] searched every state it can reach in { $expansions } expansions and found no solution
            }
        [cancelled]
            { $expansions ->
                [one] was cancelled after { $expansions } expansion, without a solution
               *[other] was cancelled after { $expansions } expansions, without a solution
            }
        [memory-limit]
            { $expansions ->
                [one] reached its memory limit after { $expansions } expansion, without a solution
               *[other] reached its memory limit after { $expansions } expansions, without a solution
            }
        [expansion-limit]
            { $expansions ->
                [one] reached its expansion limit after { $expansions } expansion, without a solution
               *[other] reached its expansion limit after { $expansions } expansions, without a solution
            }
        [depth-limit]
            { $expansions ->
                [one] found no solution within its depth limit, after { $expansions } expansion
               *[other] found no solution within its depth limit, after { $expansions } expansions
            }
        [the-heuristic-failed]
            { $expansions ->
                [one] ended after { $expansions } expansion, as its heuristic failed
               *[other] ended after { $expansions } expansions, as its heuristic failed
            }
       *[solved]
            { $expansions ->
                [one] ended after { $expansions } expansion
               *[other] ended after { $expansions } expansions
            }
    }

## glossary/group, by id

glossary-group-boards = Boards and solutions
glossary-group-figures = The numbers of a node
glossary-group-frontier = Where a node is
glossary-group-counters = What is counted
glossary-group-heuristics = Heuristics
glossary-group-depth-first = Depth-first searches
glossary-group-two-searches = Searches from both ends
glossary-group-algorithms = Algorithms

## glossary

glossary-state = state
glossary-move = move
glossary-node = node
glossary-successor = successor (neighbour, child)
glossary-state-space = state space
glossary-solvable = solvable (parity)
glossary-optimal = optimal (C*)
glossary-g = g
glossary-h = h
glossary-true-distance = h*
glossary-f = f
glossary-priority = p (priority)
glossary-weight = w (weight)
glossary-depth = depth
glossary-layer = layer
glossary-frontier = frontier (open list)
glossary-stack = stack
glossary-closed = closed
glossary-tie = tie
glossary-expanded = expanded
glossary-generated = generated
glossary-duplicate = duplicate
glossary-reopened = reopened
glossary-visited = visited (stored)
glossary-peak-frontier = peak frontier
glossary-branching-factor = b* (effective branching factor)
glossary-memory = memory
glossary-admissible = admissible
glossary-consistent = consistent
glossary-depth-limit = depth limit
glossary-threshold = threshold
glossary-iteration = iteration
glossary-two-searches = forward and backward search
glossary-meeting = meeting
glossary-state-about = One arrangement of the tiles on the board.
glossary-move-about = One tile slides into the blank. “5 ←” is tile 5 sliding left; the blank then goes right.
glossary-node-about = A state in the search tree, with the path that leads to it from the root.
glossary-successor-about = A node one move after another node. The move straight back to the parent is left out.
glossary-state-space-about = All states that moves can reach. They are half of all arrangements of the tiles.
glossary-solvable-about = A board is solvable if two parities match: whether the tile order is even or odd, and whether the blank is an even or odd number of steps from its goal cell.
glossary-optimal-about = A solution with the fewest moves. C* is their number.
glossary-g-about = Moves from the start to this node. In a backward search: moves from the goal.
glossary-h-about = Estimated moves from this node to the goal.
glossary-true-distance-about = The true number of moves from a state to the goal.
glossary-f-about = f = g + h: estimated length of the whole solution through this node. Weighted A* uses f = g + w × h.
glossary-priority-about = p = max(g + h, 2g + 1): MM expands the node with the lowest p, so that neither of its two searches goes beyond the middle.
glossary-weight-about = The weight of h in f = g + w × h. A larger w usually expands fewer nodes. With an admissible h the path is at most w times as long as an optimal one.
glossary-depth-about = The number of moves from the root of the search tree to a node.
glossary-layer-about = All nodes of one depth. BFS expands layer after layer.
glossary-frontier-about = Nodes that are generated and wait to be expanded.
glossary-stack-about = The frontier of a depth-first search: the node that comes next, and the successors along its path that wait for their turn.
glossary-closed-about = Nodes that have been expanded.
glossary-tie-about = Nodes with the same f. The rule for ties says which goes first: the larger g, which seems nearer to the goal, or the smaller g.
glossary-expanded-about = Nodes whose successors were generated. The goal counts as the last one, except in BFS, bidirectional BFS and MM.
glossary-generated-about = Successors produced, new or not. The move straight back to the parent is left out. A depth-first search counts again in each iteration.
glossary-duplicate-about = Generated states that were stored already.
glossary-reopened-about = Closed nodes that went back into the frontier because a shorter path to them was found.
glossary-visited-about = States stored: those in the frontier and those closed. Forward and backward search count together. A depth-first search stores one path: of it, the nodes from the start to the one expanded last.
glossary-peak-frontier-about = The most nodes that were in the frontier at the same time.
glossary-branching-factor-about = The branching factor of a uniform tree that has the same depth and as many nodes as were generated.
glossary-memory-about = The bytes that a search holds, free places in its tables and queues included. At its limit the search stops without a solution.
glossary-admissible-about = A heuristic that never overestimates: h is at most h*. With it A* finds an optimal solution.
glossary-consistent-about = A heuristic that never drops by more than the move costs: by 1 from a node to its successor. With it A* never reopens a node.
glossary-depth-limit-about = The depth at which the search turns back. A solution that lies deeper is not found.
glossary-threshold-about = The largest f, or depth, within which this iteration expands nodes. Nodes beyond it are dropped.
glossary-iteration-about = One depth-first search from the start. If it finds nothing, the next iteration has a larger threshold and expands nodes again.
glossary-two-searches-about = Forward: the search from the start to the goal. Backward: the search from the goal to the start.
glossary-meeting-about = A state that the forward and the backward search have both generated. The two paths to it make a solution.
glossary-state-words = state; states
glossary-move-words = move; moves
glossary-node-words = node; nodes; root
glossary-successor-words = successor; successors; neighbour; neighbours; child; children; parent; sibling; siblings
glossary-state-space-words = state space
glossary-solvable-words = solvable; unsolvable; parity; parities
glossary-optimal-words = optimal; c*; shortest
glossary-g-words = g
glossary-h-words = h
glossary-true-distance-words = h*
glossary-f-words = f
glossary-priority-words = p; priority
glossary-weight-words = w; weight
glossary-depth-words = depth
glossary-layer-words = layer; layers
glossary-frontier-words = frontier; frontiers; open list; open
glossary-stack-words = stack
glossary-closed-words = closed
glossary-tie-words = tie; ties
glossary-expanded-words = expanded; expansion; expansions; expand
glossary-generated-words = generated; generate
glossary-duplicate-words = duplicate; duplicates
glossary-reopened-words = reopened; reopen
glossary-visited-words = visited; stored
glossary-peak-frontier-words = peak frontier
glossary-branching-factor-words = b*; branching factor
glossary-memory-words = memory limit
glossary-admissible-words = admissible
glossary-consistent-words = consistent
glossary-depth-limit-words = depth limit
glossary-threshold-words = threshold
glossary-iteration-words = iteration; iterations
glossary-two-searches-words = forward; backward; from start; from goal; bidirectional
glossary-meeting-words = meet; meeting; met

## glossary/heuristic, by id

glossary-heuristic-zero-words = zero heuristic
glossary-heuristic-misplaced-words = misplaced; hamming
glossary-heuristic-patchy-words = patchy; inconsistent
glossary-heuristic-manhattan-words = manhattan; taxicab; city block
glossary-heuristic-linear-conflict-words = linear conflict
glossary-heuristic-patterns-words = pattern database; pattern databases; pdb

## glossary/algorithm, by id

glossary-algorithm-bfs-words = bfs; breadth-first
glossary-algorithm-bidirectional-words = bidirectional bfs
glossary-algorithm-uniform-cost-words = uniform-cost; ucs; dijkstra
glossary-algorithm-astar-words = a*
glossary-algorithm-weighted-astar-words = weighted a*
glossary-algorithm-greedy-words = greedy; best-first
glossary-algorithm-mm-words = mm; bidirectional a*
glossary-algorithm-dfs-words = depth-first; dfs
glossary-algorithm-depth-limited-words = depth-limited; backtracking
glossary-algorithm-iterative-deepening-words = iterative deepening; ids; iddfs
glossary-algorithm-idastar-words = ida*

## glossary/pictures

glossary-pictures-one-move = 1 move, at most 1 less
glossary-pictures-larger-g = larger g
glossary-pictures-two-moves = 2 moves
glossary-pictures-start = start
glossary-pictures-goal = goal

## help

help-counters = What the counters count, in short:
help-guarantees = What the algorithms guarantee (b: successors of a node on average, d: length of a shortest solution):
help-guarantee = finds a solution: { $complete }; a shortest one: { $optimal }; nodes stored: { $memory }; nodes generated: { $time }
help-examples = Examples, with the length of a shortest solution:

## help/pattern-size, by id

help-pattern-size-standard = 1 to 4 MB, made in less than a second; above 16 cells up to 13 MB, made in some seconds
help-pattern-size-large = 17 or 26 MB, made in some seconds; on 5x5 boards 128 MB, made in two or three minutes with 1.8 GB of memory
help-pattern-size-largest = 268 or 277 MB, made in a minute or two with 1.4 GB of memory: for the hardest boards

## heuristic

heuristic-bad-name = a heuristic cannot be called “{ $name }”: a name has 1 to { NUMBER($most) } characters and no colon, comma, equals sign or quotation mark
heuristic-name-taken = a heuristic that ships is called “{ $name }” already; choose another name
heuristic-no-room = there is no room for this heuristic: it may have { NUMBER($most) } bytes at most
heuristic-fault-on-board = { $fault } (on the board { $board })
heuristic-fault-at = line { $line }, column { $column }: { $fault }
heuristic-too-long = the heuristic is longer than { NUMBER($most) } bytes
heuristic-unfinished = the heuristic ends too early: something is not closed
heuristic-too-many-operations = the heuristic takes too many steps: does a loop go on for ever?
heuristic-too-deep = expressions or function calls are nested too deeply
heuristic-too-much-data = a list or a text grows too large
heuristic-no-such-cell = there is no cell { $cell }: cells are numbered 0 to { $last }
heuristic-no-such-tile = there is no tile { $tile }: tiles are numbered 1 to { $last }, and the blank is 0
heuristic-bad-pattern = a pattern takes 1 to { NUMBER($most) } different tiles here, for example pattern([1, 2, 3]); the blank is not one of them
heuristic-too-many-patterns = a heuristic may use { $patterns } at most
heuristic-no-value = the heuristic has no value: its last line must be a number, without a semicolon
heuristic-no-number = the heuristic gives a { $kind }: its last line must be a number
heuristic-no-estimate =
    { $weighted ->
        [true] the heuristic gives { $value }: an estimate is a number from 0 to { NUMBER($most) } with this weight
       *[false] the heuristic gives { $value }: an estimate is a number from 0 to { NUMBER($most) }
    }
heuristic-not-read = { $path }: the heuristic cannot be read: { $error }; give a file, or the name of a heuristic that ships, for example manhattan
# Of a file that can only be a program.
heuristic-program-not-read = { $path }: the heuristic cannot be read: { $error }
heuristic-in-file = { $name }: { $error }
heuristic-too-high = h = { $h } on { $board }, which takes { $moves }
heuristic-progress = { $boards } of { NUMBER($of) } checked
heuristic-not-admissible = Not admissible: h is larger than the true distance on { NUMBER($overestimates) } of { $states }
heuristic-admissible =
    { $boards ->
        [none] Admissible: h is never larger than the true distance
       *[other] No counterexample in { $boards }: h is never larger than the true distance there
    }
heuristic-not-consistent = Not consistent: h falls by more than the move costs on { NUMBER($inconsistencies) } of { $moves }
heuristic-consistent =
    { $boards ->
        [none] Consistent: no move lowers h by more than it costs
       *[other] No counterexample in { $boards }: no move lowers h by more than 1 there
    }
heuristic-check = { $name }, goal { $goal }
heuristic-checked =
    { $sample ->
        [true] checked on a sample of { $states } and { $moves }
       *[false] checked on all { $states } and all { $moves }
    }
heuristic-worst-overestimate = at worst by { $by }: { $board } has h = { $h } and needs { $moves }
heuristic-longer-path =
    { $shortest ->
        [one] A* by it finds a longer path: { $moves } from { $board }, though { $shortest } is enough
       *[other] A* by it finds a longer path: { $moves } from { $board }, though { $shortest } are enough
    }
heuristic-no-longer-path = A* by it still found a shortest path from each of { $boards } that were tried
heuristic-worst-drop = at worst from { $h_from } to { $h_to }: { $from } to { $to }
heuristic-h-of-goal = At the goal h is { $h } and should be 0
heuristic-means = mean h { $mean_h }, mean true distance { $mean_h_star }; exact on { $states } ({ $share })
# What a heuristic can ask of the board.
heuristic-function-manhattan = The sum of the tiles' distances to their goal cells.
heuristic-function-misplaced = How many tiles are not on their goal cells.
heuristic-function-linear-conflict = Manhattan distance, and 2 for each tile that must leave its line.
heuristic-function-pattern = Moves that bring these tiles and the blank home, if all other tiles looked alike.
heuristic-function-additive-pattern = The same, but only moves of these tiles count: patterns without a common tile may be added.
heuristic-function-at = The tile on a cell, 0 for the blank. Cells are numbered row by row from 0.
heuristic-function-goal-at = The tile that the goal has on a cell.
heuristic-function-cell-of = The cell of a tile.
heuristic-function-row-of = The row of a tile, from 0.
heuristic-function-column-of = The column of a tile, from 0.
heuristic-function-distance = Rows and columns between a tile and its goal cell.
heuristic-function-neighbours = The cells beside a cell, as a list.
heuristic-function-blank = The cell of the blank.
heuristic-function-inversions = Pairs of tiles that stand in the other order than in the goal, read row by row.
heuristic-function-size = The numbers of cells, rows and columns.
heuristic-function-max = The larger and the smaller of two numbers.

## heuristic-effort

heuristic-effort-length = length of a shortest solution
heuristic-effort-measuring = Measuring …
heuristic-effort-broke-off = The heuristic broke off on a board: there is nothing to measure.
# In a cell whose value is not measured yet.
heuristic-effort-pending = …
heuristic-effort-chart-title = Nodes expanded by { $name }
heuristic-effort-chart-title-of-boards = Nodes expanded by { $name } (mean of { $boards } per length)
heuristic-effort-short-chart-title = Nodes by { $name } ({ NUMBER($number) } boards per length)
heuristic-effort-shortest-chart-title = Nodes
# What a name in the legend is called, for those who hear it.
heuristic-effort-curve = Curve: { $name }
# The name of the dashed curve.
heuristic-effort-theory = theory
heuristic-effort-about-theory = What Korf, Reid and Edelkamp (2001) predict for the last iteration of IDA* by { $name }: Σ N(i) · P(d − i). N(i) is the number of nodes at depth i of the tree without heuristic, and P(x) the share of states with h ≤ x. It is meant for a consistent heuristic, a random board and an iteration that does not stop at the goal: near boards take more nodes, far boards fewer.
heuristic-effort-readout-curve = { $name }: { $mean } nodes ({ $boards })
heuristic-effort-readout-no-mean = { $name }: { $reason }
heuristic-effort-readout-theory = theory: { $mean } nodes
heuristic-effort-over-limit = no mean: { NUMBER($capped) } of { $boards } took more than { NUMBER($limit) } expansions
# The columns of the table, each with the lines of its heading and what stands in it.
heuristic-effort-name-column = Heuristic
heuristic-effort-name-column-about = The heuristic; a click selects it.
heuristic-effort-admissible = adm.
heuristic-effort-admissible-about = Admissible: h ≤ h* on every state.
heuristic-effort-consistent = cons.
heuristic-effort-consistent-about = Consistent: no move lowers h by more than it costs.
heuristic-effort-mean-h =
    mean
    h
heuristic-effort-mean-h-about = The mean of h over all states.
heuristic-effort-ratio =
    h /
    h*
heuristic-effort-ratio-about = The mean of h / h* over all states but the goal; 1 is a perfect estimate.
heuristic-effort-too-long =
    too
    long
heuristic-effort-too-long-about = Moves by which A*'s solutions of these boards are longer than a shortest one, on average.
heuristic-effort-nodes-of-all = Nodes expanded by A* on every board that can be solved, on average.
heuristic-effort-chart-title-of-all = Nodes expanded by A* (mean and quartiles of every board)
heuristic-effort-short-chart-title-of-all = Nodes by A* (every board)
heuristic-effort-readout-quartiles = quartiles { $low }, { $middle }, { $high }
heuristic-effort-nodes-column =
    { $length ->
        [none] nodes
       *[other]
            nodes,
            d = { $length }
    }
heuristic-effort-nodes-column-about =
    { $length ->
        [none] Nodes expanded by A*, on average.
       *[other] Nodes expanded by A* on boards whose shortest solution takes { $length } moves, on average.
    }
heuristic-effort-verdict =
    { $holds ->
        [true] yes
        [false] no
       *[none] not refuted
    }
# A verdict of a sample that found nothing.
heuristic-effort-not-refuted = ?
heuristic-effort-about-shortest = Mean of { $boards }; all solutions are as short as can be.
heuristic-effort-about-longer = Mean of { $boards }; { $solutions } longer than need be, by { $worst } at worst.
heuristic-effort-about-no-mean = There is { $reason }.
heuristic-effort-how-found =
    { $boards ->
        [none] Proven on every state and every move of { $size }.
       *[other] Checked on a sample of { $boards } of { $size } with exact distances, and never proven: ? stands for “no counterexample”.
    }
heuristic-effort-by-moves = In this table and in the curves each move counts 1, whatever it costs on your boards.
heuristic-effort-measuring-one = Measuring { $name } …
heuristic-effort-dominates-nothing = { $name } is not admissible: only admissible heuristics are said to dominate.
heuristic-effort-dominates-none = { $name } dominates no other admissible heuristic of the list.
heuristic-effort-two = { $first } and { $second }
heuristic-effort-more = { $first }, { $second } and { NUMBER($more) } more
heuristic-effort-dominates =
    { $proven ->
        [true] { $name } dominates { $others }.
       *[false] { $name } was nowhere below { $others } in the sample.
    }
# A number of states with one of them, and its two values.
heuristic-effort-example = { $share } ({ $first } against { $second } on { $board })
# One heuristic dominates another only if both are admissible.
heuristic-effort-relation-above =
    { $admissible ->
        [true] { $first } dominates { $second }: nowhere below it, above it on { NUMBER($higher) } of { NUMBER($all) } states
       *[false] { $first } is nowhere below { $second }, and above it on { NUMBER($higher) } of { NUMBER($all) } states
    }
heuristic-effort-relation-equal = { $first } and { $second } have the same values
heuristic-effort-of-states = { NUMBER($count) } of { NUMBER($all) } states
# Such a number, after the one before.
heuristic-effort-states = { NUMBER($count) }
heuristic-effort-relation-neither = Neither dominates: { $first } is above { $second } on { $higher }, and below it on { $lower }
heuristic-effort-relation =
    { $sample ->
        [true] { $told }, in a sample.
       *[false] { $told }.
    }

## heuristic-effort/about-searcher, by id

heuristic-effort-about-searcher-astar = Nodes expanded by A*; of equal f, the larger g first.
heuristic-effort-about-searcher-idastar = Nodes expanded by IDA* in all iterations, with what theory predicts for the last one.

## heuristic-effort/searcher, by id

heuristic-effort-searcher-astar = A*
heuristic-effort-searcher-idastar = IDA*

## heuristics-place

heuristics-place-title = Heuristics
# What stands beside the heuristics that a person wrote.
heuristics-place-yours = yours
# Buttons below the list: text and hint.
heuristics-place-new = New
heuristics-place-new-about = Writes a new heuristic.
heuristics-place-duplicate = Duplicate
heuristics-place-duplicate-about = Makes a copy that you can change.
heuristics-place-delete = Delete
heuristics-place-delete-about = Deletes this heuristic of yours.
heuristics-place-functions-menu = Functions
heuristics-place-functions-menu-about = What a heuristic can ask of the board; a click writes it.
heuristics-place-file-menu = File
heuristics-place-file-menu-about = Opens a heuristic from a text file, or saves it.
heuristics-place-undelete = Undo
heuristics-place-deleted = “{ $name }” is deleted.
heuristics-place-bring-back = Bring back { $name }
# The accessible names of the fields.
heuristics-place-name = Heuristic name
heuristics-place-code = Heuristic code
heuristics-place-name-of-new = My heuristic
# The comment at the beginning of a new program, in one line.
heuristics-place-new-source = The last line is h, the estimate of the moves to the goal.
# Below a built-in heuristic: a remark, and the button that writes it as a program.
heuristics-place-about-duplicate = It is built in. A copy in the language of heuristics can be changed.
heuristics-place-write-own = Write a copy
heuristics-place-write-own-about = Adds it to yours as a program.
heuristics-place-copy-of = { $name } copy

## heuristics-place/examples

heuristics-place-examples-corner = Corner-aware Manhattan
heuristics-place-examples-sum = Manhattan + misplaced
heuristics-place-examples-max = Max of two
heuristics-place-examples-weighted = Weighted Manhattan
heuristics-place-examples-swap = Relaxed swap
heuristics-place-examples-pattern = Pattern of four
heuristics-place-examples-sequence = Sequence score

## heuristics-place

# The comments of programs, each in one line.
heuristics-place-as-program-zero = A* by 0 is uniform-cost search.
heuristics-place-as-program-patchy = One of two, by the tiles on the first two cells.
heuristics-place-as-program-patterns = Two groups of tiles without a common tile: their moves add up.
heuristics-place-last-good-is-checked = The last version without an error is shown.
heuristics-place-check-broke-off = The check broke off: there may be too little memory.
# The board and its estimate.
heuristics-place-on-this-board = on the current board
heuristics-place-no-board = The board on Explore is not legal yet.
heuristics-place-other-size = Start and goal on Explore differ in size.
heuristics-place-h-is = h { NUMBER($h) }
# Where it is not known yet, and where the program gives none.
heuristics-place-h-comes = h …
heuristics-place-h-none = h –
heuristics-place-h-star-is = h* { $h_star }
heuristics-place-no-solution = no solution
heuristics-place-exact = exact here
heuristics-place-too-many = { NUMBER($off) } too many
heuristics-place-below = { NUMBER($off) } below the truth
# The button at the bottom: text, hint, and why it does nothing.
heuristics-place-search-with = Search with it
heuristics-place-search-with-about = Goes to Explore with this heuristic, for the algorithm chosen there.
heuristics-place-search-with-error = Correct the program first.
heuristics-place-used-as-start = { $board } is the start board now.

## heuristics-place/file

# The name that is offered, without its ending.
heuristics-place-file-stem = heuristic
heuristics-place-file-format = Text
heuristics-place-file-format-about = A program that a person can read.
heuristics-place-file-title = Heuristic in a text file
heuristics-place-file-open = Open file…
heuristics-place-file-open-about = Adds the heuristic in this file to yours.
heuristics-place-file-save-field = Heuristic file
heuristics-place-file-save-button = Save to file…
heuristics-place-file-save-about = Writes the program as text. If that fails, an old file is kept.
heuristics-place-file-save-why-not = Choose a heuristic of yours; a built-in one has no program.
heuristics-place-file-opened = “{ $name }” is among your heuristics now.
heuristics-place-file-too-long = A heuristic has { NUMBER($most) } bytes at most; this file has more.
heuristics-place-file-not-read = { $path }: { $error }
heuristics-place-file-too-many = There is no room for more heuristics: delete one first.

## heuristics-place

heuristics-place-about-language = A heuristic is a short program. Its last value is h. It can use let, if, for, while, fn, + − * / %, ==, &&, ||, and lists.
heuristics-place-example = Example: { $code }
# The accessible name of a function in the list, and of one that completes what was typed.
heuristics-place-insert = Insert { $name }
heuristics-place-picture-heading =
    { $boards ->
        [none] Every state of { $size }: estimate h against true distance h*
       *[other] { $boards } of { $size }: estimate h against true distance h*
    }
heuristics-place-short-picture-heading =
    { $boards ->
        [none] h against h* on all of { $size }
       *[other] h against h* on { $boards }
    }
heuristics-place-h-against-truth = h against h*
heuristics-place-estimate = Estimate
heuristics-place-error = Error
heuristics-place-about-error = How far h is below h*, by h*: the mean, the least and the most.
heuristics-place-about-estimate = Every state by its true distance and its estimate.
# The line below that heading.
heuristics-place-checking = Check progress
heuristics-place-earlier = Earlier results, until the check is done.
heuristics-place-last-good = Results of the last version without an error.
heuristics-place-preparing = Making tables for exact distances: { $done }
heuristics-place-checked = Checking: { NUMBER($done) } of { NUMBER($of) }
# The picture's accessible name, its axes, and what stands in it.
heuristics-place-picture = States by true distance and estimate
heuristics-place-h-star-axis = h*: true distance to the goal
heuristics-place-h-axis = h: the estimate
heuristics-place-diagonal = h = h*
heuristics-place-error-picture = Error by true distance
heuristics-place-error-axis = h* − h: how far h is below the truth
heuristics-place-nothing-yet = Nothing is checked yet.
heuristics-place-pictured = { $states } up to { $moves } away; h is at most { $h }; { NUMBER($above) } above the line h = h*, { NUMBER($exact) } on it
heuristics-place-errors-pictured = h is { $mean } below h* on average
heuristics-place-cell =
    { $board ->
        [none] h* { $h_star }, h { $h }: { $states }
       *[other]
            h* { $h_star }, h { $h }: { $states }
            for example { $board }
    }
heuristics-place-error-at = h* { NUMBER($h_star) }: h* − h is { $mean } on average, { $least } to { $most }
heuristics-place-verdict = Verdict
heuristics-place-no-verdict = The verdict comes with the first results.
heuristics-place-not-admissible = Not admissible.
heuristics-place-not-admissible-why = h > h* on { NUMBER($overestimates) } of { $states }, by { NUMBER($most) } at worst: A* may return longer solutions.
heuristics-place-admissible =
    { $boards ->
        [none] Admissible.
       *[other] No counterexample in { $boards }.
    }
heuristics-place-admissible-why =
    { $boards ->
        [none] h ≤ h* on every one of the { $states }: A* stays optimal.
       *[other] h ≤ h* on all of them. That is no proof.
    }
heuristics-place-not-consistent = Not consistent.
heuristics-place-not-consistent-why = On { NUMBER($inconsistencies) } of { $moves } h drops by more than the move costs, so A* may reopen nodes.
heuristics-place-consistent =
    { $boards ->
        [none] Consistent.
       *[other] No counterexample in { $boards }.
    }
heuristics-place-consistent-why =
    { $boards ->
        [none] None of the { $moves } lowers h by more than 1: A* reopens nothing.
       *[other] None of their { $moves } lowers h by more than 1. That is no proof.
    }
heuristics-place-goal-has = h of the goal.
heuristics-place-goal-has-why = It is { NUMBER($h) } and should be 0: the goal is 0 moves away.
heuristics-place-by-moves = Here each move counts 1, whatever it costs on your boards.
heuristics-place-overestimated = Worst overestimate
heuristics-place-longer = A* finds a longer path
heuristics-place-longer-moves =
    { $moves ->
        [one] { $moves } move found
       *[other] { $moves } moves found
    }
heuristics-place-longer-shortest =
    { $moves ->
        [one] { $moves } is enough
       *[other] { $moves } are enough
    }
heuristics-place-use-longer = Use the board with a longer path as start
heuristics-place-no-longer = A* by it still finds a shortest path from each of { $boards } tried.
heuristics-place-steepest = Steepest drop of h
heuristics-place-use-as-start = Use as start
heuristics-place-about-use = Makes it the start board in Explore.
# The accessible name where there are two such buttons.
heuristics-place-use-before-move = Use the board before the move as start
heuristics-place-drop = h { NUMBER($from) } → h { NUMBER($to) }
heuristics-place-drop-why =
    the move costs 1,
    h drops by { NUMBER($by) }
heuristics-place-mean-h = mean h (mean h* { $mean_h_star })
heuristics-place-mean-ratio = mean h / h*
heuristics-place-exact-on = exact (h = h*) on
heuristics-place-time-each = time per evaluation
heuristics-place-nanoseconds = { $time } ns
heuristics-place-microseconds = { $time } µs

## background

background-no-tables = The pattern databases could not be made
# Why there is no thread, and what to do; without a full stop.
background-no-more-threads = the system gives no more threads ({ $error }); close other programs, or raise the limit of processes (ulimit -u), and try again
background-panicked = the work stopped with an error: { $error }
background-miss-absent = nothing is stored there yet
background-miss-unreadable = it cannot be read: { $error }
background-miss-foreign = it is not a cache file of Slidescope
background-miss-version = it is of version { $found }, not { $wanted }
background-miss-parameters = it is for other parameters
background-miss-damaged = it is damaged
background-not-kept-no-folder = this system names no folder for caches
background-not-kept-not-written = { $path } could not be written: { $error }
background-broken-path = the search returned a path that breaks at move { $at }; this is a defect in Slidescope, please report the board

## kept

kept-damaged-set-aside = The settings were damaged and are not used; the old file is now { $aside }.
kept-damaged = The settings in { $path } are damaged. The file cannot be renamed, so no settings are kept.
kept-newer = The settings in { $path } are of version { $version }, from a newer Slidescope. They stay as they are, and no changes are kept.
kept-unreadable = The settings in { $path } could not be read ({ $error }). No changes are kept.
kept-not-written = The settings cannot be kept: { $error }.
# The button that sets everything back, and what it does.
kept-reset = Reset settings
kept-reset-about = Sets theme, zoom, tiles, panels, speed, strategy and memory limit back to those of a first start.
kept-reset-sure = Reset all settings
kept-reset-stay = Keep them
kept-reset-done = The settings are those of a first start.

## lesson/handout

# The title of the file.
lesson-handout-title = Lesson handout
lesson-handout-heading = Handout
lesson-handout-two = 2 slides
lesson-handout-two-about = Two slides on a page of A4
lesson-handout-six = 6 slides
lesson-handout-six-about = Six slides on a page of A4
lesson-handout-notes = Notes
lesson-handout-answers = Answers
lesson-handout-unknown = No answer was found.
lesson-handout-progress = Progress of the handout
lesson-handout-save-field = Handout file
lesson-handout-save-button = Save handout
lesson-handout-save-about = Writes the slides as a PDF for print: pictures, texts and questions with room to write. Answers stand on a page of their own.
lesson-handout-save-why-not = The file is being written.

## lesson

lesson-not-read = { $path } could not be read: { $source }; look at its name and where it is
# The name of a file, and what is wrong with it: one of the messages that begin with a verb.
lesson-not-taken = { $path } { $source }
lesson-not-a-lesson = is not a lesson: choose a file that was saved from the Lesson menu
lesson-too-large = is larger than { $most } KiB: no lesson is
lesson-newer = is a lesson of version { $version }, and this Slidescope reads version { $ours }: open it with a newer Slidescope
lesson-older = is a lesson of version { $version }, and this Slidescope reads version { $ours }: make it again with this Slidescope
lesson-damaged = is damaged at line { $line }, column { $column }: { $reason }; correct it there, or open another copy
lesson-bad-value = is damaged at line { $line }, “{ $field }”: { $reason }
lesson-bad-speed = write { $least } to { $most } expansions a second, or null for full speed
lesson-same-strategy = this strategy was named before: each is compared once
lesson-too-many-slides = a lesson has at most { NUMBER($most) } slides
lesson-long-text = this text has at most { NUMBER($most) } characters
lesson-two-scenes = a slide is a moment of one search or of a comparison; remove “expansion” or “compare”
lesson-no-scene = write after how many expansions, or what is compared
lesson-bad-depth-limit = the depth limit { $limit } is outside { $least } to { $most }
lesson-bad-share = write a share of the tree, from 0 to 1
lesson-too-much-to-remember = write at most { $most } sentences
lesson-no-answer = the answer is missing: a number, or a query such as "frontier with f > 6"
lesson-too-many-predictions = ask for at most { $most } predictions in a row
lesson-option-count = give { $least } to { $most } options
lesson-right-options = mark exactly one option as right, or give the answer
lesson-too-large-to-prove = an estimate is proven on boards of at most { NUMBER($most) } states
lesson-no-search = only on a slide of a search can boards be predicted or marked
lesson-unsolvable = the board cannot be solved; choose another
lesson-nothing-in-hand = a slide to play with is a search of A* whose heuristic programs know, with the board whose estimate is in the hand, or of weighted A*
lesson-not-a-number = with a query as the answer, each option is a number
lesson-bad-zoom = write a factor from { $least } to { $most }
lesson-bad-experiment = this is no experiment: copy it from a lesson that was saved
lesson-bad-picture = a picture is a PNG or JPEG of at most { $most } KiB, as base64, beside "text": true
lesson-task-count = give 1 to { $most } tasks
lesson-bad-points = give 1 to { $most } points
lesson-no-question = this task asks the question of its slide, and the slide has none; add “question”, or choose another kind
lesson-not-by-hand = this search cannot be followed by hand; take bfs, bidirectional, uniform-cost, astar, weighted-astar or greedy
lesson-order-length = ask for 1 to { $most } expansions
lesson-bad-boards = give either “length”, or “expansions” from 1 to { $most } and with them “ties” and “teaches” as you like
lesson-too-large-to-draw = boards of an exact length are drawn up to 2 × 5; for larger boards give “expansions”
lesson-bad-teaches = write reopened, misled, longer, more-than-bfs, differs-from-greedy or unsolvable

## lesson/menu

lesson-menu-lesson = Lesson
lesson-menu-slides = Slides
lesson-menu-file = Lesson file
lesson-menu-about = Slides with texts: make, show, save and open them.
lesson-menu-no-slides = No slides yet. The + beside this menu keeps what is shown as a slide. Page Down and Page Up go from slide to slide; F11 presents them.
lesson-menu-remove = Removes the slide. Undo brings it back.
lesson-menu-drag = Drag to move the slide in the list.
lesson-menu-no-text = no text
lesson-menu-add-slide = Add slide
lesson-menu-add-slide-about = Keeps what is shown: boards, strategy, moment and view. Its text can be typed at once.
lesson-menu-nothing-to-keep = A slide keeps a search, a comparison, a heuristic or the results of an experiment. There are none here, or the board is not legal yet.
lesson-menu-add-text = Add text slide
lesson-menu-add-text-about = Adds a slide with large text and no picture.
lesson-menu-picture = Picture…
lesson-menu-picture-about = Puts a PNG or JPEG below the text, of your own or from Export. You can also drop it onto the window.
lesson-menu-no-picture = Remove picture
lesson-menu-notes = Notes for the teacher
lesson-menu-hides-verdict = Do not say if the board can be solved
lesson-menu-hides-verdict-about = For a slide that asks it. A slide with a question does not say it until the answer is shown.
lesson-menu-up = Move slide up
lesson-menu-up-about = Puts it before the one above.
lesson-menu-down = Move slide down
lesson-menu-down-about = Puts it after the one below.
lesson-menu-duplicate = Duplicate slide
lesson-menu-duplicate-about = Puts a copy after it.
lesson-menu-replace = Update slide
lesson-menu-replace-about = Changes the slide to what is shown now. Its text stays.
lesson-menu-undo = Undo slide change
lesson-menu-undo-about = Undoes the last change of the slides.
lesson-menu-slides-from = Slides from another lesson
lesson-menu-from-file = A file…
lesson-menu-from-file-about = Adds the slides of a lesson file after the slide that is shown. Undo takes them out.
lesson-menu-slides-from-lesson = Slides from: { $lesson }
lesson-menu-text = Slide text
# The text of a button and what it does.
lesson-menu-open = Open lesson
lesson-menu-open-about = Opens the file named in the field. Undo brings the present boards back.
lesson-menu-example = Open the example
lesson-menu-example-about = Opens a short lesson on A* and BFS.

## lesson

lesson-file-field = File
lesson-file-button = Save lesson
lesson-file-about = Saves boards, strategy, view and slides. If that fails, an old file is kept.
lesson-file-why-not = The file is being read or written.
lesson-slide =
    { $expansion ->
        [none] Slide { $number }: { $text }
       *[other] Slide { $number }: expansion { NUMBER($expansion) }, { $text }
    }
lesson-remove-slide = Remove slide { $number }
lesson-move-slide = Move slide { $number }
lesson-scene-explore = { $strategy }, { $expansions }
lesson-scene-compare = Compare: { $count } strategies
lesson-scene-heuristics = Heuristics: { $name }
lesson-scene-text = text alone
lesson-scene-experiment =
    { $count ->
        [one] Experiment: 1 strategy
       *[other] Experiment: { $count } strategies
    }
lesson-scene-survey = Survey of { $size }
lesson-scene-picture = text and picture
lesson-goes-there = Goes there.
lesson-loads-board = Loads the board { $board } with { $algorithm } and searches up to that moment.
lesson-no-legal-board = The board is not legal yet: correct it before saving.
lesson-shipped-example = the example
lesson-title-everywhere = Looking everywhere
lesson-title-everywhere-about = Breadth-first search: layers, why its solution is shortest, and what it costs.
lesson-title-a-star = A*: looking ahead
lesson-title-a-star-about = g + h = f, good and bad estimates, and a board that comes back.
lesson-title-two-ends = Two ends, little memory
lesson-title-two-ends-about = Search from both ends, IDA*, and which search to use when.
lesson-title-24-puzzle = The 24-puzzle
lesson-title-24-puzzle-about = Where optimal search ends, and what one does then.
lesson-recovered = slides that were not saved
lesson-added =
    { $added ->
        [none] Added { $slides }.
       *[other] Added { $added } of { $slides }: a lesson has at most { NUMBER($most) }.
    }
lesson-opened = Opened with { $slides }: { $from }.
lesson-ended-before-slide = The search ended after { $end }, before the slide at { NUMBER($slide) }

## lesson/on-slide

lesson-on-slide-next = Next slide
lesson-on-slide-next-about = Page Down
lesson-on-slide-previous = Previous slide
lesson-on-slide-previous-about = Page Up
lesson-on-slide-put-away = Close slides
lesson-on-slide-put-away-about = Hides what they say. The slides stay.
lesson-on-slide-change = Click to change the text.
lesson-on-slide-hint = What do you say here?
lesson-on-slide-picture = Picture of the slide
lesson-on-slide-name = Text of the slide
# Numbers count from 1.
lesson-on-slide-slide-of = Slide { $number } of { $count }
lesson-on-slide-short = { $number } / { $count }

## lesson/editor

lesson-editor-kind = Question
lesson-editor-nothing = none
lesson-editor-nothing-about = The slide asks nothing.
lesson-editor-choose = choose an option
lesson-editor-choose-about = One of two to four options is right.
lesson-editor-number = type a number
lesson-editor-number-about = A number is right, or a figure of the slide's moment.
lesson-editor-predict = predict the next board
lesson-editor-predict-about = Every board that the strategy may expand next is right.
lesson-editor-mark = mark boards
lesson-editor-mark-about = All boards of a kind are to be marked, such as the frontier with f > 6.
lesson-editor-solve = slide the tiles
lesson-editor-solve-about = The board is to be solved in the fewest moves.
lesson-editor-heuristic = write a heuristic
lesson-editor-heuristic-about = What it is to be is proven on all states.
lesson-editor-play = play with it
lesson-editor-play-about = The weight of weighted A*, or the estimate of one board, is moved until the aim is reached.
lesson-editor-ask = What is asked
lesson-editor-held-board = The board whose h is in the hand
lesson-editor-times = Boards in a row
lesson-editor-which = Which boards
lesson-editor-answer = Right answer, or which figure
lesson-editor-tolerance = Right as well within
lesson-editor-from-moment = The right option is a figure of the moment
lesson-editor-from-moment-about = Each option is a number, and the program knows which is right.
lesson-editor-right-option = Option { $number } is right
lesson-editor-right-option-about = This option is right.
lesson-editor-option = Option { $number }
lesson-editor-because = Because, option { $number }
lesson-editor-because-hint = why it is right, or what is wrong with it
lesson-editor-remove = Remove option { $number }
lesson-editor-add-option = Add option
lesson-editor-right = Said to a right answer
lesson-editor-wrong = Said to a wrong answer
lesson-editor-cannot-be-asked = Not kept yet: { $reason }.

## lesson/offer

lesson-offer-words = New here? The first lesson shows how a search finds a shortest solution.
lesson-offer-dismiss = No, thanks
lesson-offer-dismiss-about = Help has it at any time.

## lesson/unsaved

lesson-unsaved-title = The slides have changes that are not saved.
lesson-unsaved-save = Save changes
lesson-unsaved-discard = Discard changes
lesson-unsaved-stay = Keep editing
lesson-unsaved-recover = Recover
lesson-unsaved-recover-about = Opens them, to be saved.
lesson-unsaved-delete = Delete them
lesson-unsaved-delete-about = Deletes them for good.
lesson-unsaved-left = The last session ended before { $slides } could be saved.
lesson-unsaved-unreadable = The last session left slides that were not saved, and they cannot be opened: { $fault }.
lesson-unsaved-not-kept = Slides that are not saved are lost if Slidescope stops ({ $fault }). Save the lesson to a file.

## lesson

lesson-save-first = Save the slides that are here first.

## lesson-everywhere, by id

# What a lesson that comes along says, at most 300 characters each.
lesson-everywhere-1 = A tile beside the blank can slide into it: that is one move. At the goal the tiles 1 to 8 are in order.
lesson-everywhere-1-ask = Slide the tiles into order. Few moves are better.
lesson-everywhere-2 = From this board 4 others can be reached by one move. To expand the board is to generate all of them. They now wait to be expanded: the boards below it are the frontier.
lesson-everywhere-2-ask = Now take a board whose blank is in a corner. How many boards can be reached from it by one move?
lesson-everywhere-2-right = A corner has 2 neighbouring cells, so 2 tiles can slide.
lesson-everywhere-2-wrong = Count the tiles beside a corner. Each of them can slide into the blank.
lesson-everywhere-3 = Breadth-first search (BFS) always expands the board that has waited longest in the frontier. Boards that were generated together may be taken in any order; here the one farther left in the tree goes first.
lesson-everywhere-3-ask = Which board does BFS expand next? Click it.
lesson-everywhere-4 = So BFS expands all boards 1 move away, then all boards 2 moves away. All boards of one depth are a layer: grey in the chart, blue where BFS has found them. Each line of the chart stands for ten times the one below it.
lesson-everywhere-4-ask = How many boards are exactly 2 moves away?
lesson-everywhere-4-right = 5 expansions, of the start and its 4 neighbours, have generated all 8 of them.
lesson-everywhere-4-wrong = Read the bars of depth 2.
lesson-everywhere-5 = After 57 expansions BFS has generated the goal, 6 moves from the start. There it stops: the path to the goal is its solution.
lesson-everywhere-5-ask = Why can no solution be shorter?
lesson-everywhere-5-a = BFS tries all paths to the goal and keeps the shortest.
lesson-everywhere-5-a-because = No: it stops at the first path that reaches the goal.
lesson-everywhere-5-b = All nearer boards were generated before.
lesson-everywhere-5-b-because = Right: layer follows layer. Had the goal been nearer, BFS would have generated it earlier.
lesson-everywhere-5-c = The goal is always in layer 6.
lesson-everywhere-5-c-because = No: its layer depends on the start. From another start the goal is nearer or farther.
lesson-everywhere-6 = Two paths can lead to the same board. This successor was in the frontier already, 6 moves from the start: it is a duplicate. BFS keeps the first path and drops the second.
lesson-everywhere-6-ask = Why may BFS drop the second path?
lesson-everywhere-6-a = The second path is never shorter.
lesson-everywhere-6-a-because = Right: BFS generates boards layer by layer, so its first path to a board is a shortest one.
lesson-everywhere-6-b = The second path is always longer.
lesson-everywhere-6-b-because = No: here both have 6 moves. What matters is that the second is not shorter.
lesson-everywhere-6-c = The goal cannot be reached from this board.
lesson-everywhere-6-c-because = No: the same moves lead on from it, whichever path led there. To expand it once is enough.
lesson-everywhere-7 = This board needs 20 moves, and BFS 37,708 expansions. From layer 10 to layer 20 each layer is on average 1.5 times as large as the one before, now more, now less.
lesson-everywhere-7-ask = Beyond layer 24 the layers shrink. Why?
lesson-everywhere-7-a = BFS expands fewer boards there
lesson-everywhere-7-a-because = No: the grey bars are all boards there are, whether BFS has found them or not.
lesson-everywhere-7-b = Most moves from there lead back to boards found before
lesson-everywhere-7-b-because = Right: moves reach only 181,440 boards. Once most of them are found, few are left to be new.
lesson-everywhere-7-c = Far from the start a board has fewer moves
lesson-everywhere-7-c-because = No: every board has 2, 3 or 4 moves, wherever it is. But few of them lead to new boards.
lesson-everywhere-growth = If every board has b new successors, the layers have b, then b × b, and in the end b^d boards. Here b is 1.5 on average: a layer 10 moves deeper has 1.5^10, about 58 times as many.
lesson-everywhere-growth-ask = And with b = 2: how many times as many boards has a layer 10 moves deeper?
lesson-everywhere-growth-right = 2^10 = 1,024. Half as deep it is 2^5 = 32: growth is why depth costs so much.
lesson-everywhere-growth-wrong = Multiply: 2 × 2 × 2 and so on, one factor for each layer.
lesson-everywhere-8 = The cell at x and y: all boards x moves from the start and y moves from the goal. BFS has visited all 181,440 of them, and it stores each one. The 15-puzzle has 10,461,394,944,000 boards.
lesson-everywhere-8-ask = With 8 bytes for each board, how many terabytes would the 15-puzzle take? (1 terabyte is 1,000,000,000,000 bytes.)
lesson-everywhere-8-right = About 84 terabytes (83.69): memory runs out before patience does.
lesson-everywhere-8-wrong = Multiply the boards by 8, then divide by the bytes of a terabyte.
lesson-everywhere-stack = Depth-first search keeps the boards that wait on a stack: the one put there last is expanded first. So it goes down one path, and turns back only where no new board is left. After 17 expansions it has a solution of 16 moves. BFS needed 57 expansions, for 6 moves.
lesson-everywhere-stack-ask = Why is its solution not a shortest one?
lesson-everywhere-stack-a = It expands a board more than once.
lesson-everywhere-stack-a-because = No: a board that was expanded is marked, and is not expanded again.
lesson-everywhere-stack-b = It goes deeper before it looks at nearer boards.
lesson-everywhere-stack-b-because = Right: boards near the start wait at the bottom of the stack, and the goal may be beside one of them.
lesson-everywhere-stack-c = The stack has no room for all boards.
lesson-everywhere-stack-c-because = No: every board that waits is on it. What matters is the order in which they leave it.
lesson-everywhere-costs = Now a move costs the number of its tile, so to move 8 costs 8. BFS finds 11 moves that cost 53. Uniform-cost search expands the board with the lowest cost so far, and finds 15 moves that cost 45.
lesson-everywhere-costs-ask = Why does BFS not find the cheapest path here?
lesson-everywhere-costs-a = It counts moves, whatever they cost.
lesson-everywhere-costs-a-because = Right: its layers are moves. The path with the fewest moves slides expensive tiles.
lesson-everywhere-costs-b = It stops before it has seen every board.
lesson-everywhere-costs-b-because = No: uniform-cost search stops early too, but only when no board with a lower cost is left.
lesson-everywhere-costs-c = A path with more moves always costs more.
lesson-everywhere-costs-c-because = No: here 15 moves cost less than 11.
lesson-everywhere-9 = Only tiles 7 and 8 are exchanged.
lesson-everywhere-9-ask = How many moves solve this board?
lesson-everywhere-9-a = 2
lesson-everywhere-9-a-because = No: one tile has to go round the other, and that moves other tiles from their places.
lesson-everywhere-9-b = 22
lesson-everywhere-9-b-because = No: moves reach 181,440 boards from here, and the goal is not one of them.
lesson-everywhere-9-c = No number of moves solves it
lesson-everywhere-9-c-because = Right: moves reach 181,440 boards from here, and the goal is not one of them. The next slide says why.
lesson-everywhere-10 = Count the exchanges of two cells that put the board in order, and the steps of the blank to its home. A move is one exchange and one step, so both counts change from even to odd, or back. At the goal both are even. So a board is solvable exactly if both are even, or both odd.
lesson-everywhere-10-ask = Now 1 and 2 are exchanged as well. Is this board solvable?
lesson-everywhere-10-a = No: two pairs are wrong now
lesson-everywhere-10-a-because = No: each exchange changes the parity. Two of them change it back.
lesson-everywhere-10-b = Yes
lesson-everywhere-10-b-because = Right: two exchanges put it in order, and the blank is 0 steps from home. Both numbers are even. A shortest solution has 22 moves.
lesson-everywhere-10-c = Only with the blank in another corner
lesson-everywhere-10-c-because = No: all four corners are an even number of steps apart. The parity of the blank would stay the same.
lesson-everywhere-11 = A board that you have not seen yet. Only the first try counts.
lesson-everywhere-11-ask = How many boards are exactly 2 moves away?
lesson-everywhere-11-right = From the corner 2 boards can be reached, and from each of them 2 new ones.
lesson-everywhere-11-wrong = Make each move in your mind, and from there each move but the one back.
lesson-everywhere-12 = The same board, searched by BFS. Boards that were generated together may be taken in any order. Only the first try counts.
lesson-everywhere-12-ask = Which board does BFS expand next? Click it.
lesson-everywhere-remember-1 = BFS expands the board that has waited longest: layer after layer, the nearest boards first.
lesson-everywhere-remember-2 = So its solution is shortest.
lesson-everywhere-remember-3 = It pays with time and memory: both grow with each layer.
lesson-everywhere-remember-4 = Half of all arrangements of the tiles have no solution.

## lesson-a-star, by id

# What a lesson that comes along says, at most 300 characters each.
lesson-a-star-1 = h estimates the moves from a board to the goal. Manhattan distance adds up how many rows and columns each tile is from its place. The blank does not count.
lesson-a-star-1-ask = What is h of this board, by Manhattan distance?
lesson-a-star-1-right = h = 6: tile 2 is 2 away, and tiles 3, 5, 6 and 8 are 1 away each.
lesson-a-star-1-wrong = Take each tile in turn: how many rows and how many columns is it away? Add them all.
lesson-a-star-2 = Below each board stands g + h = f. g counts the moves from the start, h estimates those to the goal. So f estimates the length of the whole solution through this board.
lesson-a-star-2-ask = Mark all boards in the frontier whose f is smallest.
lesson-a-star-2-right = g is 1 for all of them. A move that brings its tile nearer lowers h to 5, so f = 6; one that takes it away raises h to 7, so f = 8.
lesson-a-star-3 = A* expands the board with the lowest f. After 3 expansions two boards in the frontier have f = 6. That is a tie: of the two, the one with the larger g goes first.
lesson-a-star-3-ask = Why does the larger g go first?
lesson-a-star-3-a = Its path is shorter
lesson-a-star-3-a-because = No: its path is longer, 3 moves and not 1. Only f, the whole way, is the same.
lesson-a-star-3-b = Less of its f is a guess
lesson-a-star-3-b-because = Right: both have f = 6, but of 3 + 3 more is known than of 1 + 5. By its h it is nearer the goal.
lesson-a-star-3-c = It was generated earlier
lesson-a-star-3-c-because = No: it was generated last.
lesson-a-star-4 = A* found the 6 moves with 7 expansions. BFS needed 57.
lesson-a-star-4-ask = Which boards of the frontier did A* leave out because their f is above 6? Mark them all.
lesson-a-star-4-right = By their f, no solution through them is as short as 6 moves. The other board with f = 6 was simply not needed.
lesson-a-star-5 = The cell at x and y: all boards x moves from the start and y moves from the goal. On the dashed line lie the shortest solutions. A* expanded 174 boards, BFS 37,708.
lesson-a-star-5-ask = Why did A* leave out the boards far from the dashed line?
lesson-a-star-5-a = Their f is 20 or more
lesson-a-star-5-a-because = Right: no solution through such a board has fewer than 20 moves. On the dashed line boards have f = 20 at the end, too, but A* takes only those it needs.
lesson-a-star-5-b = A* cannot reach them
lesson-a-star-5-b-because = No: BFS reached them by the same moves.
lesson-a-star-5-c = A* keeps only a few boards
lesson-a-star-5-c-because = No: A* stores every board that it generates. It never generated these.
lesson-a-star-6 = Each estimate is held against h*, the true number of moves. Among admissible estimates, those closer to h* expand fewer boards here: 2,072 with misplaced tiles, 174 with Manhattan distance, 123 with linear conflict.
lesson-a-star-6-ask = How many tiles of the board beside the picture are misplaced?
lesson-a-star-6-right = Only 3 and 4 are in place, so this estimate says 6. Manhattan distance says 12. The truth, h*, is 20.
lesson-a-star-6-wrong = Compare each tile with the goal, 1 to 8 in order.
lesson-a-star-7 = Here A* uses a new estimate: Manhattan distance plus misplaced tiles. It goes on with the lowest f and finds 10 moves. With Manhattan distance alone it finds 8.
lesson-a-star-7-ask = What went wrong?
lesson-a-star-7-a = It expanded too few boards
lesson-a-star-7-a-because = No: it expanded 15. With Manhattan distance 13 were enough.
lesson-a-star-7-b = h was too large for a board on the way of 8 moves
lesson-a-star-7-b-because = Right: of 1 5 2 / _ 8 3 / 4 7 6 it says h = 14, but h* = 7. With f = 15 that board waits until the 10 moves are found.
lesson-a-star-7-c = It chose the wrong board at a tie
lesson-a-star-7-c-because = No: a tie chooses between boards of the same f. Here f itself was wrong.
lesson-a-star-8 = An estimate that is never above the truth is admissible: h is at most h*. With it A* always finds a shortest solution. The red cells are above the line: this estimate is not admissible.
lesson-a-star-8-ask = Which estimate is admissible?
lesson-a-star-8-a = Twice the misplaced tiles
lesson-a-star-8-a-because = No: one move before the goal 1 tile is misplaced. Twice that is 2, and h* is 1.
lesson-a-star-8-b = Manhattan distance plus 1
lesson-a-star-8-b-because = No: at the goal it says 1, and h* is 0.
lesson-a-star-8-c = The larger of misplaced tiles and Manhattan distance
lesson-a-star-8-c-because = Right: neither is ever above the truth, so the larger is not either. Here it always is Manhattan distance, for a misplaced tile is at least one move away. It holds for all 181,440 boards.
lesson-a-star-play = The shortest way has 5 moves and leads through this board. The board's estimate is in your hand.
lesson-a-star-play-ask = Pull h up until A* takes a longer way.
lesson-a-star-play-right = The board waits until the goal is found by the longer way. An h just above the truth does no harm yet: f still comes before the longer way. Too large an estimate can hide the shortest way; it need not.
lesson-a-star-why = Why does an admissible h suffice? At the goal h is zero, so a longer way has its whole length as f. Until then, some board of a shortest way waits in the frontier: its g is right, its h not above the truth.
lesson-a-star-why-ask = So why does A* never end with a longer way?
lesson-a-star-why-a = It compares all ways before it ends
lesson-a-star-why-a-because = No: it ends with the first goal that it expands. To generate it is not enough: a board with a smaller f may still wait.
lesson-a-star-why-b = The waiting board has the smaller f and goes first
lesson-a-star-why-b-because = Right: its g + h is at most the length of the shortest way. So it comes before the goal of any longer way.
lesson-a-star-why-c = h tells it the true number of moves
lesson-a-star-why-c-because = No: h may be far too small, even zero. It must only never be too large.
lesson-a-star-9 = An estimate is consistent if it never drops by more than the move costs: by 1. The estimate Patchy, made for these small boards of 2 × 3, is admissible but not consistent.
lesson-a-star-9-ask = By how much does h drop with a move to a successor?
lesson-a-star-9-right = From 8 to 5, by 3. So f drops from 12 to 10: this way had been waiting too long.
lesson-a-star-9-wrong = Subtract the h of the successor from the h of the board above it.
lesson-a-star-10 = So A* took a longer way first. This successor had been expanded with g = 8. Now a path with g = 6 is found, and the board goes back into the frontier: it is reopened.
lesson-a-star-10-ask = When does A* reopen a board?
lesson-a-star-10-a = When a shorter path to it is found
lesson-a-star-10-a-because = Right. It has to expand the board again, for all its successors are nearer the start now, too. So its solution is still a shortest one; a search that never reopens may end with a longer one.
lesson-a-star-10-b = Whenever it is generated again
lesson-a-star-10-b-because = No: a duplicate whose path is not shorter is dropped.
lesson-a-star-10-c = With every estimate
lesson-a-star-10-c-because = No: with a consistent estimate, such as Manhattan distance, its first path to a board that it expands is a shortest one.
lesson-a-star-reopen = The estimate of one neighbour of the start is in your hand. All other boards keep their h.
lesson-a-star-reopen-ask = Pull h up until A* has to expand a board twice.
lesson-a-star-reopen-right = h falls by more than the 1 that the move costs: not consistent. The search went past this board, closed others by a longer way, and met them again by a shorter one. The smallest h that does it is not above the truth: admissible, and yet reopened.
lesson-a-star-11 = Your turn. The lowest f goes first; at a tie, the larger g. Where g is equal too, both are right.
lesson-a-star-11-ask = Which board does A* expand next? Click it.
lesson-a-star-12 = A good estimate is never above the truth, and close to it. Manhattan distance is both, but not the best: of two admissible estimates the larger is better.
lesson-a-star-12-ask = Write an estimate that is admissible, and closer to the truth than Manhattan distance on at least 10,000 boards. The picture follows what you write.
lesson-a-star-12-hint-1 = Manhattan distance moves each tile as if it were alone. Two tiles of one row stand in their row, but in the wrong order: how many more moves does that take at least?
lesson-a-star-12-hint-2 = linear_conflict() is Manhattan distance with those moves added. pattern([1, 2, 3, 4]) looks at these tiles together. Both are never above the truth.
lesson-a-star-12-hint-3 = max(a, b) of two admissible estimates is admissible too, and at least as close to the truth as either.
lesson-a-star-13 = A board that you have not seen yet. Only the first try counts.
lesson-a-star-13-ask = What is h of this board, by Manhattan distance?
lesson-a-star-13-right = Tiles 1, 2, 4, 7 and 8 are 1 away each; the others are at home.
lesson-a-star-13-wrong = Rows and columns of each tile, without the blank.
lesson-a-star-14 = Another new board, and A* by Manhattan distance. Only the first try counts.
lesson-a-star-14-ask = Which board does A* expand next? Click it.
lesson-a-star-remember-1 = A* expands the board with the lowest f = g + h; at a tie, the one with the larger g.
lesson-a-star-remember-2 = If h is admissible, never above the truth, its solution is shortest.
lesson-a-star-remember-3 = Of two admissible estimates, the one closer to the truth usually expands fewer boards.
lesson-a-star-remember-4 = If h is not consistent, A* may find a shorter path to an expanded board, and reopens it.

## lesson-two-ends, by id

# What a lesson that comes along says, at most 300 characters each.
lesson-two-ends-1 = Bidirectional BFS makes two searches: forward from the start, backward from the goal. They met after 840 expansions. BFS needed 37,708.
lesson-two-ends-1-ask = Why do two searches expand so few boards?
lesson-two-ends-1-a = Two searches to half the depth stay far smaller than one to the full depth
lesson-two-ends-1-a-because = Right: they halve d in b^d. Within 10 moves of the start or of the goal are 706 boards each. Within 20 moves of the start are 54,802.
lesson-two-ends-1-b = The backward search has fewer moves to try
lesson-two-ends-1-b-because = No: every move can be undone, so both searches have the same moves.
lesson-two-ends-1-c = They use an estimate
lesson-two-ends-1-c-because = No: both expand the board that has waited longest, as BFS does.
lesson-two-ends-2 = Both frontiers are stored, and all that lies behind them: 1,412 boards here, where BFS stores 54,653. The backward search begins at the goal and makes every move the other way round.
lesson-two-ends-2-ask = For which task is a backward search no help?
lesson-two-ends-2-a = The way to one known board, far away
lesson-two-ends-2-a-because = No: both ends are known. The two searches only get deeper.
lesson-two-ends-2-b = The way to any board with tile 1 in its place
lesson-two-ends-2-b-because = Right: 20,160 boards are like that, and the backward search would begin at all of them. The forward search only has to recognize one. So the goal must be one known board, and every move must go backwards, too.
lesson-two-ends-2-c = The way back, from the goal to this board
lesson-two-ends-2-c-because = No: those are the same two searches with their ends exchanged. Here every move can be undone.
lesson-two-ends-meeting = Bidirectional BFS completes whole layers: a shorter way would have met in an earlier layer. Searches that go on board by board, such as MM by f (227 expansions), may first meet on a longer way.
lesson-two-ends-meeting-ask = What must a search guided by f do after the first meeting?
lesson-two-ends-meeting-a = Stop: it is always on a shortest way
lesson-two-ends-meeting-a-because = No: that holds for whole layers. Board by board, boards of a shorter way may still wait on both sides.
lesson-two-ends-meeting-b = Go on until no shorter way can be left
lesson-two-ends-meeting-b-because = Right: MM goes on until every way not found yet is at least as long as the best one found.
lesson-two-ends-meeting-c = Begin again from the goal
lesson-two-ends-meeting-c-because = No: what both sides have stored stays useful.
lesson-two-ends-3 = IDA* keeps one path, and the successors along it that are still to be tried. It goes down to the leftmost whose f is within the threshold: at first 12, now 14. Where none is left it goes back up.
lesson-two-ends-3-ask = Which board does IDA* expand next? Click it.
lesson-two-ends-4 = When no board is left within the threshold, IDA* begins again at the start. This next iteration has the lowest f that was too large as its threshold. So far: 12, 14, now 16.
lesson-two-ends-4-ask = A shortest solution has 20 moves. In which iteration is it found?
lesson-two-ends-4-right = In iteration 5: the thresholds are 12, 14, 16, 18, 20. With a move g grows by 1, and h grows or falls by 1. So f stays, or grows by 2.
lesson-two-ends-4-wrong = The f of the grey boards is the next threshold. Count on from 12, until 20 moves are within it.
lesson-two-ends-5 = IDA* found the 20 moves in iteration 5. At the end it stores 21 boards, those of its path. A* stored 285.
lesson-two-ends-5-ask = What does IDA* pay for storing so little?
lesson-two-ends-5-a = Its solution may be longer
lesson-two-ends-5-a-because = No: the thresholds grow step by step, so the first solution found is a shortest one.
lesson-two-ends-5-b = It expands boards again in every iteration
lesson-two-ends-5-b-because = Right: 768 expansions, where A* made 174. If nearly every board had an f of its own, there would be nearly as many iterations.
lesson-two-ends-5-c = It needs a better estimate
lesson-two-ends-5-c-because = No: both used Manhattan distance.
lesson-two-ends-6 = A board of the 15-puzzle. Each search may use 8 MiB of memory. A* stores every board that it generates: after more than 200,000 its memory is full, and it stops. IDA* found 46 moves with 810,907 expansions, and stored 47 boards.
lesson-two-ends-6-ask = Another board needs 80 moves, nearly twice as many. What does IDA* need for it?
lesson-two-ends-6-a = Nearly twice the memory, and far more time
lesson-two-ends-6-a-because = Right: it stores one path, 81 boards. But the boards within its threshold multiply each time the threshold rises.
lesson-two-ends-6-b = Far more memory, and far more time
lesson-two-ends-6-b-because = No: it forgets a board when it turns back. So it stores one path, 81 boards.
lesson-two-ends-6-c = Nearly twice the memory, and nearly twice the time
lesson-two-ends-6-c-because = No: the boards within the threshold grow as b^d grows, not as d does.
lesson-two-ends-7 = Greedy search follows h alone: 144 expansions, 40 moves. Weighted A* follows f = g + w × h. With w = 2 it made 41 expansions and found 20 moves; its solution has at most w times the fewest moves.
lesson-two-ends-7-ask = A shortest solution has 20 moves. How many moves can the solution of weighted A* with w = 3 have at most?
lesson-two-ends-7-right = 3 × 20 = 60. In practice it is usually far shorter. The same bound holds for A* with any estimate that is at most w times the truth.
lesson-two-ends-7-wrong = At most w times as long as a shortest solution.
lesson-two-ends-weight = f = g + w × h: the weight w is in your hand. The picture shows the boards that are expanded.
lesson-two-ends-weight-ask = Find a w with at most half of A*’s boards and at most 2 moves more.
lesson-two-ends-weight-right = And a larger w? Not always fewer boards: a wrong hint is followed further, too. Only the bound is certain: never more than w times the fewest moves.
lesson-two-ends-8 = Six strategies on the same board, under one clock: at each tick every search makes one expansion. Guess first, then press Finish.
lesson-two-ends-8-ask = Which search ends last?
lesson-two-ends-8-a = A*
lesson-two-ends-8-a-because = No: A* ends after 174 expansions.
lesson-two-ends-8-b = Bidirectional BFS
lesson-two-ends-8-b-because = No: it ends after 840 expansions.
lesson-two-ends-8-c = IDA*
lesson-two-ends-8-c-because = No: IDA* expands again in each iteration, and still ends after 768 expansions.
lesson-two-ends-8-d = BFS
lesson-two-ends-8-d-because = Right: after 37,708 expansions. It has neither an estimate nor a second search.
lesson-two-ends-every = All boards of this puzzle were searched by both. This one is the hardest of all for A*: 15,573 expansions for 30 moves, and bidirectional BFS needs fewer.
lesson-two-ends-every-ask = On how many of all boards does A* need more expansions than bidirectional BFS?
lesson-two-ends-every-a = On every fourth
lesson-two-ends-every-a-because = No: far fewer. A second search saves much, but the estimate saves more.
lesson-two-ends-every-b = On seven of a thousand
lesson-two-ends-every-b-because = Right: the estimate nearly always saves more than the second search. One board says little of all.
lesson-two-ends-every-c = On none but this one
lesson-two-ends-every-c-because = No: there are some more, but they are rare.
lesson-two-ends-9 = A phone has little memory left. You want a shortest solution of a 15-puzzle board, and Manhattan distance is known.
lesson-two-ends-9-ask = Which search do you use?
lesson-two-ends-9-a = A*
lesson-two-ends-9-a-because = No: it stores every board that it generates, and the memory would be full.
lesson-two-ends-9-b = IDA*
lesson-two-ends-9-b-because = Right: it stores one path only, and its solution is shortest.
lesson-two-ends-9-c = Greedy search
lesson-two-ends-9-c-because = No: its solution may be long.
lesson-two-ends-10 = You want a shortest solution of an 8-puzzle board. Start and goal are known, moves can be undone, but you have no estimate.
lesson-two-ends-10-ask = Which search do you use?
lesson-two-ends-10-a = Bidirectional BFS
lesson-two-ends-10-a-because = Right: it needs no estimate, its solution is shortest, and it expands far fewer boards than BFS.
lesson-two-ends-10-b = A*
lesson-two-ends-10-b-because = No: without an estimate h is 0 everywhere, and A* expands layer by layer like BFS.
lesson-two-ends-10-c = IDA*
lesson-two-ends-10-c-because = No: without an estimate each iteration is a search to a depth limit, and paths to the same board are searched again and again.
lesson-two-ends-11 = A robot needs a solution of a 15-puzzle board at once. It may be longer than necessary, but at most twice as long.
lesson-two-ends-11-ask = Which search do you use?
lesson-two-ends-11-a = Greedy search
lesson-two-ends-11-a-because = No: it is quick, but nothing limits the length of its solution.
lesson-two-ends-11-b = A*
lesson-two-ends-11-b-because = No: its solution is shortest, but it takes far longer to find.
lesson-two-ends-11-c = Weighted A* with w = 2
lesson-two-ends-11-c-because = Right: it is quick, and its solution is at most 2 times as long as a shortest one.
lesson-two-ends-12 = A board that you have not seen yet. IDA* is in its first iteration. Only the first try counts.
lesson-two-ends-12-ask = Which threshold has the next iteration?
lesson-two-ends-12-right = The lowest f above the threshold: boards of that f are left out now. A lower threshold would let in no new board; a higher one could let in a longer solution first.
lesson-two-ends-12-wrong = Which is the lowest f among the boards that are too large now?
lesson-two-ends-13 = On a board that you do not see, weighted A* with w = 3 found 30 moves.
lesson-two-ends-13-ask = How many moves has a shortest solution at least?
lesson-two-ends-13-right = 30 / 3 = 10: what was found is at most 3 times as long as a shortest solution.
lesson-two-ends-13-wrong = What was found is at most w times as long as a shortest solution.
lesson-two-ends-remember-1 = BFS: shortest. Stores all boards that it generates. For small puzzles.
lesson-two-ends-remember-2 = Bidirectional BFS: shortest. Stores two small searches. For one known goal, moves that can be undone, and no estimate.
lesson-two-ends-remember-3 = A*: shortest if h is admissible. Stores all boards that it generates. For a good estimate and enough memory.
lesson-two-ends-remember-4 = IDA*: shortest if h is admissible. Stores one path, and expands again. For little memory.
lesson-two-ends-remember-5 = Weighted A*: at most w times as long. Stores all boards that it generates, usually few. For a solution soon.
lesson-two-ends-remember-6 = Greedy search: any length. Stores all boards that it generates, usually few. For any solution, now.

## lesson-24-puzzle, by id

# What a lesson that comes along says, at most 300 characters each.
lesson-24-puzzle-1 = The 24-puzzle has 24 tiles on 5 × 5 cells. A computer that visits 1,000,000,000 boards a second would need more than 240,000,000 years for all of its boards.
lesson-24-puzzle-1-ask = How can a search ever find a solution?
lesson-24-puzzle-1-a = On a computer that is 1,000 times as fast
lesson-24-puzzle-1-a-because = No: that would still take more than 240,000 years.
lesson-24-puzzle-1-b = It leaves out nearly all boards
lesson-24-puzzle-1-b-because = Right: a good estimate shows which boards cannot be on a short solution.
lesson-24-puzzle-1-c = It needs luck
lesson-24-puzzle-1-c-because = No: to try boards at random would take as long.
lesson-24-puzzle-2 = h adds up how far each tile is from its place, as if no other tile were in the way. Here h = 58. So every solution has at least 58 moves: 58 is a lower bound.
lesson-24-puzzle-2-ask = Why can no solution be shorter?
lesson-24-puzzle-2-a = A* has tried all shorter ones
lesson-24-puzzle-2-a-because = No: it has made 1 expansion.
lesson-24-puzzle-2-b = All boards of the 24-puzzle need so many
lesson-24-puzzle-2-b-because = No: another board may need 1 move only.
lesson-24-puzzle-2-c = A move brings one tile nearer, by 1 cell
lesson-24-puzzle-2-c-because = Right: so each move lowers h by 1 at most, and it takes 58 moves to bring h to 0.
lesson-24-puzzle-3 = A* stores every board that it generates. Here it may use 128 MiB. After more than 3,000,000 boards the memory is full, and the goal is not found.
lesson-24-puzzle-3-ask = What can be done without more memory?
lesson-24-puzzle-3-a = Forget the boards that were expanded
lesson-24-puzzle-3-a-because = No: A* needs them to see duplicates, and to give the path in the end.
lesson-24-puzzle-3-b = Use BFS
lesson-24-puzzle-3-b-because = No: BFS stores the boards of all layers, even more of them.
lesson-24-puzzle-3-c = Use IDA*, which stores one path
lesson-24-puzzle-3-c-because = Right: its memory never fills. What it needs instead is time.
lesson-24-puzzle-4 = Another board. IDA* stores one path only, so its memory never fills. Up to threshold 50 it makes 7,747,053 expansions: less than 1 second, at 120,000,000 a second. Each threshold takes about 5 times as many expansions as the one before.
lesson-24-puzzle-4-ask = The goal is at threshold 64: that is 7 thresholds more. How long does IDA* take?
lesson-24-puzzle-4-a = About 1 second
lesson-24-puzzle-4-a-because = No: that would be so if each threshold took as long as the others. The last ones take longest.
lesson-24-puzzle-4-b = About 1 minute
lesson-24-puzzle-4-b-because = No: after 3 of them it is 125 times as long already, and 4 more are to come.
lesson-24-puzzle-4-c = More than 1 hour
lesson-24-puzzle-4-c-because = Right: 7 thresholds, each 5 times as long as the one before: more than 78,000 times as long in all.
lesson-24-puzzle-5 = Weighted A* expands the board with the lowest f = g + w × h. With w = 2 it hurries to boards that look close to the goal. Its solution is at most 2 times as long as the shortest.
lesson-24-puzzle-5-ask = Which search is it with w = 1?
lesson-24-puzzle-5-a = A*
lesson-24-puzzle-5-a-because = Right: f = g + h.
lesson-24-puzzle-5-b = Greedy search
lesson-24-puzzle-5-b-because = No: greedy search looks at h alone, as if w were very large.
lesson-24-puzzle-5-c = BFS
lesson-24-puzzle-5-c-because = No: BFS uses no estimate, as if w were 0.
lesson-24-puzzle-6 = Solved in the blink of an eye, after 13,584 expansions. Weighted A* stores 29,245 boards. A* stored more than 3,000,000 and found nothing.
lesson-24-puzzle-6-ask = What has it given up for that?
lesson-24-puzzle-6-a = The shortest solution: this one may be longer
lesson-24-puzzle-6-a-because = Right: with w = 2 f may be above the truth. The next slide asks by how much.
lesson-24-puzzle-6-b = Any bound on the length of the solution
lesson-24-puzzle-6-b-because = No: it is at most 2 times as long as the shortest. Greedy search has no such bound.
lesson-24-puzzle-6-c = Nothing: it is simply better
lesson-24-puzzle-6-c-because = No: A* would have found a shortest solution, had there been enough memory.
lesson-24-puzzle-7 = Its solution has 102 moves. Is it a shortest? Weighted A* cannot tell. Its h of the start, 58, is a lower bound. Another search may prove a higher one.
lesson-24-puzzle-7-ask = By h of the start alone: by how many moves is the solution too long at most?
lesson-24-puzzle-7-right = 102 − 58 = 44. To know more, the lower bound has to rise.
lesson-24-puzzle-7-wrong = Subtract the lower bound from the moves found.
lesson-24-puzzle-8 = A pattern database is a table made in advance. It says how many moves a group of tiles needs, wherever they are. The tables of 5 groups, added up, give a higher lower bound than 58.
lesson-24-puzzle-8-ask = How does that help A*?
lesson-24-puzzle-8-a = Each expansion is faster
lesson-24-puzzle-8-a-because = No: to look into tables takes a little longer than to add up distances.
lesson-24-puzzle-8-b = It expands fewer boards
lesson-24-puzzle-8-b-because = Right: the closer h is to the truth, the more boards have an f above the length of the solution.
lesson-24-puzzle-8-c = The solution gets shorter
lesson-24-puzzle-8-c-because = No: both estimates are admissible, so both would find a shortest one.
lesson-24-puzzle-9 = The first board again, the same 128 MiB. By pattern databases A* finds 74 moves and proves that no solution is shorter, with fewer than 1,000,000 expansions. The other board, of 64 moves, takes fewer than 500,000.
lesson-24-puzzle-9-ask = What do pattern databases cost?
lesson-24-puzzle-9-a = The solution may be longer
lesson-24-puzzle-9-a-because = No: they never say more than the truth, so they are admissible.
lesson-24-puzzle-9-b = Time and memory for the tables, before the search
lesson-24-puzzle-9-b-because = Right: but once made, they serve for every board with this goal.
lesson-24-puzzle-9-c = Nothing
lesson-24-puzzle-9-c-because = No: each table holds a number for every place of its tiles.
lesson-24-puzzle-10 = Weighted A* found 102 moves at once. A* by pattern databases found the shortest solution, 74 moves, but needs its tables first.
lesson-24-puzzle-10-ask = A robot has to act now, once. Which search do you choose?
lesson-24-puzzle-10-a = Weighted A*
lesson-24-puzzle-10-a-because = Right: any good solution now is worth more than the shortest one later.
lesson-24-puzzle-10-b = A* by pattern databases
lesson-24-puzzle-10-b-because = No: the tables have to be made first. They pay where many boards are solved, or a proof is wanted.
lesson-24-puzzle-10-c = IDA* by Manhattan distance
lesson-24-puzzle-10-c-because = No: it needs far more time.
lesson-24-puzzle-11 = Your turn. Weighted A* expands the board with the lowest f = g + 2 × h.
lesson-24-puzzle-11-ask = Which board does weighted A* expand next? Click it.
lesson-24-puzzle-12 = A board that you have not seen yet. Only the first try counts.
lesson-24-puzzle-12-ask = Which lower bound does Manhattan distance give?
lesson-24-puzzle-12-right = Each move brings one tile nearer by at most one cell, so no solution is shorter.
lesson-24-puzzle-12-wrong = Add up how many rows and columns each tile is from its place.
lesson-24-puzzle-remember-1 = A* runs out of memory, IDA* out of time.
lesson-24-puzzle-remember-2 = Weighted A* finds a solution soon, and a lower bound says how far it can be from the shortest.
lesson-24-puzzle-remember-3 = A better estimate, such as a pattern database, makes shortest solutions possible.

## lesson-example, by id

# The captions of a lesson that comes along, at most 300 characters each.
lesson-example-1 = Only the start is known. How far is each tile from its place, and what is h?
lesson-example-2 = The start was expanded. Which of its successors comes next, and why?
lesson-example-3 = Guess before you look: is the node taken next a deep one or a shallow one?
lesson-example-4 = Look at the state space: A* keeps to the dashed line. What would h = 0 do?
lesson-example-5 = Solved. The goal had been generated before it was expanded: why did A* wait?
lesson-example-6 = The same number of expansions, by BFS. How deep has it come?
lesson-example-7 = Two frontiers have met. Why are two small balls less than one large one?
lesson-example-8 = Greedy search is done first. How long is its path? Go to Compare and see them side by side.

## node

node-none-yet = none yet
node-chosen = Chosen node
node-current = Current node
# The link away from a chosen node.
node-back = back to the current node
node-back-about = The node expanded last (Escape).

## node/life

node-life-not-yet = (not yet)
node-life-generated = generated at
node-life-generated-about = The expansion that generated it. A click goes there.
node-life-dropped = dropped at
node-life-dropped-about = Its turn came, but it was beyond the threshold. A click goes there.
node-life-expanded = expanded at
node-life-expanded-about = When it was taken from the frontier. A click goes there.
node-life-about-children = Nodes whose parent is this node, at this moment.
node-life-children =
    { $children ->
        [one] { $children } child
       *[other] { $children } children
    }

## node/details

node-details-title = More of this node
node-details-parent = parent
node-details-no-parent = none (a root)
node-details-children = children
node-details-dropped = beyond the threshold: dropped
node-details-one-occurrence = a depth-first search stores one path: its state may occur again elsewhere
node-details-inspect = Shows this node.
node-details-copy = Copy path
node-details-copy-about = Copies the moves as text.
node-details-about-path = The tiles that slide, from the root to this node.
node-details-met-again =
    generated again { $met ->
        [one] { $met } time
       *[other] { $met } times
    }, reopened { $reopened ->
        [one] { $reopened } time
       *[other] { $reopened } times
    }
node-details-path =
    { $moves ->
        [one] path of { $moves } move
       *[other] path of { $moves } moves
    }

## node/estimate

node-estimate-about = Each tile by its number, with what it adds to h.
node-estimate-zero = , always
node-estimate-looked-up = , looked up in tables
node-estimate-line = line { $line }
node-estimate-lines = lines { $first } to { $last }
node-estimate-part = { $value } ({ $from })
node-estimate-own = , by { $name }
node-estimate-own-sum = {" "}= { $sum }, by { $name }
node-estimate-tile = { $number } (tile { $tile })
node-estimate-in-place = : every tile is in place
node-estimate-patchy-even = { $manhattan }, as Manhattan: the first two cells add up to an even number
node-estimate-patchy-odd = { $misplaced }, as misplaced tiles: the first two cells add up to an odd number
node-estimate-conflicts =
    { $rows ->
        [true] { $number } (conflicts in row { $line })
       *[false] { $number } (conflicts in column { $line })
    }
node-estimate-no-conflict = { $manhattan }; no tiles in each other’s way
node-estimate-patterns = , the larger of two sums of tables: { $first } and { $second }

## node/why

node-why-which-next = Which node is next?
node-why-how-it-chooses = How { $algorithm } chooses
node-why-from-the-first = The node, and why it was taken, stand here from the first expansion on.
node-why-taken = Why this node?
node-why-next = Why is it next?
node-why-not-yet = Why not yet?
# Of a node that entered the frontier with the next one, and is equal to it by the rule.
node-why-tied = It entered the frontier together with the next node, and after it: siblings enter in the order of moves, blank { $ways }.
node-why-not-taken = Why was it not taken?
node-why-dropped = Its turn came, but it was beyond the threshold, so it was dropped.
node-why-predict = Predict
node-why-predict-about = A game: before each expansion, guess which node comes next.
node-why-question = Which node comes next?
node-why-over = The search is over: nothing comes next.
node-why-end-game = End the game
node-why-about-score = Right answers and all answers. Where the algorithm has no preference, each of the nodes is right.
node-why-score = Score: { $right } of { $answered }
node-why-guessed-wrong = Not your guess. { $verdict }
node-why-answer = This node is taken
node-why-go-on = Space takes it and asks again.
node-why-taken-node = taken, { $figures }: { $board }
node-why-answer-told =
    { $guessed ->
        [none] This node is taken: { $board }, { $figures }. { $why } Space takes it and asks again.
       *[other] { $guessed } This node is taken: { $board }, { $figures }. { $why } Space takes it and asks again.
    }
# Stands for a board of many tiles, which is marked in the picture.
node-why-marked = the marked one
node-why-how-to-answer = Click a node of the { $open_list }, in the list or in the tree; Space shows the answer.

## node/why/rule, by id

node-why-rule-bfs = The oldest node of the frontier: first in, first out.
node-why-rule-bidirectional = The next node of the layer. A new layer is of the smaller frontier.
node-why-rule-uniform-cost = The lowest g in the frontier; at a tie the oldest.
node-why-rule-astar-larger-g = The lowest f in the frontier; at a tie the largest g, then the oldest.
node-why-rule-astar-smaller-g = The lowest f in the frontier; at a tie the smallest g, then the oldest.
node-why-rule-astar-oldest = The lowest f in the frontier; at a tie the oldest.
node-why-rule-astar-newest = The lowest f in the frontier; at a tie the newest.
node-why-rule-weighted-astar = The lowest f = g + w × h in the frontier; at a tie the largest g, then the oldest.
node-why-rule-greedy = The lowest h in the frontier; at a tie the smallest g, then the oldest.
node-why-rule-mm = The lowest p = max(g + h, 2g + 1) of both frontiers; at a tie the smallest g, then the oldest.
node-why-rule-dfs-entered = The next successor of the node expanded last that was not entered yet. Where there is none: the next further up the path.
node-why-rule-dfs-generated = The top of the stack: of the successors of the node expanded last the last new one. Where there was none: what lies below.
node-why-rule-dfs-taken = The top of the stack: of the successors of the node expanded last the last one not expanded. Where there was none: what lies below.
node-why-rule-depth-limited = The next successor of the node expanded last. At the depth limit: the next successor further up the path.
node-why-rule-iterative-deepening = The next successor of the node expanded last. At the depth limit: the next successor further up the path.
node-why-rule-idastar = The next successor within the threshold: of the node expanded last, or further up the path.

## node/expansion

node-expansion-about-board = The board of the node expanded last.
node-expansion-number = expansion
node-expansion-about-number = How many nodes have been expanded, this one included.
node-expansion-side =
    { $side ->
        [forward] from the start
       *[backward] from the goal
    }
node-expansion-on-stack =
    { $place ->
        [none] on the stack
       *[other] { $place } of { NUMBER($of) } on the stack
    }
node-expansion-in-frontier =
    { $place ->
        [none] in the frontier
       *[other] { $place } of { NUMBER($of) } in the frontier
    }
node-expansion-back = back to the parent: left out
node-expansion-not-reached = not generated: the search ended
node-expansion-at-limit = left out: depth limit { NUMBER($limit) }
node-expansion-beyond =
    { $by_f ->
        [true] f { NUMBER($f) } > threshold { NUMBER($threshold) }: dropped at its turn
       *[false] depth { NUMBER($f) } > limit { NUMBER($threshold) }: dropped at its turn
    }
node-expansion-goal = the goal: { $place }
node-expansion-new = new: { $place }
node-expansion-solved = the goal: solved
node-expansion-meeting = the frontiers meet
node-expansion-path =
    { $best ->
        [true] a path of { NUMBER($length) } moves, the best: { $place }
       *[false] a path of { NUMBER($length) } moves: { $place }
    }
node-expansion-path-of-cost =
    { $best ->
        [true] a path that costs { $cost }, the best: { $place }
       *[false] a path that costs { $cost }: { $place }
    }
node-expansion-dropped = already visited: dropped
node-expansion-reopened = better path: reopened, { $place }
node-expansion-put-again = again on the stack (g { NUMBER($old) } → { NUMBER($g) }): { $place }
node-expansion-reparented = better path (g { NUMBER($old) } → { NUMBER($g) }): { $place }
node-expansion-successor =
    { $figures ->
        [none] { $moved }, { $outcome }
       *[other] { $moved }, { $figures }, { $outcome }
    }
# 1st, 2nd, 3rd, 4th.
node-expansion-ordinal =
    { NUMBER($number, type: "ordinal") ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }

## node/fine

node-fine-done = Done
node-fine-node = The node taken
node-fine-manhattan = moves of each tile to its goal cell
node-fine-misplaced = 1 for each tile out of place
node-fine-linear-conflict = moves of each tile to its goal cell, and 2 for each tile in another’s way
node-fine-patterns = looked up in tables
node-fine-patchy = Manhattan on some boards, misplaced tiles on others
node-fine-taken-from =
    { $depth_first ->
        [true] Taken from the stack
       *[false] Taken from the frontier
    }
node-fine-list =
    { $depth_first ->
        [true] Stack
       *[false] Frontier
    }
node-fine-expansion = expansion { $number }
# By the move of the blank: the tile goes where the blank was.
node-fine-successor =
    { $letter ->
        [U] Successor { $number }: tile { $tile } moves down
        [L] Successor { $number }: tile { $tile } moves right
        [D] Successor { $number }: tile { $tile } moves up
       *[R] Successor { $number }: tile { $tile } moves left
    }
node-fine-tested =
    { $by_f ->
        [true]
            { $beyond ->
                [true] f = { NUMBER($f) } is beyond the threshold { NUMBER($threshold) }: dropped at its turn.
               *[false] f = { NUMBER($f) } is within the threshold { NUMBER($threshold) }.
            }
       *[false]
            { $beyond ->
                [true] Depth = { NUMBER($f) } is beyond the limit { NUMBER($threshold) }: dropped at its turn.
               *[false] Depth = { NUMBER($f) } is within the limit { NUMBER($threshold) }.
            }
    }
node-fine-new = Not visited yet: it is new.
node-fine-first-path-kept = Visited already: dropped. The first path is kept (g = { NUMBER($stored) }).
node-fine-stays-closed = Closed already with g = { NUMBER($stored) }. g = { NUMBER($g) } is smaller, but a closed node stays closed: dropped.
node-fine-no-better = Visited already with g = { NUMBER($stored) }. g = { NUMBER($g) } is no better: dropped.
node-fine-better-reopened = Visited already with g = { NUMBER($old) }. g = { NUMBER($g) } is better. It is reopened.
node-fine-put-again = It waits already with g = { NUMBER($old) }. It is put on the stack again, with g = { NUMBER($g) }; the newest entry counts.
node-fine-better = Visited already with g = { NUMBER($old) }. g = { NUMBER($g) } is better.
node-fine-goes-in =
    { $place ->
        [none] It goes into the { $list }.
       *[other] It goes into the { $list }: { $place } of { NUMBER($of) }.
    }
node-fine-waits =
    { $place ->
        [none] It waits on the stack.
       *[other] It waits on the stack: { $place } of { NUMBER($of) }.
    }

## node/frontier

node-frontier-filter = Filter
node-frontier-filter-hint = filter
node-frontier-about-filter = Lists only nodes with f 18, g 7, h 9, p 18, forward, backward, or the digits of a board. Several can be combined.
node-frontier-about-group = How many nodes of the frontier have this. A click lists only them.
node-frontier-title =
    { $by_board ->
        [true]
            { $depth_first ->
                [true] The stack, by board
               *[false] The frontier, by board
            }
       *[false]
            { $depth_first ->
                [true] Next on the stack
               *[false] Next in the frontier
            }
    }
node-frontier-group = { $name }: { NUMBER($number) }
node-frontier-only = Only { $name }
node-frontier-empty = The { $open_list } is empty.
node-frontier-none-left = No node of the { $open_list } matches.
node-frontier-row =
    { $beyond ->
        [true] { $figures }, beyond the threshold: { $board }
       *[false] { $figures }: { $board }
    }
node-frontier-about-row =
    { $beyond ->
        [true] It is beyond the threshold and will be dropped when its turn comes. A click shows it.
       *[false] A node of the { $open_list }. The bar shows g filled and h outlined. A click shows it.
    }

## package

# Why a package was not made. $name is a file of the page.
package-no-page = { $folder } is not the folder of the page: its { $name } was not read: { $reason }
package-other-page = { $folder } holds another page: name the folder that .ci/web makes, or that of a release
package-show = For a learning platform…
package-show-about = One file with an exercise, which Moodle, Canvas, ILIAS and others take (SCORM 1.2). They get the answers and the points.
package-hide = Other exports…
package-hide-about = Goes back to what else can be saved.
package-heading = Exercise for a learning platform
package-about = Add the file to a course as a SCORM package. It never has a teacher's key. The platform gets points that the student's own computer set; those that count are the ones you grade yourself.
package-exercise = Exercise
package-site = Page's folder
package-written = Wrote { $path }. Add it to a course as a SCORM package; `slidescope package --help` says how.

## page

page-broke-off = Slidescope stopped with an error: { $reason }. Board and strategy stand in the address and are kept. This is a defect in Slidescope; please report it.
page-start-again = Start again
page-cannot-show = This browser cannot show Slidescope: { $reason }. It needs WebGL 2 or WebGL.
page-on-the-desktop = This takes the desktop program.
page-get-desktop = How to get it
page-get-desktop-about = Opens a page about the desktop program.
page-downloaded = Handed to the browser as { $path }, { $size }. If no file appears there, copy it or open this page in a window of its own.
page-copy-file = Copy
page-copy-file-about = Copies what is in the file, to be put into a file or a message.
page-keeps-nothing = This browser keeps nothing for this page: settings and progress end with it. Save what you need as files.
page-link = Link
page-page = Page
page-page-name = Address of the page
page-page-about = Where the school has put Slidescope as a page. It is kept.
page-page-first = Type the address of your page first.
page-copy-link = Copy link
page-copy-link-about = Copies the address that opens what is shown: boards, strategy, view and moment.
page-copy-frame = Copy as iframe
page-copy-frame-about = Copies HTML that shows this as a figure in another page.
page-copied = Copied.
page-experiments-on-the-desktop = Long experiments: in the desktop program
page-length-on-the-desktop = Shortest length: in the desktop program
page-link-not-understood = These parts of the link are not understood: { $parts }. The rest is open.
page-elsewhere = { $address } is not on the server of this page. A link opens lessons from there.
page-answers = the server answers { $address } with { $status }. Check the address.
page-silent = { $address } could not be loaded. Check the connection and try again.

## panics

panics-no-reason = no reason given
panics-search-broke-off = The search stopped with an error: { $reason }. The board and settings are kept. This is a defect in Slidescope; please report it.

## playback

playback-run = Run
playback-pause = Pause
playback-reset = Reset
playback-to-start = To the beginning
playback-step-back = Step back
playback-step = Step
playback-finish = Finish
playback-speed = Speed

## playback/hint, by id

playback-hint-reset = Reset: drops the run (R).
playback-hint-start = Jump to the start; the run is kept (Home).
playback-hint-back = One expansion back (←).
playback-hint-pause = Pauses the search (Space).
playback-hint-play = Plays the recorded run from here, then searches on (Space).
playback-hint-run = Searches at the chosen speed (Space).
playback-hint-step = One expansion forward (→).
playback-hint-finish = Searches to the end at full speed (End).

## playback

playback-about-speed = Expansions per second, from 1 to full speed (+ and −).
playback-not-started = The search was not started: { $reason }
playback-not-searched-again = This moment was not searched again: { $reason }
# Why a run was given up.
playback-board-changed = The board changed: the run was reset
playback-strategy-changed = The strategy changed: the run was reset

## playback/last-run

playback-last-run-show = Show again
playback-last-run-name = Last run: { $strategy }
playback-last-run-about =
    { $expanded ->
        [one] Goes back to { $strategy } on { $start }, which ended after { $expanded } expansion.
       *[other] Goes back to { $strategy } on { $start }, which ended after { $expanded } expansions.
    }

## playback/clock

playback-clock-expansions = expansions
playback-clock-expansions-about = Every strategy is shown after the same number of expansions.
playback-clock-depth = depth or f
playback-clock-depth-about = Every strategy is shown just before it goes beyond the same depth; A* just before it goes beyond the same f.
playback-clock-time = time
playback-clock-time-about = Every strategy is shown after the same search time. The searches run one after the other, so that none slows another down.

## playback

playback-timeline = Timeline
# The moment of the timeline, for screen readers.
playback-expansion-of = expansion { NUMBER($at) } of { NUMBER($end) }
playback-slide = Slide at { NUMBER($expansion) }: { $text }
# A moment for which `nodes` nodes were recorded and no more.
playback-beyond-recording = Expansion { NUMBER($expansion) } is not recorded (limit: { NUMBER($limit) } nodes). To show it, the search runs again up to here.
playback-moment-depth-first = Expansion { NUMBER($expansion) }: threshold { $threshold }, at depth { $depth }, { NUMBER($stack) } on the stack.
# What an algorithm with a frontier has reached.
playback-f = f
playback-priority = p
playback-depth = depth
playback-moment-shown = Expansion { NUMBER($expansion) }: { $reached } { $depth }, { NUMBER($visited) } visited, { NUMBER($frontier) } in the frontier.
playback-expansion = Expansion
playback-moment = Moment
playback-about-moment = The moment shown, in expansions. Type a number, or drag.
playback-of-expansions = of { NUMBER($newest) }
playback-about-expansions = Expansions the search has made so far.
playback-newest = newest
playback-follow = Follow the newest
playback-about-follow =
    { $follows ->
        [true] The newest moment is shown while the search runs.
       *[false] Goes to the newest moment and stays with it while the search runs (End).
    }

## playback/unrecorded

playback-unrecorded-about = Moments up to there are recorded. For later ones the search runs again.
playback-unrecorded-cancel = Cancel
playback-unrecorded-go-there = Go there
playback-unrecorded-broke-off = Searching again to expansion { NUMBER($expansion) } failed.
playback-unrecorded-searching = Searching again to expansion { NUMBER($expansion) }
playback-unrecorded-searched = Searched again up to expansion { NUMBER($at) }, for counters and frontier. Tree drawn up to expansion { NUMBER($last) }.
playback-unrecorded-drawn-up-to = Tree drawn up to expansion { NUMBER($last) } (recording limit: { NUMBER($limit) } nodes)

## playback/breakpoints

playback-breakpoints-button =
    { $count ->
        [0] Stop at
       *[other] Stop at · { $count }
    }
playback-breakpoints-about = Breakpoints: the run stops when it reaches one of them.
playback-breakpoints-about-remove = Removes this breakpoint.
playback-breakpoints-about-met = The expansion that reached it first.
playback-breakpoints-meeting = Stop when the frontiers meet
playback-breakpoints-about-meeting = Stops when a state is generated that the other search has.
playback-breakpoints-board = a board
playback-breakpoints-board-hint = such as the goal: 123456780
playback-breakpoints-generated = Stop when generated
playback-breakpoints-expanded = Stop when expanded
# What is counted, and the button that sets a breakpoint at a number of it.
playback-breakpoints-depth = depth
playback-breakpoints-depth-about = Stop at depth
playback-breakpoints-f = f
playback-breakpoints-f-about = Stop at f
playback-breakpoints-threshold = threshold
playback-breakpoints-threshold-about = Stop at threshold
playback-breakpoints-reaches = { $counted } reaches
playback-breakpoints-remove = Remove: { $breakpoint }
playback-breakpoints-met-at = at { NUMBER($expansion) }

## playback

playback-breakpoint-depth = depth { NUMBER($depth) }
playback-breakpoint-f = f { NUMBER($f) }
playback-breakpoint-generated = { $board } generated
playback-breakpoint-expanded = { $board } expanded
playback-breakpoint-meeting = frontiers meet

## playback/jump

playback-jump-go-to = Go to
playback-jump-about = Jumps to the next layer, f or threshold, to a duplicate or a reopened node, or to the goal.
playback-jump-about-next = The next one.
playback-jump-about-previous = The one before.
playback-jump-next = Next { $landmark }
playback-jump-previous = Previous { $landmark }
playback-jump-f = f
playback-jump-f-about = The first expansion with a larger f ([ and ]).
playback-jump-threshold = threshold
playback-jump-threshold-about = The start of an iteration with the next threshold ([ and ]).
playback-jump-priority = priority
playback-jump-priority-about = The first expansion with a larger p = max(g + h, 2g + 1) ([ and ]).
playback-jump-depth = depth
playback-jump-depth-about = The first expansion at a larger depth ([ and ]).
playback-jump-layer = layer
playback-jump-layer-about = The start of a layer ([ and ]).
playback-jump-meeting = meeting
playback-jump-meeting-about = A state is generated that the other search has.
playback-jump-reopened = reopened node
playback-jump-reopened-about = A shorter path to a closed node is found, so it goes back into the frontier.
playback-jump-duplicate = duplicate
playback-jump-duplicate-about = A state is generated that is stored already.
playback-jump-improved = better path
playback-jump-improved-about = A shorter path to a node of the frontier is found.
playback-jump-f-above = f above
playback-jump-f-above-about = The first expansion whose f is larger than this; of IDA* the first such threshold.
playback-jump-f-above-value = f to go beyond
playback-jump-deepest = deepest node
playback-jump-deepest-about = The first expansion at the largest depth.
playback-jump-change = change of the chosen node
playback-jump-change-about = The node is generated, expanded, improved or reopened.
playback-jump-goal = goal
playback-jump-goal-about = The goal is generated.
playback-jump-end = end
playback-jump-end-about = The last moment recorded.

## play

play-hand-estimate = h of this board
play-hand-weight = w, the weight of h
play-truth = { $truth } is the truth; the estimate said { $own }
play-reset = As at first
play-reset-about = The value that the search had when the slide began.
play-keys = ← → change the value
play-reached = Reached
play-found-fewest = { $moves } found, the fewest.
play-found-longer = { $moves } found; { $fewest } are enough.
play-f-of = With h = { $h } this board has f = { $g } + { $h } = { $f }.
play-above = The truth is { $truth }: h is above it, so not admissible.
play-not-above = The truth is { $truth }: h is not above it.
play-reopened = { $boards } expanded a second time.
play-reopened-none = No board is expanded twice.
play-boards-of = { $boards } expanded; with w = 1 it is { $usual }.
play-bound = At most { $w } × { $fewest } = { $bound } moves are promised.

## play/aim, by id

play-aim-longer = a longer solution
play-aim-reopens = a board is expanded twice
play-aim-cheaper = half of the boards, at most two moves more

## present

# The text of a button and what it does.
present-present = Present
present-present-about = Shows one view on the whole screen, in large type (F11).
present-leave = Leave presentation
present-leave-about = Esc
present-blank = Blank
present-blank-about = Makes the screen black (B); B shows it again.
present-blanked = The screen is blank. B shows it again.
present-notes = Notes
present-notes-about = What the presenter alone reads: notes, the next slide, the time (N).
# The name of the clock, { $time } being minutes and seconds.
present-elapsed = Elapsed { $time }
present-no-slide = No slide is shown.
present-no-notes = No notes. They are written in the Lesson menu.
present-next = Next
present-last = This is the last slide.
present-the-answer = Answer: { $answer }
present-notes-apart = Own window
present-notes-beside = Beside the slide
present-notes-close = Close notes
# The name of the list of views, of which one is shown.
present-view = View
present-start = Start
present-goal = Goal
# The names of the counters.
present-expanded = expanded
present-visited = visited
# Where the clock of a comparison stands.
present-clock = One clock: { $position }
# The question of the prediction game.
present-ask = Click a node of the { $open_list }. Space shows the answer.
# A button's name with its key.
present-with-key = { $name } ({ $key })

## presets/preset, by id

presets-preset-aima = AIMA, Fig. 3.26
presets-preset-korf = Korf's fifteen-puzzles
presets-preset-korf-felner = Korf and Felner's 24-puzzles
presets-preset-bidirectional-against-astar = Bidirectional BFS against A*
presets-preset-summary-aima = 8-puzzle, lengths 6 to 28, 100 boards each: BFS against A* with misplaced tiles and with Manhattan, beside the values of the textbook
presets-preset-summary-korf = 15-puzzle: Korf's instances by IDA* with Manhattan, node for node beside the published counts, the easiest first; a few minutes for all of them
presets-preset-summary-korf-felner = 24-puzzle: Korf and Felner's fifty random boards by greedy search and weighted A*, beside the published shortest lengths, the shortest first; shortest solutions would take hours
presets-preset-summary-bidirectional-against-astar = 8-puzzle boards of 26 moves and more, on which bidirectional BFS generates fewer nodes than a textbook's A* with Manhattan. How A* breaks ties decides
presets-preset-title-aima = 8-puzzle: nodes generated and effective branching factor, here and in AIMA, 4th edition, Fig. 3.26
presets-preset-title-korf = 15-puzzle: Korf's instances by IDA* with Manhattan, here and as published
presets-preset-title-korf-felner = 24-puzzle: Korf and Felner's boards by greedy search and weighted A*, beside the shortest lengths as published
presets-preset-title-bidirectional-against-astar = 8-puzzle: nodes generated by bidirectional BFS and by A* with Manhattan

## presets

presets-aima-source = AIMA: Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition, Fig. 3.26; means of 100 boards per length.
presets-aima-count = Here: nodes generated are counted as in AIMA, the move straight back among them. At a tie A* takes the smaller g first.
presets-aima-outside = Every board: exact means. At a tie the smaller g expands everything with f ≤ C*, so no tie rule has a larger mean; AIMA has more for { $places }.
presets-aima-outside-lengths = { $strategy } at d = { $lengths }
presets-korf-source = Published: R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985; the counts as two independent programs confirm them.
presets-korf-count = Nodes: generated, the move straight back left out, the root counted once; moves in the order up, left, right, down.
presets-korf-felner-source = Published: R. E. Korf and A. Felner, Disjoint pattern database heuristics, Artificial Intelligence 134, 2002; the lengths as transcribed in the benchmark of a public solver, their mean 100.78 as in the paper.
presets-korf-felner-ratio = Times shortest: moves found, divided by the moves of a shortest solution. Weighted A* with w = 2 finds at most 2 times as many.
presets-bidirectional-against-astar-ties = A* with ties to the smaller g expands every node of f = C*, much as in a textbook. With ties to the larger g it expands few of them.
presets-boards-a-length =
    { $boards ->
        [one] Here: { $boards } board per length.
       *[other] Here: { $boards } boards per length.
    }
presets-boards-a-length-missing = Here: { NUMBER($least) } to { NUMBER($most) } boards per length, because runs are missing.
presets-boards-a-length-scarce = Here: { NUMBER($least) } to { NUMBER($most) } boards per length, because there are few boards of the shortest lengths.
presets-differences-aima = Largest difference of our means to AIMA's, in standard errors: { $differences }.
presets-differences-replication = Largest difference of our means to an independent replication's, 300 boards per length, in standard errors: { $differences }.
# How many of Korf's instances were solved with the published number of nodes.
presets-agreement = { NUMBER($same) } of { NUMBER($solved) } solved instances have exactly the published count.
presets-found-by = { $strategy }: { NUMBER($solved) } of { NUMBER($all) } boards solved, on average with { $ratio } times the moves of a shortest solution.
# The same of a strategy that solved none.
presets-found-none = { $strategy }: none of { NUMBER($all) } boards solved within the limits.
# On how many boards bidirectional BFS generated fewer nodes.
presets-bidirectional-wins = Bidirectional BFS generated fewer nodes than A* with ties to the smaller g on { NUMBER($wins) } of { NUMBER($all) } boards.

## pseudocode, by id

# Two spaces are one level.
# The look-up of a search that never reopens, in place of “m is new or g(n) + 1 < g(m)”.
pseudocode-if-open-improves = if m is new, or open and g(n) + 1 < g(m)
pseudocode-bfs =
    while the queue is not empty
      n ← the oldest node in the queue
      for each neighbour m of n but its parent
        if m is new
          parent(m) ← n
          put m into the queue
          if m is the goal: return its path
    return no solution
pseudocode-bidirectional =
    until the frontiers have met or one is empty
      take the side of the smaller frontier
      for each node n of its layer
        for each neighbour m of n but its parent
          if m is new to this side
            parent(m) ← n
            put m into this side’s queue
            if the other has m: they meet
    return the path through the meeting
pseudocode-uniform-cost =
    while the frontier is not empty
      n ← lowest g, oldest
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is new or g(n) + 1 < g(m)
          parent(m) ← n
          put m into the frontier
    return no solution
pseudocode-astar-larger-g =
    while the frontier is not empty
      n ← lowest f, largest g, oldest
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is new or g(n) + 1 < g(m)
          parent(m) ← n
          put m into the frontier
    return no solution
pseudocode-astar-smaller-g =
    while the frontier is not empty
      n ← lowest f, smallest g, oldest
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is new or g(n) + 1 < g(m)
          parent(m) ← n
          put m into the frontier
    return no solution
pseudocode-astar-newest =
    while the frontier is not empty
      n ← lowest f, newest
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is new or g(n) + 1 < g(m)
          parent(m) ← n
          put m into the frontier
    return no solution
pseudocode-astar-oldest =
    while the frontier is not empty
      n ← lowest f, oldest
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is new or g(n) + 1 < g(m)
          parent(m) ← n
          put m into the frontier
    return no solution
pseudocode-weighted-astar =
    while the frontier is not empty
      n ← lowest g + w·h, largest g, oldest
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is new or g(n) + 1 < g(m)
          parent(m) ← n
          put m into the frontier
    return no solution
pseudocode-greedy =
    while the frontier is not empty
      n ← lowest h, smallest g, oldest
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is new
          parent(m) ← n
          put m into the frontier
    return no solution
pseudocode-mm =
    until best ≤ a bound or a frontier is empty
      n ← lowest p of both, smallest g, oldest
      for each neighbour m of n but its parent
        if m is new to this side or g(n) + 1 < g(m)
          parent(m) ← n
          put m into this side’s frontier
          if the other has m: best ← the shorter
    return best
pseudocode-dfs-entered =
    enter(n):
      mark n
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is not marked
          parent(m) ← n
          enter(m)
    enter(start)
pseudocode-dfs-generated =
    while the stack is not empty
      n ← the top of the stack
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is not marked
          mark m, parent(m) ← n
          put m on the stack
    return no solution
pseudocode-dfs-taken =
    while the stack is not empty
      n ← its top, if not marked; mark n
      if n is the goal: return its path
      for each neighbour m of n but its parent
        if m is not marked
          parent(m) ← n
          put m on the stack
    return no solution
pseudocode-depth-limited =
    search(n, depth):
      if n is the goal: return the path
      if depth is the limit: return
      for each neighbour m of n but its parent
        search(m, depth + 1)
    search(start, 0)
pseudocode-iterative-deepening =
    search(n, depth):
      if n is the goal: return the path
      if depth is the limit: return
      for each neighbour m of n but its parent
        search(m, depth + 1)
    for limit 0, 1, 2 and so on
      search(start, 0)
pseudocode-idastar =
    search(n, g):
      if n is the goal: return the path
      for each neighbour m of n but its parent
        if g + 1 + h(m) ≤ threshold
          search(m, g + 1)
    threshold ← h(start)
    repeat search(start, 0)
      threshold ← the lowest f beyond it

## question

question-right = Right.
question-not-yet = Not yet.
# $said is a sentence.
question-not-yet-for = Not yet. { $said }
question-fewest =
    { $moves ->
        [one] { $moves } move, the fewest.
       *[other] { $moves } moves, the fewest.
    }
question-longer =
    { $moves ->
        [one] { $moves } move. There is a way in { NUMBER($fewest) }.
       *[other] { $moves } moves. There is a way in { NUMBER($fewest) }.
    }
question-not-solved = The tiles are not in place yet.
question-too-many =
    { $boards ->
        [one] You marked { $boards } board that does not belong.
       *[other] You marked { $boards } boards that do not belong.
    }
question-missing =
    { $boards ->
        [one] { $boards } board is missing.
       *[other] { $boards } boards are missing.
    }
question-too-small = Your number is too small.
question-too-large = Your number is too large.
question-exactly = Exactly { $number }.
question-proven = Proven on all { $states }: { $properties }.
question-not-admissible = Not admissible: { $board } has h = { $h }, but { $moves } solve it.
question-not-consistent = Not consistent: from { $from } to { $to } h falls from { $before } to { $after }.
question-not-closer = On { $boards } it is closer to the truth than { $other }; { $least } are asked for.
question-unknown = The right answer could not be worked out: the search to it is too long.
question-too-many-operations = The program takes more operations than it may.
question-no-answer = There is no answer to judge.

## question/wanted, by id

question-wanted-admissible = admissible
question-wanted-consistent = consistent
question-wanted-closer-than-misplaced = closer than misplaced tiles
question-wanted-closer-than-manhattan = closer than Manhattan distance

## question/query

question-query-word = “{ $word }” means nothing here; write for example "frontier", "nodes with f > 6" or "expanded by bfs"
question-query-ends = something is missing after “{ $word }”
question-query-empty = write what is asked for, for example "frontier", "nodes with f > 6" or "expanded by bfs"
# A line for each example of a query, in their order: first those of sets of boards, then those of numbers.
question-query-sets =
    the boards in the frontier
    conditions are joined by “and”; f, g and h compare by <, <=, =, >=, >
    smallest or largest of what is left
    successors that the last expansion dropped
    expanded here, but never by another strategy
question-query-figures =
    a counter; also generated, visited, frontier, peak frontier, duplicates, reopened, depth
    the counter of another strategy at its end
    how many boards
    of the chosen node, else of the last one expanded; also f and g
    moves really left from it
    by how much the last move lowers h
    the fewest moves from start to goal
    the moves of the solution that a strategy finds
    boards that are so many moves away
    all boards that can be reached
    the next threshold of IDA*

## status

status-ready = Ready
status-illegal = The board is not legal yet
status-unsolvable = No solution: the parities differ
status-broken = The search broke off
status-searching = Searching
status-paused = Paused
status-stopped = Stopped
status-cancelled = Cancelled
# While a search waits for its pattern tables.
status-preparing = Making pattern databases: { $percent } %
# The same where there is little room.
status-solved =
    { $moves ->
        [one] Solved in { $moves } move
       *[other] Solved in { $moves } moves
    }
# $found is one of the next three.
status-solved-of-cost = Solved in { $found }
status-costs = { $moves } that cost { $cost }
status-cheapest = { $moves } that cost { $cost }, the least
status-dearer = { $moves } that cost { $cost }, { $more } more than the least
status-solved-longer =
    { $moves ->
        [one] Solved in { $moves } move, { NUMBER($more) } longer than optimal
       *[other] Solved in { $moves } moves, { NUMBER($more) } longer than optimal
    }
# How long the solution found is, and how long any is at least.
status-found-at-least =
    { $moves ->
        [one] { $moves } move found, at least { NUMBER($at_least) } needed
       *[other] { $moves } moves found, at least { NUMBER($at_least) } needed
    }
status-with-bound =
    { $at_least ->
        [one] { $text }; at least { $at_least } move needed
       *[other] { $text }; at least { $at_least } moves needed
    }
status-exhausted = No solution: all { NUMBER($number) } states searched
status-memory-limit =
    { $expansions ->
        [one] Memory limit reached after { $expansions } expansion
       *[other] Memory limit reached after { $expansions } expansions
    }
status-no-estimate = The heuristic failed: { $error }
status-depth-limit =
    { $expansions ->
        [one] Not found within the depth limit, after { $expansions } expansion
       *[other] Not found within the depth limit, after { $expansions } expansions
    }
status-expansion-limit =
    { $expansions ->
        [one] Limit reached after { $expansions } expansion
       *[other] Limit reached after { $expansions } expansions
    }
status-paused-at =
    { $expansions ->
        [one] Paused at { $expansions } expansion
       *[other] Paused at { $expansions } expansions
    }
# An earlier moment than the newest is looked at.
status-looks-at = Expansion { NUMBER($expansion) } of { NUMBER($newest) }
# An expansion is gone through in fine steps.
status-within = In expansion { NUMBER($expansion) }, step { NUMBER($step) }
# Where a breakpoint was met, and which.
status-stopped-at = Stopped at expansion { NUMBER($expansion) }: { $met }
status-none-recorded =
    { $forward ->
        [true] None recorded after expansion { NUMBER($expansion) }
       *[false] None recorded before expansion { NUMBER($expansion) }
    }
status-met-depth = depth { NUMBER($depth) } is reached
status-met-f = f { NUMBER($f) } is reached
status-met-generated = the board was generated
status-met-expanded = the board was expanded
status-met-meeting = the frontiers have met

## strategies/algorithm, by id

strategies-algorithm-bfs = BFS
strategies-algorithm-bidirectional = Bidirectional BFS
strategies-algorithm-uniform-cost = Uniform-cost search
strategies-algorithm-astar = A*
strategies-algorithm-weighted-astar = Weighted A*
strategies-algorithm-greedy = Greedy best-first
strategies-algorithm-mm = Bidirectional A* (MM)
strategies-algorithm-dfs = Depth-first
strategies-algorithm-depth-limited = Depth-limited backtracking
strategies-algorithm-iterative-deepening = Iterative deepening
strategies-algorithm-idastar = IDA*
strategies-algorithm-summary-bfs = Breadth-first search: expands the oldest node first, layer by layer. Finds a shortest solution.
strategies-algorithm-summary-bidirectional = Breadth-first search from start and goal until the two meet, the smaller frontier first. Finds a shortest solution.
strategies-algorithm-summary-uniform-cost = Expands the node with the lowest g: A* without a heuristic. Finds a shortest solution.
strategies-algorithm-summary-astar = Expands the node with the lowest f = g + h. Finds a shortest solution if the heuristic is admissible.
strategies-algorithm-summary-weighted-astar = Expands the node with the lowest f = g + w × h. Usually expands fewer nodes; its solution is at most w times as long as a shortest one if the heuristic is admissible.
strategies-algorithm-summary-greedy = Expands the node with the lowest h and ignores the path length. Expands few nodes; its solution may be long.
strategies-algorithm-summary-mm = A* from start and goal at once, neither beyond the middle. Finds a shortest solution if the heuristic is admissible.
strategies-algorithm-summary-dfs = Depth-first search: expands the node found last, and no state twice. Follows one path as far as it goes; its solution may take tens of thousands of moves.
strategies-algorithm-summary-depth-limited = Depth-first search: follows one path down to a depth limit, then goes back. Stores one path only; its solution may be long.
strategies-algorithm-summary-iterative-deepening = Depth-limited search with the limits 0, 1, 2 and so on. Stores one path only. Finds a shortest solution.
strategies-algorithm-summary-idastar = Depth-first search that goes back where f = g + h is beyond a threshold, which grows. Stores one path only. Finds a shortest solution if the heuristic is admissible.

## strategies

strategies-stack = stack
strategies-frontier = frontier

## strategies/properties, by id

strategies-complete-bfs = yes
strategies-complete-bidirectional = yes
strategies-complete-uniform-cost = yes
strategies-complete-astar = yes
strategies-complete-weighted-astar = yes
strategies-complete-greedy = yes, in a finite space
strategies-complete-mm = yes
strategies-complete-dfs = yes, in a finite space
strategies-complete-depth-limited = if the limit l is d or more
strategies-complete-iterative-deepening = yes
strategies-complete-idastar = yes
strategies-optimal-bfs = yes
strategies-optimal-bidirectional = yes
strategies-optimal-uniform-cost = yes
strategies-optimal-astar = yes, if h is admissible
strategies-optimal-weighted-astar = no: up to w times as long, if h is admissible
strategies-optimal-greedy = no: any length
strategies-optimal-mm = yes, if h is admissible
strategies-optimal-dfs = no: any length
strategies-optimal-depth-limited = no: up to l moves
strategies-optimal-iterative-deepening = yes
strategies-optimal-idastar = yes, if h is admissible
strategies-memory-bfs = b^d
strategies-memory-bidirectional = b^(d/2)
strategies-memory-uniform-cost = b^d, all moves costing the same
strategies-memory-astar = b^d at worst, less with a better h
strategies-memory-weighted-astar = b^d at worst, usually far less
strategies-memory-greedy = all states at worst, usually far fewer
strategies-memory-mm = b^(d/2) at worst on each side
strategies-memory-dfs = all states at worst
strategies-memory-depth-limited = l
strategies-memory-iterative-deepening = d
strategies-memory-idastar = d
strategies-time-bfs = b^d
strategies-time-bidirectional = b^(d/2)
strategies-time-uniform-cost = b^d, all moves costing the same
strategies-time-astar = b^d at worst, less with a better h
strategies-time-weighted-astar = b^d at worst, usually far less
strategies-time-greedy = all states at worst, usually far fewer
strategies-time-mm = b^(d/2) at worst on each side
strategies-time-dfs = all states at worst
strategies-time-depth-limited = b^l
strategies-time-iterative-deepening = b^d
strategies-time-idastar = b^d at worst, less with a better h

## strategies/counter, by id

strategies-counter-expanded = Expanded
strategies-counter-generated = Generated
strategies-counter-duplicates = Duplicates
strategies-counter-reopened = Reopened
strategies-counter-visited = Visited
strategies-counter-frontier = Frontier

## strategies

strategies-about = { $summary } { $more }
strategies-not-known-consistent = It never reopens a node and its h is not consistent, so its solution may be longer.
strategies-not-known-admissible = Its h is not known to be admissible, so its solution may be longer.
strategies-with-weight = w = { $weight }
strategies-with-limit = limit { $limit }
strategies-without-reopening = never reopens
strategies-with-move-order = moves { $order }
strategies-move-order = Order of moves
strategies-move-order-about = The order in which the moves of the blank are tried: U up, L left, R right, D down. Many courses prescribe one. It decides between nodes that are equal otherwise.
strategies-never-reopens = Never reopens
strategies-never-reopens-about = A closed node stays closed even when a shorter path to it is found, as in many libraries. Solutions may then be longer if h is not consistent.
strategies-no-depth-limit = The search goes no deeper than this. Without a limit: as deep as the longest solution of any board.
strategies-taken = It is compared already.
# The accessible name of an algorithm in a menu that changes a strategy.
strategies-use-algorithm = Use { $algorithm }
# The accessible name of a heuristic in that menu.
strategies-by-heuristic = By { $heuristic }
strategies-uses-no-heuristic = { $algorithm } uses no heuristic; A* and greedy search do.
strategies-algorithm = Algorithm
strategies-heuristic = Heuristic
strategies-ties = Ties of f
strategies-weight-name = Weight
strategies-weight-short = w
strategies-depth-limit-name = Depth limit
strategies-limit = Limit

## strategies/heuristic, by id

strategies-heuristic-zero = Zero
strategies-heuristic-misplaced = Misplaced tiles
strategies-heuristic-patchy = Patchy
strategies-heuristic-manhattan = Manhattan
strategies-heuristic-linear-conflict = Linear conflict
strategies-heuristic-patterns = Pattern databases
strategies-heuristic-summary-zero = Knows nothing: A* becomes uniform-cost search.
strategies-heuristic-summary-misplaced = Counts the tiles that are not on their goal cell.
strategies-heuristic-summary-patchy = Manhattan if the first two cells add up to an even number, else misplaced tiles. Admissible, but not consistent.
strategies-heuristic-summary-manhattan = Adds up how many rows and columns each tile is from its goal cell.
strategies-heuristic-summary-linear-conflict = Manhattan, plus two moves for each tile that must leave its row or column to let another tile pass.
strategies-heuristic-summary-patterns = Looks up in tables, made in advance, how many moves each group of tiles needs at least, and adds them up.
strategies-heuristic-summary-own = A heuristic of your own: its value is that of its program. It is not known to be admissible: Heuristics checks it.

## strategies/ties, by id

strategies-ties-larger-g = Larger g first
strategies-ties-smaller-g = Smaller g first
strategies-ties-oldest = Oldest first
strategies-ties-newest = Newest first
strategies-ties-summary-larger-g = Of nodes with the same f, the one that seems nearer to the goal goes first. Needs fewer expansions.
strategies-ties-summary-smaller-g = Of nodes with the same f, the one nearer to the start goes first. All other nodes with f = C* come before the goal, as in most textbooks.
strategies-ties-summary-oldest = Of nodes with the same f, the one put into the frontier first goes first, as in a heap with a counter. Many libraries do so.
strategies-ties-summary-newest = Of nodes with the same f, the one put into the frontier last goes first.

## strategies/marks, by id

strategies-marks-entered = When entered, by recursion
strategies-marks-generated = When put on the stack
strategies-marks-taken = When taken from the stack
strategies-marks-summary-entered = Recursion marks a state when it enters it. The first successor goes first.
strategies-marks-summary-generated = A stack, and a state is marked when it is put there, so it is there once. The last successor goes first.
strategies-marks-summary-taken = A stack, and a state is marked when it is taken, so it may be put there again. The last successor goes first.

## strategies

strategies-marks = A state is marked
strategies-marks-in-name =
    { $marks ->
        [entered] by recursion
        [generated] marked when generated
       *[taken] marked when taken
    }
strategies-with-ties =
    { $ties ->
        [smaller-g] ties to smaller g
        [oldest] ties to the oldest
        [newest] ties to the newest
       *[larger-g] ties to larger g
    }

## study/headings, by id

study-headings-board = Board
study-headings-boards = Boards
study-headings-goal = Goal
study-headings-run = Run
study-headings-runs = Runs
study-headings-name = Name
study-headings-strategy = Strategy
study-headings-verdict = Verdict
study-headings-end = End
study-headings-solved = Solved
study-headings-length = Length
study-headings-cost = Cost
study-headings-found = Moves found
study-headings-expanded = Expanded
study-headings-generated = Generated
study-headings-generated-sd = ± s.d.
study-headings-expanded-total = Expanded in all
study-headings-expanded-q1 = ¼ at most
study-headings-expanded-median = ½ at most
study-headings-expanded-q3 = ¾ at most
study-headings-least = Fewest
study-headings-least-board = on
study-headings-most = Most
study-headings-most-board = on
study-headings-generated-total = Generated in all
study-headings-not-shortest = Too long
study-headings-longest = Longest found
study-headings-longest-board = on
study-headings-more = Expands more
study-headings-equal = As many
study-headings-fewer = Fewer
study-headings-excess = At most more
study-headings-excess-board = on
study-headings-longer = Longer path
study-headings-widest = Longest beside
study-headings-widest-other = instead of
study-headings-widest-board = on
study-headings-visited = Visited
study-headings-peak-frontier = Peak frontier
study-headings-bytes = Memory (bytes)
study-headings-bytes-per-state = Memory per state (bytes)
study-headings-seconds = Seconds
study-headings-branching = b*
study-headings-ratio = Times the fewest expanded
study-headings-nodes = Nodes
study-headings-times-published = Times shortest
study-headings-bidirectional = Bidirectional BFS
study-headings-astar-smaller-g = A*, ties to smaller g
study-headings-astar-larger-g = A*, ties to larger g
study-headings-wins = Bidirectional below smaller g
study-headings-length-published = Published
study-headings-nodes-published = Published
study-headings-bfs-generated-with-parent = BFS
study-headings-bfs-generated-aima = AIMA
study-headings-bfs-generated-exact = Every board
study-headings-bfs-branching = b* BFS
study-headings-bfs-branching-aima = AIMA
study-headings-misplaced-generated-with-parent = A* misplaced
study-headings-misplaced-generated-aima = AIMA
study-headings-misplaced-generated-exact = Every board
study-headings-misplaced-branching = b* A* misplaced
study-headings-misplaced-branching-aima = AIMA
study-headings-manhattan-generated-with-parent = A* Manhattan
study-headings-manhattan-generated-aima = AIMA
study-headings-manhattan-generated-exact = Every board
study-headings-manhattan-branching = b* A* Manhattan
study-headings-manhattan-branching-aima = AIMA

## study/heading, by id

study-heading-walk = Walk
study-heading-depth = d
study-heading-korf = Korf
study-heading-korf-felner = Korf-Felner

## study/end, by id

study-end-solved = solved
study-end-no-solution = no solution
study-end-cancelled = cancelled
study-end-memory-limit = memory limit
study-end-expansion-limit = expansion limit
study-end-depth-limit = depth limit
study-end-the-heuristic-failed = the heuristic failed

## study/optimality, by id

study-optimality-layers = whole layers are searched in order
study-optimality-meeting = the frontiers meet in the first layer in which they can
study-optimality-admissible = the heuristic is admissible, and no smaller f is left
study-optimality-bounds = no path still to be found can be shorter
study-optimality-deepening = every shorter path was tried before
study-optimality-lower-bound = no path can be shorter than the estimate of the start

## study

study-verdict-proven = optimal, proven
study-verdict-as-short = optimal, by comparison
study-verdict-longer = { $moves } longer than optimal
study-verdict-dearer = costs { $more } more than optimal
study-verdict-unknown = not known to be optimal
study-no-such-column = there is no column “{ $name }”; the columns are { $columns }
study-strategy-empty = there is no strategy; write one of { $algorithms }
study-algorithm-known-as = “{ $name }” is called { $id } here
study-algorithm-known-as-depth-limited = “{ $name }” is called { $id } here: depth-first search that goes back at a depth limit
study-no-such-algorithm = there is no algorithm “{ $name }”; the algorithms are { $algorithms }
study-heuristic-known-as = “{ $name }” is called { $id } here
study-no-such-heuristic = there is no heuristic “{ $name }”; the heuristics are { $heuristics }
study-unguided = { $algorithm } uses no heuristic; write “{ $id }” alone
study-no-such-setting = { $algorithm } has no setting “{ $name }”; w= is for weighted A*, limit= for depth-first searches, ties= for A*, reopen= for A* and weighted A*, marks= for depth-first search, order= for all
study-bad-weight = { $name } cannot be “{ $value }”; write a whole number from { $least } to { $most }
study-bad-move-order = { $name } cannot be “{ $value }”; write the four moves of the blank in their order, such as RDUL
study-bad-choice = { $name } cannot be “{ $value }”; write one of: { $choices }
study-bad-limit = { $name } cannot be “{ $value }”; write a number of moves
study-strategy-count =
    { $given ->
        [one] { $given } strategy cannot be compared; choose { $least } to { $most }
       *[other] { $given } strategies cannot be compared; choose { $least } to { $most }
    }
study-comparison-title = From { $start } to { $goal }
study-title-costs = { $title }; costs of moves: { $costs }
study-comparison-title-boards = { NUMBER($number) } boards
study-comparison-note-ratio = Times the fewest expanded: nodes expanded, divided by the fewest of all strategies that solved the board.
study-comparison-note-memory = Memory: the most that the search held, free places in tables and queues included. Memory per state: what is stored for each state visited.
study-comparison-note-seconds = Seconds: the median of repeated runs, one at a time. A run of more than a second is not repeated.
study-comparison-note-branching = b*: the effective branching factor. N + 1 = 1 + b* + … + b*^d, with N nodes generated and a path of d moves.

## study/format, by id

study-format-summary-table = aligned columns, for reading
study-format-summary-csv = comma-separated values (RFC 4180), for a spreadsheet
study-format-summary-json = one object with a list of rows, for programs
study-format-summary-markdown = a table for GitHub and other Markdown
study-format-summary-latex = a tabular that needs no package

## survey

survey-title = How many states stand at each depth?
# On the links and buttons that open the card.
survey-about = How many states are at each depth, and which boards are the hardest.
survey-not-legal = The board is not legal yet.
survey-failed = The count stopped with an error.
survey-reached =
    { $from_start ->
        [true] { $all } boards of { $size } can be reached from this start. The depth of a board is the fewest moves between the two.
       *[false] { $all } boards of { $size } can be reached from this goal. The depth of a board is the fewest moves between the two.
    }
survey-too-many = This size has too many states to count. The largest that can be counted have { $max_cells } cells, such as 3 × 4 with 239,500,800 states.
# What counting takes.
survey-effort = This takes some seconds on all cores and { $memory } of memory. The counts are kept.
survey-progress-at = Depth { $depth }: { NUMBER($number) } of { NUMBER($of) } boards
survey-depths =
    { $largest ->
        [one] { $largest } move at most, { $mean } on average.
       *[other] { $largest } moves at most, { $mean } on average.
    }
survey-hardest =
    { $every ->
        [true]
            { $all ->
                [one] { $depths } The hardest, { $all } board:
               *[other] { $depths } The hardest, { $all } boards:
            }
       *[false]
            { $all ->
                [one] { $depths } Some of the hardest, { NUMBER($listed) } of { $all } board:
               *[other] { $depths } Some of the hardest, { NUMBER($listed) } of { $all } boards:
            }
    }
survey-close = Close
survey-close-about = Closes this card (Esc).
survey-add-slide = Add as slide
survey-add-slide-about = Makes a slide of this survey.
survey-from-goal = Away from the goal
survey-from-start = Away from the start
# Text, accessible name and hint.
survey-log = log
survey-log-name = Logarithmic survey
survey-log-about = A logarithmic vertical axis.
# The text of a button and its accessible name.
survey-count = Count them
survey-count-about = Count states
survey-link = survey
survey-link-about = Survey of all states
# The text of a button and its hint.
survey-cancel = Cancel
survey-cancel-about = Stops counting.
survey-progress = Survey progress
# What the bars count.
survey-moves-from-start = moves from the start
survey-moves-to-goal = moves to the goal
survey-use-as-start = Use as start
survey-use-board = Use { $name }

## table

# The accessible name of a heading that sorts.
table-sort-by = Sort by { $title }
# An arrow beside the heading by which a table is sorted.
table-heading =
    { $descending ->
        [none] { $title }
        [true] { $title } ↓
       *[false] { $title } ↑
    }
table-click =
    { $descending ->
        [none] A click sorts by it.
        [true] Largest first; a click turns that round.
       *[false] Smallest first; a click turns that round.
    }

## terminal/see-help, by id

terminal-see-help-solve = `slidescope solve --help` lists all options and names.
terminal-see-help-compare = `slidescope compare --help` lists all options.
terminal-see-help-experiment = `slidescope experiment --help` lists all options.
terminal-see-help-survey = `slidescope survey --help` lists all options.
terminal-see-help-check = `slidescope check --help` lists all options.
terminal-see-help-exercise = `slidescope exercise --help` lists all options.
terminal-see-help-grade = `slidescope grade --help` lists all options.
terminal-see-help-package = `slidescope package --help` lists all options.
terminal-see-help-heuristic = `slidescope heuristic --help` lists the functions of the language, with examples.
terminal-see-help-picture = `slidescope picture --help` lists all options.
terminal-see-help-worksheet = `slidescope worksheet --help` lists all options.
terminal-see-help-man = `slidescope --help` lists all commands.

## terminal

terminal-answer-not-written = the answer could not be written: { $error }
terminal-table-not-written = the table could not be written: { $error }
terminal-help-not-written = the help could not be written: { $error }
terminal-no-window = this build has no window; use `slidescope solve BOARD` (see `slidescope --help`)
terminal-threads-need-patterns = --threads needs --algorithm idastar --heuristic patterns: no other search runs on several threads
terminal-no-large-patterns = --pattern-size large needs a 4x4 board, or a 5x5 board whose goal has its blank in a corner; largest needs a 4x4 board
terminal-no-memory-for-patterns = there is not enough memory for the pattern databases: making them takes { $memory }
terminal-checks-length = Looking whether a solution is shorter…
terminal-no-trace = no trace was written: the board was not searched
terminal-did-you-mean = this is no command: did you mean { $name }?
terminal-window-beside-command = a lesson, --first-lesson and --fresh open the window, and a command does not: leave out one of them
terminal-not-a-lesson = this is neither a command nor a lesson file, which ends in .json
terminal-not-a-picture = the file of --output must end in .svg or .png, or in .pdf; with --animate in .gif or .png
terminal-not-a-film = with --animate the file of --output must end in .gif, or in .png for an animated PNG
terminal-animation-progress = { $share } drawn
terminal-no-such-command = there is no command “{ $name }”
terminal-no-such-name = no such name
terminal-preset-has = the preset { $preset } has { $boards }: all of them are run
terminal-no-lengths = give --lengths, for example 6..28
terminal-one-lesson = the window opens one lesson at a time
terminal-same-file = { $written } would write over { $path }, which { $other } names
terminal-two-heuristics = two files have a heuristic called “{ $name }”: rename one of them
# The fault of an option or a board, after its name.
terminal-fault-of = { $name }: { $fault }
terminal-not-pixels = write two numbers from { $least } to { $most }, as 1600x1000
terminal-two-sizes = --size is the size of the board, rows x columns; give the size of the picture with --pixels alone
terminal-picture-written =
    { $size ->
        [none] Wrote { $path }: the search after { $expansions }.
       *[other] Wrote { $path } ({ $size }): the search after { $expansions }.
    }
terminal-not-a-number = write a number from { $least } to { $most }
terminal-no-solution = { $start } has no solution. { $reason }
terminal-start-anyway = Add --search-anyway to start the search anyway.
terminal-other-goal = It is solvable with --goal { $id }, which is { $rows }.
terminal-no-such-goal = there is no goal { $id } for a board of { $size }; write the goal as a board
terminal-no-such-board-file = there is no file { $path }; write a board, for example 285174306 or 4 1 2 / 5 0 3, or the path of its file
terminal-unreadable-input = standard input cannot be read as text: { $error }
terminal-input-too-long = the text is longer than { $most } bytes; give one board
terminal-start-not-legal = the start board is not legal:
terminal-goal-not-legal = the goal board is not legal:
terminal-heading =
    Start  { $start }
    Goal   { $goal }
    { $verdict }
    { $reason }
terminal-refused = No solution.
terminal-search-anyway = Add --search-anyway to search the { $number } states that can be reached from it anyway.
terminal-longer =
    { $found ->
        [none] Solved in { NUMBER($number) } moves by { $by }, { NUMBER($more) } longer than optimal.
       *[other] Solved in { NUMBER($number) } moves by { $by }, { NUMBER($more) } longer than optimal: this heuristic overestimates ({ $found }).
    }
terminal-solved-at-start = Solved in 0 moves: the start is the goal already.
terminal-solved-in-one = Solved in 1 move by { $by }.
terminal-solved-optimally = Solved in { NUMBER($number) } moves by { $by }; there is no shorter solution.
terminal-solved = Solved in { NUMBER($number) } moves by { $by }; a shorter solution may exist.
terminal-solved-at-least = Solved in { NUMBER($number) } moves by { $by }; at least { NUMBER($at_least) } are needed, so a shorter solution may exist.
terminal-solved-of-cost =
    { $least ->
        [true] Solved in { NUMBER($number) } moves that cost { $cost } by { $by }; no solution costs less.
       *[false] Solved in { NUMBER($number) } moves that cost { $cost } by { $by }; a cheaper solution may exist.
    }
terminal-dearer = Solved in { NUMBER($number) } moves that cost { $cost } by { $by }, { $more } more than the least, { $least }.
terminal-with-bound =
    { $at_least ->
        [one] { $verdict } Every solution has at least { $at_least } move.
       *[other] { $verdict } Every solution has at least { $at_least } moves.
    }
terminal-exhausted-depth-first = No solution: { $by } tried every path up to the length of the longest solution, and none leads to the goal.
terminal-exhausted = No solution: { $by } searched every state it can reach, and none leads to the goal.
terminal-cancelled = Cancelled after { $expansions }.
terminal-no-estimate = The heuristic failed after { $expansions } of { $by }: { $error }.
terminal-no-more-memory = The system gave no more memory after { $expansions } of { $by }, which held { $held }; close other programs, or raise ulimit -v.
terminal-memory-limit = Memory limit of { $limit } reached after { $expansions } of { $by }; raise it with --memory-limit.
terminal-depth-limit = Not found within the depth limit, after { $expansions } of { $by }; raise it with --depth-limit.
terminal-expansion-limit = Expansion limit reached after { $expansions } of { $by }; raise it with --max-expansions.
# The names of the counters: at most ten columns of a terminal, where a Chinese character takes two.
terminal-expanded = Expanded
terminal-generated = Generated
terminal-duplicates = Duplicates
terminal-reopened = Reopened
terminal-visited = Visited
terminal-frontier = Frontier
terminal-memory = Memory
terminal-time = Time
terminal-threshold = Threshold
terminal-iterations = Iterations
terminal-threads = Threads
terminal-at-most = { $most } at most
terminal-long-path = Moves of the blank: { $first } … { $last }
    These are the first and the last of { $moves }. With --format json the answer has all moves and boards.
terminal-moves-of-the-blank =
    Moves of the blank: { $letters }
    Each board below: the tile that slides, and where it goes.
terminal-board-heading-start = start
terminal-board-heading = { $index }. { $tile } { $arrow }
terminal-search-progress = { $strategy }: expanded { NUMBER($expanded) } · frontier { NUMBER($frontier) } · visited { NUMBER($visited) } · { $memory } · { $time }
terminal-bound-progress = At least { $at_least } moves · expanded { NUMBER($expanded) } · { $time }
terminal-pattern-costs = Making pattern databases, once: { $kept } to keep, { $memory } of memory until they are made, about { $time } on two cores
terminal-pattern-progress = Making pattern databases, once · { $done }
terminal-survey-progress = Depth { $depth } · { NUMBER($number) } of { NUMBER($of) } states
terminal-preset-every-board = 8-puzzle: fourteen strategies on every board, exactly; under a minute on two cores
terminal-only-every-board = strategies are compared like this on every board; add --every-board
terminal-not-every-board = it does not go with every board, for all boards are searched, without limits, in one go; leave it out
terminal-every-board-progress =
    { $length ->
        [none] Values of every board
       *[other] Length { $length } · { $done } of all searches
    }
terminal-experiment-begins =
    { $kept ->
        [0] { $runs }, on { $threads }
       *[other] { $runs }, { $kept } of them kept from before, on { $threads }
    }
terminal-experiment-progress =
    { $left ->
        [none] { NUMBER($finished) } of { $runs }
       *[other] { NUMBER($finished) } of { $runs } · about { $left } left
    }
# Where the runs of a shard are kept.
terminal-kept-in = Shard { $shard }, kept in { $path }
# The note below the table of one shard.
terminal-part-of-experiment = Shard { $shard }: { NUMBER($part) } of { NUMBER($all) } runs. `slidescope experiment --merge` makes one table of the journals of all shards.
terminal-unfinished = Unfinished: { NUMBER($made) } of { NUMBER($all) } runs finished.
terminal-no-interrupt = Ctrl-C would lose the finished runs: { $fault }
# Below the table of a comparison that was interrupted.
terminal-interrupted = Interrupted: { NUMBER($begun) } of { NUMBER($all) } boards were begun.
terminal-known-of-board =
    { $at_least ->
        [one] { $board }: every solution has at least { $at_least } move.
       *[other] { $board }: every solution has at least { $at_least } moves.
    }
# Beside a picture: what of the search it cannot show.
terminal-recording-ends = The search was not over: only its first { NUMBER($recorded) } expansions are recorded.
terminal-looks-for-boards = Looking for boards · { $time }
terminal-too-large-for-costs = boards by cost are counted one by one, up to nine cells and 2x5; choose a smaller size
terminal-too-large-to-survey = { $size } has { $number } states, too many to survey; the largest sizes have { $most } cells, for example 3x4
terminal-survey-heading-costs =
    Goal    { $goal }
    Costs   { $costs }
    States  { NUMBER($number) }
    Cost    { $cost }
terminal-survey-heading =
    Goal    { $goal }
    States  { NUMBER($number) }
    Depth   { $depth }
# The headings of two columns: at most five and twelve columns of a terminal wide.
terminal-survey-cost = Cost
terminal-survey-depth = Depth
terminal-survey-states = States
terminal-hardest-boards =
    { $every ->
        [true] Hardest boards:
       *[false] Hardest boards, { NUMBER($listed) } of { NUMBER($all) }:
    }

## tiles

# The button that opens the choice, and what it does.
tiles-tiles = Tiles
tiles-tiles-about = What tiles show: their numbers, or a picture.
tiles-numbers = Numbers
tiles-mountains = Mountains
tiles-clock = Clock
tiles-mosaic = Mosaic
# The button that chooses a file, and what it does.
tiles-own-picture = Own picture…
tiles-own-picture-about = A PNG or JPEG file, cut to the shape of the board. It can be dropped onto the window, too.
tiles-numbers-on-pictures = Numbers on pictures
tiles-numbers-on-pictures-about = Shows each tile's number in its corner.
# Below the choice.
tiles-small-tiles = Very small tiles show their numbers.
# The field for a path, where there is no dialog, and the button beside it.
tiles-file = Picture of your own
tiles-show = Show
tiles-no-dialog = This desktop has no file dialog: type the picture's path, or drop the file onto the window.
# What a dialog for pictures says.
tiles-choose = Choose a picture for the tiles
tiles-pictures = PNG and JPEG pictures
tiles-reading = Reading { $name } …
tiles-shown = The tiles show { $name }.
# After the reason why a picture that was kept is not shown.
tiles-numbers-instead = { $reason } The tiles show numbers.
tiles-gone = The picture { $name } is not there any more: choose it again under Tiles.
tiles-unreadable = The picture { $name } could not be read: { $error }.
tiles-not-a-file = { $name } is a folder, a pipe or a device: choose a PNG or JPEG file.
tiles-empty = { $name } is empty: choose another picture.
tiles-large-file = { $name } is larger than { $most } MiB: save the picture smaller and choose it again.
tiles-many-pixels = { $name } has { NUMBER($width) } × { NUMBER($height) } pixels, more than { $most } million: save it smaller and choose it again.
tiles-few-pixels = { $name } has only { $width } × { $height } pixels: a picture for tiles has { $least } or more on each side.
tiles-memory = { $name } would take too much memory: save the picture smaller and choose it again.
tiles-no-picture = { $name } is no picture: choose a PNG or JPEG file.
# `format` is how such files end.
tiles-other-format = { $name } is a picture of another kind ({ $format }): save it as PNG or JPEG and choose it again.
tiles-damaged = The picture { $name } is damaged or cut off: open it in another program, save it anew and choose it again.
tiles-broke-off = Reading the picture { $name } stopped with an error: choose another.

## toast

# The text of a button and what it does.
toast-undo = Undo
toast-undo-about = Brings the boards back as they were.
toast-show-folder = Show in folder
toast-show-folder-about = Shows the file in the system's file manager.
toast-dismiss = Dismiss
toast-dismiss-about = Hides this line.

## tree

# The places where a node can be.
tree-beyond = beyond the threshold
tree-expanded = expanded
tree-on-stack = on the stack
tree-in-frontier = in the frontier
# The entries of the legend.
tree-frontier-from-start = frontier from the start
tree-from-goal = from the goal
tree-solution = solution
tree-path-to-current = path to the current node
tree-expanded-by = expanded, by { $figure }
tree-expanded-all = expanded, all with { $figure } =
# Each switch: its text, its accessible name, and what it does.
tree-follow = follow
tree-follow-name = Follow the current node
tree-follow-about = Keeps the node expanded last in view.
tree-fit = fit
tree-fit-name = Fit the tree
tree-fit-about = Keeps the whole tree in view.
tree-path = path
tree-path-name = Go to the path
tree-path-about = Shows the solution, or the path to the chosen node.
tree-duplicates = duplicates
tree-duplicates-name = Duplicates in the tree
tree-duplicates-about = Shows successors that were dropped as duplicates, as short dashes.
tree-colour-by = Colour by
tree-about-colour = The number that colours expanded nodes: f, g or h, from dark (small) to light (large).
tree-by = by { $figure }
tree-colour-by-figure = Colour by { $figure }
# The menu of a node.
tree-set-start = Set as start
tree-break-here = Break here
tree-copy = Copy
# The accessible name of the tree.
tree-name = Search tree, { NUMBER($number) } nodes, { NUMBER($open) } open
tree-node =
    { $side ->
        [none] { $figures }, { $place }: { $board }
       *[other] { $figures }, { $side }, { $place }: { $board }
    }
# A node that answers a question; $answered is one of the three that follow.
tree-answered = { $answered }, { $node }
tree-marked = marked
tree-right = right
tree-wrong = wrong
tree-expanded-at = expanded { NUMBER($expansion) }
# The figures of a node of a search without a heuristic.
tree-depth = depth { NUMBER($g) }
tree-depth-and-side = { NUMBER($g) } { $side }
tree-from =
    { $side ->
        [forward] from start
       *[backward] from goal
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
                [true] depth from start or goal
               *[false] depth = g
            }
    }
# What the number in a circle is.
tree-order = order of expansion
# The frontier, where each of its circles shows its f.
tree-with-its-f = { $frontier }, with its f
# The accessible name of the small picture of the whole tree.
tree-minimap = Minimap: the part of the tree that is shown

## units

units-not-bytes = write a number with a unit, for example 4GiB, 512MB or 1.5G, or plain bytes
units-bytes = { $count } bytes
units-percent = { $value } %
units-expansions-per-second = { $rate } / s
units-depths-per-second = { $rate } / s
units-moves-per-second = { $rate } / s
units-full-speed = full speed
units-times-real = { $rate } × real

## window

window-title = Slidescope
window-cache-full = the disk of { $path } has hardly any room: the graphics driver does without its cache there
window-no-display = there is no display to open a window on
window-cannot-show = this display cannot show the window ({ $error })
window-terminal-instead = { $reason }; `slidescope solve BOARD` does the same job in a terminal
# The name of a screen and what it is for.
window-lessons = Lessons
window-lessons-about = Learn search, slide by slide, with questions.
window-explore = Explore
window-explore-about = One search in full.
window-compare = Compare
window-compare-about = Several strategies on the same board, by one clock.
window-heuristics = Heuristics
window-heuristics-about = An estimate held against the truth on every state.
window-experiment = Experiment
window-experiment-about = Several strategies on many boards, in one table.
window-as-the-system = as the system
window-dark = dark
window-light = light
window-theme = Theme: { $now }
window-about-theme = Theme: { $now }; a click changes to { $next }.
# The accessible name of a zoom button and what it does.
window-larger = Larger
window-larger-about = Shows everything larger (Ctrl +).
window-smaller = Smaller
window-smaller-about = Shows everything smaller (Ctrl −).
window-unzoom = Back to 100 % (Ctrl 0).
# The button of a menu with what has no room in the bar, and what it holds.
window-more = More
window-more-about = Zoom, theme, presentation and help.
# The accessible name of the menu of screens.
window-screen = Screen: { $now }

## window/help

window-help-name = Help
window-help-about = Explains every term and lists the keys (F1 or ?).
window-help-close = Close help
window-help-close-about = Closes help (Esc).
window-help-search = Search help
window-help-nothing = Nothing in help has these words.
window-help-terms = Terms
window-help-keys-heading = Keys
window-help-surprises-heading = Guess and truth
window-help-surprises-lead = What one would guess of the 8-puzzle, and what a search of all its 181,440 boards says. The goal is 123456780.
window-help-surprise-quarter = A* by Manhattan distance expands more nodes than bidirectional BFS on every fourth board
window-help-surprise-quarter-about = On 1,279 boards, 0.7 % of all. On none is the difference larger than on 607485123: 5,293 nodes more.
window-help-surprise-hardest = The hardest boards for A* are the two that are farthest from the goal
window-help-surprise-hardest-about = By Manhattan distance it is 563802741, 30 moves away: 15,573 expansions. The two that need 31 moves take 6,745 each.
window-help-surprise-conflict = With linear conflict, A* never expands more nodes than with Manhattan distance alone
window-help-surprise-conflict-about = On 507 boards it does, for nodes of equal f come in another order. On 760584312 it expands 214 more.
window-help-surprise-greedy = Greedy search finds paths that are a few moves too long
window-help-surprise-greedy-about = Its path for 584670321 has 93 moves, and no board of the 8-puzzle needs more than 31.
window-help-open-surprise = Open { $board }
window-help-programs-heading = Your program and this one
window-help-programs-lead = How libraries and textbook codes search, each seen by running the version named. S is the board 813467052, 20 moves from 123456780, of which A* by Manhattan expands 174 nodes here. “Opens again” means: a closed node whose g improves goes back into the frontier. All test for the goal when a node is taken unless something else is said.
# Of each line: a program with its version, its habits, and the strategy here that repeats them, or a dash.
window-help-programs =
    networkx 3.7 | Ties to the oldest. Opens again. | astar:ties=oldest
    simpleai 0.8.3 | At a tie takes what its heap has on top, which nothing here repeats. Never opens again: where h is not consistent, 3 of 300 paths were too long. | astar:reopen=never
    astar 1.1 (PyPI) | At a tie as simpleai. Never opens again: 21 of 300 paths were too long. Without an estimate h counts as infinite, and it found 5,476 moves for a board of 6. | astar:reopen=never
    graphfinder 0.13.0 | Ties to the oldest, 431 nodes on S. Opens again only with reopen=True. Its trace can be checked. | astar:ties=oldest:reopen=never
    rustworkx 0.18.1 | Never opens again: 21 of 300 paths were too long. Its documentation asks only for an admissible h. | astar:reopen=never
    aima3 1.0.11 | At a tie compares the boards, which nothing here repeats: 189 nodes on S. Never opens again. Its EightPuzzle has neither h nor goal test, so a Problem must be written. | astar:reopen=never
    petgraph 0.8.3 | Opens again. | astar
    pathfinding 4.16 (Rust) | Ties to the larger g. Opens again. Generates the move straight back, which is left out here. | astar
    pathfinding 0.4.18 (npm) | BiAStarFinder ends at the first meeting: with diagonal moves 119 of 9,900 paths were too long. MM does not end there. | -
    pathfinding 1.0.23 (PyPI) | BiAStarFinder ends at the first meeting: 5 to 7 of 190 paths were too long. | -
    fifteen-puzzle-solvers 2.0.3 | AStar leaves g out, so it is greedy: 60 moves for S, and 28 of 30 paths were too long. | greedy
    slidingpuzzle 0.1.5 | Its linear conflict adds a term for the last moves: larger than here on 62,543 of 181,440 boards, admissible, not consistent. | -
    up-fast-downward 1.0.0 | Opens again: lmcut is not consistent, and 6 nodes were opened again on a board of 31 moves. | -
    Depth-first, recursive | Marks a state when it enters it. The first successor goes first. | dfs
    Depth-first, by a stack | Marks a state when it is generated: another tree, often another path. The last successor goes first. | dfs:marks=generated
    Depth-first, by a stack | Marks a state when it is taken. The last successor goes first. | dfs:marks=taken
window-help-editing-heading = Editing the board
window-help-editing = Click a tile in the blank's row or column to slide it. Drag one tile onto another to exchange them. Or type the board: 285174306, or 4 1 2 / 5 0 3; 0, _, x or . is the blank.
# A term and what it means, among others.
# The accessible name of a term in a sentence, which leads to the glossary.
window-help-explain = Explain “{ $word }”
window-help-explain-in = Explain “{ $word }” in “{ $words }”
# Of each line: keys, and what they do.
window-help-keys =
    Space | run or pause
    →  ← | one expansion forward or back
    Home | jump to the start of the run
    End | the newest moment; from there, search to the end
    {"["}  ] | previous or next layer, f or threshold
    R | reset: drop the run
    +  − | faster or slower
    Page Down  Page Up | next or previous slide of the lesson, or task of the exercise
    1  2  3  4 | in a question: choose an answer
    ↑ ← → ↓ | where a board is asked about: slide a tile
    ←  → | where a value is asked about: smaller or larger
    Enter | check what was typed; in a lesson without an open question: next slide
    F11 | present on the whole screen; Esc leaves
    Space  1  2  3  4 | in a presentation: show the answer
    B  . | in a presentation: black screen
    N | in a presentation: notes, the next slide, the time
    Ctrl, held | in a presentation: spotlight at the pointer
    Ctrl S  Ctrl O | save or open a lesson
    Ctrl Z | undo an edit of the boards
    Ctrl Y  Ctrl Shift Z | redo it
    Ctrl +  Ctrl −  Ctrl 0 | larger, smaller or usual size; in a presentation, of the picture
    ↑ ← → ↓ | on the outlined board: slide a tile
    ↑ ← → ↓ | on the outlined tree: go from node to node
    Shift ↑ ← → ↓ | on the outlined tree: move the picture
    +  −  0  F | on the outlined tree: zoom, fit, follow
    ↑ ← → ↓ | on the outlined map, or picture of a heuristic: go from cell to cell
    ↑  ↓ | in the code of a heuristic: choose among the words offered
    Tab  Enter | in the code of a heuristic: take the word that is offered
    Esc | in the code of a heuristic: close the words offered
    Tab  Shift Tab | next or previous field, button or picture
    Esc | leave a field or the board; choose no node
    F1  ? | open or close this help

## check

check-heading = Check a search
check-open = Check a search…
check-open-about = Holds the order in which your own program expanded boards against the rule.
check-back = Back to the lessons
check-back-about = Closes the check.
check-order-field = Order
check-searched = The board and the strategy are those of Explore: { $board }, { $strategy }.
check-no-board = Finish the board in Explore first.
check-check = Check
check-check-about = Names the first expansion that differs, and why.
check-checking = Checking…
check-any-ties = Any order at a tie
check-any-ties-about = Of equally good boards, any may come first.
check-our-ties = Ties as in this program
check-our-ties-about = Of equally good boards, the one that this program takes.
check-previous = Previous
check-previous-about = One expansion back, in both.
check-next = Next
check-next-about = One expansion on, in both.
check-to-difference = To the difference
check-to-difference-about = Goes to the first expansion that differs.
check-at = Expansion { NUMBER($number) } of { NUMBER($count) }
check-your-order = Your search
check-our-order = This program
check-ended-here = Nothing is expanded here: this search ended after { NUMBER($count) }.
check-does-not-wait = This board does not wait in the frontier. The tree shows the expansions before it.
check-agrees = Agrees: all { $expansions }.
check-yours = Expansion { $number }: yours is { $board }.
check-ended = Expansion { $number }: your list has ended.
check-value = { $board }, { $letter } = { $value }
check-takes = { $strategy } takes a board with { $letter } = { $value }; { $count ->
    [one] one waits in the frontier
   *[other] { $count } wait in the frontier
}: { $board }.
check-takes-exactly = Here { $board } is taken.
check-over = The search is over: nothing more is expanded.
check-explains = That explains all the rest of your list.
check-explains-part = That explains { $further } of { $of } further boards.
check-causes = One of these is the cause; each explains all the rest of your list:
check-h-between = If h of all other boards is as here, your h of this board is at least { $low } and at most { $high }; here it is { $right }.
check-takes-deepest = { $strategy } goes on down, or back to the last board with a move left; { $count ->
    [one] one board may be next
   *[other] { $count } boards may be next
}: { $board }.
check-goal-left-out = Your list leaves the goal out, which is next. That is accepted.
check-goal-added = Your list ends with the goal, which is found here without being expanded. That is accepted.
check-cannot-tell = This order cannot tell when your program tests for the goal, since the goal is generated by the last board before it and may be taken at once.
check-tells-from = From { $board } one can tell.
check-tells-with = With this strategy that is so from all { NUMBER($tried) } boards that were tried; with { $strategy }, from { $board }, one can tell.
check-tells-nowhere = That is so from all { NUMBER($tried) } boards that were tried.
check-unreachable = The start { $start } cannot reach the goal { $goal }: is the goal the one of your program?
check-by-columns = The first board of the file is the start if it is read column by column. All boards are compared so.
check-blank-sign = The blank is read from “{ $sign }”.
check-tiles-moves = The moves of the solution are those of the tiles, and are read so.
check-tiles-numbers = The numbers of the solution are the tiles that move, and are read so.
check-column = Number { $place } beside each board is read as { $letter }.
check-file-start = The file is of a search from { $board }; here the start is { $start }.
check-file-costs = The file is of a search with the costs “{ $theirs }”; here they are “{ $ours }”.
check-file-goal = The file is of a search for { $board }; here the goal is { $goal }.
check-compared = Compared: { $names }.
check-compared-no-solution = Compared: { $names }; there is no solution in the file.
check-compared-up-to-there = Compared up to there: { $names }.
check-value-of-some = { $name } of { $boards }
check-the-order = order
check-the-solution = solution
check-solution-leads = whether the solution leads to the goal
check-left-out = Not compared: { $names }.
check-left-out-name = “{ $name }”
check-without-rule = { $name } ({ $strategy } does not go by it)
check-solution-length-alone = length of the solution
check-other-goal = It searches for the goal { $goal }; here the goal is { $usual }. Check it with that goal.
check-other-side =
    { $side ->
        [forward] The search from the goal is next: its frontier is smaller, or its layer is not done.
       *[backward] The search from the start is next: its frontier is smaller, or its layer is not done.
    }
check-h =
    { $too_large ->
        [true] Your h of { $board } is { $yours }; it is { $right }, so yours is too large by { $by }.
       *[false] Your h of { $board } is { $yours }; it is { $right }, so yours is too small by { $by }.
    }
check-g = Your g is { $yours }; by the moves that led there it is { $right }.
check-f = Your f is { $yours }; by its g and h it is { $right }.
check-meeting-when-generated = Your list ends as soon as the two sides meet. Here the layer in which they meet is expanded whole.
check-goal-when-taken = Your search tests for the goal when it takes a board from the frontier. { $strategy } tests a board when it is generated, and ends at once.
check-meeting-when-taken = Your search sees that the sides have met only when it takes a board that both have. Here the search ends with the layer in which they meet.
check-other-costs = It goes by the costs “{ $theirs }”; here they are “{ $ours }”. Check it with those: --cost.
check-other-heuristic = It goes by another estimate: { $name }.
check-other-strategy = It goes as { $strategy } does.
check-tie = Several boards are equally good, and yours is one of them. Of these your program takes { $habit }.
check-move-order =
    { $habit ->
        [none] Several boards are equally good, and yours is one of them. Your program tries the moves of the blank in the order { $order }; here it is { $usual }.
       *[other] Several boards are equally good, and yours is one of them. Your program tries the moves of the blank in the order { $order }, and of equally good boards takes { $habit }.
    }
check-move-order-here = (With order={ $order } in --strategy this program does so too.)
check-solution-no-path = The order agrees, but the solution does not lead from the start to the goal. Write the blank’s moves as U, D, L and R.
check-solution-no-path-either = Nor does the solution lead from the start to the goal.
check-solution-cost = The order agrees, but your solution costs { $yours }; the path that was found costs { $right }.
check-solution-length = The order agrees, but your solution has { $yours }; the path that was found has { $right }.
check-not-read = { $path } cannot be read: { $reason }
check-bad-file = { $path }: { $reason }
check-file-empty = there is no board in it; write a list of boards, or a board a line
check-file-too-large = it is larger than { $most } MiB
check-file-too-many = it has more than { $most } boards
check-file-encoding = it is no text in UTF-8, UTF-16 or GB18030; save it as UTF-8, which in Python is open(..., encoding="utf-8")
check-file-damaged = it is damaged at line { $line }, column { $column }: a bracket or a quotation mark stands alone
check-file-no-list = there is no list of boards in it; write ["813467052", …] or an object with such a list as “order”
check-file-entry = entry { $number }: { $reason }
check-file-no-board = there is no board of { $size }
check-file-value = “{ $name }” is no number from 0 to 1,000,000
check-file-solution = “{ $text }” is no list of moves; write U, D, L and R, or up, down, left and right, or the boards on the path
check-order-not-written = No order was written: the search ended without an answer, or made more than { $most } expansions.

## check/reason, by id

check-reason-other-start = The first board that is expanded is the start.
check-reason-no-successor = It is no successor of any board that your list has before.
check-reason-over-the-edge = The blank went over the edge, from the end of a row to the next. The neighbours of a cell are in its own row and column.
check-reason-g-improved = The g of a board is improved when a shorter way to it is found, which greedy search does not do: a board keeps the first way to it.
check-reason-not-reopened = A shorter way to a board was found after that board had been expanded, and your program leaves it closed. Here it is reopened: where h is not consistent, a search that never reopens can miss the shortest path. (With reopen=never in --strategy this program leaves it closed too, as simpleai, astar, rustworkx, aima3 and, by default, graphfinder do.)
check-reason-first-limit = It begins with the limit 1. Here the first limit is 0, within which only the start is listed.
check-reason-enters-beyond = Your list also has boards beyond the threshold. Here those are generated, but not expanded.
check-reason-leaves-out-path = Your program leaves out every board of its current path. Here only the move straight back is left out.
check-reason-g-not-updated = A shorter way to a board was found, but its g stayed as it was. A smaller g replaces the larger one.
check-reason-goal-when-generated = Your list ends when the goal is generated, or leaves the goal out. Here the goal is tested when it is taken from the frontier, and is the last board of the list.
check-reason-goes-on = Your list goes on.
check-reason-path = Each board of your list is one move from the board before it, so the list is a path: perhaps the solution, or a search that only goes on down, as depth-first search does. Here the list has every board in the order of its expansion.
check-reason-ends-early = The goal is not reached, and boards wait. Why your list ends cannot be told from it.
check-reason-closed-again = A board that was expanded before is expanded again, though no shorter way to it was found. Look it up among the visited boards first.
check-reason-move-back = The move straight back is made, and leads to the board before again. Leave it out, or look boards up among the visited ones.
check-reason-blank-counted = h counts the blank as if it were a tile, and may then be too large. Leave it out.
check-reason-other-tie = Several boards are equally good, and yours is one of them. By what rule your program takes it cannot be told. With “--ties any” every one is accepted.
check-reason-unknown = Why cannot be told from the list alone. Perhaps h or g of a board that waits is not as it should be: give g, h and f in the file, and more can be said.

## check/habit, by id

check-habit-oldest = the one put in first
check-habit-newest = the one put in last
check-habit-larger-g = the one with the larger g
check-habit-smaller-g = the one with the smaller g

## check/habit-of, by id

check-habit-of-oldest = (With ties=oldest in --strategy this program does so too, as networkx and graphfinder do.)
check-habit-of-newest = (With ties=newest in --strategy this program does so too.)
check-habit-of-larger-g = (With ties=larger-g in --strategy this program does so too, as the crate pathfinding does.)
check-habit-of-smaller-g = (With ties=smaller-g in --strategy this program does so too.)

## check/ties, by id

check-ties-any = every order that the rule allows: of equally good boards, any
check-ties-as-here = the order of this program alone

## papers

papers-no-boards = Task { $task } has no boards: { $reason }
papers-no-such-length = no board is so many moves away; the farthest are { $farthest }
papers-too-large = boards of an exact length are drawn up to 2 × 5
papers-none = { $path } has no exercise: a lesson becomes one by an “exercise” with tasks
papers-locked = { $path } has no key: the right answers are in the teacher’s file
papers-with-key = { $path } has a new key: keep it, and give the students the file that --for-students writes
papers-no-key = { $path } has no key: give it one with --new-key
papers-for-students = Wrote { $path }: the exercise for the students, without the key.
papers-few-boards = Task { $task }: students whose numbers are { $apart } apart share a board; with { $work } there are enough boards.
papers-few-boards-always = Task { $task }: students whose numbers are { $apart } apart share a board, and the next numbers do not have enough boards either.
papers-heading = { $title } · student { $student }
papers-task = Task { $number } ({ $points })
papers-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
papers-trace = Trace the search by hand: for each expansion the board, { $letters }, and the boards in the frontier afterwards.
papers-order = Name the first { $count } boards that are expanded, in order.
papers-strategy = Before any of them runs: which has the least of “{ $counter }”?
papers-heuristic = Write an estimate that is { $wants }.
papers-heuristic-any = Write an estimate.
papers-heuristic-mean = Its mean over all boards is at least { $mean }.
papers-heuristic-most = A* by it solves { $board } in at most { $count } expansions.
papers-own-search = Write this search yourself, and hand in the boards in the order in which it expands them.
papers-rules = Where several boards are equally good, any of them may be next. Moves of the blank are tried in the order { $ways }.
papers-end-generated = The search ends as soon as the goal is generated: the goal has no line, and moves after it are not tried.
papers-end-met = The search ends when a generated board is known to the other side. The side with the smaller frontier is expanded, layer by layer.
papers-end-taken = The search ends when the goal is taken from the frontier: the goal has a line, and no successors.
papers-after = The moment after { $expansions }.
papers-more = And { $count } more.
papers-board = Board: { $board }
papers-goal = Goal: { $board }
papers-by = Strategy: { $strategy }
papers-answer = Answer: { $answer }
papers-option = option { $number }
papers-line = line { $number }: { $board }, g = { $g }, h = { $h }, f = { $f }, frontier { $frontier }
papers-file = the order that slidescope solve --order writes
papers-good = { $students }, { $tasks }: every task has an answer, needs the same work of all, and boards that are drawn differ.
papers-papers = Wrote { $path }: the tasks of { $students }.
papers-students = { $count ->
        [one] { $count } student
       *[other] { $count } students
    }
papers-tasks = { $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }
papers-pool = Task { $task }: { $pool } to draw from.
papers-pool-same = Task { $task }: all have the same board.
papers-same-board = Task { $task }: students { $one } and { $other } have the same board.
papers-no-answer = Task { $task }: no right answer can be found on the board of student { $student }.
papers-unequal = Task { $task }: the board of student { $one } needs { $first }, that of { $other } needs { $second }.
papers-not-a-student = write a student’s number or name, or numbers such as 1-30
papers-too-many-students = write at most { $most } students
papers-one-student = name one student with --student for a file of answers
papers-not-read = it cannot be read: { $reason }
papers-not-written = it cannot be written: { $reason }
papers-answers-too-large = it is larger than { $most } MiB
papers-damaged = it is damaged at line { $line }, column { $column }
papers-not-answers = it holds no answers
papers-newer = a later version of the program wrote it
papers-no-student = it names no student
papers-empty = it is empty
papers-bad-zip = the archive cannot be read: { $reason }
papers-zip-in-zip = it is an archive in an archive, which is not opened
papers-too-many-files = it has more than { $most } files
papers-too-much-unpacked = the archive holds more than { $most } MiB, so that this file is not read
papers-outside = its name leads out of the archive, so that it is not read
papers-in-task = task { $task }: { $reason }
papers-in-line = task { $task }, line { $line }: { $reason }
papers-bad-form = { $key } “{ $found }” is not understood
papers-unknown-key = “{ $found }” is no key of a file of answers and is left out
papers-bad-task = “{ $found }” is no task’s number, or stands there twice; its answers are left out
papers-too-many-tries = of { $found } tries the first { $most } count
papers-not-one-answer = a try has one answer, not “{ $found }”
papers-bad-board = “{ $found }”: { $reason }
papers-bad-moves = “{ $found }”: the blank’s moves are U, D, L and R
papers-bad-number = { $key } “{ $found }” is no such number, or out of range

## exercises

exercises-heading = Exercises
exercises-open = Open exercise…
exercises-open-about = Do the tasks of an exercise from a file. Each student has boards of their own.
exercises-go-on = Continue
exercises-go-on-about = Goes on where you left.
exercises-go-on-with = Continue { $title }
exercises-about-kept = { $tasks }, with boards of your own. Student: { $student }
exercises-done = { NUMBER($done) } of { NUMBER($count) } answered
exercises-student-and-done = Student { $student } · { $done }
exercises-not-opened = The exercise was not opened: { $reason }
exercises-not-kept = Your answers are not kept on this computer. Save them before you leave.
exercises-kept-again = Your answers are kept on this computer again.
exercises-not-kept-now = Your answers cannot be kept on this computer. Save them before you leave. { $reason }
exercises-kept-damaged =
    { $aside ->
        [true] The answers kept in { $path } could not be read, so you begin anew: { $reason }. The file was put aside.
       *[false] The answers kept in { $path } could not be read, so you begin anew: { $reason }. The file stays there, and your answers are not kept on this computer. Save them before you leave.
    }
exercises-number = Your number
exercises-number-about = { $tasks }. Your number, or your name, chooses your boards. It is part of the answers that you hand in.
exercises-older = Answers are kept under “{ $student }”, another way of writing this number. They belong to its own boards.
exercises-older-go-on = Go on as “{ $student }”
exercises-older-begin = Begin anew as “{ $student }”
exercises-begin = Begin
exercises-begin-about = Shows your tasks (Enter).
exercises-finding = Searching for your boards…
exercises-leave = Leave
exercises-tries =
    { $again ->
        [true] A task may be answered again; the best answer counts.
       *[false] Only the first answer to a task counts.
    }
exercises-leave-about = Back to the lessons.
exercises-covered = The other screens are closed while an exercise is open: they would show answers. Page Up, Page Down: tasks.
exercises-save = Save answers…
exercises-save-about = Saves your answers as a file to hand in.
exercises-row = { $number }  { $kind }
exercises-row-name = Task { $title }: { $state }
exercises-answered = answered
exercises-begun = begun
exercises-open-task = open
exercises-points-of = { $points } of { $all ->
    [one] 1 point
   *[other] { $all } points
}
exercises-kind-solve = Solve
exercises-kind-question = Question
exercises-kind-trace = Trace by hand
exercises-kind-order = Order
exercises-kind-strategy = Which strategy
exercises-kind-estimate = Estimate
exercises-kind-own-search = Own search
exercises-title = Task { $number } · { $points }
exercises-board = Board
exercises-goal = Goal
exercises-frontier = Frontier
exercises-answer-field = Your answer
exercises-order-file = File
exercises-order-about = A JSON list or a CSV file with one board per line, in the order of expansion. It can be dropped onto the window.
exercises-choose-file = Choose…
exercises-choose-file-about = Choose the file in a dialog.
exercises-answer = Answer
exercises-answer-about = Hands your answer over.
exercises-next = Next task
exercises-next-about = The next task (Page Down).
exercises-reading = Reading the file…
exercises-keeping = Keeping your answer…
exercises-taken-saved = Your answer is in the file that you saved.
exercises-taken-only-here =
    { $fault ->
        [none] Your answer is not kept on this computer. Save your answers before you leave.
       *[other] Your answer is not kept on this computer ({ $fault }). Save your answers before you leave.
    }
exercises-only-here = Your answers are not kept on this computer. If you leave without saving them, they are lost.
exercises-answered-elsewhere = This task was answered in another window before. That answer counts.
exercises-open-answers = Go on with saved answers…
exercises-open-answers-about = Opens a file of answers that you saved. It can also be dropped onto the window.
exercises-answers-not-opened = The answers were not opened: { $reason }
exercises-answers-alone = These are answers to an exercise. Open the exercise first, then the answers.
exercises-answers-of-another = These are answers to another exercise, or to another version of this one.
exercises-answers-of-student = These are answers of student { $student }. Leave, and open the exercise again to go on with them.
exercises-taken = Your answer is kept.
exercises-taken-again = Your answer is kept. You may answer again.
exercises-no-program = This is no answer yet: { $fault }
exercises-empty-cell = Line { $line } has an empty cell. Fill it in, or choose Answer again to hand the table in as it is.
exercises-unfinished = The search is not over after line { $line }. Go on, or choose Answer again to hand the table in as it is.
exercises-functions = Functions of an estimate:
exercises-locked-up = The right answers are in the teacher’s file.
exercises-closed = The right answers were shown: no more answers are taken.
exercises-right = Right answer: { $answer }
exercises-slips = Line { $line } is wrong: { $cells }
exercises-named = { $count ->
    [0] No board named yet
    [one] 1 board named; click it to take it back
   *[other] { $count } boards named; click one to take it back
}
exercises-expanded = Expanded so far
exercises-reachable = Click the board that comes next: the start, or what one move makes of the boards named.
exercises-type-board = Or type a board
exercises-add-board = Add
exercises-add-board-about = Adds the board that is typed (Enter).
exercises-not-a-board = Write every tile once, row by row, with 0 for the gap.
exercises-take-back = Take back { $number }: { $board }
exercises-take = Take { $board }
exercises-cell-name = Line { $line }: { $cell }
exercises-unreadable-line = Line { $line } cannot be read: write whole numbers, and a board row by row with 0 for the gap.
exercises-file-unreadable = { $path } cannot be read: { $reason }
exercises-file-no-order = { $path } is no order of boards: { $reason }
exercises-file-too-large = The answers would be larger than { $most } MiB. Hand in a shorter file.
exercises-save-heading = Save your answers
exercises-save-about-file = This file is what you hand in. You may save as often as you like.
exercises-go-to-open = Go to the next open task
exercises-go-to-open-about = Leads to the first task without an answer.
exercises-file-field = Answers file
exercises-file-button = Save answers
exercises-file-about = Writes the file with all your answers.
exercises-file-why-not = Answer a task first.
exercises-show-right = Show the right answers
exercises-show-right-about = Possible once your answers are saved. No answer can be given afterwards.
exercises-handed-in = Handed in: no more answers are taken.
exercises-hand-in-about = The learning platform gets your answers as they are. None can be given afterwards.
# $count: tasks without an answer.
exercises-hand-in-with =
    { $count ->
        [0] Hand in
        [one] Hand in with 1 task open
       *[other] Hand in with { $count } tasks open
    }
exercises-platform-keeps = The learning platform has your answers. Hand them in when you are done.
exercises-platform-left-out = The answers to these tasks are too long for the learning platform and are kept in this browser only: { $tasks }. Save your answers as a file, and hand that in as well.
exercises-platform-keeps-other = The learning platform keeps something that cannot be used here: it is damaged, or belongs to another exercise. Your first answer replaces it. If you have answered before, ask your teacher first.
exercises-platform-refuses = The learning platform does not take your answers ({ $reason }). Save them as a file, and hand that in.
exercises-platform-missing = There is no learning platform around this page, which gets no points. Save your answers as a file, and hand that in.
exercises-task-list = Tasks, now { $task }
exercises-sum = Together: { $points }
exercises-new = New exercise
exercises-new-about = Tasks, a number for each student, checked answers.
exercises-new-heading = New exercise
exercises-new-about-form = Each student gets boards of the same difficulty, chosen by their number. The goal, and the board of tasks that all share, are those of Explore.
exercises-back = Back to the lessons
exercises-back-about = Closes the form. Save the exercise first.
exercises-title-field = Title
exercises-seed = Draw number
exercises-again-field = Tasks may be answered again
exercises-shown-field = Right answers
exercises-shown-later = after saving
exercises-shown-at-once = at once
exercises-points-field = Points
exercises-remove = Remove task { $number }
exercises-add-task = Add a task:
exercises-add = Add task: { $kind }
exercises-order-length = Boards to name
exercises-strategy-field = Strategy
exercises-strategy-field-about = The search that the task is about.
exercises-least-field = Least of
exercises-least-field-about = The best strategy has the least of this.
exercises-draw-field = Boards
exercises-draw-field-about = How a student’s board is chosen.
exercises-draw-same = the same for all
exercises-draw-length = by shortest solution
exercises-draw-expansions = by expansions
exercises-board-unfit = The board of Explore does not suit this task: { $fault }. Choose other boards, or another board in Explore.
exercises-moves-field = Moves
exercises-expansions-field = Expansions
exercises-shows-field = Property
exercises-shows-field-about = What the search on each board shows.
exercises-any-search = any
exercises-preview = Preview
exercises-preview-about = Shows the boards of three students, and checks the tasks.
exercises-drawing = Searching for boards…
exercises-student = Student { $number }
exercises-ask-solve = Slide the tiles into order in as few moves as there are.
exercises-new-file-field = Exercise file
exercises-new-file-button = Save exercise
exercises-new-file-about = Writes the exercise as a lesson file for your students.
exercises-new-file-why-not = Add a task first.

## grade/gradebook, by id

grade-gradebook-moodle = for “Grades › Import › CSV file”: the roster’s columns, the points and the remarks, or a worksheet of an assignment filled in
grade-gradebook-canvas = for “Grades › Import”; the roster is the gradebook that Canvas exports

## grade/gradebook-name, by id

grade-gradebook-name-moodle = Gradebook for Moodle
grade-gradebook-name-canvas = Gradebook for Canvas

## grade

grade-heading = Grade answers
grade-open = Grade answers…
grade-open-about = Grades the files that students handed in, and makes one table of them.
grade-back = Back to the lessons
grade-back-about = Closes the table. Save it first.
grade-exercise-field = Exercise
grade-answers-field = Answers
grade-about-files = A folder with all folders in it, or a zip. The class is a CSV with any columns, and may be left out. All can be dropped onto the window.
grade-roster-field = Class list
grade-grade = Grade
grade-grade-about = Grades all files. Nothing leaves this computer.
grade-grading-file = Graded: { NUMBER($done) } of { NUMBER($all) }; now { $file }
grade-not-of-canvas = Canvas needs the gradebook that it exports as the list of the class (--roster), with its columns Student, ID and Section
grade-cancel = Cancel
grade-cancel-about = Gives the grading up.
grade-dropped = { $files ->
    [one] { $files } dropped
   *[other] { $files } dropped
}
grade-no-folder = The answers in { $path } cannot be read: { $reason }
grade-tasks = Tasks
grade-bar = Task { $task }: all points { NUMBER($all) }, some { NUMBER($some) }, none { NUMBER($none) }
grade-student-heading = Student { $student }
grade-close = All tasks
grade-close-about = Shows how the class did in each task.
grade-not-answered = Not answered.
grade-given = Answered: { $answer }
grade-student = Student
grade-task = Task { $task } ({ $points })
grade-points = Points ({ $points })
grade-file = File
grade-remarks = Remarks
grade-other-exercise = its answers are to another version of the exercise, or to another exercise
grade-named-by-folder = no student is named in the file; the name of the folder gives one
grade-several-files = several files, which say the same
grade-several-files-differ = several files, and the earlier answers count first; they differ in tasks: { $tasks }
grade-several-forms = one number in several forms, each with boards of its own: { $forms }
grade-shares = the same board as student { $with }; tasks: { $tasks }
grade-too-many-operations = task { $task }: the programs take more operations than they may (--operations)
grade-not-in-roster = not in the roster, or more than one row fits
grade-same-row = the roster’s row is already that of student { $student }
grade-absent = nothing was handed in
grade-more-unread = and { $more } more parts that cannot be read
grade-too-many-files = { $path } has more than { $most } files, or folders nested too deeply
grade-roster-encoding = it is not written in UTF-8
grade-roster-empty = it has no students
grade-no-answer = no answer
grade-answered = answered { $answer }
grade-task-points = task { $task }: { NUMBER($points) } of { NUMBER($all) }
grade-lost = { $task }, { $reason }
grade-more-slips = { NUMBER($more) } more lines
grade-missing-lines = { $lines ->
    [one] { $lines } line is missing
   *[other] { $lines } lines are missing
}
grade-no-such-task = it answers task { $task }, which the exercise does not have
grade-boards-of = it has the boards of student { $student }; tasks: { $tasks }
grade-boards-of-nobody = it has other boards than this student’s; tasks: { $tasks }
grade-answers-of = its wrong answers are right on the boards of student { $student }; tasks: { $tasks }
grade-slips = wrong or empty in the table: { $slips }
grade-slip = line { $line } ({ $cells })
grade-cell-board = board
grade-cell-frontier = frontier
grade-spread = Points: the median is { $median }; the middle half lies from { $lower } to { $upper }, of { $most }.
grade-missed = Task { $task }: { $missed } of { $of } did not get all points.
grade-missed-most-often = Task { $task }: { $missed } of { $of } did not get all points. The commonest wrong answer, given by { $count }: { $answer }.
grade-remark = { $file }: { $remark }
grade-no-files = there are no files of answers

## worksheet

worksheet-start = Start
worksheet-goal-board = Goal
worksheet-number = Sheet { NUMBER($number) } of { NUMBER($of) }
worksheet-title =
    { $filled ->
        [true] { $algorithm } by hand — solution
       *[false] { $algorithm } by hand
    }
worksheet-seed = seed { $seed }
worksheet-all-need = all sheets need { $expansions }
# $blank is a line to write on.
worksheet-name = Name: { $blank }
worksheet-continued = { $title } · { $line } · page { $page } of { $of }
worksheet-successors-by-f = If it is the goal, stop. Otherwise write down its successors: blank { $ways }, but not straight back. Leave out boards already visited, unless their g is smaller now: then the parent changes, and the board goes into the frontier again.
worksheet-successors-bfs = Write down its successors: blank { $ways }, but not straight back. Leave out boards already visited.
worksheet-successors-bidirectional = Write down its successors: blank { $ways }, but not straight back. Leave out boards that the same side has visited.
worksheet-successors = If it is the goal, stop. Otherwise write down its successors: blank { $ways }, but not straight back. Leave out boards already visited.
worksheet-stop-bfs = If a successor is the goal, stop at once: the successors after it are not written down.
worksheet-stop-bidirectional = If a successor is a board that the other side has visited, the two have met: go on to the end of this layer, then stop.
# A heuristic and a sentence on it.
worksheet-rule-costs =
    { $own ->
        [none] A move costs the number of the tile that slides
       *[other] The moves of the tiles 1, 2 and so on cost { $own }
    }{ $counts ->
        [true] ; g adds up these costs
       *[false] ; g counts moves all the same
    }{ $guided ->
        [true] , and h counts each tile with its cost.
       *[false] .
    }
worksheet-rule-h = h: { $name }. { $about }
# An own heuristic and its program, and the estimates of all boards that come up.
worksheet-rule-program = h: { $name }, which is the value of this program, rounded up: { $program }
worksheet-values = h is looked up in tables. Of the boards that come up it is: { $values }.
worksheet-value = { $board } → { $h }
worksheet-stop-empty = If the frontier is empty, there is no solution.
# Which board is taken. $about is the sentence on an algorithm that has no worksheet.
worksheet-take =
    { $by ->
        [bfs] Take the board that was put into the frontier first.
        [bidirectional] Search from the start and from the goal, a whole layer at a time: next goes the side with fewer boards in its frontier, the start's where both have as many. Within a layer take the board put in first.
        [uniform-cost] Take the board with the lowest g from the frontier, then the one put in first.
        [astar-larger-g] Take the board with the lowest f = g + h from the frontier; of those with the same f the one with the largest g, then the one put in first.
        [astar-smaller-g] Take the board with the lowest f = g + h from the frontier; of those with the same f the one with the smallest g, then the one put in first.
        [weighted-astar] Take the board with the lowest f = g + { $weight }·h from the frontier; of those with the same f the one with the lowest h, then the one put in first.
        [greedy] Take the board with the lowest h from the frontier; of those with the same h the one with the smallest g, then the one put in first.
        [idastar] Go down: take the first successor of the board just expanded that was not left out. Where there is none, go back up to the nearest board that has one left. The threshold is h of the start at first.
       *[other] { $about }
    }
worksheet-successors-idastar = If it is the goal, stop. Otherwise write down its successors: blank { $ways }, but not straight back. Leave out each whose f is above the threshold. Boards are not stored, so one may come up twice.
worksheet-again = If no board is left, begin again at the start. The new threshold is the lowest f that was left out.
worksheet-cut = ×
worksheet-is-cut = × its f is above the threshold: left out.
worksheet-to-be-cut = Mark with × a successor that is left out.
worksheet-column-successors-idastar = successors, g + h = f
worksheet-column-successors-astar = new successors, g + h = f
worksheet-column-successors-weighted-astar = new successors, g + { $weight }·h = f
worksheet-column-successors-greedy = new successors, g and h
worksheet-column-frontiers = frontiers
worksheet-sum =
    { $h ->
        [none] g { $g }
       *[other]
            { $f ->
                [none] g { $g }, h { $h }
               *[other]
                    { $weight ->
                        [none] { $g } + { $h } = { $f }
                       *[other] { $g } + { $weight }·{ $h } = { $f }
                    }
            }
    }
# The mark of a successor whose parent changes.
worksheet-mark = *
worksheet-is-marked = * visited before: its g is smaller now, so that its parent changes.
worksheet-to-be-marked = Mark with * a board that was visited before and gets another parent.
worksheet-ends =
    { $meeting ->
        [true] they meet
       *[false] the goal
    }
worksheet-goal = the goal: done
worksheet-nothing-left = none, and the frontier is empty: no solution
worksheet-none = none
worksheet-side =
    { $side ->
        [forward] start
       *[backward] goal
    }
worksheet-frontiers = { $forward } and { $backward }
worksheet-question-length = How long is the solution?
worksheet-question-cost = What does the solution cost?
worksheet-question-cheapest = What does a cheapest one cost?
worksheet-question-shortest = How long is a shortest one?
worksheet-question-bfs = How many boards would BFS have expanded?
worksheet-question-astray = Which steps expand a board that is not on the solution’s path?
worksheet-question-reparented = At which step does a board get another parent?
worksheet-question-too-high = Is h ever too high? Why, or why not?
worksheet-question-parity = How can one tell without a search that there is no solution?
worksheet-length-unknown = not known: it takes too long to search
worksheet-not-known-admissible = Its check tells: it compares h with the true distance on every board.

## worksheet/column, by id

worksheet-column-threshold = threshold
worksheet-column-step = step
worksheet-column-side = side
worksheet-column-expanded = expanded
worksheet-column-g = g
worksheet-column-h = h
worksheet-column-f = f
worksheet-column-successors = new successors, g
worksheet-column-frontier = frontier

## worksheet/admissible, by id

worksheet-admissible-zero = No: it is always 0.
worksheet-admissible-misplaced = No: every misplaced tile needs a move of its own.
worksheet-admissible-manhattan = No: a move brings one tile one cell nearer at most.
worksheet-admissible-patchy = No: it is one of two estimates, and neither is ever too high.
worksheet-admissible-linear-conflict = No: a tile that lets another pass leaves its line and comes back, two moves that the Manhattan distance does not count.
worksheet-admissible-patterns = No: every table counts only the moves of its own tiles, and no tile is in two tables of a sum.

## worksheet/shown, by id

# What a sheet shows, in short.
worksheet-shown-reopened = a board reopened
worksheet-shown-misled = a wrong way
worksheet-shown-longer = a longer path
worksheet-shown-more-than-bfs = more than BFS
worksheet-shown-differs-from-greedy = unlike greedy
worksheet-shown-unsolvable = no solution

## worksheet/teaches, by id

worksheet-teaches-longer = the path found is longer than a shortest one
worksheet-teaches-more-than-bfs = more boards are expanded than by breadth-first search
worksheet-teaches-reopened = a closed board is reopened, because a shorter path to it is found
worksheet-teaches-misled = the heuristic leads off the solution’s path
worksheet-teaches-differs-from-greedy = differs from greedy search
worksheet-teaches-unsolvable = there is no solution, and everything is searched (2x2)

## worksheet/format, by id

worksheet-format-pdf = PDF
worksheet-format-tex = LaTeX
worksheet-format-md = Markdown
worksheet-format-about-pdf = Pages of A4, to be printed.
worksheet-format-about-tex = A document to be changed and set by LaTeX.
worksheet-format-about-md = Text with tables.

## worksheet

worksheet-unsupported = there is no worksheet of { $algorithm }: one column cannot show its open list; choose { $names }
worksheet-nothing-to-do = the start is the goal: there is nothing to trace; choose another board
worksheet-too-long = this search needs more than { $expansions }; a worksheet has at most { NUMBER($most) }: choose an easier board or another strategy, or leave the board out and one is found
worksheet-no-memory = the system gave no memory for the search
worksheet-no-estimate = the heuristic failed: { $error }
worksheet-never-reopens = { $algorithm } never reopens a board; choose A* or weighted A* with a heuristic that is not consistent, such as Patchy (astar:patchy)
worksheet-consistent = { $heuristic } is consistent, so A* reopens no board; choose one that is not, such as Patchy (astar:patchy)
worksheet-always-shortest = { $algorithm } finds shortest solutions only; choose weighted A*, greedy search, or a heuristic that is not admissible
worksheet-is-greedy = { $algorithm } does not differ from itself; choose A*, weighted A* or IDA*
worksheet-no-heuristic = { $algorithm } uses no heuristic that could mislead it; choose A*, weighted A* or greedy search
worksheet-no-priority = { $algorithm } takes boards in the order in which they were found, so there are no ties; leave --ties out
worksheet-never-ends = { $algorithm } raises its threshold again and again where there is no solution; choose BFS or A*
worksheet-too-many-states = a search without a solution expands all { $number } boards of this size, and a worksheet has at most { NUMBER($most) } expansions. Only 2 × 2 has fewer, 12: choose --size 2x2
worksheet-given-up = the search for boards was given up
worksheet-none-found =
    { $copies ->
        [one] no sheet of { $size } by { $name } with { $conditions } was found among { $tried }
       *[other] no { $copies } different sheets of { $size } by { $name } with { $conditions } were found among { $tried }
    }
# $none is the message before; $has is what the nearest sheet has of what it has to have.
worksheet-nearest = { $none }. The nearest is { $start }: { $has }
worksheet-none-near = { $none }: none comes near; choose another size, strategy or number of expansions
worksheet-too-few =
    { $length ->
        [none] { $none }: there are only { $number }; ask for --copies { $found }, or another number of expansions
       *[other] { $none }: there are only { $number } of { $length }; ask for --copies { $found }, or another number of expansions
    }
worksheet-up-to = up to { NUMBER($most) } expansions
worksheet-no-ties = no ties
worksheet-ties =
    { $ties ->
        [one] { $ties } tie
       *[other] { $ties } ties
    }
worksheet-has-no-tie = { $length } without a tie
worksheet-has-ties =
    { $ties ->
        [one] { $length } with { $ties } tie
       *[other] { $length } with { $ties } ties
    }
worksheet-has-not = { $has }, but not { $teaches }
worksheet-no-solution = { $start } has no solution: { $fault }
worksheet-sheets =
    { $filled ->
        [true]
            { $copies ->
                [one] the solution of a worksheet
               *[other] the solutions of { $copies } worksheets
            }
       *[false]
            { $copies ->
                [one] a worksheet
               *[other] { $copies } worksheets
            }
    }
worksheet-written =
    { $size ->
        [none] Wrote { $path }: { $sheets } of { $expansions }.
       *[other] Wrote { $path } ({ $size }): { $sheets } of { $expansions }.
    }
worksheet-few-exercise-something = On { $good } of { $all } sheets the search leaves the solution’s path twice, f rises, and greedy search differs; too few other boards do. Another number of --expansions may have more.
worksheet-not-a-worksheet = the file of --output must end in .pdf, .tex or .md
worksheet-not-expansions = write a number from 2 to { $most }: longer tables are no exercise
worksheet-not-ties = write none, or the number of steps at which the tie rule decides
worksheet-not-copies = write a number from 1 to { $most }

## worksheet/menu

# The button that shows the choices, and that which goes back; each with what it does.
worksheet-menu-show = Worksheet…
worksheet-menu-show-about = A page to trace this search by hand: the board, the rules and an empty table.
worksheet-menu-hide = Picture, animation, trace…
worksheet-menu-hide-about = Goes back to what else can be saved.
worksheet-menu-worksheet = Worksheet: this search by hand
worksheet-menu-sheets = Sheets
worksheet-menu-about-sheets = The first has this board, unless boards are found below; all others have boards that take as many expansions.
worksheet-menu-copies = Worksheet copies
worksheet-menu-empty = to fill in
worksheet-menu-empty-name = Worksheet to fill in
worksheet-menu-empty-about = An empty table, for a class.
worksheet-menu-filled = solution
worksheet-menu-filled-name = Worksheet solution
worksheet-menu-filled-about = The same sheets with every answer, from the search itself.
worksheet-menu-worksheet-as = Worksheet as { $format }
worksheet-menu-boards = Boards
worksheet-menu-about-boards = This board first, or boards that are found, on each of which this is seen.
worksheet-menu-this-board = this one first
worksheet-menu-any-boards = any
worksheet-menu-ties = Ties
worksheet-menu-about-ties = At how many steps the rule for ties decides. Boards are found for that.
worksheet-menu-sheet-ties = Worksheet ties: { $number }
worksheet-menu-any-ties = any number
worksheet-menu-no-ties = none
worksheet-menu-seed = Seed
worksheet-menu-about-seed = Another seed finds other boards; the same one finds the same, on every machine.
worksheet-menu-seed-value = Worksheet seed
