import type { TopicId } from '../../../domain/assistantIds';
import { avoid } from '../firstAid/avoid';
import { short } from '../firstAid/short';
import type { AnswerWords } from './answerIn';

/** What goes with the steps of a more pressing topic. */
const beside: Partial<Record<TopicId, Pick<AnswerWords, 'first' | 'last'>>> = {
  bleeding: { last: 'Anavuja damu nyingi? Bonyeza jeraha.' },
  heartAttack: { last: 'Kifua kinauma? Aketi chini, aegemee ukuta. Asitembee wala kuendesha gari.' },
  stroke: {
    last: 'Uso, mkono au maneno yamebadilika? Usimpe chakula, kinywaji wala aspirini. Uliza mara ya mwisho alikuwa sawa saa ngapi.',
  },
  burns: { last: 'Ameungua? Mwagia palipoungua maji ya kawaida yanayotiririka, dakika 20.' },
  roadAccident: { first: 'Usalama wako kwanza: simama mahali salama, washa taa za dharura (hazard).' },
};
const avoided: Partial<Record<TopicId, readonly string[]>> = avoid;

const topic = (id: TopicId): AnswerWords => ({
  lines: short[id],
  ...(avoided[id] && { avoid: avoided[id] }),
  ...beside[id],
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
