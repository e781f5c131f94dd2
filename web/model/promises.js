/**
 * What is known of a heuristic, as the terms of art and as a plain sentence beside them.
 * @import { Property } from './types.js'
 * @typedef {Record<Property, { term: string, plain: string }>} Words
 */

/** @type {Words} */
export const admissibility = {
  proved: {
    term: 'admissible',
    plain: 'It never overestimates the cost to go: A* with it finds an optimal plan.',
  },
  no: {
    term: 'not admissible',
    plain: 'It may overestimate the cost to go: A* with it may miss the optimal plan.',
  },
  unknown: { term: 'admissibility unknown', plain: 'Whether it can overestimate is not proved.' },
};

/** @type {Words} */
export const consistency = {
  proved: { term: 'consistent', plain: 'It falls by no more than an action costs: A* reopens no state.' },
  no: { term: 'inconsistent', plain: 'It can fall by more than an action costs: states may be reopened.' },
  unknown: {
    term: 'consistency unknown',
    plain: 'Whether it can fall by more than an action costs is not proved.',
  },
};
