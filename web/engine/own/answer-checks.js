/**
 * Which answer a question may have. What is not of that kind is taken for a broken sandbox.
 * @import { TypeCheck } from './answer-types.js'
 * @typedef {{ type: string, name?: string, [other: string]: unknown }} Asked
 */
import { makeTypeCheck } from './answer-types.js';

/** @type {Record<string, string>} */
const answers = {
  step: 'StepSeen | null',
  plan: 'Plan | null',
  cells: 'Picture | null',
  frontier: 'FrontierView | null',
  nearest: 'StopSeen | null',
  use: 'Problem | null',
  time: 'TimeSeen',
  start: 'StartSeen',
};

/** @type {Record<string, string[]>} */
const either = {
  search: ['SearchDone', 'Refusal'],
  resume: ['SearchDone', 'Refusal'],
  load: ['CodeLoaded', 'CodeRefused'],
  xray: ['XrayDone', 'Refusal'],
};

const deepest = 8;
const mostParts = 200_000;

/** Whether a value is plain data of a bearable size. @param {unknown} value */
export function isPlain(value) {
  let parts = 0;
  /** @type {(each: unknown, depth: number) => boolean} */
  const visit = (each, depth) => {
    parts += 1;
    if (parts > mostParts || depth > deepest) return false;
    if (typeof each === 'string') return each.length <= 1_000_000;
    if (typeof each !== 'object' || each === null) return true;
    if (ArrayBuffer.isView(each)) return true;
    if (!Array.isArray(each) && Object.getPrototypeOf(each) !== Object.prototype) return false;
    return Object.values(each).every((part) => visit(part, depth + 1));
  };
  return visit(value, 0);
}

/** @param {string} types the text of wasm/frontier.d.ts */
export function makeAnswerChecks(types) {
  const { check, answerOf } = makeTypeCheck(types);

  /** @param {Asked} asked @param {unknown} value */
  function isAnswer(asked, value) {
    if (asked.type === 'call') return check(value, answerOf('Module', String(asked.name)));
    if (asked.type === 'look') return value === null || check(value, answerOf('Session', String(asked.name)));
    if (asked.type === 'xray_look')
      return value === null || check(value, answerOf('Xray', String(asked.name)));
    if (asked.type in answers) return check(value, answers[asked.type]);
    if (asked.type in either) return either[asked.type].some((type) => check(value, type));
    return isPlain(value);
  }
  /** @param {Asked} asked @param {unknown} value */
  const isProgress = (asked, value) =>
    asked.type === 'xray'
      ? check(value, 'XrayReport')
      : asked.type === 'search' || asked.type === 'resume'
        ? check(value, 'ProgressSeen')
        : isPlain(value);
  return { isAnswer, isProgress };
}
