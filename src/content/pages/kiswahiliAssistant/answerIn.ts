import type { AssistantAnswer } from '../../assistantTypes';
import { pageLink } from './links';

/** What of an answer is words; all else is the same in each language. */
export type AnswerWords = Pick<AssistantAnswer, 'callLine' | 'lines' | 'whom' | 'avoid' | 'quiet'>;

/** An English answer in Kiswahili words: the call, the links and the sources stay. */
export function answerIn(english: AssistantAnswer, words: AnswerWords): AssistantAnswer {
  const { call, picture, matter, over, links, sources } = english;
  return {
    ...words,
    ...(call && { call }),
    ...(picture && { picture }),
    ...(matter && { matter }),
    ...(over && { over }),
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
