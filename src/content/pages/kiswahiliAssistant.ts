import type { AssistantContent } from '../assistantTypes';
import { owner } from '../owner';
import { answerIn, answersIn, type AnswerWords } from './kiswahiliAssistant/answerIn';
import { askAnswers } from './kiswahiliAssistant/asks';
import { births } from './kiswahiliAssistant/births';
import { bites } from './kiswahiliAssistant/bites';
import { collapses } from './kiswahiliAssistant/collapses';
import { dangers } from './kiswahiliAssistant/dangers';
import { clinic, distress, helpers } from './kiswahiliAssistant/distress';
import { emergencyAnswers } from './kiswahiliAssistant/emergencies';
import { illnesses } from './kiswahiliAssistant/illnesses';
import { injuries } from './kiswahiliAssistant/injuries';
import { matterWords } from './assistant/matters';
import { panel } from './kiswahiliAssistant/panel';
import { serviceAnswers } from './kiswahiliAssistant/service';
import { topicAnswers } from './kiswahiliAssistant/topics';
import { turns } from './kiswahiliAssistant/turns';
import { turnsIn } from './kiswahiliAssistant/turnsIn';
import { callWhen } from './kiswahiliAssistant/urgent';
import { youngAnswers } from './kiswahiliAssistant/young';
import { reviews } from './firstAid/reviews';
import { noAnswer } from './firstAid/short';

const fallback: AnswerWords = {
  callLine: callWhen('Kwa dharura'),
  lines: [
    'Sina hakika kwamba nimekuelewa, lakini nitajaribu kusaidia.',
    'Anayepokea simu huuliza uko wapi, nini kimetokea, na kama mgonjwa yuko macho na anapumua.',
    `In English: Call ${owner.phone.display} now. Say where you are, what happened, and whether the person is awake and breathing.`,
    'Kila swali kuhusu dharura linakaribishwa. Tafadhali uliza tena kwa maneno machache.',
  ],
};

/** The assistant in Kiswahili: the words of every English answer. The English ones are given, so that they are not loaded with it. */
export const assistantIn = (english: AssistantContent): AssistantContent => ({
  ...panel,
  topics: answersIn(english.topics, topicAnswers),
  young: {
    baby: answersIn(english.young.baby, youngAnswers.baby),
    child: answersIn(english.young.child, youngAnswers.child),
  },
  concerns: answersIn(english.concerns, {
    ...dangers,
    ...distress,
    ...illnesses,
    ...births,
    ...injuries,
    ...bites,
    ...collapses,
  }),
  helpers: answersIn(english.helpers, helpers),
  asks: answersIn(english.asks, askAnswers),
  clinic: answerIn(english.clinic, clinic),
  noAnswer,
  ...matterWords,
  turns: turnsIn(english.turns, turns),
  // The words on both stand on one page.
  reviews: { ...reviews, ...(reviews.notBreathing && { notAwake: reviews.notBreathing }) },
  answers: answersIn(english.answers, { ...serviceAnswers, ...emergencyAnswers, fallback }),
});
