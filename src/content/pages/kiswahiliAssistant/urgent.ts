import { callNow } from '../firstAid/short';
import type { AnswerWords } from './answerIn';

/** Words that begin with the call. @param steps Said after it. */
export const urgent = (
  steps: readonly string[],
  more: Omit<AnswerWords, 'callLine' | 'lines'> = {},
): AnswerWords => ({
  callLine: callNow,
  lines: steps,
  ...more,
});
