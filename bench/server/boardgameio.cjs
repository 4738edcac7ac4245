// boardgame.io as a peer: a card game for two, everything in memory, on loopback only.
// usage: node boardgameio.cjs PORT, with NODE_PATH where boardgame.io is installed.
const net = require('net');
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port: Number(port), host: '127.0.0.1' }, rest.find((each) => typeof each === 'function'));
};
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const cards = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    const hands = { 0: deck.splice(0, 5), 1: deck.splice(0, 5) };
    return { deck, hands, pile: [], scores: [0, 0] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      undoable: false,
      move: ({ G, playerID }, index) => {
        const hand = G.hands[playerID];
        if (!(index >= 0 && index < hand.length)) return INVALID_MOVE;
        const card = hand.splice(index, 1)[0];
        const top = G.pile[G.pile.length - 1];
        if (top !== undefined && top % 4 === card % 4) G.scores[Number(playerID)] += 1;
        G.pile.push(card);
        if (G.deck.length) hand.push(G.deck.pop());
      },
    },
  },
  endIf: ({ G }) => (G.pile.length === 52 ? { scores: G.scores } : undefined),
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    hand: playerID == null ? [] : G.hands[playerID],
    counts: [G.hands[0].length, G.hands[1].length],
    pile: G.pile,
    scores: G.scores,
  }),
};

Server({ games: [cards], origins: ['*'] }).run(Number(process.argv[2]));
