/**
 * Keys and menus as commands: each name stands for one thing that can be done.
 * @import { Page } from './app.js'
 * @import { Arguments } from './keys.js'
 * @import { Store } from './state/store.js'
 * @typedef {{ [Name in keyof Arguments]: (...args: Arguments[Name]) => unknown }} Commands
 */
import { meaningOf, pressOf } from './keys.js';
import { panes } from './panes.js';
import { canContinue, canStop, changedSinceRun } from './state/selectors-run.js';
import { panesOf } from './state/selectors-panes.js';
import { back, seekBy, seekEnd, setMode, togglePlay, wantJump } from './state/updates-cursor.js';
import { redo, undo } from './state/updates-document.js';
import { chooseTab, closeMenu } from './state/updates-page.js';
import { askHint } from './state/updates-play.js';
import { goOn, primary, solve, stepOnce, stop } from './state/updates-run.js';
import { loadedFor } from './views/part-note.js';

/** The entries of the primary button's menu. @param {Store} store @param {string} how */
export function solveBy({ state, dispatch }, how) {
  dispatch(closeMenu);
  const goesOn = canContinue(state) && !changedSinceRun(state);
  if (how === 'solve') dispatch(solve);
  if (how === 'unbounded') dispatch(goesOn ? goOn : solve, { unbounded: true });
  if (how === 'once') dispatch(stepOnce);
  if (how === 'breakpoint') dispatch(goesOn ? goOn : solve, {});
  if (how === 'keep') void keep(dispatch);
}

/** @param {Store['dispatch']} dispatch @returns {Promise<void>} */
async function keep(dispatch) {
  const load = () => import('./state/updates-compare.js');
  if (await loadedFor(load, () => keep(dispatch))) dispatch((await load()).keepRun);
}

/** @param {Page} page @returns {Commands} */
const commands = (page) => {
  const { dispatch } = page;
  return {
    solve: () => dispatch(canStop(page.state) ? (state) => state : primary),
    stop: () => dispatch(stop),
    close: () => dispatch(closeMenu),
    undo: () => dispatch(undo),
    redo: () => dispatch(redo),
    jump: (forwards) => dispatch(wantJump, forwards),
    seekBy: (by) => dispatch(seekBy, by),
    seekEnd: (end) => dispatch(seekEnd, end),
    back: () => dispatch(back),
    togglePlay: () => dispatch(togglePlay),
    mode: (mode) => dispatch(setMode, mode),
    level: (by) => page.levels.moveLevel(by),
    stepOnce: () => dispatch(stepOnce),
    toBreakpoint: () => page.solveBy('breakpoint'),
    keys: () => page.openPart('keys'),
    help: () => page.openPart('help'),
    share: () => page.state.embed.on || page.share(),
    tab: (place) => {
      const pane = panesOf(panes, page.state, 'C')[place];
      if (pane)
        dispatch(
          chooseTab,
          page.state.layout === 'desktop' || page.state.layout === 'wide' ? 'C' : 'A',
          pane.id,
        );
    },
    playPick: (name) => page.play.pick(name),
    playStep: (direction) => page.play.step(direction),
    playBy: (by) => page.play.seekBy(by),
    playRestart: () => page.play.seek(0),
    hint: () => dispatch(askHint, false),
  };
};

/** @param {Page} page */
export function listenForKeys(page) {
  const known = commands(page);
  addEventListener('keydown', (event) => {
    const dialogs = [...document.querySelectorAll('level-browser, help-dialog, share-dialog, key-sheet')];
    const isOver = dialogs.some(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]'));
    if (event.defaultPrevented || isOver) return;
    const press = pressOf(event);
    const meaning = meaningOf(page.state, press);
    const isPaint = meaning?.[0] === 'paint';
    const painter = /** @type {import('./views/board-painter.js').BoardPainter | null} */ (
      document.querySelector('board-painter')
    );
    const isPainted = isPaint && !press.inView && painter?.take(event);
    const command = isPaint ? meaning[1] : meaning;
    if (!isPainted) {
      if (!command) return;
      const [name, ...args] = command; // a pair by its type, which is lost when it is taken apart
      /** @type {(...args: unknown[]) => unknown} */ (known[name])(...args);
    }
    event.preventDefault();
  });
}
