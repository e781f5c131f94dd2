/**
 * The page as a function of its state: which elements there are, what they are given, whom they tell.
 * @import { App } from './app.js'
 */
import { html, nothing } from 'lit';
import { domainOf, ordersByFormula, strategyOf } from './model/document.js';
import { formatValue } from './model/format.js';
import { footer, guides, header, runBar } from './page-around.js';
import {
  editBoard, editControls, goalBoard, overlays, planPart, playBoard, playControls,
} from './page-desk.js';
import { told } from './views/events.js';
import './views/answer-card.js';
import './views/board-editor.js';
import './views/board-stage.js';
import './views/board-view.js';
import './views/lens-card.js';
import './views/mode-tabs.js';
import './views/notice-bar.js';
import './views/page-columns.js';
import './views/puzzle-card.js';
import './views/search-form.js';
import './views/zoom-frame.js';

/** @param {App} app */
export function page(app) {
  return html`
    ${header(app)}
    <notice-bar .message=${app.notice} .action=${app.ready || !app.notice ? '' : 'Try again'}
      @notice-action=${() => location.reload()} @notice-close=${() => app.update({ notice: '' })}></notice-bar>
    <notice-bar .message=${app.address.question} action="Run it" @notice-action=${() => app.startSearch()}></notice-bar>
    ${app.isOpen
      ? columns(app)
      : html`<p class="loading" ?hidden=${app.notice}>The engine is loading …</p>`}
    <div class="narration" role="status" aria-live="polite">${app.narration}</div>
    ${footer(app)}${overlays(app)}${guides(app)}<key-sheet></key-sheet>`;
}

/** @param {App} app */
function columns(app) {
  const { catalog, document, draft, search, address } = app;
  const hides = (/** @type {string[]} */ ...parts) => !parts.some((part) => address.shows(part));
  return html`<main>
    <page-columns class=${address.embedded ? 'columns embedded' : 'columns'}
      order="puzzle stage detail answer search lens counters"
      hide=${`${hides('puzzle', 'search') ? 'left' : ''} ${hides('answer', 'step') ? 'right' : ''}`}>
      <puzzle-card ?hidden=${!address.shows('puzzle')} ?readOnly=${address.view.readOnly} slot="puzzle"
        .catalog=${catalog} .document=${document} .collections=${app.collections}
        .check=${draft.check} .warnings=${draft.warnings} .offer=${app.shelf.offer}
        @offer-take=${() => app.shelf.takeOffer()} @levels-open=${() => app.shelf.openLevels()}
        @file-open=${() => app.shelf.chooseFile()}
        @domain-pick=${told((detail) => draft.pickDomain(detail.domain))}
        @level-pick=${told((detail) => draft.pickBoard(detail.board))}
        @board-edit=${told((detail) => draft.edit(detail, 'board'))}></puzzle-card>
      <search-form ?hidden=${!address.shows('search')} slot="search" .catalog=${catalog} .document=${document}
        .check=${draft.check}
        .formulaCheck=${draft.formulaCheck} ?ready=${app.ready}
        ?running=${search.running} ?stopping=${search.stopping} .breakpoints=${app.lab.breakpoints}
        .problem=${app.lab.conditionProblem}
        @breakpoint-toggle=${told((detail) => app.lab.toggleBreakpoint(detail.row))}
        @document-change=${told((detail) => draft.edit(detail.change, detail.group))}
        @option-change=${told((detail) => draft.setOption(detail.row, detail.value))}
        @search-start=${() => app.startSearch()} @search-stop=${() => search.stop()}></search-form>
      ${stage(app)}${address.shows('views') ? lenses(app) : nothing}
      <answer-card ?hidden=${!address.shows('answer')} slot="answer" .catalog=${catalog} .run=${search.run}
        .document=${document}
        ?changed=${app.changedSinceRun}
        @search-continue=${told((detail) => app.continueSearch(detail.kind))}></answer-card>
      ${planPart(app)}${details(app)}
    </page-columns>
  </main>`;
}

