import words from '#words/whatYouReceive.json';
import type { ThanksContent } from '../answerTypes';

/** What subscribers get. */
export const whatYouReceive: ThanksContent['sent']['next'] = {
  title: words.title,
  items: [words.items.fewEmailsYear, words.items.nothingElse],
};
