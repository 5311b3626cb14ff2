/* The same step-wise algorithm as games/vautour/rules.py in C, as the peer of the compiled rules:
 * the same state, the same random numbers (splitmix64, Lemire's bounded numbers, Fisher-Yates), one
 * decision at a time. Prints the games a second and the scores added up. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { SEATS = 5, ROUNDS = 15, NOBODY = -1, FULL_HAND = 0xFFFE };

typedef struct {
    int32_t players, tiebreak, memory_aid;
    int32_t points[ROUNDS];
    int32_t round, stake_from;
    int32_t hand[SEATS], chosen[SEATS], score[SEATS];
    int32_t played[SEATS][ROUNDS];
    int32_t winner[ROUNDS];
} State;

static const int32_t POINTS_CARDS[ROUNDS] = {-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};

static uint64_t next_word(uint64_t *rng) {
    uint64_t x = *rng += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

static int64_t below(uint64_t *rng, uint64_t bound) {
    uint64_t product = (next_word(rng) >> 32) * bound;
    if ((product & 0xFFFFFFFF) < bound) {
        uint64_t threshold = (0x100000000ULL - bound) % bound;
        while ((product & 0xFFFFFFFF) < threshold) product = (next_word(rng) >> 32) * bound;
    }
    return (int64_t)(product >> 32);
}

static void deal(State *s, uint64_t *rng) {
    for (int i = 0; i < ROUNDS; i++) s->points[i] = POINTS_CARDS[i];
    for (int i = ROUNDS - 1; i > 0; i--) {
        int j = (int)below(rng, (uint64_t)i + 1);
        int32_t card = s->points[i];
        s->points[i] = s->points[j];
        s->points[j] = card;
    }
    s->round = s->stake_from = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        s->hand[seat] = seat < s->players ? FULL_HAND : 0;
        s->chosen[seat] = s->score[seat] = 0;
    }
    for (int i = 0; i < ROUNDS; i++) s->winner[i] = NOBODY;
}

static int actors(const State *s) {
    if (s->round == ROUNDS) return 0;
    int waiting = 0;
    for (int seat = 0; seat < s->players; seat++)
        if (s->chosen[seat] == 0) waiting |= 1 << seat;
    return waiting;
}

static int random_move(const State *s, int seat, uint64_t *rng) {
    uint32_t hand = (uint32_t)s->hand[seat];
    int64_t k = below(rng, (uint64_t)(ROUNDS - s->round));
#ifdef __BMI2__
    return (int)_tzcnt_u64(_pdep_u64(1ULL << k, hand)) - 1;
#else
    for (; k > 0; k--) hand &= hand - 1;
    return __builtin_ctz(hand) - 1;
#endif
}

static int stake(const State *s) {
    int total = 0;
    for (int i = s->stake_from; i <= s->round; i++) total += s->points[i];
    return total;
}

static int taker(const State *s) {
    uint32_t once = 0, twice = 0;
    for (int seat = 0; seat < s->players; seat++) {
        uint32_t card = 1u << s->chosen[seat];
        twice |= once & card;
        once |= card;
    }
    uint32_t unmatched = once & ~twice;
    if (unmatched == 0) return NOBODY;
    int best = stake(s) >= 0 ? 31 - __builtin_clz(unmatched) : __builtin_ctz(unmatched);
    for (int seat = 0; seat < s->players; seat++)
        if (s->chosen[seat] == best) return seat;
    return NOBODY;
}

static void apply(State *s, int seat, int move) {
    s->chosen[seat] = move + 1;
    for (int other = s->players - 1; other >= 0; other--)
        if (s->chosen[other] == 0) return;
    int winner = taker(s);
    if (winner != NOBODY) {
        s->score[winner] += stake(s);
        for (int i = s->stake_from; i <= s->round; i++) s->winner[i] = winner;
        s->stake_from = s->round + 1;
    }
    for (int other = 0; other < s->players; other++) {
        int card = s->chosen[other];
        s->hand[other] &= ~(1 << card);
        s->played[other][s->round] = card;
        s->chosen[other] = 0;
    }
    s->round++;
}

/* One buffer, played on again and again, as the compiled rules do it. */
__attribute__((noinline)) long playouts(const State *template, State *s, long n_games, uint64_t *rng,
                                        int64_t *totals) {
    long n_moves = 0;
    for (long game = 0; game < n_games; game++) {
        *s = *template;
        deal(s, rng);
        for (int waiting; (waiting = actors(s)) != 0;)
            for (; waiting; waiting &= waiting - 1) {
                int seat = __builtin_ctz((unsigned)waiting);
                apply(s, seat, random_move(s, seat, rng));
                n_moves++;
            }
        for (int seat = 0; seat < s->players; seat++) totals[seat] += s->score[seat];
    }
    return n_moves;
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    State template = {.players = atoi(argv[1])};
    State *s = malloc(sizeof *s);
    long n_games = atol(argv[2]);
    uint64_t *rng = malloc(sizeof *rng);
    *rng = strtoull(argv[3], NULL, 10);
    int64_t totals[SEATS] = {0};
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    playouts(&template, s, n_games, rng, totals);
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec);
    printf("%.1f", (double)n_games / seconds);
    for (int seat = 0; seat < template.players; seat++) printf(" %ld", (long)totals[seat]);
    printf("\n");
    return 0;
}
