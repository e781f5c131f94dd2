/** The lessons of docs/lessons, pages of their own beside this one. A test compares their titles. */

import { lessonsFolder } from './places.js';

/** @typedef {{ id: string, title: string }} LessonPage */

/** @type {readonly LessonPage[]} */
const all = [
  { id: '1-uninformed-search', title: 'Uninformed search' },
  { id: '2-a-star-and-admissibility', title: 'A* and admissibility' },
  { id: '3-consistency-and-re-expansion', title: 'Consistency and re-expansion' },
  { id: '4-weights-and-bounds', title: 'Weights and bounds' },
  { id: '5-anytime-search', title: 'Anytime search and what an incumbent proves' },
  { id: '6-designing-a-heuristic', title: 'Designing a heuristic' },
  { id: '7-dead-ends-and-pruning', title: 'Dead ends and pruning' },
  { id: '8-opponents', title: 'Opponents: minimax, chance, alpha-beta' },
];

export const lessonPages = lessonsFolder ? all : [];
/** @param {string} id */
export const lessonAddress = (id) => `${lessonsFolder}${id}.html`;
