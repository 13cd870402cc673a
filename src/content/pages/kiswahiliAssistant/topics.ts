import type { TopicId } from '../../../domain/assistantIds';
import { avoid } from '../firstAid/avoid';
import { badBurn, callNow, short } from '../firstAid/short';
import type { AnswerWords } from './answerIn';

const avoided: Partial<Record<TopicId, readonly string[]>> = avoid;

const topic = (id: TopicId): AnswerWords => ({
  ...(id !== 'kit' && id !== 'plan' && { callLine: id === 'burns' ? badBurn : callNow }),
  lines: short[id],
  ...(avoided[id] && { avoid: avoided[id] }),
});

/** What is said about each first-aid topic, in Kiswahili. */
export const topicAnswers: Readonly<Record<TopicId, AnswerWords>> = {
  notBreathing: topic('notBreathing'),
  notAwake: topic('notAwake'),
  choking: topic('choking'),
  bleeding: topic('bleeding'),
  heartAttack: topic('heartAttack'),
  stroke: topic('stroke'),
  burns: topic('burns'),
  roadAccident: topic('roadAccident'),
  snakebite: topic('snakebite'),
  whatToSay: topic('whatToSay'),
  kit: topic('kit'),
  plan: topic('plan'),
};
