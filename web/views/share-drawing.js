/**
 * Draws what the page shows once more, out of sight, in the colours that are asked for, as SVG.
 * @import { State } from '../state/state.js'
 * @import { OnStage, SharePort } from './share-port.js'
 * @import { BoardView } from './board-view.js'
 * @import { Look } from './tree-drawing.js'
 * @typedef {{ svg: string, width: number, height: number }} Drawing   in pixels
 * @typedef {{ isDark: boolean, isClear: boolean, title: string }} How   isClear: without a background
 * @typedef {import('lit').LitElement & { drawOn: (context: CanvasRenderingContext2D, look: Look) =>
 *   { width: number, height: number } | null }} Lens
 */
import { curvesOf } from '../model/anytime.js';
import { columnsAt } from '../model/f-at-step.js';
import { SvgCanvas } from '../model/share-canvas.js';
import { markup, styleNames, svgFile, transformAttribute } from '../model/share-svg.js';
import { formulaOf } from '../state/selectors-run.js';
import { orderNow } from '../state/selectors-step.js';
import { ramp } from './canvas.js';
import './board-view.js';

/** Pixels of a square; of what has no squares, of a unit of its drawing. */
const cellPixels = 60;
const inks = ['line', 'quiet', 'edge', 'accent', 'bad', 'ink', 'card', 'warn', 'good'];

/** Long enough for sizes to be known. */
const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

export class Studio {
  /** @type {Map<string, Record<string, string>>} */ #styles = new Map();
  /** @type {WeakMap<Element, string>} */ #keys = new WeakMap();
  /** @type {BoardView | null} */ #board = null;
  #host;

  /** @param {HTMLElement} host out of sight, but with a size */
  constructor(host) {
    this.#host = host;
  }

  /** @param {boolean} isDark */
  #light(isDark) {
    const scheme = isDark ? 'dark' : 'light';
    if (this.#host.style.colorScheme === scheme) return;
    this.#host.style.colorScheme = scheme;
    this.#styles.clear();
    this.#keys = new WeakMap();
  }

