import type { AssistantAnswer } from '../../assistantTypes';
import { callNow } from '../firstAid/short';

/** An answer that begins with the call. @param lines Said after it. */
export const urgent = (
  lines: readonly string[],
  more: Omit<AssistantAnswer, 'callLine' | 'lines'>,
): AssistantAnswer => ({ callLine: callNow, lines, ...more });

/** The call where only some need it. @param when For whom, in at most three words. */
export const callWhen = (when: string) => `${when}, ${callNow.charAt(0).toLowerCase()}${callNow.slice(1)}`;

/** Links to the public help numbers. @param what Name of each line, with its number. */
export const helpLink = (what: string, { display, href }: { display: string; href: string }) => ({
  label: `${what}: ${display}`,
  to: href,
});
