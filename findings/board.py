"""The 8-puzzle for the findings: a board is a tuple of nine numbers, 0 the blank; the goal is 123456780."""

from collections import deque

GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)


def board(digits):
    return tuple(int(digit) for digit in digits)


def moves(state):
    """The moves of the blank as pairs of a letter and a board, in the order up, left, right, down."""
    blank = state.index(0)
    row, column = divmod(blank, 3)
    made = []
    for letter, down, right in (("U", -1, 0), ("L", 0, -1), ("R", 0, 1), ("D", 1, 0)):
        if 0 <= row + down < 3 and 0 <= column + right < 3:
            cells = list(state)
            other = blank + 3 * down + right
            cells[blank], cells[other] = cells[other], cells[blank]
            made.append((letter, tuple(cells)))
    return made


def manhattan(state):
    return sum(
        abs(cell // 3 - (tile - 1) // 3) + abs(cell % 3 - (tile - 1) % 3)
        for cell, tile in enumerate(state)
        if tile
    )


def misplaced(state):
    return sum(1 for cell, tile in enumerate(state) if tile and tile != cell + 1)


def distances():
    """The length of a shortest solution of each of the 181,440 solvable boards."""
    known = {GOAL: 0}
    queue = deque([GOAL])
    while queue:
        state = queue.popleft()
        for _, next_state in moves(state):
            if next_state not in known:
                known[next_state] = known[state] + 1
                queue.append(next_state)
    return known
