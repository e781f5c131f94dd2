/**
 * A search tree as it is looked at: what is folded, where everything stands, and from where one looks.
 * @import { NodeColumns } from '../engine/protocol.js'
 * @import { Camera, Size } from './tree-camera.js'
 * @import { Layout, Tree } from './tree-layout.js'
 */
import { firstCamera, fitted, margin, panned, revealing, screenX, screenY, zoomed } from './tree-camera.js';
import { birthsOf, bornBy, buildTree, layOut, nodeAt, pathToRoot } from './tree-layout.js';

/** How far from a node a click still means it, in pixels. */
const reach = 20;

/** A tree that is shown as it was is laid out with room to grow, so that it moves only when it has
 * doubled. */
const leastRoom = 32;

export class TreeView {
  /** @type {Tree | null} */ tree = null;
  /** @type {Layout | null} */ layout = null;
  /** @type {ReadonlySet<number>} */ folded = new Set();
  /** @type {Camera} */ camera = firstCamera;
  /** How many nodes there are at the step that is shown. */ now = 0;
  /** How many are drawn, … */ end = 0;
  /** … and how many have their place. */ #room = 0;
  /** @type {Uint32Array} */ #births = new Uint32Array();
  /** The user has panned or zoomed: a tree that grows is then not fitted anew. */ #moved = false;

  /** The same tree grown, or another one. @param {NodeColumns | null} columns */
  open(columns) {
    this.tree = columns?.parent.length ? buildTree(columns) : null;
    const { count } = this.tree ?? { count: 0 };
    this.#births = columns ? birthsOf(columns) : new Uint32Array();
    this.now = this.end = this.#room = count;
    this.setFolds(new Set([...this.folded].filter((id) => id < count)));
  }

  /** The tree at a step: as it was, or all of it. True: it is laid out anew. @param {number} step
   * @param {boolean} whole */
  showAt(step, whole) {
    const count = this.tree?.count ?? 0;
    this.now = Math.min(count, Math.max(1, bornBy(this.#births, step)));
    this.end = whole ? count : this.now;
    const room = Math.min(count, Math.max(leastRoom, 2 ** Math.ceil(Math.log2(Math.max(1, this.end)))));
    if (room === this.#room) return false;
    this.#room = room;
    this.setFolds(this.folded);
    return true;
  }

  /** @param {ReadonlySet<number>} folded */
  setFolds(folded) {
    this.folded = folded;
    this.layout = this.tree && layOut(this.tree, folded, this.#room);
  }

  /** Folds a node, or opens it. @param {number} id */
  toggleFold(id) {
    if (!this.tree?.children[id]) return;
    const folded = new Set(this.folded);
    if (!folded.delete(id)) folded.add(id);
    this.setFolds(folded);
  }

  /** Takes in all of the tree; one that the user has moved stays, unless that is asked for.
   * @param {Size} size @param {boolean} [always] */
  fit(size, always = false) {
    if (!this.layout) return;
    if (always) this.#moved = false;
    this.camera = this.#moved ? zoomed(this.camera, this.layout, size, 1, 0, 0) : fitted(this.layout, size);
  }

  /** @param {Size} size @param {number} dx @param {number} dy */
  pan(size, dx, dy) {
    if (!this.layout) return;
    this.#moved = true;
    this.camera = panned(this.camera, this.layout, size, dx, dy);
  }

  /** @param {Size} size @param {number} factor
   * @param {{ x: number, y: number }} about what stays where it is */
  zoom(size, factor, { x, y }) {
    if (!this.layout) return;
    this.#moved = true;
    this.camera = zoomed(this.camera, this.layout, size, factor, x, y);
  }

  /** Brings a node into the picture, opening what hides it. @param {Size} size @param {number} id */
  reveal(size, id) {
    if (!this.tree || !this.layout || id >= this.end) return;
    if (this.layout.enter[id] < 0) {
      const above = new Set(pathToRoot(this.tree, this.tree.parent[id]));
      this.setFolds(new Set([...this.folded].filter((each) => !above.has(each))));
    }
    this.camera = revealing(this.camera, size, this.layout.x[id], this.tree.depth[id]);
  }

  /** Where a node stands in the picture; null when it is folded away or not there.
   * @param {number | null} id */
  placeOf(id) {
    if (id === null || !this.tree || !this.layout || !(this.layout.enter[id] >= 0)) return null;
    return { x: screenX(this.camera, this.layout.x[id]), y: screenY(this.camera, this.tree.depth[id]) };
  }

  /** The node at a place of the picture, or null. @param {number} x @param {number} y */
  nodeAt(x, y) {
    if (!this.layout) return null;
    const { camera } = this;
    const depth = Math.round((y - margin + camera.y) / camera.ky);
    return nodeAt(this.layout, (x + camera.x) / camera.kx - 0.5, depth, reach / camera.kx, this.end);
  }
}
