import type { TopicId, YoungPatient } from '../../../domain/assistantIds';
import { avoid } from '../firstAid/avoid';
import { callNow, short } from '../firstAid/short';
import { young } from '../firstAid/young';
import type { AnswerWords } from './answerIn';
import { emergencyAnswers } from './emergencies';

const notAwake: AnswerWords = { callLine: callNow, lines: short.notAwake };
const heartAttack: AnswerWords = emergencyAnswers.heartOrStroke;

/** Words that differ where the patient is young, in Kiswahili. */
export const youngAnswers = {
  baby: {
    notBreathing: {
      callLine: callNow,
      whom: 'Mtoto mchanga, chini ya mwaka 1.',
      lines: young.baby,
      avoid: avoid.notBreathing,
    },
    notAwake: {
      callLine: callNow,
      whom: 'Mtoto mchanga, chini ya mwaka 1.',
      lines: young.babyNotAwake,
    },
    choking: {
      callLine: callNow,
      whom: 'Mtoto mchanga, chini ya mwaka 1.',
      lines: young.babyChoking,
      avoid: avoid.choking,
    },
    heartAttack,
  },
  child: {
    notBreathing: {
      callLine: callNow,
      whom: 'Mtoto, mwaka 1 hadi kubalehe.',
      lines: young.child,
      avoid: avoid.notBreathing,
    },
    notAwake,
    heartAttack,
  },
} satisfies Record<YoungPatient, Partial<Record<TopicId, AnswerWords>>>;
