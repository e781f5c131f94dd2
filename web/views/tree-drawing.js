/**
 * Draws the part of a tree that is seen. Nodes that would fall on the same two pixels are drawn once, so the
 * work is bounded by the size of the picture, whatever the size of the tree.
 * @import { NodeColumns } from '../engine/protocol.js'
 * @import { Layout, Tree } from '../model/tree-layout.js'
 * @import { Camera } from '../model/tree-camera.js'
 * @typedef {{ palette: Record<string, string>, ramp: string[] }} Look
 * @typedef {{ tree: Tree, layout: Layout, columns: NodeColumns, folded: ReadonlySet<number>,
 *   shade: Uint8Array, step: number, now: number, end: number, selected: number | null,
 *   path: ReadonlySet<number>, subtree: boolean }} Scene
 *   shade: which of the ramp's colours each node has; step: expansions at or after it have not happened yet;
 *   now: how many nodes there are by then, the later ones are faint; end: how many are drawn
 */
import { isJoined, meets, pullsBack, rootName, sideOf } from '../model/sides.js';
import { firstAtLeast, never, noNode } from '../model/tree-layout.js';
import { margin, screenX, screenY } from '../model/tree-camera.js';
import { shades } from './canvas.js';

const apart = 2;
export const treeInks = ['edge', 'bad', 'card', 'warn', 'good', 'quiet'];

/** @param {CanvasRenderingContext2D} context @param {{ width: number, height: number }} size
 * @param {Camera} camera
 * @param {Scene} scene @param {Look} look */
export function drawTree(context, size, camera, scene, { palette, ramp }) {
  const seen = seenNodes(size, camera, scene);
  drawEdges(context, camera, scene, seen, palette);
  drawNodes(context, camera, scene, seen, radiusOf(camera), ramp, palette);
  if (scene.columns.side?.length) drawSides(context, camera, scene, seen, palette);
}

/** @param {Camera} camera */
const radiusOf = (camera) => Math.max(1.5, Math.min(6, camera.kx * 0.36, camera.ky * 0.3));

/** @param {{ width: number, height: number }} size @param {Camera} camera @param {Scene} scene */
function seenNodes(size, camera, { layout, end }) {
  /** @type {number[]} */ const seen = [];
  const from = Math.max(0, Math.floor((camera.y - margin - 8) / camera.ky));
  const to = Math.min(layout.rows.length - 1, Math.ceil((camera.y + size.height) / camera.ky));
  for (let depth = from; depth <= to; depth += 1) {
    const row = layout.rows[depth];
    const left = (camera.x - 10) / camera.kx - 0.5;
    const right = (camera.x + size.width + 10) / camera.kx - 0.5;
    let last = -Infinity;
    for (
      let place = firstAtLeast(row, layout.x, left);
      place < row.length && layout.x[row[place]] <= right;
      place += 1
    ) {
      if (row[place] >= end) continue;
      const at = layout.x[row[place]] * camera.kx;
      if (at - last < apart && depth > 0) {
        place = skip(row, layout.x, place, (last + apart) / camera.kx) - 1;
        continue;
      }
      last = at;
      seen.push(row[place]);
    }
  }
  return seen;
}

/** The first place behind another whose x is not below a value: near in a sparse row, far in a dense one, so
 * by strides that double. @param {number[]} row @param {Float32Array} x @param {number} place
 * @param {number} value */
