import type { TopicId } from '../../../domain/chat/topics';
import type { AssistantAnswer } from '../../assistantTypes';
import type { FirstAidSource } from '../../firstAidTypes';
import type { Link } from '../../types';
import { avoid } from '../firstAid/avoid';
import { short } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';

/** What goes with the steps of a more pressing topic. */
const beside: Partial<Record<TopicId, Pick<AssistantAnswer, 'first' | 'last'>>> = {
  bleeding: { last: 'Heavy bleeding? Press on the wound.' },
  roadAccident: { first: 'Your own safety first: stop in a safe place, hazard lights on.' },
};
const avoided: Partial<Record<TopicId, readonly string[]>> = avoid;

function topic(id: TopicId, from: readonly FirstAidSource[], ...links: readonly Link[]): AssistantAnswer {
  return {
    topic: id,
    lines: short[id],
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
    [sources.resuscitation, sources.resuscitationUk],
    topicLinks.adult,
    topicLinks.child,
    topicLinks.baby,
  ),
  notAwake: topic(
    'notAwake',
    [sources.resuscitationUk, sources.recovery],
    topicLinks.notAwake,
    topicLinks.adult,
  ),
  choking: topic('choking', [sources.resuscitation], topicLinks.choking, topicLinks.chokingBaby),
  bleeding: topic('bleeding', [sources.firstAid], topicLinks.bleeding),
  heartAttack: topic('heartAttack', [sources.firstAid], topicLinks.heartAttack, topicLinks.adult),
  stroke: topic('stroke', [sources.firstAid], topicLinks.stroke),
  burns: topic('burns', [sources.firstAid, sources.burnUnits], topicLinks.burns),
  roadAccident: topic(
    'roadAccident',
    [sources.firstAid, sources.resuscitationUk, sources.drivers],
    topicLinks.roadAccident,
    topicLinks.bleeding,
  ),
  snakebite: topic('snakebite', [sources.snakebite], topicLinks.snakebite),
  whatToSay: topic('whatToSay', [sources.callers], topicLinks.whatToSay),
  kit: topic('kit', [sources.kitDraft, sources.workplaces], topicLinks.kit),
  plan: topic('plan', [sources.callers, sources.workplaces], topicLinks.plan),
};
