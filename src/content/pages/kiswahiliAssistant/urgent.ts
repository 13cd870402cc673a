import { callNow } from '../firstAid/short';
import type { AnswerWords } from './answerIn';

/** The call where only some need it. @param when For whom, in at most three words. */
export const callWhen = (when: string) => `${when}, ${callNow.charAt(0).toLowerCase()}${callNow.slice(1)}`;

/** Words that begin with the call. @param steps Said after it. */
export const urgent = (
  steps: readonly string[],
  more: Omit<AnswerWords, 'callLine' | 'lines'> = {},
): AnswerWords => ({
  callLine: callNow,
  lines: steps,
  ...more,
});
