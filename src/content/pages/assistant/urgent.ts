import type { AssistantAnswer } from '../../assistantTypes';
import { callFirst } from '../firstAid/short';

/** An answer that begins with the call, in words and as a link. @param steps Said after it. */
export function urgent(
  steps: readonly string[],
  more: Omit<AssistantAnswer, 'call' | 'lines'>,
): AssistantAnswer {
  return { call: true, lines: [callFirst, ...steps], ...more };
}

/** Links to the public help numbers. @param what Name of each line, with its number. */
export const helpLink = (what: string, { display, href }: { display: string; href: string }) => ({
  label: `${what}: ${display}`,
  to: href,
});