/** @param {App} app */
function stage(app) {
  const { walk, draft } = app;
  const shown = shownBoard(app);
  const byHand = walk.mode === 'edit' || walk.mode === 'play';
  return html`<board-stage slot="stage" .mode=${walk.mode} .caption=${caption(app)}
    .keyTaker=${app.takeKey} @edit-toggle=${() => !app.address.view.readOnly && app.show(walk.mode === 'edit'
      ? 'board'
      : 'edit')}
    @seek-by=${told((detail) => walk.seek(walk.current + detail.by))}
    @seek-end=${told((detail) => walk.seek(detail.end === 'first' ? 0 : walk.last))}
    @play-toggle=${() => walk.togglePlay()}
    @jump=${told((detail) => app.lab.jump(detail.forwards))}
    @level-move=${told((detail) => !app.address.view.readOnly && app.shelf.moveLevel(detail.by))}
    @undo=${() => draft.undo()}
    @redo=${() => draft.redo()}>
    ${runBar(app)}<mode-tabs slot="tabs" .mode=${walk.mode} ?hasSteps=${walk.canStep}
      ?readOnly=${app.address.view.readOnly}
      @mode-pick=${told((detail) => app.show(detail.mode))}></mode-tabs>
    <zoom-frame .board=${squares(app)} ?byHand=${byHand}>${walk.mode === 'edit'
      ? editBoard(app)
      : walk.mode === 'play'
        ? playBoard(app)
        : html`<board-view .domain=${shown.domain} .board=${shown.board} ?dimmed=${shown.dimmed}
          .moveTime=${Math.min(160, 700 / walk.speed)}></board-view>`}</zoom-frame>${goalBoard(app)}
    ${walk.mode === 'edit' ? editControls(app) : walk.mode === 'play' ? playControls(app) : nothing}
    ${walk.mode !== 'steps' && !(walk.mode === 'plan' && walk.canPlan)
      ? nothing
      : html`<transport-bar slot="controls" .name=${walk.mode === 'steps' ? 'Step' : 'Action'}
        .value=${walk.current} .max=${walk.last}
          ?playing=${walk.playing} .speed=${walk.speed} @seek=${told((detail) => walk.seek(detail.value))}
          @play-toggle=${() => walk.togglePlay()}
          @speed-change=${told((detail) => walk.setSpeed(detail.speed))}></transport-bar>
        ${walk.mode === 'steps' ? stepping(app) : nothing}`}
  </board-stage>`;
}

/** The board on the stage as far as its squares matter; null where it has none. @param {App} app */
function squares(app) {
  const { walk, desk, catalog, document } = app;
  if (!catalog || !domainOf(document, catalog).legend.length) return null;
  if (walk.mode === 'edit') return desk.picture;
  return walk.mode === 'play' ? (desk.play.position?.picture ?? null) : shownBoard(app).board;
}

/** What stands below the slider while one steps. @param {App} app */
function stepping(app) {
  const { walk, catalog, lab: { insight } } = app;
  const plans = walk.run?.stats?.incumbents.map(({ expanded }) => expanded) ?? [];
  return html`<step-timeline slot="controls" .timeline=${insight.timeline} .plans=${plans} .value=${walk.current}
      .max=${walk.last} ?dark=${app.dark} @seek=${told((detail) => walk.seek(detail.value))}></step-timeline>
    <jump-bar slot="controls" .catalog=${catalog} .event=${app.lab.jumpEvent} .breakpoints=${app.lab.breakpoints}
      .node=${walk.selected} .problem=${app.lab.conditionProblem}
      @event-pick=${told((detail) => app.lab.pickJumpEvent(detail.event))}
      @jump=${told((detail) => app.lab.jump(detail.forwards))}
      @breakpoint-toggle=${told((detail) => app.lab.toggleBreakpoint(detail.row))}></jump-bar>`;
}

/** The views of the whole search. @param {App} app */
function lenses(app) {
  return html`<lens-card slot="lens" .lens=${app.lab.insight.lens}
    @lens-pick=${told((detail) => app.lab.insight.open(detail.lens))}>${lens(app)}</lens-card>`;
}

