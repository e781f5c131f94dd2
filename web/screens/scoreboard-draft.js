/**
 * The form of a configuration, made from the catalogue: a strategy, a heuristic of the puzzles that are on
 * the board or of the user's own, a weight, and whatever options these have.
 * @import { ScoreboardPage } from '../scoreboard.js'
 * @import { Catalog, OptionRow } from '../model/types.js'
 * @import { Configuration } from '../model/batch.js'
 */
import { html, nothing } from 'lit';
import { documentFor, firstBound } from '../model/batch.js';
import { isFormula, strategyOf } from '../model/document.js';
import { heuristicOf, ownId } from '../model/own.js';
import { optionRows, optionValue, setOption, takesWeight } from '../model/options.js';
import { strategyGroups } from '../model/strategies.js';
import { batchOf } from '../state/scoreboard-state.js';
import { changeDraft, removeConfiguration, takeDraft } from '../state/updates-scoreboard.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import '../views/number-field.js';
import '../views/option-field.js';

/** The documents that the draft means, one for each puzzle on the board. @param {ScoreboardPage} page
 * @param {Configuration} draft @param {Catalog} catalog */
function documentsOf({ state }, draft, catalog) {
  const used = [...new Set(batchOf(state).levels.map(({ domain }) => domain))];
  const domains = used.length ? used : [catalog.domains[0].id];
  const plain = { ...draft, heuristic: '', guide: '', own: null };
  return domains.flatMap((domain) => documentFor(plain, { domain, board: '' }, firstBound, catalog) ?? []);
}

/** The heuristics to choose from, by their ids; an own one has the place of its name in the list.
 * @param {ScoreboardPage} page @param {Catalog} catalog @param {readonly string[]} domains */
function heuristicChoices({ state }, catalog, domains) {
  const rows = catalog.domains.filter(({ id }) => domains.includes(id));
  const names = new Map(rows.flatMap(({ heuristics }) => heuristics.map(({ id, name }) => [id, name])));
  const where = (/** @type {string} */ id) => {
    const has = rows.filter(({ heuristics }) => heuristics.some((each) => each.id === id));
    return has.length < rows.length ? ` (${has.map(({ name }) => name).join(', ')})` : '';
  };
  const owns = state.owns
    .map((each, i) => ({ each, id: `own ${i}` }))
    .filter(({ each }) => domains.includes(each.domain));
  return {
    builtIn: [
      { id: '', name: 'The puzzle’s own choice' },
      ...[...names].map(([id, name]) => ({ id, name: `${name}${where(id)}` })),
    ],
    owns: owns.map(({ id, each }) => ({ id, name: each.name })),
  };
}

/** @param {ScoreboardPage} page */
export function draftPanel(page) {
  const { state, dispatch, now } = page;
  const { draft, catalog } = state;
  if (!draft || !catalog) return nothing;
  const documents = documentsOf(page, draft, catalog);
  const [document] = documents;
  const strategy = strategyOf(document, catalog);
  const change = (/** @type {Partial<Configuration>} */ with_) => dispatch(changeDraft, with_);
  const isThere = batchOf(state).configurations.some(({ key }) => key === draft.key);
  return html`<div class="pad score-form">
    <label>Strategy<select aria-label="Strategy" autofocus
      @change=${filled((id) => change({ strategy: id, weight: null, options: {} }))}
      >${strategyGroups(catalog).map(
        (group) =>
          html`<optgroup label=${group.name}>${choices(group.strategies, draft.strategy)}</optgroup>`,
      )}</select></label>
    <p class="quiet">${strategy.summary}</p>
    ${
      strategy.uses_heuristic
        ? heuristicFields(
            page,
            draft,
            catalog,
            documents.map(({ domain }) => domain),
          )
        : nothing
    }
    ${
      takesWeight(document, catalog)
        ? html`<number-field label="Weight w" placeholder=${String(strategy.default_weight)} .minimum=${0}
        .maximum=${catalog.limits.weight} .value=${draft.weight}
        @value-change=${told(({ value }) =>
          change({ weight: value === null ? null : Number(value) }),
        )}></number-field>`
        : nothing
    }
    ${
      strategy.uses_formula
        ? html`<label>Formula f<input autocomplete="off" spellcheck="false"
        .value=${draft.formula || document.formula}
        @input=${filled((formula) => change({ formula }))}></label>`
        : nothing
    }
    ${optionFields(page, draft, catalog, documents)}
    <label>Name, if it shall have one of its own<input autocomplete="off" .value=${draft.name}
      placeholder=${strategy.name} @input=${filled((name) => change({ name: name.slice(0, 60) }))}></label>
    <div class="buttons"><button type="button" class="button primary"
      @click=${() => dispatch(takeDraft, now())}>${icons.check}${isThere ? 'Change' : 'Add'}</button>${
        isThere
          ? html`<button type="button" class="button"
          @click=${() => dispatch(removeConfiguration, draft.key, now())}>Remove</button>`
          : nothing
      }</div></div>`;
}

