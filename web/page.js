/**
 * The page as a function of its state: which elements there are, what they are given, whom they tell.
 * @import { App } from './app.js'
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from './model/history.js';
import { ordersByFormula, strategyOf } from './model/document.js';
import { formatValue } from './model/format.js';
import { told } from './views/events.js';
import './views/answer-card.js';
import './views/board-editor.js';
import './views/board-stage.js';
import './views/board-view.js';
import './views/expansion-panel.js';
import './views/frontier-list.js';
import './views/key-sheet.js';
import './views/mode-tabs.js';
import './views/notice-bar.js';
import './views/page-header.js';
import './views/plan-list.js';
import './views/puzzle-card.js';
import './views/search-form.js';
import './views/stats-table.js';
import './views/transport-bar.js';

/** @param {App} app */
export function page(app) {
  return html`
    <page-header ?ready=${app.ready} ?canUndo=${app.history !== null && canUndo(app.history)}
      ?canRedo=${app.history !== null && canRedo(app.history)} ?dark=${app.dark}
      @undo=${() => app.undo()} @redo=${() => app.redo()} @start-afresh=${() => app.startAfresh()}
      @colours-toggle=${() => app.toggleColours()}
      @show-keys=${() => app.showKeys()}></page-header>
    <notice-bar .message=${app.notice} .action=${app.ready || !app.notice ? '' : 'Try again'}
      @notice-action=${() => location.reload()} @notice-close=${() => app.closeNotice()}></notice-bar>
    ${app.catalog && app.history
      ? columns(app)
      : html`<p class="loading" ?hidden=${app.notice}>The engine is loading …</p>`}
    <div class="narration" role="status" aria-live="polite">${app.narration}</div>
    <key-sheet></key-sheet>`;
}

/** @param {App} app */
function columns(app) {
  const { catalog, document, check, search } = app;
  return html`<main class="columns">
    <div class="left">
      <puzzle-card class="puzzle" .catalog=${catalog} .document=${document} .collections=${app.collections}
        .check=${check}
        @domain-pick=${told((detail) => app.pickDomain(detail.domain))}
        @level-pick=${told((detail) => app.pickBoard(detail.board))}
        @board-edit=${told((detail) => app.edit(detail, 'board'))}></puzzle-card>
      <search-form class="search" .catalog=${catalog} .document=${document} .check=${check}
        .formulaCheck=${app.formulaCheck} ?ready=${app.ready}
        ?running=${search.running} ?stopping=${search.stopping}
        @document-change=${told((detail) => app.edit(detail.change, detail.group))}
        @option-change=${told((detail) => app.setOption(detail.row, detail.value))}
        @search-start=${() => app.startSearch()} @search-stop=${() => search.stop()}></search-form>
    </div>
    ${stage(app)}
    <div class="right">
      <answer-card class="answer" .catalog=${catalog} .run=${search.run} .document=${document}
        ?changed=${app.changedSinceRun}
        @search-continue=${told((detail) => app.continueSearch(detail.kind))}></answer-card>
      ${details(app)}
    </div>
  </main>`;
}

/** @param {App} app */
function stage(app) {
  const { walk } = app;
  const shown = shownBoard(app);
  return html`<board-stage class="stage" .mode=${walk.mode} .caption=${caption(app)}
    @seek-by=${told((detail) => walk.seek(walk.current + detail.by))}
    @seek-end=${told((detail) => walk.seek(detail.end === 'first' ? 0 : walk.last))}
    @play-toggle=${() => walk.togglePlay()}
    @level-move=${told((detail) => app.moveLevel(detail.by))} @undo=${() => app.undo()}
    @redo=${() => app.redo()}>
    <mode-tabs slot="tabs" .mode=${walk.mode} ?hasSteps=${walk.canStep} ?hasPlan=${walk.canPlan}
      @mode-pick=${told((detail) => walk.show(detail.mode))}></mode-tabs>
    <board-view .domain=${shown.domain} .board=${shown.board} ?dimmed=${shown.dimmed}
      .moveTime=${Math.min(160, 700 / walk.speed)}></board-view>
    ${walk.mode === 'board'
      ? nothing
      : html`<transport-bar slot="controls" .name=${walk.mode === 'steps' ? 'Step' : 'Action'}
        .value=${walk.current} .max=${walk.last}
          ?playing=${walk.playing} .speed=${walk.speed} @seek=${told((detail) => walk.seek(detail.value))}
          @play-toggle=${() => walk.togglePlay()}
          @speed-change=${told((detail) => walk.setSpeed(detail.speed))}></transport-bar>`}
  </board-stage>`;
}

/** The board on the stage. In steps and plan it belongs to the search that was run, not to the text now.
 * @param {App} app */
function shownBoard(app) {
  const { walk, catalog, drawn } = app;
  const reached = { board: null, steps: walk.step?.cells, plan: walk.planBoard }[walk.mode] ?? null;
  const id = reached ? walk.run?.document.domain : drawn?.domain;
  return {
    domain: catalog?.domains.find((domain) => domain.id === id) ?? null,
    board: reached ?? drawn?.board ?? null,
    dimmed: walk.mode === 'board' && app.check?.ok === false,
  };
}

/** @param {App} app */
function caption({ walk, check }) {
  if (walk.mode === 'steps') return stepCaption(walk);
  if (walk.mode === 'plan') {
    const action = walk.run?.plan?.actions[walk.position.plan - 1];
    return action ? `After action ${walk.position.plan}: ${action}` : 'The start';
  }
  if (check?.ok === false) return 'The last good board';
  return 'The board as it stands in the text';
}

/** @param {App['walk']} walk */
function stepCaption({ step }) {
  if (!step) return '';
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
      ? html`<expansion-panel class="detail" .catalog=${catalog} .strategy=${strategy}
        .step=${walk.step}></expansion-panel>
          <frontier-list class="detail" .frontier=${walk.step?.frontier ?? null}
            ?hasF=${ordersByFormula(strategy)}></frontier-list>`
      : nothing}
    ${walk.mode === 'plan'
      ? html`<plan-list class="detail" .plan=${run.plan} .index=${walk.position.plan} ?copied=${app.copied}
        @plan-copy=${() => app.copyPlan()}
          @seek=${told((detail) => walk.seek(detail.value))}></plan-list>`
      : nothing}
    <stats-table class="counters" ?hidden=${!run.stats} .counters=${catalog.counters}
      .run=${run}></stats-table>`;
}
