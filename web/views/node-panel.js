/**
 * One node: where it came from, its numbers, why it was next, and what became of each successor. A node that
 * is only looked at is shown in the same place. A tall pane has boards of the successors below.
 * @import { Selection } from '../state/state.js'
 * @import { Catalog, Domain, Expansion, Frontier, Step, Successor } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatValue, plural } from '../model/format.js';
import { rootOf } from '../model/roots.js';
import { rootWords } from '../model/sides.js';
import { base, buttons } from './styles.js';
import { outcomeIcon, icons } from './icons.js';
import { emit, told } from './events.js';
import { onResize } from './canvas.js';
import './successor-boards.js';

/** Pixels that a pane has at least where the boards of the successors leave enough for their rows. */
const tall = { height: 390, width: 360 };

export class NodePanel extends LitElement {
  static properties = {
    catalog: { attribute: false },
    hasF: { type: Boolean },
    step: { attribute: false },
    selection: { attribute: false },
    why: {},
    empty: {},
    ofEnd: { type: Boolean },
    dropped: { attribute: false },
    domain: { attribute: false },
    _tall: { state: true },
  };

  static styles = [
    base,
    buttons,
    css`
      :host { height: 100%; container-type: inline-size; }
      .all { padding: 10px 14px 14px; }
      .all.tall { height: 100%; display: flex; flex-direction: column; padding: 0; }
      .tall .upper { flex: 1; min-height: 0; overflow: auto; padding: 10px 14px 0; scrollbar-width: thin; }
      successor-boards { flex: none; height: clamp(150px, 38%, 210px); padding: 8px 14px 10px; }
      .head { display: flex; gap: 8px; align-items: baseline; min-height: 26px; white-space: nowrap;
        overflow: hidden; }
      h2 { font-size: 15px; }
      .head span { overflow: hidden; text-overflow: ellipsis; }
      .head .depth { margin-left: auto; flex: none; }
      .head h2 { flex: none; }
      td .link[aria-pressed='true'] { background: var(--warn-soft); color: var(--warn); border-radius: 4px; }
      /* As high at every step, whatever there is to say: what stands below must not move. */
      .box { --lines: 3; display: flex; gap: 14px; align-items: center; background: var(--well);
        border-radius: 8px; padding: 0 12px; margin-top: 6px; height: calc(var(--lines) * 18px + 14px); }
      .box.long { --lines: 4; }
      @container (max-width: 439px) { .box { --lines: 4; } .box.long { --lines: 6; } }
      .sum { display: flex; gap: 7px; align-items: baseline; flex: none; }
      .sum div { text-align: center; min-width: 1.8ch; }
      .sum b { font-size: 18px; display: block; line-height: 1.2; }
      .sum i { font: italic 13px Georgia, serif; color: var(--quiet); }
      .sum .f b { color: var(--accent); }
      .sum > span { color: var(--quiet); }
      .why { font-size: var(--small); color: var(--quiet); flex: 1; min-width: 0; line-height: 18px;
        display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines);
        overflow: hidden; }
      .why b { color: var(--ink); }
      .formula { font-family: var(--mono); font-size: var(--tiny); color: var(--quiet);
        overflow-wrap: anywhere; margin: 6px 2px 0; }
      table { width: 100%; border-collapse: collapse; margin-top: 6px; }
      th { font-weight: 600; color: var(--quiet); text-align: right; height: 28px; padding: 0 0 0 8px;
        border-bottom: 1px solid var(--line); }
      th:first-child { text-align: left; padding: 0; }
      td { height: 31px; border-bottom: 1px solid var(--line); padding: 0 0 0 8px; text-align: right;
        white-space: nowrap; }
      td:first-child { text-align: left; font-weight: 650; padding: 0; }
      td.what, td.named { text-align: left; }
      td.what { width: 100%; max-width: 0; } /* gives way, so that the numbers stay in view */
      td:last-child { font-weight: 650; }
      .reasoned td { border: 0; }
      tr.reason td { height: auto; padding: 0 0 7px; color: var(--quiet); font-size: var(--small);
        font-weight: 400;
        white-space: normal; text-align: left; line-height: 1.3; }
      .outcome {
        display: inline-flex; align-items: center; gap: 4px; font-weight: 600; font-size: var(--tiny);
        line-height: 21px;
        max-width: 100%; overflow: hidden; text-overflow: ellipsis;
        background: var(--well); color: var(--quiet); border-radius: 99px; padding: 0 9px 0 6px;
      }
      .outcome svg.icon { width: 13px; height: 13px; }
      .in .outcome { background: var(--accent-soft); color: var(--accent); }
      .goal { display: flex; gap: 8px; color: var(--good); font-weight: 600; margin-top: 10px; }
      .acts { display: flex; gap: 8px; margin-top: 12px; flex-wrap: wrap; }
      p.quiet { margin-top: 10px; }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    this.hasF = false;
    /** @type {Step | null} */ this.step = null;
    /** @type {Selection | null} */ this.selection = null;
    this.why = '';
    /** f of a selected node is that of the end of the search. */ this.ofEnd = false;
    /** Whose board is looked at. @type {Successor | null} */ this.dropped = null;
    /** Said where nothing waits. */ this.empty = '';
    /** @type {Domain | null} */ this.domain = null;
    /** Whether there is room for boards. */ this._tall = false;
    this._forget = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this._forget = onResize(this, () => {
      this._tall = this.clientHeight >= tall.height && this.clientWidth >= tall.width;
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  /** @param {number} node */
  _link(node) {
    return html`<button type="button" class="link" aria-label=${`node ${node}`}
      @click=${() => emit(this, 'node-pick', { node })}>${formatCount(node)}</button>`;
  }

  render() {
    if (!this.step) return nothing;
    const { expansion, frontier } = this.step;
    const upper = this.selection
      ? this._selected(this.selection, expansion)
      : expansion.node === null
        ? this._end(frontier)
        : this._node(expansion);
    if (!this._tall) return html`<div class="all">${upper}</div>`;
    return html`<div class="all tall">
      <div class="upper" tabindex="0" role="region" aria-label="Node">${upper}</div>
      <successor-boards .catalog=${this.catalog} .domain=${this.domain} ?hasF=${this.hasF}
        .successors=${expansion.successors}
        .dropped=${this.dropped} @dropped-pick=${told((detail) => emit(this, 'dropped-pick', detail))}
        @node-pick=${told((detail) => emit(this, 'node-pick', detail))}></successor-boards></div>`;
  }

  /** @param {number | null} node @param {unknown} from @param {unknown} aside */
  _head(node, from, aside) {
    return html`<div class="head"><h2>Node ${node === null ? '' : formatCount(node)}</h2><span
      class="quiet small">${from}</span>
      <span class="quiet small depth">${aside}</span></div>`;
  }

  /** @param {{ g: number, h: number | null, f: number | null }} numbers @param {string} words
   * @param {unknown} [question] that they answer */
  _box({ g, h, f }, words, question = nothing) {
    const one = (/** @type {string} */ name, /** @type {number | null} */ value) =>
      html`<div class=${name}><b>${formatValue(value)}</b><i>${name}</i></div>`;
    const [plus, equals] = isSum({ g, h, f }) ? ['+', '='] : ['', ''];
    return html`<div class=${this.hasF ? 'box' : 'box long'}><div
      class="sum">${one('g', g)}<span>${plus}</span>${one('h', h)}${
        this.hasF ? html`<span>${equals}</span>${one('f', f)}` : nothing
      }</div><p class="why" title=${words}>${question} ${words}</p></div>`;
  }

  /** @param {Selection} selection @param {Expansion} now */
  _selected({ node, parent, side, g, h, f, expandedAt, known }, now) {
    const from = !known ? '…' : parent === null ? rootWords(side) : html`from ${this._link(parent)}`;
    const when =
      expandedAt === null
        ? 'Generated, not expanded: it is in the frontier (open), or was left there.'
        : expandedAt < now.index
          ? `Expanded at step ${formatCount(expandedAt)}, before this moment.`
          : `It will be expanded at step ${formatCount(expandedAt)}.`;
    return html`${this._head(node, from, 'selected')}
      ${
        known
          ? this._box(
              { g, h: Number.isFinite(h) ? h : null, f },
              `${when}${this.ofEnd && this.hasF ? ' f is that of the end of the search.' : ''}`,
            )
          : nothing
      }
      <p class="quiet small">Time stands still at step ${formatCount(now.index)}${
        now.node === null ? '' : html`, where node ${formatCount(now.node)} is expanded`
      }.</p>
      <div class="acts">
        ${
          expandedAt === null
            ? nothing
            : html`<button type="button"
          @click=${() => emit(this, 'go')}>${icons.jump}Go to its
          expansion</button>`
        }
        <button type="button" @click=${() => emit(this, 'back')}>${icons.undo}Back</button></div>`;
  }

  /** @param {Frontier} frontier */
  _end({ total, rows: [next] }) {
    const left = next
      ? html`${plural(total, 'node')} in the frontier;
        ${next.node === null ? next.action : this._link(next.node)} would be next.`
      : this.empty;
    return html`<h2>${
      this.step?.expansion.index ? 'After the last expansion' : 'Before the first expansion'
    }</h2><p class="quiet">${left}</p>`;
  }

  /** @param {Expansion} expansion */
  _node(expansion) {
    const { node, parent, action, formula, depth, bound } = expansion;
    const from = parent === null ? rootOf(action) : html`from ${this._link(parent)} by <b>${action}</b>`;
    return html`${this._head(node, from, `depth ${depth}`)}
      ${this._box(expansion, this.why, html`<b>Why this one?</b>`)}
      ${formula && !isSum(expansion) ? html`<p class="formula">${formula}</p>` : nothing}
      ${
        bound === null
          ? nothing
          : html`<p class="formula"
        title="h orders; what the heuristic says prunes and proves">h: the guide’s · bound:
          ${formatValue(bound)}</p>`
      }
      ${
        expansion.is_goal
          ? html`<p class="goal">${icons.flag}This is a goal: the search ends here.</p>`
          : this._successors(expansion.successors)
      }`;
  }

  /** @param {Successor[]} successors */
  _successors(successors) {
    const title = successors.length ? plural(successors.length, 'successor') : 'No successors';
    return html`<table><thead><tr><th scope="col" colspan="3">${title}</th><th scope="col">g</th><th
    scope="col">h</th>${this.hasF ? html`<th scope="col">f</th>` : nothing}</tr></thead>
      <tbody>${successors.map((successor, index) => this._successor(successor, index))}</tbody></table>`;
  }

  /** What was dropped can be looked at: where it would lead, and the boxes that the reason speaks of.
   * @param {Successor} successor @param {number} index */
  _action(successor, index) {
    if (successor.node !== null || !this.domain?.legend.length) return successor.action;
    return html`<button type="button" class="link" aria-pressed=${this.dropped === successor}
      title="Show it on the board" @click=${() => emit(this, 'dropped-pick', { index })}
      >${successor.action}</button>`;
  }

  /** @param {Successor} successor @param {number} index */
  _successor(successor, index) {
    const { g, h, f, bound, outcome, node, other, reason } = successor;
    const entry = this.catalog?.outcomes.find(({ id }) => id === outcome);
    const value = (/** @type {number | null} */ number) => (number === null ? '–' : formatValue(number));
    const named = node ?? (outcome === 'duplicate' ? other : null);
    const words = reason || entry?.summary || '';
    const about = named === null ? nothing : html`${node === null ? 'as ' : ''}${this._link(named)}`;
    return html`<tr class=${`${node === null ? 'out' : 'in'} ${named === null ? 'reasoned' : ''}`}
      title=${words}>
      <td>${this._action(successor, index)}</td><td class="what" colspan=${named === null ? 2 : nothing}><span
        class="outcome">${outcomeIcon(outcome)}${entry?.name.toLowerCase() ?? outcome}</span></td>${
          named === null ? nothing : html`<td class="named">${about}</td>`
        }
      <td>${formatValue(g)}</td><td title=${
        bound === null ? nothing : `bound ${formatValue(bound)}`
      }>${value(h)}</td>${this.hasF ? html`<td>${value(f)}</td>` : nothing}</tr>
      ${
        named === null
          ? html`<tr
        class="reason"><td colspan=${this.hasF ? 6 : 5}>${words}</td></tr>`
          : nothing
      }`;
  }
}

/** @param {{ g: number, h: number | null, f: number | null }} numbers */
const isSum = ({ g, h, f }) => f !== null && h !== null && Math.abs(g + h - f) < 1e-9;

customElements.define('node-panel', NodePanel);
