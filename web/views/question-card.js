/**
 * A question for a class: what is asked, a form for the answer, what is said of it, a hint, and the reason
 * once it is answered.
 * @import { Domain } from '../model/types.js'
 * @import { Question } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { isWhole, kindOf, triesBeforeShown } from '../model/class-questions.js';
import { plural } from '../model/format.js';
import { isSettled } from '../state/selectors-question.js';
import { base, buttons, fields } from './styles.js';
import { emit } from './events.js';
import { icons } from './icons.js';
import { formOf, formStyles } from './question-forms.js';

export class QuestionCard extends LitElement {
  static properties = {
    question: { attribute: false },
    domain: { attribute: false },
    waiting: {},
    canClose: { type: Boolean },
    canAskHere: { type: Boolean },
    hands: { attribute: false },
  };

  static styles = [
    base,
    buttons,
    fields,
    formStyles,
    css`
      :host { padding: 12px 14px 14px; container-type: inline-size; }
      .head { display: flex; gap: 8px; align-items: flex-start; justify-content: space-between; }
      .head h2 { font-size: 16px; }
      .head button { flex: none; margin: -6px -6px 0 0; }
      .lines { margin-top: 4px; color: var(--quiet); font-size: var(--small); line-height: 1.45; }
      form { margin-top: 10px; }
      .acts { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; margin-top: 10px; }
      /* However long the list is, what is done with it is in sight. */
      form .acts { position: sticky; bottom: 0; background: var(--card); margin: 0 -14px -4px;
        padding: 8px 14px; z-index: 1; }
      .tries { color: var(--quiet); font-size: var(--small); margin-left: auto; }
      .said { margin-top: 10px; border-radius: 8px; padding: 8px 12px; line-height: 1.45;
        border-left: 4px solid var(--bad); background: var(--well); }
      .said.right { border-color: var(--good); }
      .said.hint { border-color: var(--accent); }
      .said b { display: flex; gap: 6px; align-items: center; }
      .said.right b { color: var(--good); }
      .said ul { list-style: none; display: grid; gap: 4px; }
      .said li { overflow-wrap: anywhere; }
    `,
  ];

  constructor() {
    super();
    /** @type {Question | null} */ this.question = null;
    /** @type {Domain | null} */ this.domain = null;
    /** What it waits for. */ this.waiting = '';
    this.canClose = false;
    /** How the board is handled, where an answer can be made on it.
     * @type {import('./question-forms.js').Hands | null} */ this.hands = null;
    /** Whether another step is shown, at which it can be asked too. */ this.canAskHere = false;
  }

  /** What is said of an answer comes into sight. @param {Map<string, Question | null>} changed */
  updated(changed) {
    const before = changed.get('question');
    const { question } = this;
    if (!before || !question || before.context !== question.context) return;
    const isSaid = question.words || question.reason || question.hint;
    const isNew =
      before.tries !== question.tries || before.hint !== question.hint || before.shown !== question.shown;
    if (isSaid && isNew) this.renderRoot.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }

  render() {
    const { question } = this;
    if (!question) return nothing;
    const { title, lines } = kindOf(question.ask);
    const { posed } = question;
    return html`<section aria-labelledby="title"><div class="head"><h2 id="title">${title}</h2>${
      this.canClose
        ? html`<button type="button" class="plain icon-only" aria-label="Close the question"
      title="Close the question" @click=${() => emit(this, 'close')}>${icons.cross}</button>`
        : nothing
    }</div>
      ${
        posed
          ? html`${lines(posed).map((words) => html`<p class="lines">${words}</p>`)}${this._form(question)}`
          : html`<p class="lines">${
              question.status === 'refused'
                ? question.words
                : this.waiting || 'The engine is working out the answer …'
            }</p>${question.status === 'refused' ? this._again() : nothing}`
      }</section>`;
  }

  /** @param {Question} question */
  _form(question) {
    const isDone = isSettled(question);
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (isWhole(question)) emit(this, 'check');
    };
    return html`<form novalidate @submit=${submit} @keydown=${keepArrows}>
        ${formOf(question, this.domain, isDone, {
          give: (given) => emit(this, 'give', { given }),
          pick: (node) => emit(this, 'node-pick', { node }),
          make: (mode) => emit(this, 'make', { mode }),
          use: () => emit(this, 'state-use'),
          hands: this.hands,
        })}
        ${isDone ? nothing : this._acts(question)}</form>
      <div role="status">${isDone ? nothing : this._hint(question)}${said(question)}</div>
      ${isDone ? this._again() : nothing}`;
  }

  /** @param {Question} question */
  _acts(question) {
    const canShow = question.tries >= triesBeforeShown;
    return html`<div class="acts"><button type="submit" class="primary"
        aria-disabled=${!isWhole(question)}>Check</button>
      <button type="button" aria-disabled=${question.hint}
        @click=${() => question.hint || emit(this, 'hint')}>${icons.bulb}Hint</button>
      ${
        canShow
          ? html`<button type="button" @click=${() => emit(this, 'answer-show')}>Show the answer</button>`
          : nothing
      }
      <span class="tries">${question.tries ? plural(question.tries, 'try', 'tries') : ''}</span></div>`;
  }

  /** @param {Question} question */
  _hint({ ask, hint, posed }) {
    return html`${
      hint && posed ? html`<p class="said hint"><b>Hint</b>${kindOf(ask).hint(posed)}</p>` : nothing
    }`;
  }

  _again() {
    if (!this.canAskHere) return nothing;
    return html`<div class="acts"><button type="button" @click=${() => emit(this, 'ask-here')}>Ask it at this
      step</button></div>`;
  }
}

/** Of the last try, or the reason. @param {Question} question */
function said({ correct, words, reason, shown, tries }) {
  if (reason) {
    return html`<div class=${correct ? 'said right' : 'said hint'}><b>${
      correct
        ? html`${icons.check}Right${tries > 1 ? `, at the ${ordinal(tries)} try` : ''}`
        : shown
          ? 'The answer'
          : nothing
    }</b><ul>${reason.map((line) => html`<li>${line}</li>`)}</ul></div>`;
  }
  return words ? html`<p class="said"><b>Not right</b>${words}</p>` : nothing;
}

/** @param {number} tries */
const ordinal = (tries) => ['first', 'second', 'third', 'fourth', 'fifth'][tries - 1] ?? `${tries}th`;

/** Arrows move among the answers, and not through time; from the buttons beside a board that is played they
 * move on that. @param {KeyboardEvent} event */
function keepArrows(event) {
  const isArrow = event.key.startsWith('Arrow');
  if (isArrow && event.target instanceof Element && event.target.closest('.maker')) return;
  if (event.key.startsWith('Arrow') || event.key === ' ' || event.key === 'Home' || event.key === 'End')
    event.stopPropagation();
}

customElements.define('question-card', QuestionCard);
