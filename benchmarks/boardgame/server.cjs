// The peer: boardgame.io, in memory, with a game in which two players name numbers in turn.
const { Server } = require("boardgame.io/server");

const toy = {
  name: "toy",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ moves: 0, last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, number) => {
      G.moves += 1;
      G.last = number;
    },
  },
};

Server({ games: [toy], origins: [/.*/] }).run(Number(process.argv[2]));
