import type { AssistantAnswer } from '../../assistantTypes';
import { linkInKiswahili } from './links';

/** What of an answer is words; all else is the same in each language. */
export type AnswerWords = Pick<AssistantAnswer, 'lines' | 'avoid' | 'first' | 'last'>;

/** An English answer in Kiswahili words: the call, the links, the sources and what it replaces stay. */
function answerIn(
  { call, matter, replaces, links, sources }: AssistantAnswer,
  words: AnswerWords,
): AssistantAnswer {
  return {
    ...words,
    ...(call && { call }),
    ...(matter && { matter }),
    ...(replaces && { replaces }),
    ...(links && { links: links.map(linkInKiswahili) }),
    ...(sources && { sources }),
  };
}

/** English answers in Kiswahili words. */
export function answersIn<Id extends string>(
  english: Readonly<Record<Id, AssistantAnswer>>,
  words: Readonly<Record<Id, AnswerWords>>,
): Readonly<Record<Id, AssistantAnswer>> {
  const ids = Object.keys(words) as Id[];
  return Object.fromEntries(ids.map((id) => [id, answerIn(english[id], words[id])])) as Record<
    Id,
    AssistantAnswer
  >;
}
