/**
 * The form of each question for a class: rows to choose from, what became of each successor, a verdict with
 * six states, a number, branches to mark.
 * @import { Domain } from '../model/types.js'
 * @import { Mode, Question } from '../state/state.js'
 * @import { MadeState, PosedAdmissible, GivenVerdict } from '../model/class-admissible.js'
 * @import { PosedCut } from '../model/class-cut.js'
 * @import { PosedNext } from '../model/class-next.js'
 * @import { PosedPruned, PrunedRow } from '../model/class-pruned.js'
 * @typedef {{ mode: Mode, canEdit: boolean, canUse: boolean }} Hands   how the board is handled; canUse: what
 *   stands there can be an answer
 * @typedef {{ give: (given: unknown) => void, pick: (node: number) => void, make: (mode: Mode) => void,
 *   use: () => void, hands: Hands | null }} Acts
 */
import { html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { hWords, isTooHigh, letterOf } from '../model/class-admissible.js';
import { isBelowMarked, valueOf } from '../model/class-cut.js';
import { formatCount, formatValue } from '../model/format.js';
import { toggledCut } from '../state/updates-game-question.js';
import { filled } from './events.js';
import { icons } from './icons.js';
import './board-view.js';

export const formStyles = css`
  fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
  legend { padding: 0; }
  label { font-size: inherit; font-weight: 400; margin: 0; }
  /* The page's fields are as wide as they can be; these are signs. */
  input[type='radio'], input[type='checkbox'] { appearance: auto; width: 18px; height: 18px; min-height: 0;
    padding: 0; margin: 0; accent-color: var(--accent); flex: none; }
  .candidates { display: grid; grid-template-columns: 18px auto minmax(0, 1fr) repeat(3, auto);
    column-gap: 12px; }
  .candidates > * { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center;
    min-height: var(--target); padding: 0 8px; border-bottom: 1px solid var(--line); border-radius: 4px; }
  .candidates > label { cursor: pointer; }
  .candidates > label:hover { background: var(--accent-soft); }
  .candidates > .names { min-height: 28px; color: var(--quiet); font-weight: 600; font-size: var(--small); }
  .candidates .number { text-align: right; font-variant-numeric: tabular-nums; }
  .candidates .from { color: var(--quiet); font-size: var(--small); overflow: hidden; text-overflow: ellipsis;
    white-space: nowrap; }
  .candidates > .chosen { background: var(--accent-soft); }
  .key { box-shadow: inset 3px 0 var(--good); }
  .rows { display: grid; gap: 8px; }
  .rows fieldset { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 12px;
    border: 1px solid var(--line); border-radius: 8px; padding: 8px 10px; }
  .rows .shot { grid-row: 1 / 3; width: 84px; }
  .shot { background: var(--well); border-radius: 6px; padding: 3px; height: 70px; }
  .rows .name { display: flex; gap: 10px; align-items: baseline; flex-wrap: wrap; }
  .rows .name b { font-size: 15px; }
  .rows .name span { color: var(--quiet); font-size: var(--small); }
  .rows .name .verdict { margin-left: auto; display: inline-flex; gap: 4px; align-items: center;
    font-weight: 600; }
  .verdict.right { color: var(--good); }
  .verdict.wrong, .verdict.half { color: var(--bad); }
  .choice { display: flex; gap: 4px 14px; flex-wrap: wrap; align-items: center; }
  .choice label { display: inline-flex; gap: 6px; align-items: center; min-height: var(--target);
    min-width: var(--target); cursor: pointer; }
  .choice select { width: auto; flex: 1 1 130px; min-width: 0; max-width: 220px; }
  .states { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px;
    margin-top: 8px; }
  .states legend { grid-column: 1 / -1; }
  .states label { display: grid; gap: 4px; border: 1px solid var(--line); border-radius: 8px; padding: 6px;
    cursor: pointer; }
  .states label.chosen { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  .states label.key { border-color: var(--good); box-shadow: inset 3px 0 var(--good); }
  .states .shot { height: 92px; }
  @container (max-width: 330px) { .states { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  .states .name { display: flex; gap: 6px; align-items: center; }
  .states .name span { margin-left: auto; }
  .ask { font-weight: 600; margin-top: 6px; }
  .maker { display: grid; gap: 6px; margin-top: 8px; }
  .maker .quiet { font-size: var(--small); }
  .maker .choice { gap: 8px; }
  .made { display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 10px; align-items: center;
    border: 1px solid var(--line); border-radius: 8px; padding: 6px; }
  .made.chosen { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  .made .shot { height: 62px; }
  .made [role='status'] > span { margin-left: 8px; }
  .made .bad { color: var(--bad); font-size: var(--small); }
  .amount { display: flex; gap: 10px; align-items: center; }
  .amount input { width: 8em; }
  .marks { display: grid; gap: 10px; }
  .marks legend { font-size: var(--small); color: var(--quiet); }
  .marks label { border: 1px solid var(--line); border-radius: 8px; padding: 0 10px; }
  .marks .choice { gap: 6px; }
  .marks label:has(:checked) { border-color: var(--accent); background: var(--accent-soft); }
  .marks label.key { border-color: var(--good); }
  .marks label.wrong { border-color: var(--bad); }
  i { font: italic 1.05em Georgia, 'Times New Roman', serif; }
`;

/** @param {Question} question @param {Domain | null} domain @param {boolean} isDone @param {Acts} acts */
export function formOf(question, domain, isDone, acts) {
  const form = { next, pruned, admissible, cost, cut }[question.ask.split(':')[0]];
  return form ? form(question, isDone, acts, domain) : nothing;
}

/** @param {Question} question @param {boolean} isDone @param {Acts} acts */
function next({ posed, given }, isDone, { give, pick }) {
  const { candidates, hasF, key } = /** @type {PosedNext} */ (posed);
  const number = (/** @type {number | null} */ value) =>
    html`<span class="number">${formatValue(value)}</span>`;
  return html`<fieldset ?disabled=${isDone}><legend class="hidden">Nodes that wait</legend>
    <div class="candidates"><div class="names" aria-hidden="true"><span></span><span>node</span>
        <span>from</span><i class="number">g</i><i class="number">h</i>
        <i class="number">${hasF ? 'f' : ''}</i></div>
      ${candidates.map(({ node, parent, action, g, h, f }) => {
        const from = parent === null ? 'the start' : `${formatCount(parent)} by ${action}`;
        const words = `Node ${node}, from ${from}, g ${formatValue(g)}, h ${formatValue(h)}${
          hasF ? `, f ${formatValue(f)}` : ''
        }`;
        const look = `${given === node ? 'chosen' : ''} ${isDone && node === key ? 'key' : ''}`;
        return html`<label class=${look}><input type="radio" name="next" aria-label=${words}
            .checked=${live(given === node)} @change=${() => {
              give(node);
              pick(node);
            }}><b>${formatCount(node)}</b><span class="from" title=${from}>${from}</span>${number(g)}${number(
              h,
            )}${hasF ? number(f) : html`<span></span>`}</label>`;
      })}</div></fieldset>`;
}

/** @param {Question} question @param {boolean} isDone @param {Acts} acts @param {Domain | null} domain */
function pruned({ posed, given, rows: judged }, isDone, { give }, domain) {
  const { rows, hasNumbers } = /** @type {PosedPruned} */ (posed);
  return html`<div class="rows">${rows.map((row, at) => {
    const { action, picture, g, h, f } = row;
    const numbers = hasNumbers
      ? html`<span><i>g</i> ${formatValue(g)} · <i>h</i> ${formatValue(h)} · <i>f</i>
          ${formatValue(f)}</span>`
      : html`<span><i>g</i> ${formatValue(g)}</span>`;
    return html`<fieldset ?disabled=${isDone}><legend class="hidden">${action}</legend>
      <div class="shot"><board-view .domain=${domain} .board=${picture}></board-view></div>
      <div class="name"><b>${action}</b>${numbers}${verdict(judged[at])}</div>
      ${choices(/** @type {PosedPruned} */ (posed), /** @type {string[]} */ (given), at, give)}</fieldset>`;
  })}</div>`;
}

/** @param {PosedPruned} posed @param {readonly string[]} given @param {number} at
 * @param {Acts['give']} give */
function choices({ reasons, rows }, given, at, give) {
  const value = given[at];
  const isDropped = value !== '' && value !== 'kept';
  const put = (/** @type {string} */ word) => give(given.map((each, i) => (i === at ? word : each)));
  const radio = (/** @type {string} */ word, /** @type {string} */ name, /** @type {boolean} */ on) =>
    html`<label><input type="radio" name=${`row ${at}`} .checked=${live(on)} @change=${() =>
      put(word)}>${name}</label>`;
  return html`<div class="choice">${radio('kept', 'Kept', value === 'kept')}${radio(
    'dropped',
    'Dropped',
    isDropped,
  )}${
    isDropped
      ? html`<select aria-label=${`Why ${rows[at].action} is dropped`} @change=${filled(put)}>
          <option value="dropped" ?selected=${value === 'dropped'}>Why?</option>
          ${reasons.map(
            ({ id, name, summary }) =>
              html`<option value=${id} title=${summary} ?selected=${value === id}>${name}</option>`,
          )}</select>`
      : nothing
  }</div>`;
}

const verdicts = /** @type {Record<string, string>} */ ({
  right: 'right',
  half: 'another reason',
  wrong: 'not so',
});

/** @param {string | undefined} judged */
const verdict = (judged) =>
  judged
    ? html`<span class=${`verdict ${judged}`}>${judged === 'right' ? icons.check : icons.cross}${
        verdicts[judged]
      }</span>`
    : nothing;

/** @param {Question} question @param {boolean} isDone @param {Acts} acts @param {Domain | null} domain */
function admissible({ posed, given, hint }, isDone, acts, domain) {
  const { give } = acts;
  const { offered } = /** @type {PosedAdmissible} */ (posed);
  const answer = /** @type {GivenVerdict} */ (given);
  const { verdict: said, state, offers } = answer;
  const radio = (/** @type {GivenVerdict['verdict']} */ word, /** @type {string} */ name) =>
    html`<label><input type="radio" name="verdict" .checked=${live(said === word)} @change=${() =>
      give({ ...answer, verdict: word, state: word === 'yes' ? -1 : state })}>${name}</label>`;
  return html`<fieldset ?disabled=${isDone}><legend class="hidden">Is it admissible here?</legend>
    <div class="choice">${radio('yes', 'Yes')}${radio('no', 'No, and here is a counter-example:')}</div>
    </fieldset>
    ${said === 'no' && (!isDone || state < 0) ? maker(answer, isDone, acts, domain) : nothing}
    ${
      said === 'no' && !isDone && !offers && !hint
        ? html`<div class="choice"><button type="button"
            @click=${() => give({ ...answer, offers: true })}>Show me some states</button></div>`
        : nothing
    }
    ${
      said === 'no' && (offers || hint)
        ? html`<fieldset class="states" ?disabled=${isDone}><legend class="ask">Or is h too high in one of
          these?</legend>${offered.map((each, at) => {
            const { picture, h, exact } = each;
            const look = `${state === at ? 'chosen' : ''} ${isDone && isTooHigh(each) ? 'key' : ''}`;
            return html`<label class=${look}><span class="shot"><board-view .domain=${domain}
                .board=${picture}></board-view></span><span class="name"><input type="radio" name="state"
                aria-label=${`State ${letterOf(at)}, h ${hWords(h)}`} .checked=${live(state === at)}
                @change=${() => give({ ...answer, verdict: 'no', state: at })}><b>${letterOf(at)}</b>
                <span><i>h</i> = ${hWords(
                  h,
                )}${isDone ? html`, <i>h*</i> = ${formatValue(exact)}` : nothing}</span></span></label>`;
          })}</fieldset>`
        : nothing
    }`;
}

/** The board as the place to make a state: played or edited, then taken. @param {GivenVerdict} given
 * @param {boolean} isDone @param {Acts} acts @param {Domain | null} domain */
function maker({ made, state }, isDone, { make, use, hands }, domain) {
  const mode = hands?.mode ?? 'watch';
  const button = (/** @type {Mode} */ to, /** @type {string} */ name) =>
    html`<button type="button" @click=${() => make(to)}>${name}</button>`;
  const begin = () =>
    html`${button('play', 'Play the board')}${hands?.canEdit ? button('edit', 'Edit the board') : nothing}`;
  const take = () => html`<button type="button" class="primary" aria-disabled=${!hands?.canUse}
      @click=${() => hands?.canUse && use()}>Use this state</button>${button('watch', 'Put the board back')}`;
  return html`<fieldset class="maker" ?disabled=${isDone}><legend class="ask">Your counter-example</legend>
    ${
      isDone || !hands
        ? nothing
        : html`<p class="quiet">${makingWords[mode]}</p>
          <div class="choice">${mode === 'watch' ? begin() : take()}</div>`
    }
    ${made ? shownMade(made, state < 0, isDone, domain) : nothing}</fieldset>`;
}

const makingWords = {
  watch: 'Bring the board to a state where h is too high.',
  play: 'Move on the board, by hand or with the arrow keys. Then use the state that is reached.',
  edit: 'Put the pieces elsewhere; walls and goals must stay. Then use the state.',
};

/** @param {MadeState} made @param {boolean} isChosen @param {boolean} isDone @param {Domain | null} domain */
function shownMade({ picture, status, h, exact, words }, isChosen, isDone, domain) {
  const says = html`<span><i>h</i> = ${hWords(h)}${
    isDone ? html`, <i>h*</i> = ${formatValue(exact)}` : nothing
  }</span>`;
  return html`<div class=${`made ${isChosen ? 'chosen' : ''}`}>${
    picture
      ? html`<span class="shot"><board-view .domain=${domain} .board=${picture}></board-view></span>`
      : nothing
  }<div role="status"><b>Your state</b> ${
    status === 'asking' ? 'The engine looks at it …' : status === 'bad' ? nothing : says
  }${words ? html`<p class="bad">${words}</p>` : nothing}</div></div>`;
}

/** @param {Question} question @param {boolean} isDone @param {Acts} acts */
function cost({ given }, isDone, { give }) {
  return html`<label class="amount"><span>Cost</span><input inputmode="decimal" autocomplete="off"
    .value=${live(given)} ?disabled=${isDone} @input=${filled(give)}></label>`;
}

/** @param {Question} question @param {boolean} isDone @param {Acts} acts */
function cut({ posed, given, rows: judged }, isDone, { give }) {
  const { groups, branches } = /** @type {PosedCut} */ (posed);
  const marked = /** @type {string[]} */ (given);
  return html`<div class="marks">${groups
    .filter(({ key }) => !marked.includes(key) && !isBelowMarked(marked, key))
    .map(
      ({ title, branches: moves }) => html`<fieldset ?disabled=${isDone}><legend>${title}</legend><div
        class="choice">${moves.map((branch) => {
          const how = judged[branches.findIndex(({ key }) => key === branch.key)] ?? '';
          const value = valueOf(branch);
          return html`<label class=${`${how} ${isDone && branch.isCut ? 'key' : ''}`}><input type="checkbox"
              .checked=${live(marked.includes(branch.key))}
              @change=${() => give(toggledCut(marked, branch.key))}>${branch.move}${
                value ? html` <b>${value}</b>` : nothing
              }</label>`;
        })}</div></fieldset>`,
    )}</div>`;
}
