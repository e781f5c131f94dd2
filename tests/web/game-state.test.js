/** The game's page without a browser: document and search, walking, and what its keys mean. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameMeaning } from '../../web/game-keys.js';
import { drawnRows, keyOf, nodeOf } from '../../web/model/game-tree.js';
import {
  canResume,
  gameCaption,
  gamePrimary,
  gameStatus,
  positionOf,
  stepOf,
} from '../../web/state/selectors-game.js';
import { drawnPlies, strongKeys } from '../../web/state/selectors-game-tree.js';
import {
  editBoards,
  gameLost,
  gameOpened,
  moveGameLevel,
  primaryOfGame,
  redoGame,
  showMode,
  solveGame,
  startGameAfresh,
  stopGame,
  undoGame,
} from '../../web/state/updates-game.js';
import {
  closeTreeNode,
  openTreeNode,
  pickNode,
  seekPly,
  seekStep,
  showWholeTree,
  toggleGamePlay,
} from '../../web/state/updates-game-walk.js';
import { chooseTab, resizePane } from '../../web/state/updates-page.js';
import { startHistory } from '../../web/model/history.js';
import { loadGameLevels } from '../../web/effects/game-document.js';
import { fresh, gameEngine, gamePage, info, timeout } from './game-sample.js';

test('the first boards are solved by themselves; a link of somebody else waits', async () => {
  const own = gamePage(gameEngine(), { open: false });
  own.keeping.begin(info);
  await own.rest();
  assert.match(gameStatus(own.state()).title, /^Value 1/);
  assert.equal(positionOf(own.state()).ply, 0);
  const linked = gamePage(gameEngine(), { open: false, now: '#start=1+.&turns=3' });
  linked.keeping.begin(info);
  await linked.rest();
  assert.deepEqual([linked.state().run, linked.state().history.present.turns], [null, '3']);
  const again = gamePage(gameEngine(), { open: false, now: `#${linked.written.at(-1)}`, kept: linked.kept });
  again.keeping.begin(info);
  await again.rest();
  assert.ok(again.state().run?.result, 'what was saved here is one’s own');
});

test('boards are checked, saved and written into the address at each edit; undo and redo', async () => {
  const { dispatch, state, rest, written, kept } = gamePage();
  await rest();
  assert.ok(state().drawn.start);
  dispatch(editBoards, { start: 'q' }, 'start', 0);
  await rest();
  assert.deepEqual(
    [state().boards.start.ok, state().drawn.start.width],
    [false, 2],
    'the last good board stays',
  );
  assert.match(written.at(-1), /start=q/);
  assert.match(kept.get('frontier.game.1'), /"start":"q"/);
  dispatch(undoGame);
  assert.equal(state().history.present.start, fresh.start);
  dispatch(redoGame);
  assert.equal(state().history.present.start, 'q');
  dispatch(startGameAfresh, 5000);
  assert.deepEqual(state().history.present, fresh);
  dispatch(resizePane, 'desktop.board', 0.3);
  const next = gamePage(gameEngine(), { kept });
  next.keeping.restoreSizes();
  assert.deepEqual(next.state().panes.sizes, { 'desktop.board': 0.3 });
});

test('what is wrong with the game as a whole stops the button and is said', async () => {
  const diagnostic = { message: 'Both boards must hold the same tiles.', line: 0, column: 0, field: 'goal' };
  const { dispatch, state, rest } = gamePage(gameEngine({ diagnostic }));
  await rest();
  assert.deepEqual([gamePrimary(state()).kind, gameStatus(state()).words], ['off', diagnostic.message]);
  dispatch(solveGame);
  assert.equal(state().run, null);
});

test('a search runs, is watched, ends; a changed document makes its answer an old one', async () => {
  const { dispatch, state, rest, engine } = gamePage();
  await rest();
  dispatch(primaryOfGame);
  assert.deepEqual(
    [gamePrimary(state()).word, gameStatus(state()).title, state().run.seconds],
    ['Stop', 'Searching', 0.1],
  );
  dispatch(primaryOfGame);
  assert.deepEqual(engine.asked.at(-1), ['stop']);
  await rest();
  assert.deepEqual(
    gameStatus(state())
      .figures.map(({ value }) => value)
      .slice(0, 2),
    ['5 of 10', '7'],
  );
  assert.match(state().narration, /^Done\. The value is 1, with 5 utility calls/);
  dispatch(editBoards, { turns: '3' }, '', 0);
  assert.equal(gameStatus(state()).title, 'Ready');
});

test('no value is claimed after the time bound, and the search goes on where it stopped', async () => {
  const { dispatch, state, rest, engine } = gamePage(gameEngine({ outcome: timeout }));
  await rest();
  dispatch(solveGame);
  await rest();
  assert.match(gameStatus(state()).words, /No value is claimed/);
  assert.ok(canResume(state()));
  assert.match(gameCaption(state()), /line of play is not known/);
  dispatch(primaryOfGame);
  assert.deepEqual(engine.asked.at(-1), ['think', []]);
  await rest();
  assert.match(gameStatus(state()).title, /^Value/);
});

test('memory and size that do not suffice end without a value and cannot go on', async () => {
  for (const status of ['memory', 'failed']) {
    const { dispatch, state, rest } = gamePage(
      gameEngine({ outcome: { ...timeout, stats: { status, message: 'Why.', progress: 0 } } }),
    );
    await rest();
    dispatch(solveGame);
    await rest();
    assert.deepEqual([canResume(state()), gameStatus(state()).words], [false, 'Why. No value is claimed.']);
  }
});

test('a worker that is gone takes its search along; boards are asked once more', async () => {
  const { dispatch, state, rest, engine } = gamePage();
  await rest();
  dispatch(solveGame);
  await rest();
  engine.asked.length = 0;
  dispatch(gameLost, 'It broke.');
  await rest();
  assert.deepEqual([state().run, positionOf(state()), state().history.present], [null, null, fresh]);
  assert.match(state().notice.words, /nothing you typed is lost/);
  assert.deepEqual(
    engine.asked.map(([name]) => name),
    ['board', 'board', 'check'],
  );
});

const solvedPage = async () => {
  const page = gamePage();
  await page.rest();
  page.dispatch(solveGame);
  await page.rest();
  return page;
};

test('along the line of play, by seek and by play', async () => {
  const { dispatch, state, rest, clock } = await solvedPage();
  dispatch(seekPly, 2);
  await rest();
  assert.deepEqual(
    [state().position.path, state().narration],
    [[1, 1], 'AGENT2 move 1 right. AGENT3 to move, ply 3 of 6.'],
  );
  dispatch(seekPly, 99);
  assert.equal(state().cursor.ply, 3);
  dispatch(toggleGamePlay);
  await rest();
  assert.deepEqual([state().cursor.ply, state().cursor.playing], [0, true], 'play begins again at the start');
  for (const ply of [1, 2, 3]) {
    await clock.pass(1000);
    assert.equal(state().cursor.ply, ply);
  }
  assert.equal(state().cursor.playing, false);
  assert.deepEqual([...strongKeys(state())], ['', '1', '1.1', '1.1.1']);
  assert.deepEqual(state().tree.selected, [1, 1, 1], 'the tree looks at the same node');
  dispatch(pickNode, [1]);
  assert.equal(state().cursor.ply, 1, 'a node on the line is a ply of it');
  dispatch(pickNode, [0]);
  assert.equal(state().cursor.ply, 1);
});

test('through the tree by steps: the node that is entered is selected and told', async () => {
  const { dispatch, state, rest } = await solvedPage();
  dispatch(showMode, 'tree');
  dispatch(seekStep, 2n);
  assert.equal(stepOf(state()), 2n);
  await rest();
  assert.deepEqual([state().tree.moment, state().tree.selected, state().position.path], [2n, [0, 0], [0, 0]]);
  assert.match(state().narration, /^Step 2: AGENT3 is to move/);
  dispatch(seekStep, 99n);
  dispatch(seekStep, 1n);
  await rest();
  assert.deepEqual(state().tree.selected, [0], 'of several wishes in a row the last counts');
  assert.deepEqual(
    [...strongKeys(state())],
    ['', '0'],
    'the way to the node that is entered, and no line yet',
  );
  dispatch(showWholeTree);
  assert.equal(state().tree.moment, null);
  dispatch(seekStep, 2n);
  await rest();
  dispatch(showMode, 'line');
  assert.deepEqual(
    [state().tree.moment, state().tree.selected],
    [null, []],
    'the line is of the whole evaluation',
  );
});

test('a picked node is shown, with its own pane where there is room', async () => {
  const { dispatch, state, rest } = await solvedPage();
  dispatch(pickNode, [0, 0]);
  await rest();
  assert.deepEqual(
    [state().panes.chosen.A, keyOf(state().node.path), state().position.ply],
    ['node', '0.0', 2],
  );
  dispatch(closeTreeNode, [0]);
  await rest();
  assert.deepEqual([state().tree.selected, state().position.ply], [[0], 1]);
  dispatch(openTreeNode, [0]);
  await rest();
  assert.ok(nodeOf(state().tree, [0]));
  assert.deepEqual(
    [drawnRows(state().tree).length, drawnPlies(state())],
    [
      4,
      [
        { agent: 'AGENT1', aim: 'takes the most' },
        { agent: 'AGENT2', aim: 'takes the least' },
        { agent: 'AGENT3', aim: 'takes the most' },
        { agent: 'Last boards', aim: '5 of 10 seen' },
      ],
    ],
  );
});

test('levels that cannot be had are told', async () => {
  const { store, state } = gamePage();
  await loadGameLevels(store, { levels: async () => ({ ok: true, levels: ['one'] }) }, async () => 'text');
  assert.deepEqual([state().levels, state().notice], [['one'], null]);
  await loadGameLevels(store, {}, async () => {
    throw new Error('offline');
  });
  assert.match(state().notice.words, /could not be loaded/);
});

test('keys: everywhere, on the line and in the evaluation', async () => {
  const { dispatch, state } = await solvedPage();
  const press = (key, more) =>
    gameMeaning(
      state(),
      { key, ctrl: false, shift: false, alt: false, typing: false, onButton: false, inView: false, ...more },
      7,
    );
  assert.deepEqual(press('Enter', { ctrl: true, typing: true }), [solveGame]);
  assert.deepEqual(press('z', { ctrl: true }), [undoGame]);
  assert.deepEqual(press('z', { ctrl: true, shift: true }), [redoGame]);
  assert.equal(press('z', { ctrl: true, typing: true }), null);
  assert.equal(press('?'), 'keys');
  assert.equal(press('Escape'), null);
  assert.deepEqual(press('End'), [seekPly, 3]);
  assert.deepEqual(press(' '), [toggleGamePlay]);
  assert.equal(press(' ', { onButton: true }), null, 'a button keeps the key that presses it');
  assert.equal(press('ArrowLeft', { inView: true }), null, 'and a tree its arrows');
  assert.deepEqual(press('e'), [showMode, 'edit']);
  assert.deepEqual(press('2'), [chooseTab, 'C', 'list']);
  assert.deepEqual(press(']'), [moveGameLevel, 1, 7]);
  assert.equal(press('q'), null);
  dispatch(showMode, 'tree');
  assert.deepEqual(press('ArrowRight'), [seekStep, 1n]);
  dispatch(showMode, 'edit');
  assert.equal(press('2'), null, 'in Edit a digit is a tile');
  dispatch(solveGame);
  assert.deepEqual(press('Escape'), [stopGame]);
});

test('a document that was just opened and not looked at may be searched', async () => {
  const { dispatch, state, rest } = gamePage(
    gameEngine({
      diagnostic: (request) => (request.start === 'q' ? { message: 'No.', field: 'start' } : null),
    }),
  );
  dispatch(gameOpened, startHistory({ ...fresh, start: 'q' }));
  await rest();
  assert.equal(gamePrimary(state()).kind, 'off');
  dispatch(editBoards, { start: '1 .' }, '', 0);
  assert.equal(gamePrimary(state()).kind, 'solid');
});

test('a link to a moment runs the search, within bounds, and shows it; beyond the end that is told', async () => {
  const at = async (moment) => {
    const page = gamePage(gameEngine(), {
      open: false,
      now: `#start=${encodeURIComponent(fresh.start)}&time_bound=&${moment}`,
    });
    page.keeping.begin(info);
    await page.rest();
    return page;
  };
  const plies = (await at('')).state();
  assert.equal(plies.run, null, 'a link that leads to no moment waits');
  const ply = await at('ply=1&panes=C.rules');
  assert.equal(ply.state().cursor.ply, 1);
  assert.equal(ply.state().panes.chosen.C, 'rules');
  assert.equal(ply.state().history.present.time_bound, 10);
  assert.match(ply.written.at(-1), /ply=1/, 'the address leads there, too');
  const far = (await at('ply=99')).state();
  assert.equal(far.cursor.ply, far.run.result.line.length);
  assert.match(far.notice.words, /ply 99, but the line of play has/);
  const step = (await at('step=1')).state();
  assert.deepEqual([step.mode, step.tree.moment], ['tree', 1n]);
  assert.match((await at('step=999999')).state().notice.words, /step 999999, but the evaluation has/);
  const asked = (await at('ply=1&ask=cut')).state();
  assert.equal(asked.linked.ask, 'cut');
  const odd = (await at('search=magic')).state();
  assert.match(odd.notice.words, /search=magic is not known here/);
});
