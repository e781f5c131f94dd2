/**
 * A file on another site that a link leads to. It is fetched only after a click, as a text, and taken in as
 * one that was dropped on the page. Loaded only where there is such a link.
 * @import { Store } from '../state/store.js'
 * @import { levelsEffect } from './levels.js'
 * @typedef {{ text: string } | { failed: 'status' | 'large' | 'late' | 'unreachable' | 'forbidden',
 *   status?: number }} Fetched
 * @typedef {(address: string, most: number, seconds: number) => Promise<Fetched>} FetchText
 *   most: bytes
 */
import { formatValue } from '../model/format.js';
import { tookInLinked } from '../state/updates-document.js';
import { linkedFileTaken, notify } from '../state/updates-page.js';

const patience = 15;

/** Whether the file was opened. @param {Store} store @param {Pick<ReturnType<typeof levelsEffect>, 'take'>}
 * levels @param {FetchText} fetchText */
export async function openLinkedFile(store, levels, fetchText) {
  const {
    linked: { url },
    catalog,
  } = store.state;
  if (!url || !catalog) return false;
  const { host, pathname } = new URL(url);
  store.dispatch(notify, `The file is fetched from ${host} …`, 'note');
  const answer = await fetchText(url, catalog.limits.text_bytes, patience).catch(
    () => /** @type {const} */ ({ failed: 'unreachable' }),
  );
  if (store.state.linked.url !== url) return false;
  if ('failed' in answer) {
    store.dispatch(notify, refusal(answer, host, catalog.limits.text_bytes), 'bad', 'fetch');
    return false;
  }
  store.dispatch(linkedFileTaken);
  const found = await levels.take(
    answer.text,
    `${pathname.split('/').at(-1) || 'The file'} of ${host}`,
    tookInLinked,
  );
  return found !== null && found.kind !== 'unknown';
}

/** @param {Extract<Fetched, { failed: string }>} answer @param {string} host @param {number} most */
function refusal({ failed, status }, host, most) {
  if (failed === 'status') {
    return status === 404
      ? `There is no such file at ${host} (404).`
      : `${host} did not give the file (its answer was ${status}).`;
  }
  if (failed === 'large')
    return `The file at ${host} is larger than ${formatValue(most / 2 ** 20)} MiB, which is the limit.`;
  if (failed === 'late') return `${host} took more than ${patience} s, and was not waited for any longer.`;
  if (failed === 'forbidden') {
    return `This site’s policy forbids it to fetch anything from ${host}. Open the file and drop it here.`;
  }
  return (
    `Nothing could be fetched from ${host}: it is not there, sends one elsewhere, or does not let other ` +
    'sites’ pages read its files (CORS). Open the file and drop it here.'
  );
}
