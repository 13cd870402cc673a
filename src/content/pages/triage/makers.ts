import signs from '#words/triage/signs.json';
import words from '#words/triage/triage.json';
import { fill } from '../../../domain/fill';
import { firstAidRoot } from '../../../domain/firstAidPath';
import type { TriageIcon } from '../../../sections/TriageQuestion/TriageQuestion';
import type { FirstAidPageId } from '../../firstAidTypes';
import type { TriageContent, TriageId } from '../../triageTypes';
import { language } from '../language';
import { pageLink } from '../links';
import { linkTo } from '../firstAid/titles';
import { triagePath } from '../firstAid/wakes';

/** The tiles in their order, each with its page. */
const tiles: readonly [TriageIcon, TriageId][] = [
  ['breath', 'askBreath'],
  ['blood', 'askBlood'],
  ['chest', 'askChest'],
  ['burn', 'askBurn'],
  ['child', 'askChild'],
  ['bite', 'askBite'],
];

/** What every page has: the question's number, and the way back. */
const numbered = (step: number, backTo: string) => ({
  back: { label: words.back, to: backTo },
  step,
  steps: 3,
  progress: fill(words.progress, { step }),
});

const askAssistant = (label: string) => pageLink(label, '/ChatBot');

/** The second question, after an answer to the first. @param said That answer. */
export const secondQuestion = (said: string) => ({
  ...numbered(2, firstAidRoot(language)),
  said: { text: said, change: { label: words.change, to: firstAidRoot(language) } },
});

/** What is wrong with somebody who is awake. @param who Somebody else, or the one who reads. */
export const whatIsWrong = (who: 'other' | 'me'): TriageContent => ({
  meta: words.wrong[who].meta,
  title: words.wrong.title,
  lead: words.wrong.lead,
  ...secondQuestion(words.wrong[who].said),
  look: 'tiles',
  answers: tiles.map(([icon, page]) => ({
    icon,
    label: words.tiles[icon],
    to: triagePath(who === 'me' && page === 'askBite' ? 'askMyBite' : page),
  })),
  ask: askAssistant(words.unsure),
});

/** The pages of a tile, at most six. @param who Whom the pages are for, where that differs. */
export function whichOne(
  tile: TriageIcon,
  pages: readonly FirstAidPageId[],
  who: 'other' | 'me' = 'other',
): TriageContent {
  const isMine = who === 'me';
  const title = fill(isMine ? words.which.mine : words.which.title, { tile: words.tiles[tile] });
  return {
    meta: { title, description: fill(words.which.description, { title }) },
    title: words.tiles[tile],
    lead: words.which.lead,
    ...numbered(3, triagePath(isMine ? 'askMe' : 'askOther')),
    look: 'rows',
    answers: pages.map((id) => ({ ...linkTo(id), text: signs[id] })),
    ask: askAssistant(words.none),
  };
}
