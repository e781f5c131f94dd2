/** A colour for each of the searches that are compared, the same in the chart, the list and the table. */
import { css } from 'lit';

export const tones = 7;

export const toneStyles = css`
  .t0 { --tone: var(--accent); }
  .t1 { --tone: light-dark(#8a3fb0, #d19cf0); }
  .t2 { --tone: light-dark(#b04a0a, #f5a76b); }
  .t3 { --tone: light-dark(#1f5fb8, #8fbcff); }
  .t4 { --tone: light-dark(#9a1f54, #ff9cc4); }
  .t5 { --tone: light-dark(#4f6200, #c4d86a); }
  .t6 { --tone: light-dark(#4b5560, #c3ccd4); }
`;
