import type { Answer } from '../../sections/FactList/factsOf';

/** The three answers that stand right below the banner of a service page in Kiswahili, under the same questions everywhere. */
export function shortAnswers(answers: {
  /** What the visitor gets, in one sentence. */
  get: string;
  /** How the price is made, and when the visitor hears it. */
  cost: string;
  /** What to do now. */
  now: string;
}): Answer[] {
  return [
    { title: 'Unapata nini', text: answers.get },
    { title: 'Ni bei gani', text: answers.cost },
    { title: 'Ufanye nini sasa', text: answers.now },
  ];
}
