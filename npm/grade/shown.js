/** Texts of strangers, for people: nothing in them can steer a terminal, a page or a spreadsheet. */

/** Control characters, those that turn the direction of writing, and halves of characters are spelt out.
 * @param {string} text */
export const shown = (text) =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** @param {unknown} text */
export const html = (text) =>
  shown(String(text)).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What begins like a formula would be one in a spreadsheet. @param {unknown} value */
export function csvCell(value) {
  if (typeof value === 'number') return String(value);
  const text = shown(String(value ?? '')).replace(/^(?=[=+\-@])/, "'");
  return /[",;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {unknown} value */
export const markdownCell = (value) =>
  shown(String(value ?? '')).replace(/[\\`*_{}[\]<>()#+\-.!|~&$^]/g, (letter) =>
    /[.\-()+]/.test(letter) ? letter : `\\${letter}`,
  );
