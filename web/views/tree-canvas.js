/**
 * A tree on a canvas: drawn once a frame at most, moved by pointers and the wheel.
 * @import { TreeView } from '../model/tree-view.js'
 * @import { Scene } from './tree-drawing.js'
 */
import { Gestures } from '../model/gestures.js';
import { colours, Layer, onResize, prepare, ramp, sizeOf } from './canvas.js';
import { takePointer, wheelZoom } from './pointing.js';
import { drawPath, drawTree, treeInks } from './tree-drawing.js';

/** A tree that takes longer to draw than the one lags behind quick steps by up to the other, in milliseconds;
 * the path to the node of the step never does. */
const costly = 3;
const lag = 120;

export class TreeCanvas {
  /** @type {HTMLCanvasElement | null} */ #canvas = null;
  #frame = 0;
  #forget = () => {};
  #layer = new Layer();
  /** What the layer shows, when it was painted, and how long that took. @type {number[]} */ #moment = [];
  #painted = -Infinity;
  #cost = 0;
  #gestures;
  #view;
  #hooks;

  /** @param {TreeView} view
   * @param {{ scene: () => Scene, isDark: () => boolean, click: (node: number) => void }} hooks */
  constructor(view, hooks) {
    this.#view = view;
    this.#hooks = hooks;
    this.#gestures = new Gestures({
      pan: (dx, dy) => this.look((size) => view.pan(size, dx, dy)),
      zoom: (factor, x, y) => this.look((size) => view.zoom(size, factor, { x, y })),
      click: (x, y) => {
        const found = view.nodeAt(x, y);
        if (found !== null) hooks.click(found);
      },
    });
  }

  /** Draws on this canvas from now on. @param {HTMLCanvasElement} canvas */
  use(canvas) {
    if (canvas === this.#canvas) return;
    this.forget();
    this.#canvas = canvas;
    this.#forget = onResize(canvas, () => this.look((size) => this.#view.fit(size)));
  }

  forget() {
    this.#forget();
    this.#canvas = null;
  }

  /** Looks at the tree in another way. @param {(size: { width: number, height: number }) => void} change of
   * the view */
  look(change) {
    if (!this.#canvas) return;
    change(sizeOf(this.#canvas));
    this.draw();
  }

  /** About a node, or about the middle. @param {number} factor @param {number | null} node */
  zoomBy(factor, node) {
    this.look(({ width, height }) => {
      const about = this.#view.placeOf(node) ?? { x: width / 2, y: height / 2 };
      this.#view.zoom({ width, height }, factor, about);
    });
  }

  /** In the next frame. */
  draw() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.#canvas || !this.#view.layout) return;
      const { context, width, height } = prepare(this.#canvas);
      const scene = this.#hooks.scene();
      const palette = colours(treeInks);
      this.#drawNodes(context, { width, height }, scene, { palette, ramp: ramp(this.#hooks.isDark()) });
      drawPath(context, this.#view.camera, scene, palette);
    });
  }

  /** @param {CanvasRenderingContext2D} context @param {{ width: number, height: number }} size
   * @param {Scene} scene
   * @param {{ palette: Record<string, string>, ramp: string[] }} look */
  #drawNodes(context, size, scene, look) {
    const { camera } = this.#view;
    const { layout, folded, shade, subtree, selected, step, now, end } = scene;
    const begun = performance.now();
    const lags = this.#cost > costly && begun - this.#painted < lag;
    const moment = lags ? this.#moment : [step, now, end];
    const from = [
      layout,
      folded,
      shade,
      subtree && selected,
      look.palette.card,
      camera.x,
      camera.y,
      camera.kx,
      camera.ky,
    ];
    const isNew = this.#layer.put(context, [...from, ...moment], (under) =>
      drawTree(under, size, camera, scene, look),
    );
    if (isNew) {
      this.#moment = [step, now, end];
      this.#painted = begun;
      this.#cost = performance.now() - begun;
    } else if (lags) setTimeout(() => this.draw(), lag);
  }

  /** @param {PointerEvent} event */
  take = (event) => takePointer(this.#gestures, event);

  /** @param {WheelEvent} event */
  turn = (event) => {
    const asked = wheelZoom(event);
    if (asked) this.look((size) => this.#view.zoom(size, asked.factor, asked));
  };
}