  /** @param {string[]} names @returns {Record<string, string>} */
  #colours(names) {
    const probe = document.createElement('span');
    this.#host.append(probe);
    const found = names.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(found);
  }

  /** @param {How} how */
  #background({ isClear }) {
    return isClear ? '' : this.#colours(['card']).card;
  }

  /** What an element looks like. Styles go by classes, so that of many alike one is looked at.
   * @type {import('../model/share-svg.js').StyleOf} */
  #styleOf = (node) => {
    const element = /** @type {SVGElement} */ (/** @type {unknown} */ (node));
    const key = this.#keyOf(element);
    let known = this.#styles.get(key);
    if (!known) {
      const style = getComputedStyle(element);
      known = Object.fromEntries(
        [...styleNames, 'display', 'visibility'].map((name) => [name, style.getPropertyValue(name)]),
      );
      this.#styles.set(key, known);
    }
    const moved = element.style?.transform;
    return moved ? { ...known, transform: transformAttribute(moved) } : known;
  };

  /** @param {Element} element @returns {string} */
  #keyOf(element) {
    const kept = this.#keys.get(element);
    if (kept !== undefined) return kept;
    const above =
      element.tagName === 'svg' || !element.parentElement ? '' : this.#keyOf(element.parentElement);
    const own = styleNames.map((name) => element.getAttribute(name) ?? '').join();
    const key = `${above}>${element.tagName} ${element.getAttribute('class') ?? ''} ${own}`;
    this.#keys.set(element, key);
    return key;
  }

  /** @param {SVGSVGElement} drawing @param {How} how @param {number} pixels of a unit @returns {Drawing} */
  #written(drawing, how, pixels) {
    const { x, y, width: w, height: h } = drawing.viewBox.baseVal;
    const [width, height] = [Math.round(w * pixels), Math.round(h * pixels)];
    const content = Array.from(drawing.childNodes, (child) => markup(child, this.#styleOf)).join('');
    const background = this.#background(how);
    return {
      svg: svgFile({ content, box: [x, y, w, h], width, height, title: how.title, background }),
      width,
      height,
    };
  }

  /** @param {OnStage} stage @param {How} how @returns {Promise<Drawing | null>} */
  async board({ domain, board, arrows, marks }, how) {
    this.#light(how.isDark);
    if (!this.#board) {
      this.#board = /** @type {BoardView} */ (document.createElement('board-view'));
      this.#host.append(this.#board);
    }
    this.#keys = new WeakMap(); // elements are used again for other pieces
    Object.assign(this.#board, { domain, board, arrows, marks });
    await this.#board.updateComplete;
    const drawing = /** @type {SVGSVGElement | null} */ (this.#board.renderRoot.querySelector('svg.board'));
    return drawing && this.#written(drawing, how, domain?.legend.length ? cellPixels / 100 : 1);
  }

  /** What an element of the game's draws by itself. @param {string} name @param {object} given
   * @param {How} how @returns {Promise<Drawing | null>} */
  async drawn(name, given, how) {
    this.#light(how.isDark);
    const element = /** @type {import('lit').LitElement} */ (document.createElement(name));
    Object.assign(element, given);
    this.#host.append(element);
    await element.updateComplete;
    const drawing = /** @type {SVGSVGElement | null} */ (element.renderRoot.querySelector('svg[viewBox]'));
    this.#keys = new WeakMap();
    const written = drawing && this.#written(drawing, how, 1);
    element.remove();
    return written;
  }

  /** What a view draws on a canvas, from the one on screen where there is one.
   * @param {'lens-tree' | 'lens-plane'} name @param {State} state @param {SharePort} port @param {How} how
   * @returns {Promise<Drawing | null>} */
  async lens(name, state, port, how) {
    this.#light(how.isDark);
    await (name === 'lens-tree' ? import('./lens-tree.js') : import('./lens-plane.js'));
    const look = { palette: this.#colours(inks), ramp: ramp(how.isDark) };
    const live = /** @type {Lens | null} */ (port.live(name));
    const fromLive = live?.checkVisibility?.() ? drawnBy(live, look) : null;
    const drawn = fromLive ?? (await this.#lensOutOfSight(name, state, look));
    if (!drawn) return null;
    const { width, height, content } = drawn;
    const box = [0, 0, width, height];
    return {
      svg: svgFile({ ...how, content, box, width, height, background: this.#background(how) }),
      width,
      height,
    };
  }

  /** @param {'lens-tree' | 'lens-plane'} name @param {State} state @param {Look} look */
  async #lensOutOfSight(name, state, look) {
    const lens = /** @type {Lens} */ (document.createElement(name));
    Object.assign(lens, name === 'lens-tree' ? treeOf(state) : planeOf(state));
    this.#host.append(lens);
    await lens.updateComplete;
    await twoFrames();
    const drawn = drawnBy(lens, look);
    lens.remove();
    return drawn;
  }

  /** @param {State} state @param {SharePort} port @param {How} how @returns {Promise<Drawing | null>} */
  async chart({ run, overview, plan }, port, how) {
    this.#light(how.isDark);
    await import('./curve-chart.js');
    const live = /** @type {{ _axis?: 'seconds' | 'expanded' } | null} */ (
      /** @type {unknown} */ (port.live('lens-anytime'))
    );
    const axis = live?._axis ?? 'seconds';
    const curves = run && curvesOf(run, overview.track, axis);
    if (!curves) return null;
    const chart = /** @type {import('./curve-chart.js').CurveChart} */ (
      document.createElement('curve-chart')
    );
    Object.assign(chart, {
      series: [{ name: '', curves, tone: 0 }],
      axis,
      chosen: plan.shown?.incumbent ?? null,
    });
    chart.style.height = '360px';
    this.#host.append(chart);
    await chart.updateComplete;
    await twoFrames();
    await chart.updateComplete;
    const drawing = /** @type {SVGSVGElement | null} */ (chart.renderRoot.querySelector('svg'));
    const written = drawing && this.#written(drawing, how, 1);
    chart.remove();
    return written;
  }
}

/** @param {Lens} lens @param {Look} look */
function drawnBy(lens, look) {
  const canvas = new SvgCanvas();
  const size = lens.drawOn(/** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (canvas)), look);
  return size?.width && size.height ? { ...size, content: canvas.content } : null;
}

/** @param {State} state */
function treeOf(state) {
  const { overview, run, cursor, selection, step } = state;
  const { weight, isExact } = orderNow(state);
  const isSearch = cursor.track === 'search';
  return {
    columns: overview.tree,
    f: columnsAt(overview.tree, weight)?.f ?? null,
    ofEnd: !isExact,
    total: run?.stats?.nodes ?? 0,
    step: isSearch ? cursor.step : null,
    whole: cursor.whole,
    selected: isSearch ? (selection?.node ?? step?.expansion.node ?? null) : null,
  };
}

/** @param {State} state */
function planeOf(state) {
  const { overview, cursor, selection, step } = state;
  const isSearch = cursor.track === 'search';
  const here = selection?.known ? selection : (step?.expansion ?? null);
  return {
    points: overview.plane,
    grid: overview.grid,
    formula: formulaOf(state),
    step: isSearch ? cursor.step : null,
    here: isSearch ? here : null,
  };
}

/** @param {string} svg */
export const svgAddress = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** @param {Drawing} drawing @param {number} scale @returns {Promise<HTMLCanvasElement>} */
export async function rasterised({ svg, width, height }, scale) {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = /** @type {CanvasRenderingContext2D} */ (
    canvas.getContext('2d', { willReadFrequently: true })
  );
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @param {Drawing} drawing @param {number} scale @returns {Promise<Blob | null>} */
export async function pngOf(drawing, scale) {
  const canvas = await rasterised(drawing, scale);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
