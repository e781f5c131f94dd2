/**
 * What the engine makes of the Lab's board and of its code while one types, and the boards along the plan of
 * a counter-example.
 * @import { Engine } from '../engine/engine.js'
 * @import { Clock } from './clock.js'
 * @import { LabEngine } from './lab-check.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { LabState } from '../state/lab-state.js'
 * @typedef {Pick<Engine, 'check' | 'openLine' | 'linePosition'>} LabBoardEngine
 */
import { labOf } from '../state/lab-state.js';
import { codeRead, keepDraft, labBoardChecked } from '../state/updates-lab.js';
import { wayArrived } from '../state/updates-lab-check.js';
import { isAllowed, isChecking } from '../state/selectors-lab.js';

/** After the last key, the code is read and kept. */
export const typingPause = 500;
const lineName = 'counter-example';
const mostBoards = 400;

/** @param {Store<LabState>} store @param {LabBoardEngine} engine @returns {Follower<LabState>} */
export function labBoardEffect(store, engine) {
  /** @param {LabState} state */
  async function read(state) {
    const { domain, board, options } = labOf(state);
    const check = await engine.check(domain, board, { ...options }, []).catch(() => null);
    if (check) store.dispatch(labBoardChecked, domain, board, check);
  }

  /** @param {LabState} state */
  async function walk({ examples: { shown }, run }) {
    if (!shown || !run) return;
    const { domain, options } = run.document;
    const start = { domain, board: shown.text, options: { ...options }, actions: [...shown.plan] };
    const opened = await engine.openLine(lineName, start).catch(() => null);
    if (!opened?.ok) return;
    const boards = [];
    for (let i = 0; i <= Math.min(shown.plan.length, mostBoards); i++) {
      const position = await engine.linePosition(lineName, i).catch(() => null);
      if (!position || store.state.examples.shown !== shown) return;
      boards.push(position.picture);
    }
    store.dispatch(wayArrived, shown, boards);
  }

  return (state, before) => {
    if (!state.history || !state.catalog) return;
    if (state.check === null && (before.check !== null || state.history !== before.history)) void read(state);
    const { shown, step, way } = state.examples;
    if (shown?.plan.length && step > 0 && before.examples.step === 0 && !way) void walk(state);
  };
}

/** @param {Store<LabState>} store @param {Pick<LabEngine, 'load'>} engine @param {Clock} clock
 * @returns {Follower<LabState>} */
export function labTypingEffect(store, engine, clock) {
  let forget = () => {};

  async function read() {
    store.dispatch(keepDraft);
    const { state } = store;
    const { domain, language, code } = labOf(state);
    // Python has to be fetched first, which only a check is worth; what runs is not disturbed.
    const isReady = language === 'javascript' || state.run?.document.language === language;
    if (language === 'formula' || !isReady || !isAllowed(state) || isChecking(state) || state.run?.scoring)
      return;
    if (!code.trim() || state.reading?.code === code) return;
    const answer = await engine.load({ domain, language, code }).catch(() => null);
    if (!answer) return;
    const functions = answer.ok ? answer.functions : [];
    store.dispatch(codeRead, { functions, error: answer.ok ? null : answer.error, code, language });
  }

  return (state, before) => {
    if (!state.history || !state.catalog) return;
    const [now, old] = [state.history.present, before.history?.present];
    const isTyped = now.code !== old?.code || now.name !== old.name || now.language !== old.language;
    const isFreed = now.origin !== old?.origin;
    if (!isTyped && !isFreed) return;
    forget();
    forget = clock.after(typingPause, () => void read());
  };
}
