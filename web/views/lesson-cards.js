/**
 * Questions as cards, each with a small board; a card opens to the answer and the searches that show it.
 * Below them the lessons, which are pages of their own.
 * @import { Catalog } from '../model/types.js'
 * @import { Question } from '../model/questions.js'
 * @import { Sketch } from './level-browser.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { plural } from '../model/format.js';
import { lessonAddress, lessonPages } from '../model/lessons.js';
import { labLink } from '../model/questions.js';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';
import './level-thumb.js';

export class LessonCards extends LitElement {
  static properties = {
    catalog: { attribute: false },
    questions: { attribute: false },
    sketch: { attribute: false },
    _open: { state: true },
  };

  static styles = [
    base,
    buttons,
    css`
      :host { padding: 10px 14px 14px; }
      .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 8px; }
      .card { display: grid; grid-template-columns: 116px minmax(0, 1fr); padding: 0; gap: 0;
        text-align: left; min-height: 124px; overflow: hidden; justify-content: stretch;
        border-color: var(--line); }
      .card .words { padding: 10px 12px; display: grid; align-content: start; gap: 4px; font-weight: 400;
        color: var(--quiet); font-size: var(--small); }
      .card b { color: var(--ink); font-size: 14px; line-height: 1.35; }
      level-thumb { align-self: stretch; --thumb: 100%; }
      .answer { display: grid; gap: 10px; max-width: 72ch; }
      .shows { display: flex; flex-wrap: wrap; gap: 8px; }
      .lab { display: inline-flex; align-items: center; gap: 6px; min-height: var(--target); padding: 0 12px;
        color: var(--accent); font-weight: 600; border: 1px solid var(--accent); border-radius: 8px;
        text-decoration: none; }
      .lab:hover { background: var(--accent-soft); }
      .grid + h2 { margin: 16px 0 0; font-size: 14px; }
      ol { margin: 0; padding: 0; list-style: none; columns: 2 260px; column-gap: 8px; }
      li { break-inside: avoid; }
      li a { display: flex; align-items: center; min-height: var(--target); color: var(--accent);
        font-weight: 550; }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {readonly Question[]} */ this.questions = [];
    /** @type {Sketch} */ this.sketch = async () => null;
    this._open = '';
  }

  render() {
    const open = this.questions.find(({ id }) => id === this._open);
    if (open) return this._answer(open);
    return html`<div class="grid">${this.questions.map((question, i) => this._card(question, i))}</div>${
      lessonPages.length
        ? html`<h2>Lessons, with boards and questions in the text</h2>
          <ol>${lessonPages.map(
            ({ id, title }, i) => html`<li><a href=${lessonAddress(id)}>${i + 1}. ${title}</a></li>`,
          )}</ol>`
        : nothing
    }`;
  }

  /** @param {Question} question @param {number} i */
  _card({ id, question, shows }, i) {
    const { domain, board } = shows[0].change;
    return html`<button type="button" class="card" @click=${() => {
      this._open = id;
    }}>
      <level-thumb .domain=${this.catalog?.domains.find((each) => each.id === domain) ?? null}
        .text=${board ?? ''}
        .sketch=${this.sketch}></level-thumb>
      <span class="words"><b>${i + 1}.
        ${question}</b><span>${plural(shows.length, 'search', 'searches')} to watch</span></span></button>`;
  }

  /** @param {Question} question */
  _answer({ question, answer, shows, lab, lesson }) {
    return html`<div class="answer">
      <div><button type="button"
        @click=${() => {
          this._open = '';
        }}>${icons.previous}All lessons</button></div>
      <h2>${question}</h2>${answer.map((words) => html`<p>${words}</p>`)}
      <div class="shows">${shows.map(
        ({ text, change }) => html`<button type="button"
        @click=${() => emit(this, 'question-show', { change })}>${icons.play}${text}</button>`,
      )}<a class="lab" href=${labLink(lab)}>${icons.pencil}Check it in the Lab</a>${
        lessonPages.length
          ? html`<a class="lab" href=${lessonAddress(lesson)}>${icons.question}Read the lesson</a>`
          : nothing
      }</div></div>`;
  }
}

customElements.define('lesson-cards', LessonCards);
