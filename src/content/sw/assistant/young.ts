import type { AssistantContent } from '../../assistantTypes';
import { youngAnswers as english } from '../../en/assistant/young';
import { avoid } from '../firstAid/avoid';
import { short } from '../firstAid/short';
import { young } from '../firstAid/young';
import { answersIn, type AnswerWords } from './answerIn';
import { heartOrStroke } from './emergencies';

/** Puts for whom the steps are behind the call. */
const meantFor = (whom: string, [call = '', ...steps]: readonly string[]) => [call, whom, ...steps];
const notAwake: AnswerWords = { lines: short.notAwake };

/** Answers that differ where the patient is young, in Kiswahili. */
export const youngAnswers: AssistantContent['young'] = {
  baby: answersIn<string>(english.baby, {
    notBreathing: {
      lines: meantFor('Mtoto mchanga, chini ya mwaka 1:', young.baby),
      avoid: avoid.notBreathing,
    },
    notAwake,
    choking: {
      lines: meantFor('Mtoto mchanga, chini ya mwaka 1:', young.babyChoking),
      avoid: avoid.choking,
    },
    heartAttack: heartOrStroke,
  }),
  child: answersIn<string>(english.child, {
    notBreathing: {
      lines: meantFor('Mtoto, mwaka 1 hadi kubalehe:', young.child),
      avoid: avoid.notBreathing,
    },
    notAwake,
    heartAttack: heartOrStroke,
  }),
};
