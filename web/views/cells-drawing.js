/**
 * Draws the grids of a feature space side by side.
 * @import { CellGrid, Frame, Square } from '../model/feature-cells.js'
 * @import { Look } from './tree-drawing.js'
 * @typedef {Pick<Square, 'space' | 'across' | 'down'>} Place
 * @typedef {{ grids: readonly CellGrid[], names: readonly string[], axes: readonly string[],
 *   giver: Place | null, ways: readonly (readonly Place[])[], plan: readonly (readonly Place[])[],
 *   met: readonly Place[], cursor: Place | null }} CellsScene
 *   giver: the cell of this step's node; ways: of the node that is shown; met: where the directions met
 */
import { ticks } from '../model/anytime.js';
import { framesOf } from '../model/feature-cells.js';
import { shades } from './canvas.js';

const font = '12px system-ui, sans-serif';

/** @param {CanvasRenderingContext2D} context @param {{ width: number, height: number }} size
 * @param {CellsScene} scene @param {Look} look */
export function drawCells(context, size, scene, look) {
  const most = Math.log1p(scene.grids.reduce((best, grid) => Math.max(best, grid.most), 1));
  framesOf(scene.grids, size).forEach((frame, place) => {
    drawFrame(context, frame, scene.names[place], scene.axes, look);
    for (const square of frame.grid.squares) {
      const shade = Math.round((Math.log1p(square.count) / most) * (shades - 1));
      fillSquare(context, frame, square, look.ramp[shade]);
    }
    const here = (/** @type {Place} */ { space }) => space === frame.grid.space;
    const { palette } = look;
    for (const way of scene.plan) drawWay(context, frame, way.filter(here), palette.good, palette.card, true);
    for (const way of scene.ways) drawWay(context, frame, way.filter(here), palette.bad, palette.card, false);
    for (const met of scene.met.filter(here)) {
      outline(context, frame, met, palette.good, 2.5, 1);
      outline(context, frame, met, palette.good, 2.5, -4);
    }
    if (scene.giver && here(scene.giver)) outline(context, frame, scene.giver, palette.bad, 4, 0);
    if (scene.cursor && here(scene.cursor)) {
      context.setLineDash([5, 3]);
      outline(context, frame, scene.cursor, palette.ink, 2, -3);
      context.setLineDash([]);
    }
  });
}

/** @param {Frame} frame @param {Place} place */
function cornerOf({ grid, left, top, each, tall }, { across, down }) {
  return { x: left + (across - grid.from.across) * each, y: top + (down - grid.from.down) * tall };
}

/** @param {CanvasRenderingContext2D} context @param {Frame} frame @param {string} name
 * @param {readonly string[]} axes @param {Look} look */
function drawFrame(context, frame, name, axes, { palette }) {
  const { grid, left, top, width, height, each, tall } = frame;
  context.font = font;
  context.fillStyle = palette.ink;
  context.textAlign = 'left';
  context.fillText(name, left, top - 9);
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.strokeRect(left - 0.5, top - 0.5, width + 1, height + 1);
  context.fillStyle = palette.quiet;
  context.textAlign = 'center';
  const { from, to } = grid;
  for (const value of marks(from.across, to.across, width / 26))
    context.fillText(String(value), left + (value - from.across + 0.5) * each, top + height + 14);
  context.textAlign = 'right';
  for (const value of marks(from.down, to.down, height / 15))
    context.fillText(String(value), left - 6, top + (value - from.down + 0.5) * tall + 4);
  context.textAlign = 'left';
  context.fillText(`${axes[0]} →`, left, top + height + 29);
  context.save();
  context.translate(left - 30, top);
  context.rotate(Math.PI / 2);
  context.fillText(`${axes[1]} →`, 0, 0);
  context.restore();
}

/** Whole numbers from..to, no more than there is room for. @param {number} from @param {number} to
 * @param {number} room */
function marks(from, to, room) {
  if (to - from + 1 <= room) return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return ticks(from, to, Math.max(2, Math.floor(room))).filter((value) => Number.isInteger(value));
}

/** @param {CanvasRenderingContext2D} context @param {Frame} frame @param {Square} square
 * @param {string} colour */
function fillSquare(context, frame, square, colour) {
  const { x, y } = cornerOf(frame, square);
  const gap = frame.each > 6 && frame.tall > 6 ? 1 : 0;
  context.fillStyle = colour;
  context.fillRect(x + gap, y + gap, frame.each - 2 * gap, frame.tall - 2 * gap);
}

/** @param {CanvasRenderingContext2D} context @param {Frame} frame @param {Place} place
 * @param {string} colour @param {number} thick @param {number} inset negative: outwards */
function outline(context, frame, place, colour, thick, inset) {
  const { x, y } = cornerOf(frame, place);
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.strokeRect(x + inset, y + inset, frame.each - 2 * inset, frame.tall - 2 * inset);
}

/** A line through the middles of squares, with a ground that sets it off from any shade, and a dot at its
 * end. The two kinds run beside each other.
 * @param {CanvasRenderingContext2D} context @param {Frame} frame @param {readonly Place[]} way
 * @param {string} colour @param {string} ground @param {boolean} isPlan */
function drawWay(context, frame, way, colour, ground, isPlan) {
  if (!way.length) return;
  const aside = isPlan ? -0.16 : 0.16;
  const at = (/** @type {Place} */ place) => {
    const { x, y } = cornerOf(frame, place);
    return /** @type {const} */ ([x + frame.each * (0.5 + aside), y + frame.tall * (0.5 + aside)]);
  };
  context.lineJoin = 'round';
  for (const [style, thick] of /** @type {const} */ ([
    [ground, 5],
    [colour, 2.5],
  ])) {
    context.strokeStyle = style;
    context.lineWidth = thick;
    context.setLineDash(isPlan && style === colour ? [7, 4] : []);
    context.beginPath();
    way.forEach((place, i) => (i ? context.lineTo(...at(place)) : context.moveTo(...at(place))));
    context.stroke();
  }
  context.setLineDash([]);
  context.fillStyle = colour;
  context.strokeStyle = ground;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(...at(/** @type {Place} */ (way.at(-1))), 4.5, 0, 7);
  context.fill();
  context.stroke();
}
