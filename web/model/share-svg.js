/**
 * Drawings as SVG files that stand by themselves: an element of the page with its styles written into
 * attributes, and a canvas that writes down what is drawn on it. Attributes rather than a stylesheet: every
 * program that opens SVG knows them, and no page's policy forbids them.
 * @typedef {{ nodeType: number, tagName?: string, attributes?: Iterable<{ name: string, value: string }>,
 *   childNodes?: Iterable<SomeNode>, nodeValue?: string | null,
 *   style?: { transform?: string } }} SomeNode   what is needed of an element
 * @typedef {(element: SomeNode) => Record<string, string>} StyleOf   computed styles by property
 */

/** What an element of SVG can look like, with what it is where nothing is said.
 * @type {Record<string, string>} */
const usual = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  opacity: '1',
  'text-anchor': 'start',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
};
export const styleNames = Object.keys(usual);
const ofTexts = ['font-family', 'font-size', 'font-weight', 'text-anchor'];

/** Attributes that mean something only on the page. */
const dropped = /^(class|style|role|tabindex|aria-.*|data-.*|on.*)$/;

/** @param {string} text */
export const escapeText = (text) =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '&quot;');

/** A colour as old programs know it, and how much of it shows.
 * @param {string} colour as a browser computes it @returns {{ colour: string, alpha: number }} */
export function plainColour(colour) {
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(colour)?.[1]
    .split(/[\s,/]+/)
    .map(Number);
  if (!parts) return { colour, alpha: 1 };
  const hex = parts.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return { colour: `#${hex.join('')}`, alpha: parts[3] ?? 1 };
}

/** The attributes that make an element look so. @param {Record<string, string>} style
 * @param {boolean} isText @returns {Record<string, string>} */
export function lookOf(style, isText) {
  /** @type {Record<string, string>} */ const look = {};
  for (const name of styleNames) {
    const value = style[name] ?? '';
    if (!value || value === usual[name] || (!isText && ofTexts.includes(name))) continue;
    if (name.startsWith('stroke-') && style.stroke === 'none') continue;
    look[name] = value.replace(/(\d)px/g, '$1');
  }
  for (const name of ['fill', 'stroke']) {
    if (!look[name]) continue;
    const { colour, alpha } = plainColour(look[name]);
    look[name] = colour;
    const opacity = alpha * Number(style[`${name}-opacity`] ?? 1);
    if (opacity < 1) look[`${name}-opacity`] = String(Number(opacity.toFixed(4)));
  }
  return look;
}

/** @param {Record<string, string>} attributes */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];

/** An element and all in it, with its looks in attributes. @param {SomeNode} node @param {StyleOf} styleOf
 * @returns {string} */
export function markup(node, styleOf) {
  if (node.nodeType === 3) return escapeText(node.nodeValue?.replace(/\s+/g, ' ') ?? '').replace(/^ $/, '');
  if (node.nodeType !== 1 || !node.tagName) return '';
  const tag = node.tagName;
  const style = styleOf(node);
  if (style.display === 'none' || style.visibility === 'hidden') return '';
  const own = Object.fromEntries(
    Array.from(node.attributes ?? [], ({ name, value }) => [name, value]).filter(
      ([name]) => !dropped.test(name),
    ),
  );
  if (style.transform) own.transform = style.transform;
  // a group passes nothing on but its opacity: each shape says all of its own look
  const look = shapes.includes(tag) ? lookOf(style, /^t(ext|span)$/.test(tag)) : {};
  if (!shapes.includes(tag) && tag !== 'svg' && (style.opacity ?? '1') !== '1') look.opacity = style.opacity;
  const inner = Array.from(node.childNodes ?? [], (child) => markup(child, styleOf)).join('');
  if (!inner && tag === 'g') return '';
  return inner
    ? `<${tag}${written({ ...own, ...look })}>${inner}</${tag}>`
    : `<${tag}${written({ ...own, ...look })}/>`;
}

/** A transform of CSS as the attribute has it. @param {string} transform */
export const transformAttribute = (transform) =>
  transform
    .replace(/translateY\(([^)]+)\)/g, 'translate(0, $1)')
    .replace(/translateX\(([^)]+)\)/g, 'translate($1, 0)')
    .replace(/px/g, '');

/** A file. @param {{ content: string, box: readonly number[], width: number, height: number, title: string,
 *   background?: string }} drawing   box: left, top, width and height of what is drawn;
 *   background: '' for none */
export function svgFile({ content, box, width, height, title, background = '' }) {
  const [x, y, w, h] = box;
  // a unit more on every side: sizes are rounded to whole pixels, and the rest must not show through
  const { colour } = plainColour(background);
  const ground = colour
    ? `<rect x="${x - 1}" y="${y - 1}" width="${w + 2}" height="${h + 2}" fill="${colour}"/>`
    : '';
  const size = `viewBox="${box.join(' ')}" width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>` +
    `<title>${escapeText(title)}</title>${ground}${content}</svg>\n`
  );
}
