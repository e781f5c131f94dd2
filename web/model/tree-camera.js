/**
 * Where one looks at a tree from. At zoom 1 all of it fits the picture; closer, depths and leaves grow to a
 * limit.
 * @import { Layout } from './tree-layout.js'
 * @typedef {{ x: number, y: number, kx: number, ky: number, zoom: number }} Camera
 *   pixels a leaf and a depth; x and y pixels are scrolled away
 * @typedef {{ width: number, height: number }} Size
 */

export const margin = 22;
const widest = 48;
/** Nodes that are nearer to the rim are not seen well; … */
const edge = 6;
/** … so a tree that is seen whole stays away from it, and nobody has to be brought into view. */
const side = 8;

/** @type {Camera} */
export const firstCamera = { x: 0, y: 0, kx: 10, ky: 20, zoom: 1 };

/** @param {Camera} camera @param {number} x */
export const screenX = (camera, x) => (x + 0.5) * camera.kx - camera.x;

/** @param {Camera} camera @param {number} depth */
export const screenY = (camera, depth) => depth * camera.ky + margin - camera.y;

/** Nearer or farther by a factor; the place (px, py) of the picture stays where it is. @param {Camera} camera
 * @param {Layout} layout @param {Size} size @param {number} factor @param {number} px @param {number} py
 * @returns {Camera} */
export function zoomed(camera, layout, size, factor, px, py) {
  const fitX = Math.min(widest, (size.width - 2 * side) / Math.max(1, layout.width));
  const fitY = Math.max(
    3,
    Math.min(widest, (size.height - 2 * margin) / Math.max(1, layout.rows.length - 1)),
  );
  const zoom = Math.max(1, Math.min(camera.zoom * factor, Math.max(1, widest / fitX)));
  const [kx, ky] = [Math.min(widest, fitX * zoom), Math.min(widest, fitY * zoom)];
  return {
    kx,
    ky,
    zoom,
    x: ((camera.x + px) / camera.kx) * kx - px,
    y: ((camera.y + py - margin) / camera.ky) * ky + margin - py,
  };
}

/** All of the tree, in the middle. @param {Layout} layout @param {Size} size @returns {Camera} */
export function fitted(layout, size) {
  const camera = zoomed(firstCamera, layout, size, 1, 0, 0);
  const spare = size.width - layout.width * camera.kx;
  return { ...camera, x: spare > 0 ? -spare / 2 : 0, y: 0 };
}

/** Moved by so many pixels, but the middle of the picture stays over the tree. @param {Camera} camera
 * @param {Layout} layout @param {Size} size @param {number} dx @param {number} dy @returns {Camera} */
export function panned(camera, layout, size, dx, dy) {
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const [right, bottom] = [layout.width * camera.kx, (layout.rows.length - 1) * camera.ky + 2 * margin];
  return {
    ...camera,
    x: Math.max(-middleX, Math.min(camera.x - dx, right - middleX)),
    y: Math.max(-middleY, Math.min(camera.y - dy, bottom - middleY)),
  };
}

/** Moved so that a place of the tree is seen, if it is not. @param {Camera} camera @param {Size} size
 * @param {number} x @param {number} depth @returns {Camera} */
export function revealing(camera, size, x, depth) {
  const [px, py] = [screenX(camera, x), screenY(camera, depth)];
  const isAside = px < edge || px > size.width - edge;
  const isAbove = py < edge || py > size.height - edge;
  return {
    ...camera,
    x: camera.x + (isAside ? px - size.width / 2 : 0),
    y: camera.y + (isAbove ? py - size.height / 2 : 0),
  };
}
