/** What the tabs of the Share dialog have in common: choices on the left, what comes of them on the right. */
import { css } from 'lit';

export const shareStyles = css`
  :host {
    --choice: 32px;
    display: grid; grid-template: minmax(0, 1fr) / 392px minmax(0, 1fr); height: 100%; min-height: 0;
  }
  :host([hidden]) { display: none; }
  .left { overflow: auto; padding: 18px 20px; scrollbar-width: thin; }
  .right {
    overflow: auto; padding: 18px 20px; background: var(--well); border-left: 1px solid var(--line);
    display: flex; flex-direction: column; gap: 12px; min-width: 0; scrollbar-width: thin;
  }
  fieldset { border: 0; margin: 0 0 12px; padding: 0; min-width: 0; }
  legend, h3 { padding: 0; margin: 0 0 6px; font-size: 14px; font-weight: 650; }
  .pairs { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  label.choice { display: flex; gap: 9px; align-items: center; min-height: var(--choice); cursor: pointer; }
  label.choice .quiet { margin-left: 1px; }
  input[type='radio'], input[type='checkbox'] {
    accent-color: var(--accent); width: 18px; height: 18px; margin: 0; flex: none; cursor: inherit;
  }
  input:disabled + span { color: var(--faint); }
  .line { display: flex; align-items: center; gap: 10px; min-height: 40px; }
  .line > :first-child { width: 66px; flex: none; color: var(--quiet); }
  input.size, select, input.weight {
    font: inherit; font-weight: 600; color: var(--ink); background: var(--card); min-height: var(--target);
    border: 1px solid var(--edge-soft); border-radius: 8px; padding: 0 8px; width: 62px; text-align: center;
  }
  select { width: 100%; text-align: left; text-overflow: ellipsis; font-weight: 400; }
  input[aria-invalid='true'] { border-color: var(--bad); }
  .card {
    background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); padding: 10px;
    min-width: 0;
  }
  .card .top { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 8px; }
  .grow { flex: 1; }
  pre {
    margin: 0; font: 12.5px/1.55 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; overflow: auto;
    max-height: 100%;
  }
  pre b { color: var(--accent); }
  .words { min-height: 1.45em; font-size: var(--small); color: var(--quiet); }
  .words.bad { color: var(--bad); }
  .segments button { min-height: var(--small-target); font-size: var(--small); padding: 0 9px; }
  @media (max-width: 599px), (pointer: coarse) { :host { --choice: 40px; } .line { min-height: 48px; } }
  @media (max-width: 1023px) { :host { grid-template-columns: 330px minmax(0, 1fr); } }
  @media (max-width: 719px) {
    :host { display: block; overflow: auto; height: 100%; }
    .left, .right { overflow: visible; padding: 14px; }
    .right { border: 0; border-top: 1px solid var(--line); }
  }
`;
