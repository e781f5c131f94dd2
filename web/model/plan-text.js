/** A plan's text taken apart into actions, for showing it; whether it is right, the independent checker says. */

const letters = /** @type {Record<string, string>} */ ({ u: 'up', r: 'right', d: 'down', l: 'left' });

/** Run lengths written out: 3r2(uL) is rrruLuL. @param {string} text @returns {string} */
function unroll(text) {
  const inner = /(\d+)\(([^()]*)\)|\(([^()]*)\)/;
  let open = text;
  while (inner.test(open)) open = open.replace(inner, (_, count, body, plain) => (plain ?? body.repeat(Number(count))));
  return open.replace(/(\d+)([a-z])/gi, (_, count, letter) => letter.repeat(Number(count)));
}

/** LURD letters or one action a line. @param {string} text @returns {string[]} */
export function actionsOf(text) {
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith(';'));
  const packed = lines.join('').replaceAll(' ', '');
  if (/^[\dlurd()*]+$/i.test(packed) && /[lurd]/i.test(packed)) {
    return [...unroll(packed.replaceAll('*', ''))].map((letter) => letters[letter.toLowerCase()]).filter(Boolean);
  }
  return lines;
}
