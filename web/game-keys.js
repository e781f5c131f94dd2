/**
 * The keys of the page of the game: those of the page, and those of its stage.
 * @import { GameApp } from './game.js'
 * @import { Direction } from './model/game-play.js'
 */
import { moveTowards } from './model/game-play.js';

/** @param {GameApp} app */
export function listenForGameKeys(app) {
  addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    const typing = target.matches?.('input:not([type=range]), textarea, select');
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && key === 'enter') void app.startSearch();
    else if (key === 'escape' && app.running) app.engine.stop();
    else if (typing || event.altKey || !app.history) return;
    else if (command && key === 'z') event.shiftKey ? app.redo() : app.undo();
    else if (command && key === 'y') app.redo();
    else if (!command && key === '?') app.open('key-sheet');
    else return;
    event.preventDefault();
  });
}

const directions = /** @type {Record<string, Direction>} */ ({
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
});

/** The keys of the stage; true when one was used. @param {GameApp} app
 * @param {{ key: string, shift: boolean }} pressed */
export function takeKey(app, pressed) {
  return app.mode === 'play' ? playKey(app, pressed) : walkKey(app, pressed.key);
}

/** @param {GameApp} app @param {string} key */
function walkKey({ mode, walk }, key) {
  if (!walk.result) return false;
  const last = mode === 'line' ? BigInt(walk.result.line.length) : walk.lastStep;
  const here = mode === 'line' ? BigInt(walk.ply) : walk.step;
  const to = { ArrowRight: here + 1n, ArrowLeft: here - 1n, Home: 0n, End: last }[key];
  if (key === ' ') walk.togglePlay();
  else if (to === undefined) return false;
  else void (mode === 'line' ? walk.seek(Number(to)) : walk.seekStep(to));
  return true;
}

/** @param {GameApp} app @param {{ key: string, shift: boolean }} pressed */
function playKey({ play }, { key, shift }) {
  const direction = directions[key];
  if (direction) {
    if (!play.position) return false;
    if (play.chosen < 0) play.chooseNext();
    else void play.move(moveTowards(play.position, play.chosen, direction));
  } else if (key.toLowerCase() === 'n') play.chooseNext(shift ? -1 : 1);
  else if (/^[zu]$/i.test(key)) void play.takeBack();
  else if (/^r$/i.test(key)) void play.restart();
  else return false;
  return true;
}
