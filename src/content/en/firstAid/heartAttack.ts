import { avoid } from './avoid';
import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Chest pain that no injury explains. */
export const heartAttack = firstAidTopic({
  id: 'heartAttack',
  meta: {
    title: 'Heart attack: chest pain, what to do',
    description:
      'Chest pain that no injury explains: call, let the person sit and rest, what to know about aspirin, and why not to drive yourself.',
  },
  title: 'Chest pain, heart attack',
  lead: 'Not sure what it is? Call all the same.',
  signs: {
    id: 'signs',
    title: 'This page is for',
    items: [
      'A tight, heavy or squeezing chest for more than a few minutes',
      'Pain in the arm, jaw, neck, back or upper belly',
      'Cold sweat, short breath, vomiting or fainting',
      'Women, old people and diabetics may have no chest pain',
    ],
  },
  steps: [{ id: 'steps', title: 'What to do', items: short.heartAttack, link: topicLinks.adult }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.heartAttack,
  },
  sources: [sources.firstAid, sources.heart, { ...sources.common, of: 'who must not have aspirin' }],
  short: short.heartAttack,
  ...reviews.heartAttack,
  related: [topicLinks.notBreathing, topicLinks.stroke, topicLinks.overview],
});
