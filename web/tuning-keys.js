/**
 * What a key means on the Tuning page, as an update and its arguments; null where it means nothing. Keys
 * never
 * act while a field has the focus, but for those that run and stop.
 * @import { TuningState } from './state/tuning-state.js'
 * @import { Press } from './keys.js'
 * @import { Call } from './state/store.js'
 * @import { TuningTab } from './model/tuning-document.js'
 * @typedef {Call<TuningState, [] | [tab: TuningTab] | [paused: boolean]>} TuningMeaning
 */
import { isRaceRunning } from './state/selectors-tuning.js';
import { closeMenu } from './state/updates-page.js';
import { redoTuning, undoTuning } from './state/updates-tuning.js';
import {
  pauseRace,
  pauseSweep,
  primaryOfTuning,
  showTab,
  stepRace,
  toggleRace,
} from './state/updates-tuning-run.js';

const tabs = /** @type {Record<string, TuningTab>} */ ({ 1: 'sweep', 2: 'race', 3: 'divergence' });

/** @param {TuningState} state @param {Press} press @returns {TuningMeaning | 'keys' | null} */
export function tuningMeaning(state, { key: pressed, ctrl, shift, alt, typing, onButton }) {
  const key = pressed.toLowerCase();
  if (ctrl && key === 'enter') return [primaryOfTuning];
  if (key === 'escape') return escape(state);
  if (typing || alt || !state.history) return null;
  if (ctrl && key === 'z') return [shift ? redoTuning : undoTuning];
  if (ctrl) return key === 'y' ? [redoTuning] : null;
  if (tabs[key]) return [showTab, tabs[key]];
  const isRace = state.history.present.tab === 'race';
  if (isRace && key === ' ' && !onButton) return [toggleRace];
  if (isRace && key === 's') return [stepRace];
  return key === '?' ? 'keys' : null;
}

/** @param {TuningState} state @returns {TuningMeaning | null} */
function escape(state) {
  if (state.open) return [closeMenu];
  if (state.sweep?.phase === 'running' && state.history?.present.tab === 'sweep') return [pauseSweep, true];
  return isRaceRunning(state.race) ? [pauseRace] : null;
}
