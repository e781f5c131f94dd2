/**
 * The parts of the page for work by hand: the board to edit or to play, plans, levels. Their elements are loaded
 * when they are first wanted; until then they are empty.
 * @import { App } from './app.js'
 */
import { html, nothing } from 'lit';
import { domainOf } from './model/document.js';
import { told } from './views/events.js';

/** @param {App} app */
const domainNow = ({ catalog, document }) => (catalog ? domainOf(document, catalog) : null);

/** A square shall be seen, where the board is larger than its frame. @param {CustomEvent} event */
const reveal = ({ target, detail }) =>
  /** @type {any} */ (/** @type {HTMLElement} */ (target).closest('zoom-frame'))?.reveal(detail.cell);

/** @param {App} app */
export function editBoard(app) {
  const { desk, draft } = app;
  const domain = domainNow(app);
  if (!domain?.legend.length) {
    return html`<board-view .domain=${domain} .board=${draft.drawn?.domain === domain?.id ? draft.drawn?.board : null}
      ?dimmed=${draft.isWrong}></board-view>`;
  }
  return html`<board-painter .domain=${domain} .picture=${desk.picture} .tool=${desk.tool}
    @picture-edit=${told((detail) => desk.editPicture(detail.picture))}
    @tool-pick=${told((detail) => desk.pickTool(detail.tool))} @reveal=${reveal}
    @narrate=${told((detail) => app.update({ narration: detail.words }))}></board-painter>`;
}

/** @param {App} app */
export function editControls(app) {
  const { desk, document, draft } = app;
  const domain = domainNow(app);
  const words = draft.check?.ok === false ? [draft.check.error.message] : draft.warnings;
  const warnings = words.length ? html`<board-warnings slot="controls" .words=${words}></board-warnings>` : nothing;
  if (!domain?.legend.length) {
    return html`${warnings}<jug-fields slot="controls" .text=${document.board}
      @board-edit=${told((detail) => draft.edit(detail))}></jug-fields>`;
  }
  return html`${warnings}<edit-tools slot="controls" .domain=${domain} .picture=${desk.picture} .tool=${desk.tool}
    ?canUndo=${draft.canUndo} ?canRedo=${draft.canRedo}
    @picture-edit=${told((detail) => desk.editPicture(detail.picture))}
    @tool-pick=${told((detail) => desk.pickTool(detail.tool))}
    @undo=${() => draft.undo()} @redo=${() => draft.redo()}></edit-tools>`;
}

/** The goal beside the board, where it is a board of its own. @param {App} app */
export function goalBoard(app) {
  const { draft: { check, drawn }, walk } = app;
  const goal = check?.ok && walk.mode !== 'edit' ? check.goal : null;
  if (!goal || drawn?.domain !== app.document.domain) return nothing;
  return html`<figure class="goal-board"><figcaption>Goal</figcaption>
    <board-view .domain=${domainNow(app)} .board=${goal}></board-view></figure>`;
}

/** @param {App} app */
export function playBoard(app) {
  const { desk } = app;
  const { play } = desk;
  const active = play.active?.cell ?? -1;
  const marks = {
    chosen: play.chosen, active: play.movers.length > 1 ? active : -1, targets: play.targets, hint: desk.hintCell,
  };
  return html`<touch-board .domain=${play.start?.domain ?? null} .board=${play.position?.picture ?? null} .marks=${marks}
    .follow=${active} @reveal=${reveal} @cell-tap=${told((detail) => play.tap(detail.cell))}
    @swipe=${told((detail) => play.step(detail.direction))}></touch-board>`;
}

/** @param {App} app */
export function playControls(app) {
  const { desk } = app;
  const { play } = desk;
  return html`<play-panel slot="controls" .position=${app.draft.isWrong ? null : play.position} .movers=${play.movers}
    .active=${play.active} .pushes=${play.pushes} ?canRedo=${play.canRedo} .best=${desk.best}
    .hint=${desk.hint?.words ?? ''} .hinted=${desk.hint?.action ?? ''} ?thinking=${desk.thinking}
    ?hasRobots=${domainNow(app)?.legend.some(({ id }) => id === 'robot') ?? false}
    @play-undo=${() => play.seekBy(-1)} @play-redo=${() => play.seekBy(1)} @play-restart=${() => play.restart()}
    @play-hint=${() => desk.giveHint()} @play-solve=${() => desk.solveFromHere()}
    @play-move=${told((detail) => play.move(detail.action))} @play-step=${told((detail) => play.step(detail.direction))}
    @play-pick=${told((detail) => play.pick(detail.name))}></play-panel>`;
}

/** @param {App} app */
export function planPart(app) {
  const { desk, walk, search } = app;
  const { plans } = desk;
  if (walk.mode !== 'plan') return nothing;
  return html`${plans.shown
      ? html`<plan-list slot="detail" .plan=${plans.shown} .index=${walk.position.plan}
          @seek=${told((detail) => walk.seek(detail.value))}></plan-list>`
      : nothing}
    <plan-tools slot="detail" .domain=${plans.domain
      ? app.catalog?.domains.find(({ id }) => id === plans.domain)
      : domainNow(app)}
      .stats=${search.run?.stats ?? null} .shown=${plans.shown} .checked=${plans.checked} .format=${plans.format}
      .text=${plans.text} ?copied=${desk.copied}
      @incumbent-pick=${told((detail) => plans.pickIncumbent(detail.incumbent))}
      @format-pick=${told((detail) => plans.pickFormat(detail.format))} @plan-copy=${() => desk.copyPlan()}
      @plan-download=${() => desk.downloadPlan()}
      @plan-check=${told((detail) => desk.checkPlan(detail.text))}></plan-tools>`;
}

/** @param {App} app */
export function overlays(app) {
  const { desk, shelf } = app;
  return html`${app.isOpen
      ? html`<level-browser .catalog=${app.catalog} .collections=${app.collections} .current=${shelf.level}
        .sketch=${desk.sketch}
          @level-pick=${told((detail) => shelf.pickLevel(detail.domain, detail.board, `Level ${detail.id}`))}
          @file-open=${() => shelf.chooseFile()}></level-browser>`
      : nothing}
    <div class="drop" ?hidden=${!shelf.dropping}><p>Drop a board or a file of levels</p></div>`;
}
