/** What all elements share: type, buttons, fields, cards. Colours come from the page's variables. */
import { css } from 'lit';

export const base = css`
  *, *::before, *::after { box-sizing: border-box; }
  :host { display: block; }
  :host([hidden]) { display: none; }
  h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  p { text-wrap: pretty; }
  h2 { font-size: 1.0625rem; font-weight: 650; letter-spacing: -0.005em; line-height: 1.3; }
  h3 { font-size: 0.875rem; font-weight: 650; line-height: 1.4; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
  .quiet { color: var(--quiet); }
  .small { font-size: 0.8125rem; line-height: 1.45; }
  .mono { font-family: var(--mono); font-size: 0.9em; }
  .card {
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
    padding: var(--space-4);
  }
  .stack { display: grid; gap: var(--space-3); grid-template-columns: minmax(0, 1fr); }
  .row { display: flex; gap: var(--space-2); align-items: center; }
  .hidden {
    position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }
  svg.icon { width: 20px; height: 20px; flex: none; display: block; }
`;

export const buttons = css`
  button {
    font: inherit;
    font-weight: 550;
    color: var(--ink);
    background: var(--card);
    border: 1px solid var(--edge);
    border-radius: 8px;
    min-height: 40px;
    min-width: 40px;
    padding: 0 var(--space-3);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    cursor: pointer;
    transition: background-color 120ms, border-color 120ms;
  }
  button:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--accent-soft); border-color: var(--accent);
  }
  button:disabled, button[aria-disabled='true'] {
    color: var(--quiet); border-color: var(--line); background: transparent; cursor: not-allowed;
    opacity: 0.75;
  }
  button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  button.primary:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--accent-strong); border-color: var(--accent-strong);
  }
  button.primary:disabled, button.primary[aria-disabled='true'] {
    background: var(--line); border-color: var(--line); color: var(--quiet); opacity: 1;
  }
  button.plain, button.plain[aria-disabled='true'] { border-color: transparent; background: transparent; }
  button.icon-only { padding: 0; }
  @media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;

export const fields = css`
  label, .label { display: block; font-size: 0.8125rem; font-weight: 600; margin-bottom: var(--space-1); }
  select, input:not([type='range'], [type='checkbox']), textarea {
    font: inherit;
    color: var(--ink);
    background: var(--card);
    border: 1px solid var(--edge);
    border-radius: 8px;
    min-height: 40px;
    width: 100%;
    padding: 0 var(--space-3);
  }
  select { padding-right: var(--space-2); text-overflow: ellipsis; }
  select:hover, input:hover { border-color: var(--accent); }
  ::placeholder { color: var(--quiet); opacity: 1; }
  [aria-invalid='true'] { border-color: var(--bad); }
  .error { color: var(--bad); font-size: 0.8125rem; line-height: 1.45; margin-top: var(--space-1); }
  .hint { color: var(--quiet); font-size: 0.8125rem; line-height: 1.45; margin-top: var(--space-1); }
  details > summary {
    cursor: pointer; font-weight: 600; font-size: 0.875rem; min-height: 40px; display: flex; align-items: center;
    gap: var(--space-2); list-style: none; border-radius: 6px;
  }
  details > summary::-webkit-details-marker { display: none; }
  details > summary::before {
    content: ''; width: 7px; height: 7px; margin: 0 4px 0 3px; border: solid currentColor; border-width: 0 2px 2px 0;
    transform: rotate(-45deg); transition: transform 120ms;
  }
  details[open] > summary::before { transform: rotate(45deg) translate(-1px, -1px); }
  @media (prefers-reduced-motion: reduce) { details > summary::before { transition: none; } }
`;
