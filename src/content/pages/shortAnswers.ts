import words from '#words/shortAnswers.json';
import type { Answer } from '../../sections/FactList/factsOf';

/** The three answers that stand right below the banner of a service page, under the same questions everywhere. */
export function shortAnswers(answers: {
  /** What the visitor gets, in one sentence. */
  get: string;
  /** How the price is made, and when the visitor hears it. */
  cost: string;
  /** What to do now. */
  now: string;
}): Answer[] {
  return [
    { title: words.whatGet, text: answers.get },
    { title: words.whatCosts, text: answers.cost },
    { title: words.whatDoNow, text: answers.now },
  ];
}
