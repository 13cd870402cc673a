import type { ConcernId } from '../../../domain/chat/concerns';
import type { AssistantAnswer } from '../../assistantTypes';
import { callFirst } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';

const ifNotAwake = 'Not awake? Check breathing, and press on the chest if it is not normal.';
const dispatcher = 'The dispatcher tells you what to do until the crew is there.';
const from = [sources.resuscitationUk, sources.callers];

/** What no first-aid page covers: call, keep safe, stay, and let the dispatcher lead. */
export const concernAnswers: Readonly<Record<ConcernId, AssistantAnswer>> = {
  despair: {
    lines: [
      `You are not alone. ${callFirst}`,
      'You deserve help. Please call now, and say what you have told me.',
      'Do not stay alone: ask somebody you trust to come and stay with you.',
      'Is it about somebody else? Stay with them, listen, and do not leave them alone.',
      'Is somebody hurt already, or has swallowed something? Say that first.',
    ],
    first: 'Stay with the person, and do not leave them alone.',
    links: [topicLinks.whatToSay, topicLinks.notAwake],
    sources: [sources.callers],
  },
  danger: {
    lines: [
      callFirst,
      'Your own safety first. Stay away from fire, smoke, gas, wires and what may fall.',
      'Tell the dispatcher of the danger, and how many people are hurt or trapped.',
      'Do not go near the person until it is safe.',
      ifNotAwake,
      'Heavy bleeding? Press on the wound.',
    ],
    first: 'Your own safety first: do not go near until it is safe. Tell the dispatcher of the danger.',
    links: [topicLinks.whatToSay, topicLinks.notBreathing, topicLinks.burns],
    sources: [sources.resuscitationUk, sources.firstAid],
  },
  poison: {
    lines: [
      callFirst,
      'Say what it was, how much and when, if you know.',
      'Try no remedy of your own: ask the dispatcher first.',
      'Stay with the person, and watch the breathing.',
      ifNotAwake,
    ],
    first: 'Say what was swallowed, if you know.',
    links: [topicLinks.whatToSay, topicLinks.notAwake],
    sources: from,
  },
  pregnancy: {
    lines: [
      callFirst,
      'Say that it is a pregnancy or a birth, how many months, and what you see.',
      'Heavy bleeding or a fit? Call now, do not drive.',
      'Stay with her, and watch her breathing.',
      ifNotAwake,
      dispatcher,
    ],
    first: 'Say that it is a pregnancy or a birth.',
    links: [topicLinks.whatToSay, topicLinks.notAwake],
    sources: from,
  },
  hardBreathing: {
    lines: [
      callFirst,
      'Say that somebody has trouble breathing, and whether they are awake.',
      'Awake? Do not press on the chest. Stay with the person, and watch the breathing.',
      ifNotAwake,
      'Something is stuck in the throat? Read on under Choking.',
      dispatcher,
    ],
    links: [topicLinks.notBreathing, topicLinks.choking, topicLinks.whatToSay],
    sources: from,
  },
  otherCare: {
    lines: [
      callFirst,
      'I have no steps for this: the dispatcher tells you what to do.',
      'Look to your own safety first.',
      'Stay with the person, and watch the breathing.',
      ifNotAwake,
    ],
    links: [topicLinks.whatToSay, topicLinks.notAwake, topicLinks.overview],
    sources: from,
  },
  medicine: {
    lines: [
      `Is somebody very ill, or was too much taken? ${callFirst}`,
      'I can tell nobody how much of a medicine to take.',
      'Ask a doctor, a clinic or a pharmacist.',
    ],
    links: [topicLinks.whatToSay, { label: 'Book Appointment', to: '/BookAppointment' }],
    sources: [sources.callers],
  },
};
