/**
 * The compact form of a link: `1.` and its readable pairs, deflated, as base64url. The digit is the form's
 * version; a new form gets a new one, and this one is read for ever. Nothing here trusts what it unpacks: a
 * short text can stand for gigabytes.
 */

const version = '1';
/** Bytes of pairs, as many as the largest board has with everything around it, several times over. */
export const mostUnpacked = 2 ** 20;
/** Bytes that are unpacked at a time. Each may stand for a thousand others, and a browser unpacks all of a
 * piece before it hands over any. */
const piece = 512;

/** Whether a fragment is a compact form, of whatever version. @param {string} fragment */
export const isPacked = (fragment) => /^#?\d+\./.test(fragment);

/** What tells that a link was changed on its way: deflate itself does not. It stands behind the packed pairs
 * as one more, which a page that does not know it leaves out, and which a link need not have.
 * @param {string} text */
export function sumOf(text) {
  let hash = 2166136261; // FNV-1a
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return hash.toString(36);
}

/** @param {string} pairs a fragment in its readable form @returns {Promise<string>} */
export async function pack(pairs) {
  const stream = new Blob([pairs]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  const digits = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${version}.${digits}&sum=${sumOf(pairs)}`;
}

/** The readable form of a compact one, or why there is none; bytes: how many were unpacked for it. Pairs that
 * stand behind it go before what is packed: whoever embeds a page writes there who may talk to it.
 * @param {string} fragment with or without its #
 * @returns {Promise<{ pairs: string | null, refusal: string, bytes: number }>} */
export async function unpack(fragment) {
  const refused = (/** @type {string} */ refusal, bytes = 0) => ({ pairs: null, refusal, bytes });
  const [, made, rest, behind] = /^#?(\d+)\.([^&]*)&?([^]*)$/.exec(fragment) ?? [];
  if (made !== version)
    return refused('The link was made by a newer version of this page, and cannot be read by this one.');
  if (fragment.length > mostUnpacked) return refused('The link is too long to be read.');
  const bytes = bytesOf(rest);
  if (!bytes) return refused(broken);
  const { text, size } = await inflated(bytes).catch(() => ({ text: null, size: 0 }));
  if (size > mostUnpacked) return refused('The link stands for more text than a link may hold.', size);
  if (text === null) return refused(broken, size);
  const around = behind.split('&').filter((pair) => pair && !pair.startsWith('sum='));
  const sum = /(?:^|&)sum=(\w+)/.exec(behind)?.[1];
  if (sum !== undefined && sum !== sumOf(text)) return refused(broken, size);
  return { pairs: [...around, text].join('&'), refusal: '', bytes: size };
}

const broken = 'The link is damaged: a part of it is missing or was changed on its way.';

/** What base64url stands for; null where it is none. A sentence's end that was taken along is left out.
 * @param {string} text */
function bytesOf(text) {
  const [, digits] = /^([\w-]*)[)\].,;:!?>'"]*$/.exec(text) ?? [];
  try {
    const letters = atob(digits.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Stops where there is more than a link may hold. @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<{ text: string | null, size: number }>} */
async function inflated(bytes) {
  let at = 0;
  /** @type {ReadableStream<BufferSource>} */
  const pieces = new ReadableStream(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += piece)));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const reader = pieces.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), size };
    size += value.length;
    if (size > mostUnpacked) {
      void reader.cancel().catch(() => {});
      return { text: null, size };
    }
    text += decoder.decode(value, { stream: true });
  }
}
