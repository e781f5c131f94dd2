/** What every Share dialog asks of the browser: the address of the site, the clipboard, and files. */
import { copy } from './browser.js';
import { download } from './files.js';
import { home } from './model/places.js';

export const basePort = {
  site: new URL(home, location.href.replace(/#.*/, '')).href,
  copy,
  /** @param {Blob} png */
  copyPicture: (png) =>
    navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]).then(
      () => true,
      () => false,
    ),
  download,
};
