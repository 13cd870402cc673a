import type { TopicId, YoungPatient } from '../../../domain/assistantIds';
import { avoid } from '../firstAid/avoid';
import { short } from '../firstAid/short';
import { young } from '../firstAid/young';
import type { AnswerWords } from './answerIn';
import { emergencyAnswers } from './emergencies';

/** Puts for whom the steps are behind the call. */
const meantFor = (whom: string, [call = '', ...steps]: readonly string[]) => [call, whom, ...steps];
const notAwake: AnswerWords = { lines: short.notAwake };
const heartAttack: AnswerWords = emergencyAnswers.heartOrStroke;

/** Words that differ where the patient is young, in Kiswahili. */
export const youngAnswers = {
  baby: {
    notBreathing: {
      lines: meantFor('Mtoto mchanga, chini ya mwaka 1:', young.baby),
      avoid: avoid.notBreathing,
    },
    notAwake,
    choking: {
      lines: meantFor('Mtoto mchanga, chini ya mwaka 1:', young.babyChoking),
      avoid: avoid.choking,
    },
    heartAttack,
  },
  child: {
    notBreathing: {
      lines: meantFor('Mtoto, mwaka 1 hadi kubalehe:', young.child),
      avoid: avoid.notBreathing,
    },
    notAwake,
    heartAttack,
  },
} satisfies Record<YoungPatient, Partial<Record<TopicId, AnswerWords>>>;
