/* The 8-puzzle where moving tile t costs t, counted apart from the searches tested here. It writes expense.txt:
 *     cc -O2 -o expense expense.c && ./expense > expense.txt
 * and, in a quarter of an hour, the expansions of both searches over all boards: ./expense all */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 181440, MOST = 1 << 22, F = 1024, H = 512, STEP = 1009 };
static char board[N][10];
static int next_to[N][4], cost[N][4], degree[N], moves[N], least[N], h_of[N], number[1 << 19];

/* The place of a permutation of 0 to 8 among all 9!. */
static int rank(const char *b) {
    int r = 0;
    for (int i = 0; i < 9; i++) {
        int smaller = 0;
        for (int j = i + 1; j < 9; j++) smaller += b[j] < b[i];
        r = r * (9 - i) + smaller;
    }
    return r;
}

/* All boards in the order of a breadth-first search from the goal: the blank goes up, left, right, down. */
static void number_boards(void) {
    static const int dr[] = {-1, 0, 0, 1}, dc[] = {0, -1, 1, 0};
    int known = 1;
    strcpy(board[0], "123456780");
    number[rank(board[0])] = 1;
    for (int s = 0; s < N; s++) {
        int blank = strchr(board[s], '0') - board[s];
        for (int m = 0; m < 4; m++) {
            int r = blank / 3 + dr[m], c = blank % 3 + dc[m];
            if (r < 0 || r > 2 || c < 0 || c > 2) continue;
            char b[10];
            strcpy(b, board[s]);
            b[blank] = b[3 * r + c];
            b[3 * r + c] = '0';
            int *known_as = &number[rank(b)];
            if (!*known_as) {
                strcpy(board[known], b);
                moves[known] = moves[s] + 1;
                *known_as = ++known;
            }
            cost[s][degree[s]] = b[blank] - '0';
            next_to[s][degree[s]++] = *known_as - 1;
        }
        for (int i = 0; i < 9; i++) {
            int t = board[s][i] - '0';
            if (t) h_of[s] += t * (abs(i / 3 - (t - 1) / 3) + abs(i % 3 - (t - 1) % 3));
        }
    }
}

/* Entries of the frontier, in a list for each f and h: lowest f, then lowest h, then oldest. */
static struct { int state, g, next; } entry[MOST];
static int head[F][H], tail[F][H], lowest_h[F];
static int best[N], closed[N], run;

/* Uniform-cost search from `start` to `goal`, or A* by h. Returns the expansions, the goal among them; its g is left in `best`.
 * With goal -1 all boards are expanded, and `best` is Dijkstra's least costs. */
static int search(int start, int goal, int guided) {
    static int seen[N];
    int used = 1, expanded = 0;
    memset(head, 0, sizeof head);
    run++;
    seen[start] = run;
    best[start] = 0;
    entry[used].state = start, entry[used].g = 0, entry[used].next = 0;
    int f = guided ? h_of[start] : 0, h = f;
    head[f][h] = tail[f][h] = used++;
    for (int i = 0; i < F; i++) lowest_h[i] = 0;
    for (; f < F; ) {
        for (h = lowest_h[f]; h < H && !head[f][h]; h++) { }
        lowest_h[f] = h;
        if (h == H) { f++; continue; }
        int at = head[f][h], s = entry[at].state, g = entry[at].g;
        head[f][h] = entry[at].next;
        if (g != best[s] || closed[s] == run) continue;
        closed[s] = run;
        expanded++;
        if (s == goal) break;
        for (int k = 0; k < degree[s]; k++) {
            int m = next_to[s][k], through = g + cost[s][k];
            if (seen[m] == run && best[m] <= through) continue;
            seen[m] = run;
            best[m] = through;
            int hm = guided ? h_of[m] : 0, fm = through + hm;
            entry[used].state = m, entry[used].g = through, entry[used].next = 0;
            if (head[fm][hm]) entry[tail[fm][hm]].next = used; else head[fm][hm] = used;
            tail[fm][hm] = used++;
            if (hm < lowest_h[fm]) lowest_h[fm] = hm;
        }
    }
    return expanded;
}

int main(int count, char **words) {
    static int cheapest_of_shortest[N];
    long all_moves = 0, all_costs = 0, apart = 0, totals[2] = {0, 0};
    int farthest = 0, is_all = count > 1 && !strcmp(words[1], "all");
    number_boards();
    search(0, -1, 0);
    memcpy(least, best, sizeof least);
    for (int s = 0; s < N; s++) {
        for (int k = 0; s && k < degree[s]; k++) {
            int p = next_to[s][k], through = cheapest_of_shortest[p] + cost[s][k];
            if (moves[p] == moves[s] - 1 && (!cheapest_of_shortest[s] || through < cheapest_of_shortest[s]))
                cheapest_of_shortest[s] = through;
        }
        all_moves += moves[s];
        all_costs += least[s];
        apart += cheapest_of_shortest[s] > least[s];
        if (least[s] > farthest) farthest = least[s];
    }
    if (!is_all) {
        puts("# The 8-puzzle where moving tile t costs t (goal 1 2 3 4 5 6 7 8 0), by expense.c beside this file: every 1009th");
        puts("# board in the order of a breadth-first search from the goal.");
        printf("# Over all boards: fewest moves %ld, least costs %ld (the farthest board %d); on %ld boards no shortest path is a cheapest.\n",
               all_moves, all_costs, farthest, apart);
        puts("# board | fewest moves | least cost | expansions of uniform-cost search | of A* (Manhattan, ties by larger g, then age)");
    }
    for (int s = 0; s < N; s += is_all ? 1 : STEP) {
        int expanded[2];
        for (int guided = 0; guided < 2; guided++) {
            totals[guided] += expanded[guided] = search(s, 0, guided);
            if (best[0] != least[s]) return 1;
        }
        if (!is_all) printf("%s %d %d %d %d\n", board[s], moves[s], least[s], expanded[0], expanded[1]);
    }
    if (is_all) printf("expansions over all boards: uniform-cost search %ld, A* %ld\n", totals[0], totals[1]);
    return 0;
}
