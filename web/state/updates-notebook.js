/**
 * Changes of the notebook of tries.
 * @import { Try } from '../model/notebook.js'
 * @import { LabState } from './lab-state.js'
 */
import { joined, renamed } from '../model/notebook.js';
import { set } from './state.js';

/** Two tries at most are held against each other; a third takes the place of the older choice.
 * @param {LabState} state @param {string} id @returns {LabState} */
export function toggleCompared(state, id) {
  const { compared } = state;
  const next = compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id].slice(-2);
  return set(state, { compared: next });
}

/** @param {LabState} state @param {string} id @param {string} name @returns {LabState} */
export const renameTry = (state, id, name) => set(state, { notebook: renamed(state.notebook, id, name) });

/** @param {LabState} state @param {string} id @returns {LabState} */
export const forgetTry = (state, id) =>
  set(state, {
    notebook: state.notebook.filter((each) => each.id !== id),
    compared: state.compared.filter((each) => each !== id),
    narration: 'The try was taken out of the notebook.',
  });

/** @param {LabState} state @param {readonly Try[]} tries @param {string} file @returns {LabState} */
export function triesImported(state, tries, file) {
  const notebook = joined(state.notebook, tries);
  const added = notebook.length - state.notebook.length;
  const words =
    `${added} of ${tries.length} tries from ${file} are new here. ` +
    'Their code is only shown: it runs after a click.';
  return set(state, { notebook, notice: { words, tone: 'note', action: '' } });
}

/** What is wrong with the storage, in words; '' when all is well. @param {LabState} state
 * @param {string} stored @returns {LabState} */
export const storageTold = (state, stored) => set(state, { stored });
