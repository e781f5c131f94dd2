/** A game against the search, without a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameMeaning } from '../../web/game-keys.js';
import { isOver, targetsOf } from '../../web/model/game-play.js';
import { showMode, solveGame } from '../../web/state/updates-game.js';
import {
  chooseNextTile,
  makeMove,
  restartGame,
  takeBack,
  takeSeat,
  tapTile,
  thinkOn,
} from '../../web/state/updates-game-play.js';
import { gameEngine, gamePage } from './game-sample.js';

/** A page on which play has begun. */
async function playing(how) {
  const page = gamePage(gameEngine(how));
  await page.rest();
  page.dispatch(showMode, 'play');
  await page.rest();
  return { ...page, play: () => page.store.state.play };
}

test('play searches first; the search answers for the other seats, and moves are taken back', async () => {
  const { dispatch, play, rest, state } = await playing();
  assert.ok(state().run.result);
  assert.deepEqual([play().path, play().thinking, play().answer.best], [[], false, 1]);
  assert.match(state().narration, /AGENT1 to move, ply 1 of 6\. The position is worth 0/);
  dispatch(makeMove, 7);
  await rest(3);
  assert.deepEqual(play().path, []);
  dispatch(makeMove, 0);
  await rest(3);
  assert.deepEqual(play().path, [0, 1, 1]);
  dispatch(makeMove, 0);
  await rest(3);
  assert.deepEqual([play().path, isOver(play())], [[0, 1, 1, 0, 1, 1], true]);
  for (const path of [[0, 1, 1], [], []]) {
    dispatch(takeBack);
    await rest(3);
    assert.deepEqual(play().path, path);
  }
});

test('a tile is picked by tap or by turns, and moved', async () => {
  const { dispatch, play, rest, state } = await playing();
  dispatch(tapTile, 1);
  assert.deepEqual([play().chosen, targetsOf(play())], [1, [0, 2]]);
  assert.deepEqual(gameMeaning(state(), { key: 'ArrowLeft', shift: false }), [makeMove, 0]);
  dispatch(tapTile, 2);
  await rest(3);
  assert.equal(play().path[0], 1);
  assert.deepEqual(gameMeaning(state(), { key: 'ArrowLeft', shift: false }), [chooseNextTile, 1]);
  dispatch(chooseNextTile, 1);
  assert.equal(play().chosen, 1);
});

test('a random agent’s move is drawn; without an answer nothing is played and it is said', async () => {
  const dice = await playing({ random: true });
  dice.dispatch(makeMove, 1);
  await dice.rest(3);
  assert.deepEqual(dice.play().path, [1, 0, 0]);
  const silent = await playing({ answers: false });
  silent.dispatch(makeMove, 1);
  await silent.rest(3);
  assert.deepEqual([silent.play().path, silent.play().diagnostic], [[1], 'The time bound was met.']);
  silent.dispatch(thinkOn);
  assert.deepEqual(silent.play().wish.path, [1]);
});

test('seats are changed in the middle of a game', async () => {
  const { dispatch, play, rest } = await playing();
  dispatch(takeSeat, 'AGENT2', true);
  await rest();
  dispatch(makeMove, 0);
  await rest(2);
  assert.deepEqual([play().path, play().position.agent], [[0], 'AGENT2']);
  dispatch(takeSeat, 'AGENT1', false);
  await rest();
  dispatch(takeSeat, 'AGENT2', false);
  await rest(6);
  assert.ok(isOver(play()));
  dispatch(takeBack);
  await rest(3);
  assert.equal(play().path.length, 5, 'where nobody plays, one move is taken back and stays so');
});

test('a newer wish overtakes the search’s move, and another search begins another game', async () => {
  const { dispatch, play, rest, clock } = await playing();
  dispatch(makeMove, 0);
  await rest();
  dispatch(restartGame);
  await clock.pass(450);
  await rest(2);
  assert.deepEqual(play().path, []);
  dispatch(makeMove, 1);
  await rest(3);
  dispatch(solveGame);
  assert.deepEqual([play().path, play().position], [[], null]);
  await rest();
  assert.equal(play().position.ply, 0);
});