/** @param {ScoreboardPage} page @param {Configuration} draft @param {Catalog} catalog
 * @param {readonly string[]} domains */
function heuristicFields(page, draft, catalog, domains) {
  const { state, dispatch } = page;
  const { builtIn, owns } = heuristicChoices(page, catalog, domains);
  const own = state.owns.findIndex(
    ({ code, entry }) => draft.own?.code === code && draft.own.entry === entry,
  );
  const isWritten = isFormula(draft.heuristic) && own < 0;
  const chosen = isWritten ? '=' : draft.own ? `own ${own}` : draft.heuristic;
  const pick = (/** @type {string} */ id) => {
    if (id === '=') return dispatch(changeDraft, { heuristic: '=', own: null });
    const found = id.startsWith('own ') ? state.owns[Number(id.slice(4))] : null;
    if (!found) return dispatch(changeDraft, { heuristic: id, own: null });
    const { language, name, code, entry } = found;
    dispatch(changeDraft, {
      heuristic: heuristicOf(found),
      own: language === 'formula' ? null : { language, name, code, entry },
    });
  };
  return html`<label>Heuristic<select aria-label="Heuristic" @change=${filled(pick)}>
    ${choices(builtIn, chosen)}${
      owns.length ? html`<optgroup label="Your own">${choices(owns, chosen)}</optgroup>` : nothing
    }${
      draft.own && own < 0 ? choices([{ id: 'own -1', name: draft.own.name }], chosen) : nothing
    }${choices([{ id: '=', name: 'A formula …' }], chosen)}</select></label>
    ${
      isWritten
        ? html`<label>Formula h<input autocomplete="off" spellcheck="false"
        placeholder="max(manhattan, 2*boxes_off)" .value=${draft.heuristic.slice(1)}
        @input=${filled((text) => dispatch(changeDraft, { heuristic: `=${text}` }))}></label>`
        : nothing
    }${guideField(page, draft, catalog, builtIn)}`;
}

/** @param {ScoreboardPage} page @param {Configuration} draft @param {Catalog} catalog
 * @param {{ id: string, name: string }[]} rows */
function guideField({ dispatch }, draft, catalog, rows) {
  if (!catalog.strategies.find(({ id }) => id === draft.strategy)?.takes_guide) return nothing;
  const some = [{ id: '', name: 'None, or the strategy’s own' }, ...rows.slice(1)];
  return html`<label>Guide, which orders while the other one proves<select aria-label="Guide"
    @change=${filled((guide) =>
      dispatch(changeDraft, { guide }),
    )}>${choices(some, draft.guide === ownId ? '' : draft.guide)}</select></label>`;
}

/** @param {ScoreboardPage} page @param {Configuration} draft @param {Catalog} catalog
 * @param {ReturnType<typeof documentsOf>} documents */
function optionFields({ dispatch }, draft, catalog, documents) {
  /** @type {Map<string, { row: OptionRow, document: typeof documents[number] }>} */ const rows = new Map();
  for (const document of documents) {
    const { domain, search } = optionRows(document, catalog);
    for (const row of [...search, ...domain]) if (!rows.has(row.id)) rows.set(row.id, { row, document });
  }
  const changed = Object.keys(draft.options).length;
  return html`<details ?open=${changed > 0}><summary>Options${
    changed ? `: ${changed} set` : ''
  }</summary><div>
    ${[...rows.values()].map(
      ({ row, document }) => html`<option-field .row=${row} .value=${optionValue(document, row)}
      @option-change=${told((/** @type {{ value: string }} */ { value }) =>
        dispatch(changeDraft, { options: setOption(document, row, value).options }),
      )}></option-field>`,
    )}
    <number-field label="Memory in MiB" whole placeholder=${String(catalog.limits.default_memory_mib)}
      .minimum=${1} .maximum=${catalog.limits.memory_mib} .value=${draft.memory_mib}
      @value-change=${told(({ value }) =>
        dispatch(changeDraft, { memory_mib: value === null ? null : Number(value) }),
      )}></number-field></div></details>`;
}
