/**
 * Fetches a text from another site in a frame of its own (public/fetch.html), so that the page's own policy
 * lets it talk to its own site alone. The frame has no origin, no storage and no cookies, and is gone
 * afterwards.
 * @import { FetchText, Fetched } from './effects/remote.js'
 */

/** Seconds that the frame has to say that it is there. */
const startTime = 5;

/** @type {FetchText} */
export function fetchText(address, most, seconds) {
  const frame = document.createElement('iframe');
  const { port1, port2 } = new MessageChannel();
  frame.hidden = true;
  frame.title = 'A file from another site';
  frame.setAttribute('sandbox', 'allow-scripts');
  return new Promise((resolve) => {
    /** @param {Fetched} answer */
    const end = (answer) => {
      clearTimeout(timer);
      removeEventListener('message', hear);
      document.removeEventListener('securitypolicyviolation', refuse);
      port1.close();
      frame.remove();
      resolve(answer);
    };
    const refuse = (/** @type {SecurityPolicyViolationEvent} */ { effectiveDirective }) =>
      effectiveDirective === 'frame-src' && end({ failed: 'forbidden' });
    const hear = (/** @type {MessageEvent} */ { source, data }) => {
      if (source !== frame.contentWindow || data !== 'ready') return;
      clearTimeout(timer);
      timer = setTimeout(() => end({ failed: 'late' }), seconds * 1000);
      frame.contentWindow?.postMessage({ address, most }, '*', [port2]);
    };
    let timer = setTimeout(() => end({ failed: 'forbidden' }), startTime * 1000);
    port1.onmessage = ({ data }) => end(checked(data));
    addEventListener('message', hear);
    document.addEventListener('securitypolicyviolation', refuse);
    frame.src = './fetch.html';
    document.body.append(frame);
  });
}

/** @param {unknown} data @returns {Fetched} */
function checked(data) {
  const { text, status } = /** @type {Record<string, unknown>} */ (Object(data));
  if (typeof text === 'string') return { text };
  const failed = /** @type {Record<string, unknown>} */ (Object(data)).failed;
  if (failed === 'large' || failed === 'forbidden') return { failed };
  return typeof status === 'number' ? { failed: 'status', status } : { failed: 'unreachable' };
}
