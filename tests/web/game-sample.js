/** The game's page without a browser: an engine that a test writes down, and a store with a document that is
 * checked. */
import { gameCheckEffect, gameKeepingEffect } from '../../web/effects/game-document.js';
import { gamePlayEffect } from '../../web/effects/game-play.js';
import { gameSearchEffect } from '../../web/effects/game-search.js';
import { gameWalkEffect } from '../../web/effects/game-walk.js';
import { freshGame } from '../../web/model/game-document.js';
import { startHistory } from '../../web/model/history.js';
import { initialGame } from '../../web/state/game-state.js';
import { createStore } from '../../web/state/store.js';
import { gameOpened, gameReady } from '../../web/state/updates-game.js';
import { fakeClock, settle } from './page-sample.js';

export const info = {
  start: '1 .\n',
  goal: '. 1\n',
  summary: 'A game.',
  searches: [
    { id: 'minimax', name: 'Minimax' },
    { id: 'alpha_beta_pruning', name: 'Alpha-beta' },
  ],
  max_side: 10,
  max_tile: 1_000_000,
};
export const fresh = freshGame();
const agents = ['AGENT1', 'AGENT2', 'AGENT3'];
const cells = { width: 2, height: 1, cells: Int32Array.from([0, 2, 1, 0, -1, -1]) };
export const solved = {
  ok: true,
  seconds: 0.5,
  stats: { status: 'solved', message: '', progress: 1 },
  result: {
    value: 1,
    util_calls: '5',
    nodes: '7',
    solution: 'text',
    line: agents.map((agent) => ({ index: 1, agent, move: 'move 1 right' })),
  },
};
export const timeout = {
  ok: true,
  seconds: 1,
  stats: { status: 'timeout', message: 'The time bound was met.', progress: 0.5 },
  result: null,
};

/** A game of two rounds in which every position has two moves; the search prefers the second. What is asked
 * is noted. */
export function gameEngine({ answers = true, random = false, outcome = solved, diagnostic = null } = {}) {
  const asked = [];
  const note = (name, what, answer) => {
    asked.push([name, what]);
    return Promise.resolve(answer);
  };
  const positionAt = (path) =>
    path.length > 6
      ? null
      : {
          path,
          ply: path.length,
          plies: 6,
          agent: path.length === 6 ? '' : agents[path.length % 3],
          board: cells,
          goal: cells,
          played: path.map((_, ply) => ({ agent: agents[ply % 3], move: 'move 1 right' })),
          moves:
            path.length === 6
              ? []
              : [
                  { move: 'move 1 left', from: 1, to: 0 },
                  { move: 'move 1 right', from: 1, to: 2 },
                ],
        };
  const looks = {
    position: positionAt,
    path_of: (number) => Array.from({ length: Number(number) }, () => 0),
    tree: (path) => ({
      path,
      agent: agents[path.length % 3],
      role: path.length < 3 ? 'max' : 'leaf',
      best: 1,
      number: String(path.length),
      nodes: '1',
      visited: 'visited',
      move: '',
      alpha: null,
      beta: null,
      value: 1,
      bound: 'exact',
      children: path.length < 3 ? [{ move: 'move 1 left', visited: 'visited', nodes: '3' }] : [],
    }),
    answer: (path) =>
      answers
        ? { agent: agents[path.length % 3], random, best: random ? null : 1, value: 0, moves: [{}, {}] }
        : null,
  };
  return {
    asked,
    board: (text, side) =>
      note(
        'board',
        side,
        text.includes('q')
          ? { ok: false, error: { message: 'q', line: 1, column: 1, field: side } }
          : { ok: true, board: cells, text },
      ),
    check: (request) =>
      note('check', request.start, typeof diagnostic === 'function' ? diagnostic(request) : diagnostic),
    run: (request, seconds, watch) => {
      watch({ stats: { status: 'running', progress: 0.5 }, seconds: 0.1 });
      return note('run', seconds, outcome);
    },
    plain: (request) => note('plain', request.search, { value: 1, util_calls: '10' }),
    think: (path, seconds) => note('think', path, path.length ? timeout : answers ? solved : timeout),
    look: (name, what) => note(name, what, looks[name](what)),
    stop: () => {
      asked.push(['stop']);
    },
  };
}

/** A page with this engine; `kept` is the browser's storage, `written` what went to the address. */
export function gamePage(engine = gameEngine(), { open = true, now = '', kept = new Map() } = {}) {
  const store = createStore(initialGame);
  const clock = fakeClock();
  const written = [];
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  const keeping = gameKeepingEffect(store, storage, { now, write: (fragment) => written.push(fragment) });
  for (const follower of [
    gameSearchEffect(store, engine),
    gameCheckEffect(store, engine),
    gameWalkEffect(store, engine, clock),
    gamePlayEffect(store, engine, clock, () => 0),
    keeping,
  ])
    store.subscribe(follower);
  store.dispatch(gameReady, info);
  if (open) store.dispatch(gameOpened, startHistory(fresh));
  /** Lets all answers arrive, and the pauses between the moves of the search pass. */
  const rest = async (moves = 0) => {
    await settle();
    for (let move = 0; move < moves; move += 1) await clock.pass(450);
  };
  return {
    store,
    dispatch: store.dispatch,
    engine,
    clock,
    written,
    kept,
    keeping,
    rest,
    state: () => store.state,
  };
}
