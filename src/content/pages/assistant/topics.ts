import type { TopicId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import type { FirstAidSource } from '../../firstAidTypes';
import type { Link } from '../../../domain/link';
import { avoid } from '../firstAid/avoid';
import { badBurn, callNow, short } from '../firstAid/short';
import { concernSources } from '../firstAid/concernSources';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { drawn } from './drawn';

const avoided: Partial<Record<TopicId, readonly string[]>> = avoid;

function topic(id: TopicId, from: readonly FirstAidSource[], ...links: readonly Link[]): AssistantAnswer {
  return {
    matter: id,
    lines: short[id],
    ...(drawn[id] && { picture: drawn[id] }),
    ...(id !== 'kit' && id !== 'plan' && { callLine: id === 'burns' ? badBurn : callNow }),
    ...(avoided[id] && { avoid: avoided[id] }),
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
