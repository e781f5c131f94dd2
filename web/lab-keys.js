/**
 * What a key means in the Lab, as an update and its arguments; null where it means nothing. Keys never act
 * while a field or the code has the focus, but for those that check and stop.
 * @import { LabState } from './state/lab-state.js'
 * @import { Press } from './keys.js'
 * @import { Call } from './state/store.js'
 * @typedef {Call<LabState, [] | [by: number]>} LabMeaning
 */
import { isChecking } from './state/selectors-lab.js';
import { redoLab, undoLab } from './state/updates-lab.js';
import { moveExample, startCheck, stopCheck } from './state/updates-lab-check.js';
import { closeMenu } from './state/updates-page.js';

/** @param {LabState} state @param {Press} press @returns {LabMeaning | 'keys' | null} */
export function labMeaning(state, { key: pressed, ctrl, shift, alt, typing }) {
  const key = pressed.toLowerCase();
  if (ctrl && key === 'enter') return [startCheck];
  if (key === 'escape') {
    if (state.open) return [closeMenu];
    return isChecking(state) || state.run?.scoring ? [stopCheck] : null;
  }
  if (typing || alt || !state.history) return null;
  if (ctrl && key === 'z') return [shift ? redoLab : undoLab];
  if (ctrl) return key === 'y' ? [redoLab] : null;
  if (key === '[' || key === ']') return [moveExample, key === '[' ? -1 : 1];
  return key === '?' ? 'keys' : null;
}
