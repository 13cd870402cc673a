import type { TopicId } from '../../../domain/assistantIds';
import type { AssistantAnswer, AssistantPicture } from '../../assistantTypes';
import type { FirstAidSource } from '../../firstAidTypes';
import type { Link } from '../../../domain/link';
import { avoid } from '../firstAid/avoid';
import { callFirst, short } from '../firstAid/short';
import { concernSources } from '../firstAid/concernSources';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';

/** What goes with the steps of a more pressing topic. */
const beside: Partial<Record<TopicId, Pick<AssistantAnswer, 'first' | 'last'>>> = {
  bleeding: { last: 'Heavy bleeding? Press on the wound.' },
  heartAttack: { last: 'Chest pain? Sit on the floor, back to a wall. No walking, no driving.' },
  stroke: {
    last: 'Face, arm or speech changed? No food, no drink, no aspirin. Ask when they were last well.',
  },
  burns: { last: 'Burnt? Cool the burn under running water for 20 minutes.' },
  roadAccident: { first: 'Your safety first: stop in a safe place, hazard lights on.' },
};
/** The drawing of a topic, where words alone are not enough. */
const drawn: Partial<Record<TopicId, AssistantPicture>> = {
  notBreathing: 'cpr',
  notAwake: 'recovery',
  choking: 'backBlows',
  bleeding: 'pressWound',
  stroke: 'stroke',
  burns: 'burn',
  roadAccident: 'neck',
};
const avoided: Partial<Record<TopicId, readonly string[]>> = avoid;

function topic(id: TopicId, from: readonly FirstAidSource[], ...links: readonly Link[]): AssistantAnswer {
  return {
    matter: id,
    lines: short[id],
    ...(drawn[id] && { picture: drawn[id] }),
    ...(short[id][0]?.includes(callFirst) && { call: true }),
    ...(avoided[id] && { avoid: avoided[id] }),
    ...beside[id],
    links,
    sources: from,
  };
}

/** What is said about each first-aid topic: the words of its page, and where on it they stand. */
export const topicAnswers: Readonly<Record<TopicId, AssistantAnswer>> = {
  notBreathing: topic(
    'notBreathing',
    [sources.resuscitation, sources.resuscitationUk, sources.common],
    topicLinks.adult,
    topicLinks.child,
    topicLinks.baby,
  ),
  notAwake: topic(
    'notAwake',
    [sources.resuscitationUk, sources.recovery, concernSources.fainting],
    topicLinks.side,
    topicLinks.jaw,
    topicLinks.adult,
    topicLinks.fainting,
  ),
  choking: topic(
    'choking',
    [sources.resuscitation, sources.choking, sources.breathsFirst],
    topicLinks.choking,
    topicLinks.chokingBaby,
  ),
  bleeding: topic('bleeding', [sources.firstAid, sources.tourniquet, sources.common], topicLinks.bleeding),
  heartAttack: topic(
    'heartAttack',
    [sources.firstAid, sources.common],
    topicLinks.heartAttack,
    topicLinks.adult,
  ),
  stroke: topic('stroke', [sources.firstAid, sources.common], topicLinks.stroke),
  burns: topic(
    'burns',
    [sources.firstAid, concernSources.burnUnits, concernSources.burnOrder, concernSources.burnClinics],
    topicLinks.burns,
  ),
  roadAccident: topic(
    'roadAccident',
    [sources.firstAid, sources.resuscitationUk, sources.drivers],
    topicLinks.roadAccident,
    topicLinks.jaw,
    topicLinks.bleeding,
  ),
  // Nothing is tied round a bite.
  snakebite: {
    ...topic('snakebite', [concernSources.snakebite], topicLinks.snakebite),
    replaces: ['bleeding'],
  },
  whatToSay: topic(
    'whatToSay',
    [sources.callers, sources.resuscitationUk],
    topicLinks.whatToSay,
    topicLinks.whereAmI,
  ),
  kit: topic('kit', [concernSources.kitDraft], topicLinks.kit),
  plan: topic('plan', [sources.callers], topicLinks.plan),
};
