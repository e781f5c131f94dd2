/**
 * The nodes and edges of the drawn game tree.
 * @import { NodeRow } from '../model/game-tree.js'
 * @import { TreeRow } from '../engine/game-protocol.js'
 * @import { Place } from '../model/game-layout.js'
 * @typedef {{ places: ReadonlyMap<string, Place>, line: ReadonlySet<string>, selected: string,
 *   pruned: boolean, isTight: boolean, windows: ReadonlyMap<string, Pick<TreeRow, 'alpha' | 'beta'>> }} Scene
 */
import { nothing, svg } from 'lit';
import { shortMove, valueWords, windowWords } from '../model/game-words.js';
import { tileThumb } from './tile-thumb.js';

const valueHeight = 20;

/** What a node is marked as. @param {NodeRow} row @param {Scene} scene */
function looks({ key, phase }, { line, selected }) {
  return `${phase} ${line.has(key) ? 'line' : ''} ${selected === key ? 'selected' : ''}`;
}

/** The value of a node where it is known by now, else alpha and beta while the evaluation is below it.
 * @param {NodeRow} row @param {Scene} scene */
function valueOf({ key, row, phase }, { pruned, windows }) {
  if (phase === 'cut' || phase === 'ahead' || row.visited !== 'visited') return '';
  if (phase !== 'open' && (phase !== 'now' || row.nodes === '1')) return valueWords(row);
  const { alpha, beta } = windows.get(key) ?? row;
  return pruned ? windowWords(alpha, beta) : '…';
}

/** Scissors: two handles and two blades. @param {number} x @param {number} y */
const scissors = (x, y) => svg`<g class="scissors" transform=${`translate(${x - 8} ${y - 8})`} fill="none"
  stroke="currentColor" stroke-width="1.6" stroke-linecap="round"><circle cx="4" cy="4" r="2.4"/>
  <circle cx="4" cy="12" r="2.4"/><path d="M6 5.4 14.5 12M6 10.6 14.5 4"/></g>`;

/** @param {NodeRow} row @param {Scene} scene */
export function drawEdge(row, scene) {
  const { key, path } = row;
  const [from, to] = [scene.places.get(path.slice(0, -1).join('.')), scene.places.get(key)];
  if (!path.length || !from || !to) return nothing;
  const look = row.phase === 'cut' || row.phase === 'ahead' ? row.phase : scene.line.has(key) ? 'line' : '';
  const top = from.y + from.high / 2 + (from.beside ? 3 : valueHeight + 3);
  const bottom = to.y - to.high / 2 - 3;
  // The name stands on the line, just above its board, where lines are farthest from each other.
  const named = bottom - 9;
  const at = (/** @type {number} */ y) => from.x + ((to.x - from.x) * (y - top)) / Math.max(1, bottom - top);
  return svg`<path class=${`edge ${look}`} d=${`M${from.x} ${top}L${to.x} ${bottom}`}/>
    ${
      row.phase === 'cut'
        ? scissors(at(named - 4), named - 4)
        : nameOf(moveName(row.row.move, scene), at(named), named, look)
    }`;
}

const arrows = /** @type {Record<string, string>} */ ({ left: '←', right: '→', up: '↑', down: '↓' });

/** @param {string} move @param {Scene} scene */
const moveName = (move, { isTight }) =>
  isTight ? shortMove(move).replace(/[a-z]+$/, (way) => arrows[way] ?? way) : shortMove(move);

/** @param {string} move @param {number} x @param {number} y @param {string} look */
function nameOf(move, x, y, look) {
  const wide = 6.5 * move.length + 8;
  return svg`<rect class=${`plate ${look}`} x=${x - wide / 2} y=${y - 9} width=${wide} height="17" rx="4"/>
    <text class=${`move ${look}`} x=${x} y=${y + 4}>${move}</text>`;
}

/** @param {NodeRow} row @param {Scene} scene */
export function drawNode(row, scene) {
  const place = scene.places.get(row.key);
  if (!place) return nothing;
  const { x, y, wide, high } = place;
  const [left, top] = [x - wide / 2, y - high / 2];
  return svg`<g class=${`node ${looks(row, scene)}`} data-key=${row.key}>
    <title>${row.phase === 'cut' ? row.row.reason : ''}</title>
    <rect class="press" x=${left - 4} y=${top - 4} width=${wide + 8}
      height=${high + 8 + (row.leaf ? valueHeight : 0)}/>
    <g class="picture">${row.board ? tileThumb(row.board, left, top, wide) : nothing}</g>
    <rect class="frame" x=${left - 3} y=${top - 3} width=${wide + 6} height=${high + 6} rx="5"/>
    ${
      row.phase === 'now'
        ? svg`<rect class="ring" x=${left - 7} y=${top - 7} width=${wide + 14}
      height=${high + 14} rx="8"/>`
        : nothing
    }
    ${row.phase === 'cut' ? unseen(place, scene) : worth(row, place, scene)}</g>`;
}

/** @param {Place} place @param {Scene} scene */
const unseen = ({ x, y, high }, { isTight }) =>
  isTight ? nothing : svg`<text class="no-look" x=${x} y=${y + high / 2 + 16}>no look</text>`;

/** The value: large under a last board, as a badge at any other. @param {NodeRow} row @param {Place} place
 * @param {Scene} scene */
function worth(row, { x, y, wide, high, beside }, scene) {
  const words = valueOf(row, scene);
  if (!words) return nothing;
  if (row.leaf) return svg`<text class="leaf" x=${x} y=${y + high / 2 + 18}>${words}</text>`;
  const long = Math.max(24, 7.4 * words.length + 12);
  const isLong = row.phase === 'open' || row.phase === 'now'; // alpha and beta
  const [left, top] =
    beside && !(scene.isTight && isLong)
      ? [x + wide / 2 + 6, y - valueHeight / 2]
      : [x - long / 2, y + high / 2 + 2];
  return svg`<rect class="badge" x=${left} y=${top} width=${long} height=${valueHeight} rx="5"/>
    <text class="badge-text" x=${left + long / 2} y=${top + 14.5}>${words}</text>`;
}
