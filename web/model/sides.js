/**
 * From which end of a search a node was found, as the engine's columns tell it.
 * @import { NodeColumns } from '../engine/protocol.js'
 */
import { rootOf } from './roots.js';

/** As the engine counts them (core/search.h). */
const sides = { start: 0, goal: 1, joined: 2, startMet: 3, goalMet: 4 };

/** @param {{ side?: ArrayLike<number> }} columns without it, all are from the start @param {number} node */
export const sideOf = ({ side }, node) => side?.[node] ?? sides.start;

/** Whether it was found from the goal. @param {number} side */
export const pullsBack = (side) => side === sides.goal || side === sides.goalMet;

/** Whether it is the state that both directions have reached. @param {number} side */
export const meets = (side) => side === sides.startMet || side === sides.goalMet;

/** Whether it was pulled, and appended as pushes. @param {number} side */
export const isJoined = (side) => side === sides.joined;

/** In one word, beside it. @param {number} side */
export const rootName = (side) => (pullsBack(side) ? 'goal' : 'start');

/** What a node without a parent is. @param {number} side */
export const rootWords = (side) => rootOf(rootName(side));
