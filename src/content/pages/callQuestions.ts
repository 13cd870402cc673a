import words from '#words/callQuestions.json';
import { fill } from '../../domain/fill';
import type { Facts } from '../../config/facts';
import type { QuestionsProps } from '../../sections/Questions/Questions';
import { claimed } from '../claimed';
import { helplines } from '../helplines';
import { helplinesChecked } from './promises';
import { owner } from '../owner';
import { chatThatSays } from '../whatsapp';

const { ambulance } = helplines;
const lines = {
  ambulance: {
    label: fill(words.lines.ambulance.label, { ambulance: ambulance.display }),
    to: ambulance.href,
  },
  police: { label: words.lines.police.label, to: 'tel:999' },
  policeToo: { label: words.lines.policeToo.label, to: 'tel:112' },
};

const othersChecked = fill(words.othersChecked, { helplinesChecked });

/** Whether a message in place of a call is seen in time. */
const messagesSeen = ({ readsMessages }: Facts) =>
  readsMessages ? words.messagesSeen.dispatchersReadSmsWhatsApp : words.messagesSeen.mayNotSeeSmsWhats;

/** What people ask about a call; the first two are linked to from above. */
export const callQuestions = (facts: Facts): QuestionsProps['items'] => [
  {
    question: words.whatNobodyAnswers.question,
    answer: [
      fill(words.whatNobodyAnswers.answer.call, { phone: owner.phone.display }),
      words.whatNobodyAnswers.answer.nobodyCanComeGoAny,
      othersChecked,
    ],
    links: [lines.ambulance, lines.police, lines.policeToo],
  },
  {
    question: words.haveNoAirtimeWhatNow.question,
    answer: [
      words.haveNoAirtimeWhatNow.answer.askFirstPersonSeePhone,
      words.haveNoAirtimeWhatNow.answer.n1199AnotherAmbulanceLineListed,
      fill(words.haveNoAirtimeWhatNow.answer.networkHasFreeMessageAsks, { phone: owner.phone.display }),
      messagesSeen(facts),
      othersChecked,
    ],
    links: [lines.ambulance, lines.police, lines.policeToo],
  },
  {
    question: words.cannotHearSpeakHowDo.question,
    answer: [
      words.cannotHearSpeakHowDo.answer.askSomebodyBesideCallSpeak,
      words.cannotHearSpeakHowDo.answer.aloneWriteWhereWhatHappened,
      messagesSeen(facts),
    ],
    links: [
      {
        label: words.cannotHearSpeakHowDo.links.am.label,
        to: chatThatSays(words.cannotHearSpeakHowDo.links.am.to),
      },
    ],
  },
  {
    question: words.calledSomebodyDoNotKnow.question,
    answer: [
      ...claimed(
        'callerFree',
        words.calledSomebodyDoNotKnow.answer.callerFree,
        words.calledSomebodyDoNotKnow.answer.askWhoPays,
      ),
      words.calledSomebodyDoNotKnow.answer.stayUntilCrew,
    ],
  },
  words.somebodyElseHasCalledAlready,
  words.takesLong,
  words.alwaysSent,
  words.calledMistakeDialledWrongNumber,
  {
    question: words.doNotNeedAmbulanceAny.question,
    answer: [
      fill(words.doNotNeedAmbulanceAny.answer.call, { phone: owner.phone.display }),
      words.doNotNeedAmbulanceAny.answer.notSureLetCrewCome,
      ...claimed(
        'mistakesFree',
        words.doNotNeedAmbulanceAny.answer.mistakesFree,
        words.doNotNeedAmbulanceAny.answer.askCost,
      ),
    ],
  },
];