function skip(row, x, place, value) {
  let stride = 1;
  while (place + stride < row.length && x[row[place + stride]] < value) {
    place += stride;
    stride *= 2;
  }
  let [low, high] = [place + 1, Math.min(row.length, place + stride)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x[row[middle]] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {CanvasRenderingContext2D} context @param {Camera} camera @param {Scene} scene
 * @param {number[]} seen @param {Record<string, string>} palette */
function drawEdges(context, camera, { tree, layout, columns, now }, seen, palette) {
  context.lineWidth = 1;
  const ink = (/** @type {number} */ id) => {
    const side = sideOf(columns, id);
    return pullsBack(side) ? palette.warn : isJoined(side) ? palette.good : palette.edge;
  };
  const inks = columns.side?.length ? [palette.edge, palette.warn, palette.good] : [palette.edge];
  for (const later of [true, false]) {
    context.globalAlpha = (camera.kx < 3 ? 0.25 : 0.55) * (later ? 0.4 : 1);
    for (const each of inks) {
      context.strokeStyle = each;
      context.beginPath();
      for (const id of seen) {
        const parent = tree.parent[id];
        if (parent === noNode || id >= now !== later || (inks.length > 1 && ink(id) !== each)) continue;
        context.moveTo(screenX(camera, layout.x[parent]), screenY(camera, tree.depth[parent]));
        context.lineTo(screenX(camera, layout.x[id]), screenY(camera, tree.depth[id]));
      }
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

/** Of a search from both ends: what each root is, and where the two met.
 * @param {CanvasRenderingContext2D} context @param {Camera} camera @param {Scene} scene
 * @param {number[]} seen @param {Record<string, string>} palette */
function drawSides(context, camera, { tree, layout, columns, now }, seen, palette) {
  context.font = '600 12px system-ui, sans-serif';
  context.textAlign = 'left';
  const label = (/** @type {string} */ words, /** @type {number} */ x, /** @type {number} */ y) => {
    context.lineWidth = 3;
    context.strokeStyle = palette.card;
    context.strokeText(words, x, y);
    context.fillText(words, x, y);
  };
  let taken = -Infinity; // up to here labels stand
  for (const id of seen) {
    const side = sideOf(columns, id);
    const [x, y] = [screenX(camera, layout.x[id]), screenY(camera, tree.depth[id])];
    const aside = radiusOf(camera) + 4;
    context.fillStyle = pullsBack(side) ? palette.warn : palette.quiet;
    if (tree.parent[id] === noNode && id < now && x > taken) {
      label(rootName(side), x + aside, y - 4);
      taken = x + aside + context.measureText(rootName(side)).width;
    }
    if (!meets(side) || id >= now) continue;
    context.strokeStyle = context.fillStyle = palette.good;
    context.lineWidth = 2;
    for (const radius of [aside - 1, aside + 3]) {
      context.beginPath();
      context.arc(x, y, radius, 0, 7);
      context.stroke();
    }
    label('met', x + aside + 6, y + 12);
  }
}

const diamond = /** @type {const} */ ([
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
]);

/** Found from the start: a disc; from the goal: a diamond. Expanded by now: filled. Not yet, or never:
 * hollow, or faint when small.
 * @param {CanvasRenderingContext2D} context
 * @param {Camera} camera @param {Scene} scene @param {number[]} seen @param {number} radius
 * @param {string[]} ramp @param {Record<string, string>} palette */
function drawNodes(context, camera, scene, seen, radius, ramp, palette) {
  const { tree, layout, columns, shade, step, folded } = scene;
  const isFaint = faintTest(scene);
  /** @type {number[][]} */ const filled = Array.from({ length: shades }, () => []);
  /** @type {number[][]} */ const hollow = Array.from({ length: shades }, () => []);
  for (const id of seen)
    (columns.expanded_at[id] !== never && columns.expanded_at[id] < step ? filled : hollow)[shade[id]].push(
      id,
    );
  const shape = (/** @type {number} */ id) => {
    const [x, y] = [screenX(camera, layout.x[id]), screenY(camera, tree.depth[id])];
    if (radius < 2.5 || folded.has(id)) context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else if (pullsBack(sideOf(columns, id))) {
      const reach = radius * 1.25;
      context.moveTo(x + reach, y);
      for (const [dx, dy] of diamond) context.lineTo(x + dx * reach, y + dy * reach);
    } else {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 7);
    }
  };
  for (let i = 0; i < shades; i += 1) {
    for (const faint of [true, false]) {
      context.globalAlpha = faint ? 0.22 : 1;
      context.fillStyle = ramp[i];
      context.strokeStyle = ramp[i];
      context.beginPath();
      for (const id of filled[i]) if (isFaint(id) === faint) shape(id);
      context.fill();
      if (radius < 2.5) context.globalAlpha *= 0.4;
      context.beginPath();
      for (const id of hollow[i]) if (isFaint(id) === faint) shape(id);
      if (radius >= 2.5) {
        context.fillStyle = palette.card;
        context.fill();
        context.lineWidth = 1.4;
        context.stroke();
      } else context.fill();
    }
  }
  context.globalAlpha = 1;
}

/** What is yet to come; with a subtree in the light, what lies outside it too. @param {Scene} scene
 * @returns {(id: number) => boolean} */
function faintTest({ layout, selected, subtree, now }) {
  if (!subtree || selected === null || layout.enter[selected] === undefined || layout.enter[selected] < 0)
    return (id) => id >= now;
  const [from, to] = [layout.enter[selected], layout.leave[selected]];
  return (id) => id >= now || layout.enter[id] < from || layout.enter[id] > to;
}

/** The way from the start to the node looked at, over everything else.
 * @param {CanvasRenderingContext2D} context
 * @param {Camera} camera @param {Scene} scene @param {Record<string, string>} palette */
export function drawPath(context, camera, { tree, layout, path, selected, end }, palette) {
  const shown = [...path].filter((id) => id < end && layout.enter[id] >= 0);
  if (!shown.length) return;
  const place = (/** @type {number} */ id) =>
    /** @type {const} */ ([screenX(camera, layout.x[id]), screenY(camera, tree.depth[id])]);
  context.strokeStyle = palette.bad;
  context.lineWidth = 2.5;
  context.beginPath();
  shown.forEach((id, i) => (i ? context.lineTo(...place(id)) : context.moveTo(...place(id))));
  context.stroke();
  if (selected === null || !shown.includes(selected)) return;
  context.beginPath();
  context.arc(...place(selected), radiusOf(camera) + 4, 0, 7);
  context.lineWidth = 3;
  context.stroke();
}
