/**
 * What sharing asks for.
 * @import { State } from './state.js'
 */
import { set } from './state.js';

/** What a pane shows is wanted, in sight or not; '' for none. @param {State} state @param {string} wanted
 * @returns {State} */
export const wantPane = (state, wanted) => set(state, { wanted });
