// The peer: boardgame.io, in memory, with the same game: Stupide Vautour for two, written as its
// documentation has simultaneous moves and secrets. Nobody sees the other's hand or bid before both
// have bid.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const PLAY_CARDS = Array.from({ length: 15 }, (_, i) => i + 1);
const POINTS_CARDS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function turnUp(G) {
  if (G.secret.points.length > 0) {
    G.stake.push(G.secret.points.shift());
  }
}

function turnOver(G) {
  const [mine, theirs] = ["0", "1"].map((seat) => G.players[seat].bid);
  G.last = [mine, theirs];
  if (mine !== theirs) {
    const stake = G.stake.reduce((sum, points) => sum + points, 0);
    const higher = mine > theirs ? "0" : "1";
    const lower = mine > theirs ? "1" : "0";
    const taker = stake > 0 ? higher : lower;
    G.scores[taker] += stake;
    G.won[taker].push(...G.stake);
    G.stake = [];
  }
  G.hasBid = { 0: false, 1: false };
  G.players["0"].bid = G.players["1"].bid = null;
  G.round += 1;
  turnUp(G);
}

const vautour = {
  name: "vautour",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const G = {
      round: 0,
      stake: [],
      last: null,
      hasBid: { 0: false, 1: false },
      scores: { 0: 0, 1: 0 },
      won: { 0: [], 1: [] },
      players: {
        0: { hand: [...PLAY_CARDS], bid: null },
        1: { hand: [...PLAY_CARDS], bid: null },
      },
      secret: { points: random.Shuffle(POINTS_CARDS) },
    };
    turnUp(G);
    return G;
  },
  turn: { activePlayers: { all: "bidding" } },
  moves: {
    bid: {
      move: ({ G, playerID }, card) => {
        const me = G.players[playerID];
        if (me.bid !== null || !me.hand.includes(card)) {
          return INVALID_MOVE;
        }
        me.hand = me.hand.filter((one) => one !== card);
        me.bid = card;
        G.hasBid[playerID] = true;
        if (G.hasBid[0] && G.hasBid[1]) {
          turnOver(G);
        }
      },
      client: false,
      ignoreStaleStateID: true,
    },
  },
  endIf: ({ G }) => (G.round === 15 ? { scores: G.scores } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};

Server({ games: [vautour], origins: [/.*/] }).run(Number(process.argv[2]));
