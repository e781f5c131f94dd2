/** What the game's Share dialog may ask of its page. It comes with the dialog, when somebody first shares.
 * @import { GamePage } from './game.js'
 * @import { GamePosition } from './engine/game-protocol.js'
 * @import { GamePort, GameShare } from './views/game-share.js' */
import { addressOf } from './model/places.js';
import { basePort } from './share-base.js';
import './views/game-share.js';

/** @param {GamePage} page */
export async function openGameShare({ engine }) {
  const dialog = /** @type {GameShare} */ (document.querySelector('game-share'));
  /** @type {GamePort} */ const port = {
    ...basePort,
    link: (fragment) => new URL(addressOf('game', fragment), location.href).href,
    compact: null,
    want: () => {},
    position: async (path) => /** @type {GamePosition | null} */ (await engine.look('position', path)),
  };
  dialog.port ??= port;
  await dialog.updateComplete;
  await dialog.open();
}
