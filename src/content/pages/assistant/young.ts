import type { TopicId, YoungPatient } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { avoid } from '../firstAid/avoid';
import { concernSources } from '../firstAid/concernSources';
import { sources } from '../firstAid/sources';
import { callNow } from '../firstAid/short';
import { topicLinks } from '../firstAid/topicLinks';
import { young } from '../firstAid/young';
import { emergencyAnswers } from './emergencies';
import { topicAnswers } from './topics';

const from = [
  sources.resuscitation,
  sources.resuscitationUk,
  sources.breathsFirst,
  concernSources.childAlone,
  concernSources.aedForAll,
  sources.common,
];

/** Answers that differ where the patient is young. No aspirin is offered: it is for adults. */
export const youngAnswers: Readonly<
  Record<YoungPatient, Readonly<Partial<Record<TopicId, AssistantAnswer>>>>
> = {
  baby: {
    notBreathing: {
      callLine: callNow,
      whom: 'For a baby under 1 year.',
      lines: young.baby,
      picture: 'babyCpr',
      avoid: [...avoid.notBreathing],
      links: [topicLinks.baby, topicLinks.breaths, topicLinks.child],
      sources: from,
    },
    notAwake: {
      callLine: callNow,
      whom: 'For a baby under 1 year.',
      lines: young.babyNotAwake,
      links: [topicLinks.sideBaby, topicLinks.baby, topicLinks.child],
      sources: [sources.resuscitationUk, sources.recovery, sources.breathsFirst],
    },
    choking: {
      callLine: callNow,
      whom: 'For a baby under 1 year.',
      lines: young.babyChoking,
      picture: 'babyChoking',
      avoid: avoid.choking,
      links: [topicLinks.chokingBaby, topicLinks.choking, topicLinks.baby],
      sources: [sources.resuscitation, sources.choking],
    },
    heartAttack: emergencyAnswers.heartOrStroke,
  },
  child: {
    notBreathing: {
      callLine: callNow,
      whom: 'For a child from 1 year to puberty.',
      lines: young.child,
      avoid: [...avoid.notBreathing],
      links: [topicLinks.child, topicLinks.breaths, topicLinks.baby, topicLinks.adult],
      sources: from,
    },
    notAwake: {
      ...topicAnswers.notAwake,
      links: [topicLinks.side, topicLinks.child, topicLinks.baby, topicLinks.adult],
    },
    heartAttack: emergencyAnswers.heartOrStroke,
  },
};
