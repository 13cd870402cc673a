import type { RuleId } from '../../../domain/chat/ruleIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { callFirst, short } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { topicAnswers } from './topics';

/** Answers for somebody beside a patient. */
export const emergencyAnswers = {
  call: {
    ...topicAnswers.whatToSay,
    lines: [
      ...short.whatToSay.slice(0, -1),
      'Stay on the line. Your answers do not slow the ambulance down.',
    ],
  },
  emergencyProcedure: {
    lines: [
      callFirst,
      'Look to your own safety first. Is the person awake, and breathing normally?',
      'Not awake and not breathing normally? Press on the chest.',
      'Heavy bleeding? Press on the wound.',
      'Keep the person warm, stay, and do what the dispatcher says.',
      'Choose what has happened below, or write it in a few words.',
    ],
    links: [topicLinks.overview, topicLinks.notBreathing, topicLinks.choking, topicLinks.bleeding],
    sources: [sources.resuscitationUk, sources.firstAid],
  },
  whatToDo: {
    lines: [
      callFirst,
      'Say where you are, then what happened.',
      'Not awake and not breathing normally? Press on the chest.',
      'Heavy bleeding? Press on the wound.',
      'Tell me in a few words what has happened, and I show you the steps.',
    ],
    links: [topicLinks.overview, topicLinks.adult, topicLinks.whatToSay],
    sources: [sources.resuscitationUk, sources.firstAid],
  },
  cpr: topicAnswers.notBreathing,
  firstAidKit: topicAnswers.kit,
  healthEmergency: {
    lines: [
      callFirst,
      'Call for anybody who does not wake up, or does not breathe normally.',
      'Call for chest pain, signs of a stroke, heavy bleeding or a bad burn.',
      'Call for a fit that does not stop, and for bleeding or a fit in pregnancy.',
      'Call for a child that is floppy or blue.',
      'Not sure? Call. The dispatcher helps you to decide.',
    ],
    links: [topicLinks.overview, topicLinks.notAwake, topicLinks.whatToSay],
    sources: [sources.resuscitationUk, sources.callers],
  },
  helping: {
    lines: [
      callFirst,
      'Look to your own safety first.',
      'Stay with the person, and watch the breathing.',
      'Do what the dispatcher says. You need not know what is wrong.',
      'Send somebody to the road to meet the crew.',
    ],
    links: [topicLinks.overview, topicLinks.notAwake, topicLinks.waiting],
    sources: [sources.callers],
  },
  accident: {
    lines: [
      callFirst,
      'Look to your own safety first.',
      'Do not move the person, unless there is danger.',
      'Not awake and not breathing normally? Press on the chest.',
      'Heavy bleeding? Press on the wound.',
      'Keep the person warm. Give nothing by mouth.',
    ],
    links: [topicLinks.notBreathing, topicLinks.bleeding, topicLinks.roadAccident],
    sources: [sources.resuscitationUk, sources.firstAid],
  },
  trauma: {
    lines: [
      callFirst,
      'Heavy bleeding? Press firmly on the wound, and keep pressing.',
      'Do not pull out what is stuck in a wound.',
      'After a fall or a crash do not move the person, unless there is danger.',
      'Keep the person warm. The dispatcher tells you what else to do.',
    ],
    links: [topicLinks.bleeding, topicLinks.burns, topicLinks.roadAccident],
    sources: [sources.firstAid],
  },
  heartOrStroke: {
    lines: [
      callFirst,
      'Chest pain? Let the person sit or rest, half upright.',
      'Face, arms or speech changed? Ask when the person was last well.',
      'With changed face, arms or speech: nothing by mouth, no aspirin.',
      'No longer awake? Check breathing, and press on the chest if it is not normal.',
      'Do not drive: call.',
    ],
    links: [topicLinks.heartAttack, topicLinks.stroke, topicLinks.adult],
    sources: [sources.firstAid],
  },
  callAmbulance: {
    lines: [
      callFirst,
      'An ambulance is sent by phone only: nothing that you write here reaches the dispatcher.',
      'Say first where you are: landmark, road and direction, or a Plus Code.',
      'Then your number, and what happened. Stay on the line.',
    ],
    links: [topicLinks.whatToSay, { label: 'A planned journey', to: '/PatientTransfer' }],
    sources: [sources.callers],
  },
  waiting: {
    lines: [
      callFirst.replace(/^Call/, 'Is it getting worse? Call again:'),
      'Stay with the person, and watch the breathing.',
      'Open the gate and switch on a light.',
      'Send somebody to the road.',
      'Make a list of medicines and allergies.',
      'Have you moved to another place? Call again and say where.',
    ],
    links: [topicLinks.waiting, topicLinks.notAwake],
    sources: [sources.callers],
  },
  emergencyPlan: topicAnswers.plan,
  safeToWait: {
    lines: [
      callFirst,
      'Do not wait and do not drive with chest pain, signs of a stroke or heavy bleeding.',
      'Nor with trouble breathing, a bad burn, a serious crash, or somebody who is hard to wake.',
      'No ambulance within reach? The dispatcher may agree that you drive; a second person watches the patient.',
      'None of these? See a clinic the same day. If it gets worse, call.',
    ],
    links: [topicLinks.waiting, { label: 'Book Appointment', to: '/BookAppointment' }],
    sources: [sources.callers],
  },
  stoppedBreathing: topicAnswers.notBreathing,
} satisfies Partial<Record<RuleId, AssistantAnswer>>;
