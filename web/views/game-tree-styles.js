/** How the drawn game tree looks. */
import { css } from 'lit';

export const drawingStyles = css`
  :host { height: 100%; min-height: 160px; display: flex; flex-direction: column; }
  .view { flex: 1; min-height: 0; overflow: hidden; cursor: grab; touch-action: none; }
  :host([stale]) svg.tree { opacity: 0.4; }
  .view:active { cursor: grabbing; }
  .view:focus-visible { outline-offset: -3px; }
  svg.tree { display: block; width: 100%; height: 100%; font-size: 12.5px; user-select: none; }
  .foot {
    flex: none; display: flex; align-items: center; gap: 8px; min-height: 34px; padding: 0 4px 0 12px;
    border-top: 1px solid var(--line); font-size: var(--small);
  }
  .note { flex: 1; min-width: 0; color: var(--quiet); line-height: 1.3; max-height: 2.6em; overflow: auto; }
  .tools { display: flex; flex: none; }
  .tools button { min-height: var(--small-target); min-width: var(--small-target); }
  .tools svg.icon { width: 16px; height: 16px; }
  .none { padding: 12px 14px; }

  .edge { stroke: var(--edge); stroke-width: 1.3; fill: none; }
  .edge.line { stroke: var(--accent); stroke-width: 3; }
  .edge.cut, .edge.ahead { stroke: var(--edge-soft); stroke-dasharray: 3 4; }
  .node { cursor: pointer; }
  .node.cut .picture, .node.ahead .picture { opacity: 0.32; }
  .frame { fill: none; stroke: transparent; stroke-width: 2.5; }
  .node.line .frame { stroke: var(--accent); }
  .node.selected .frame { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 5 3; }
  .node.line.selected .frame { stroke: var(--accent); stroke-width: 3.5; stroke-dasharray: none; }
  .node:hover .frame { stroke: var(--accent); }
  .ring { fill: none; stroke: var(--ink); stroke-width: 1.5; }
  .press { fill: transparent; }
  text { fill: var(--ink); text-anchor: middle; }
  .move { fill: var(--quiet); }
  .move.line { fill: var(--accent); font-weight: 700; }
  .plate { fill: var(--card); }
  .plate.line { fill: var(--accent-soft); }
  .badge { fill: var(--well); stroke: var(--edge-soft); }
  .badge-text { font-weight: 700; }
  .node.line .badge { fill: var(--accent); stroke: var(--accent); }
  .node.line .badge-text { fill: var(--on-accent); }
  .leaf { font-weight: 700; font-size: 14.5px; }
  .node.line .leaf { fill: var(--accent); }
  .no-look { fill: var(--quiet); font-size: 12px; }
  .scissors { color: var(--bad); }
  .scissors circle { fill: var(--card); }
  .gutter { fill: var(--card); stroke: var(--card); stroke-width: 6; }
  .who { text-anchor: start; font-weight: 700; font-size: 13px; }
  .aim { text-anchor: start; fill: var(--quiet); font-size: 12.5px; }
  .short { font-weight: 700; }
  .agent-1 { fill: light-dark(#7d4f00, #f2c063); }
  .agent-2 { fill: light-dark(#1e4a7d, #9cc4f2); }
  .agent-3 { fill: light-dark(#1c6b34, #7fd69a); }
`;
