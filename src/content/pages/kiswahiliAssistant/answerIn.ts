import type { AssistantAnswer } from '../../assistantTypes';
import { pageLink } from './links';

/** What of an answer is words; all else is the same in each language. */
export type AnswerWords = Pick<AssistantAnswer, 'lines' | 'whom' | 'avoid' | 'first' | 'last' | 'quiet'>;

/** An English answer in Kiswahili words: the call, the links, the sources and what it replaces stay. */
export function answerIn(english: AssistantAnswer, words: AnswerWords): AssistantAnswer {
  const { call, picture, matter, replaces, links, sources } = english;
  return {
    ...words,
    ...(call && { call }),
    ...(picture && { picture }),
    ...(matter && { matter }),
    ...(replaces && { replaces }),
    ...(links && { links: links.map(pageLink) }),
    ...(sources && { sources }),
  };
}

/** English answers in Kiswahili words: those for which there are words. */
export function answersIn<Id extends string>(
  english: Readonly<Partial<Record<NoInfer<Id>, AssistantAnswer>>>,
  words: Readonly<Record<Id, AnswerWords>>,
): Readonly<Record<Id, AssistantAnswer>> {
  const all = Object.entries<AnswerWords>(words).map(([id, said]) => {
    const answer = english[id as Id];
    if (!answer) throw new Error(`There is no English answer ${id}`);
    return [id, answerIn(answer, said)];
  });
  return Object.fromEntries(all) as Record<Id, AssistantAnswer>;
}