/** @param {App} app */
function lens(app) {
  const { walk, catalog, document, lab: { insight, comparison }, search: { run } } = app;
  const step = walk.mode === 'steps' ? walk.position.steps : null;
  const pick = told((detail) => walk.pick(detail.node));
  const seek = told((detail) => walk.show('steps').then(() => walk.seek(detail.value)));
  switch (insight.lens) {
    case 'anytime':
      return html`<lens-anytime .run=${run} .track=${insight.track} .chosen=${app.desk.plans.shown?.incumbent ?? null}
        @incumbent-pick=${told((detail) => app.lab.showIncumbent(detail.index))}></lens-anytime>`;
    case 'tree':
      return html`<lens-tree .columns=${insight.tree} .total=${run?.stats?.nodes ?? 0} .step=${step}
        .selected=${walk.selected} ?dark=${app.dark} @node-pick=${pick}></lens-tree>`;
    case 'plane':
      return html`<lens-plane .points=${insight.plane} .grid=${insight.grid} .formula=${app.lab.formula} .step=${step}
        .here=${step === null ? null : (walk.picked ?? walk.step?.expansion ?? null)} ?dark=${app.dark}
        @seek=${seek}></lens-plane>`;
    case 'heat':
      return html`<lens-heat .map=${insight.heat} ?whole=${step === null}
        .domain=${catalog?.domains.find(({ id }) => id === run?.document.domain) ?? null}></lens-heat>`;
    case 'compare':
      return html`<lens-compare .catalog=${catalog} .document=${document} .entrants=${comparison.entrants}
        .seconds=${comparison.seconds} ?running=${comparison.running} ?able=${app.ready && !app.draft.isWrong}
        @compare-add=${told((detail) => comparison.add(detail.choice))}
        @compare-sweep=${told((detail) => comparison.replace(detail.choices))}
        @compare-change=${told((detail) => comparison.change(detail.key, detail.change))}
        @compare-remove=${told((detail) => comparison.remove(detail.key))}
        @seconds-change=${told((detail) => comparison.setSeconds(detail.seconds))}
        @compare-start=${() => app.lab.compare()} @compare-stop=${() => comparison.stop()}
        @compare-open=${told((detail) => app.lab.openChoice(detail.choice))}></lens-compare>`;
    default:
      return nothing;
  }
}

/** The board on the stage. In steps and plan it belongs to the search that was run, not to the text now.
 * @param {App} app */
function shownBoard(app) {
  const { walk, catalog, draft: { drawn, isWrong }, desk } = app;
  const plan = walk.canPlan ? walk.planBoard : null;
  const reached = {
    board: null, edit: null, play: null, steps: walk.picked?.cells ?? walk.step?.cells, plan,
  }[walk.mode] ?? null;
  const ran = walk.mode === 'plan' ? desk.plans.domain : walk.run?.document.domain;
  const id = reached ? ran : drawn?.domain;
  return {
    domain: catalog?.domains.find((domain) => domain.id === id) ?? null,
    board: reached ?? drawn?.board ?? null,
    dimmed: walk.mode === 'board' && isWrong,
  };
}

/** @param {App} app */
function caption({ walk, draft, desk }) {
  if (walk.mode === 'steps') return stepCaption(walk);
  if (walk.mode === 'plan') {
    const { shown } = desk.plans;
    if (!shown) return 'No plan yet';
    const action = shown.actions[walk.position.plan - 1];
    return action ? `After action ${walk.position.plan}: ${action}` : 'The start';
  }
  if (walk.mode === 'edit') return 'Edit the board';
  if (walk.mode === 'play') return desk.play.index ? `Your last move: ${desk.play.position?.action}` : 'Play by hand';
  if (draft.isWrong) return 'The last good board';
  return 'The board as it stands in the text';
}

/** @param {App['walk']} walk */
function stepCaption({ step, picked }) {
  if (!step) return '';
  if (picked) return `Node ${picked.node}, which waits`;
  const { node, g, f, is_goal: isGoal } = step.expansion;
  const next = step.frontier.rows[0];
  if (node === null) return next ? `Next: node ${next.node}` : 'Nothing left to expand';
  if (isGoal) return `Goal: node ${node}, cost ${formatValue(g)}`;
  return `Expanding node ${node}${f === null ? '' : `, f = ${formatValue(f)}`}`;
}

/** @param {App} app */
function details(app) {
  const { walk, catalog, search } = app;
  const run = search.run;
  if (!catalog || !run) return nothing;
  const strategy = strategyOf(run.document, catalog);
  return html`
    ${walk.mode === 'steps'
      ? html`<expansion-panel slot="detail" .catalog=${catalog} .strategy=${strategy}
        .step=${walk.step} .picked=${walk.picked}
        @node-pick=${told((detail) => walk.pick(detail.node))}></expansion-panel>
          <frontier-list slot="detail" .frontier=${walk.step?.frontier ?? null} .index=${walk.position.steps}
            ?hasF=${ordersByFormula(strategy)} .selected=${walk.selected} .load=${app.lab.loadFrontier}
            @node-pick=${told((detail) => walk.pick(detail.node))}></frontier-list>`
      : nothing}
    <stats-table slot="counters" ?hidden=${!run.stats} .counters=${catalog.counters}
      .run=${run}></stats-table>`;
}
