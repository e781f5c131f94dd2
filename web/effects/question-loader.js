/**
 * What a link asks becomes the page's question at once, so that nothing gives it away; the rest of what
 * questions need is loaded then.
 * @import { Follower, Store } from '../state/store.js'
 */
import { partLoaded, questionAsked } from '../state/updates-page.js';

/** The part that has the key, as the state's parts name it. */
export const keyPart = 'key';

/** @template {import('../state/state.js').Shell & { linked: { ask: string | null, step?: number | null },
 *   question: import('../state/state.js').Question | null }} S
 * @param {Store<S>} store @param {() => Promise<Follower<S>>} load */
export function questionLoader(store, load) {
  async function bring() {
    store.dispatch(partLoaded, keyPart, 'loading');
    try {
      const follower = await load();
      store.subscribe(follower);
      store.dispatch(partLoaded, keyPart, 'ready');
      follower(store.state, store.state);
    } catch {
      store.dispatch(partLoaded, keyPart, 'failed');
    }
  }

  /** @type {Follower<S>} */
  const follow = (state, before) => {
    const isOther = state.linked.ask !== before.linked.ask;
    const isAnew = state.linked.step != null && before.linked.step == null;
    if (isOther || (isAnew && state.linked.ask)) store.dispatch(questionAsked, state.linked.ask);
    const how = store.state.panes.parts[keyPart];
    if (state.linked.ask && (!how || (how === 'failed' && isOther))) void bring();
  };
  return Object.assign(follow, { again: () => void bring() });
}
