/** What all elements share: type, buttons, fields, tables. Colours and sizes come from the page's
 * variables. */
import { css } from 'lit';

export const base = css`
  *, *::before, *::after { box-sizing: border-box; }
  :host { display: block; }
  :host([hidden]) { display: none; }
  h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  p { text-wrap: pretty; }
  h2 { font-size: 1.0714rem; font-weight: 650; line-height: 1.35; }
  h3 { font-size: 1rem; font-weight: 650; line-height: 1.4; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 6px; }
  .quiet { color: var(--quiet); }
  .small { font-size: var(--small); line-height: 1.45; }
  .mono { font-family: var(--mono); font-size: 0.95em; }
  .stack { display: grid; gap: var(--space-3); grid-template-columns: minmax(0, 1fr); }
  .row { display: flex; gap: var(--space-2); align-items: center; }
  .card {
    background: var(--card); border: var(--card-border, 1px solid var(--line)); border-radius: var(--radius);
    padding: var(--card-padding, var(--space-4));
  }
  .hidden {
    position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }
  svg.icon { width: 18px; height: 18px; flex: none; display: block; }
  kbd { font: inherit; font-size: var(--tiny); color: var(--quiet); }
`;

export const buttons = css`
  button {
    font: inherit;
    font-weight: 600;
    color: var(--ink);
    background: var(--card);
    border: 1px solid var(--edge-soft);
    border-radius: 8px;
    min-height: var(--target);
    min-width: var(--target);
    padding: 0 var(--space-3);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    cursor: pointer;
    transition: background-color 120ms, border-color 120ms;
  }
  button:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--accent-soft); border-color: var(--accent);
  }
  button:disabled, button[aria-disabled='true'] {
    color: var(--faint); border-color: var(--line); background: transparent; cursor: not-allowed;
  }
  button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  button.primary:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--accent-strong); border-color: var(--accent-strong);
  }
  button.primary:disabled, button.primary[aria-disabled='true'] {
    background: var(--line); border-color: var(--line); color: var(--quiet);
  }
  button.plain, button.plain[aria-disabled='true'] { border-color: transparent; background: transparent; }
  button.icon-only { padding: 0; }
  button.link, button.link:hover:not(:disabled) {
    border: 0; background: none; padding: 0; min-width: var(--link-target); min-height: var(--link-target);
    color: var(--accent);
    text-decoration: underline; text-underline-offset: 3px; font-weight: 600;
  }
  @media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;

/** Two or three choices of which one is taken. */
export const segments = css`
  .segments {
    display: inline-flex; background: var(--well); border: 1px solid var(--line); border-radius: 8px;
    padding: 2px;
    gap: 2px; flex: none;
  }
  .segments button {
    border: 0; background: transparent; border-radius: 6px; color: var(--quiet);
    min-height: calc(var(--target) - 6px);
  }
  .segments button[aria-pressed='true'] {
    background: var(--card); color: var(--accent); box-shadow: 0 1px 3px light-dark(#1c222633, #00000080);
  }
`;

export const fields = css`
  label, .label { display: block; font-size: var(--small); font-weight: 600; margin-bottom: var(--space-1); }
  select, input:not([type='range'], [type='checkbox']), textarea {
    font: inherit;
    color: var(--ink);
    background: var(--card);
    border: 1px solid var(--edge-soft);
    border-radius: 8px;
    min-height: var(--target);
    width: 100%;
    padding: 0 var(--space-3);
  }
  select { padding-right: var(--space-2); text-overflow: ellipsis; }
  select:hover, input:hover { border-color: var(--accent); }
  ::placeholder { color: var(--quiet); opacity: 1; }
  [aria-invalid='true'] { border-color: var(--bad); }
  .error { color: var(--bad); font-size: var(--small); line-height: 1.45; margin-top: var(--space-1); }
  .hint { color: var(--quiet); font-size: var(--small); line-height: 1.45; margin-top: var(--space-1); }
  details > summary {
    cursor: pointer; font-weight: 600; min-height: var(--target); display: flex; align-items: center;
    gap: var(--space-2); list-style: none; border-radius: 6px;
  }
  details > summary::-webkit-details-marker { display: none; }
  details > summary::before {
    content: ''; width: 7px; height: 7px; margin: 0 4px 0 3px; border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg); transition: transform 120ms;
  }
  details[open] > summary::before { transform: rotate(45deg) translate(-1px, -1px); }
  @media (prefers-reduced-motion: reduce) { details > summary::before { transition: none; } }
`;

/** Rows of numbers. */
export const tables = css`
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: right; padding: 0 var(--space-2); height: 29px; white-space: nowrap; }
  th { font-weight: 600; color: var(--quiet); border-bottom: 1px solid var(--line); }
  td { border-bottom: 1px solid var(--line); }
  th:first-child, td:first-child { text-align: left; }
  tr.now td { background: var(--accent-soft); font-weight: 600; }
`;

/** The pane of a board: modes and words above, the board below. */
export const boardPanes = css`
  :host {
    background: var(--card); border: 1px solid var(--line); border-radius: var(--radius);
    box-shadow: var(--shadow); display: flex; flex-direction: column; overflow: hidden; min-height: 0;
  }
  .top {
    flex: none; height: 46px; display: flex; align-items: center; gap: 12px; padding: 0 8px;
    white-space: nowrap; border-bottom: 1px solid var(--line);
  }
  .caption { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; color: var(--quiet);
    font-size: var(--small); }
  .board { flex: 1; min-height: 0; display: grid; background: var(--well); }
  .board:focus-visible { outline-offset: -3px; }
  button.icon-only { min-height: var(--small-target); min-width: var(--small-target); }
  button.icon-only svg.icon { width: 16px; height: 16px; }
  @media (max-width: 599px) { :host { border: 0; border-radius: 0; box-shadow: none; } }
`;

export const dialogs = css`
  dialog {
    border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: var(--ink);
    box-shadow: 0 20px 60px #00000055;
  }
  dialog::backdrop { background: light-dark(#1c222680, #000000a6); }
`;
