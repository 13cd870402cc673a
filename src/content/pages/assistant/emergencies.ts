import type { RuleId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { ifNotAwake, short } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { bookingLink } from '../links';
import { topicAnswers } from './topics';
import { urgent } from './urgent';

const safety = 'Your own safety first.';
const bleeding = 'Heavy bleeding? Press firmly on the wound, and keep pressing.';

/** Answers for somebody beside a patient. */
export const emergencyAnswers = {
  call: {
    ...topicAnswers.whatToSay,
    lines: [
      ...short.whatToSay.slice(0, -1),
      'Stay on the line. Your answers do not slow the ambulance down.',
    ],
  },
  emergencyProcedure: urgent(
    [
      safety,
      ifNotAwake,
      bleeding,
      'Keep the person warm, and stay.',
      'Tell me in a few words what has happened.',
    ],
    {
      links: [topicLinks.overview, topicLinks.notBreathing, topicLinks.choking, topicLinks.bleeding],
      sources: [sources.resuscitationUk, sources.firstAid],
    },
  ),
  whatToDo: urgent(
    [
      'Say where you are, then what happened.',
      ifNotAwake,
      bleeding,
      'Tell me in a few words what has happened, and I will show you the steps.',
    ],
    {
      links: [topicLinks.overview, topicLinks.adult, topicLinks.whatToSay],
      sources: [sources.resuscitationUk, sources.firstAid, sources.callers],
    },
  ),
  cpr: topicAnswers.notBreathing,
  firstAidKit: topicAnswers.kit,
  healthEmergency: urgent(
    [
      'Call for anybody who does not wake up, or does not breathe normally.',
      'Call for chest pain, signs of a stroke, heavy bleeding, a bad burn or a swelling face.',
      'Call for a fit over 5 minutes or the first one, poison, a birth, or bleeding in pregnancy.',
      'Call for a child that is floppy, blue or hard to wake.',
      'Not sure? Call. The dispatcher helps you to decide.',
    ],
    {
      links: [topicLinks.overview, topicLinks.notAwake, topicLinks.whatToSay],
      sources: [sources.resuscitationUk, sources.callers],
    },
  ),
  helping: urgent(
    [
      safety,
      ifNotAwake,
      'Stay with the person, and watch the breathing.',
      'You do not need to know what is wrong. Send somebody to the road to meet the crew.',
    ],
    {
      links: [topicLinks.overview, topicLinks.notAwake, topicLinks.waiting],
      sources: [sources.callers, sources.resuscitationUk],
    },
  ),
  accident: urgent(
    [
      safety,
      'Do not move the person, unless there is danger. Hold the head still.',
      ifNotAwake,
      'Snoring, gurgling, vomit or blood in the mouth? Lift the jaw forward.',
      'Heavy bleeding? Press on the wound.',
      'Keep the person warm. Give nothing by mouth.',
    ],
    {
      picture: 'neck',
      links: [topicLinks.notBreathing, topicLinks.jaw, topicLinks.bleeding, topicLinks.roadAccident],
      sources: [sources.resuscitationUk, sources.firstAid],
    },
  ),
  trauma: urgent(
    [
      bleeding,
      'Do not pull out what is stuck in a wound.',
      'After a fall or a crash do not move the person, unless there is danger.',
      ifNotAwake,
      'Keep the person warm.',
      'A small cut, and nothing more? A clinic can look at it.',
    ],
    {
      picture: 'pressWound',
      links: [topicLinks.bleeding, topicLinks.burns, topicLinks.roadAccident, bookingLink],
      sources: [sources.firstAid, sources.resuscitationUk],
    },
  ),
  heartOrStroke: urgent(
    [
      'Chest pain? Let them sit on the floor, back to a wall, knees bent. No walking, no driving.',
      'Ask them to smile, to lift both arms, and to say “leo ni siku nzuri”.',
      'One side drops, or speech is slurred? Call now, even if it goes away. Ask when they were last well.',
      'Give no aspirin, no food, no drink. Blood thinners or an allergy? Say so on the phone.',
      ifNotAwake,
    ],
    {
      links: [topicLinks.heartAttack, topicLinks.stroke, topicLinks.adult],
      sources: [sources.firstAid],
    },
  ),
  callAmbulance: urgent(
    [
      'An ambulance is sent by phone only: nothing that you write here reaches the dispatcher.',
      'Say first where you are: landmark, road and direction, or a Plus Code.',
      'Then your number, and what happened. Stay on the line.',
    ],
    {
      links: [topicLinks.whatToSay, { label: 'A planned journey', to: '/PatientTransfer' }],
      sources: [sources.callers],
    },
  ),
  waiting: {
    callLine: 'Worse? Call again, phone on speaker.',
    lines: [
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
  safeToWait: urgent(
    [
      'Do not wait and do not drive with chest pain, signs of a stroke or heavy bleeding.',
      'The same for trouble with breathing, a bad burn, a serious crash, or somebody who is hard to wake.',
      'No ambulance within reach? The dispatcher may agree that you drive; a second person watches the patient.',
      'None of these? See a clinic the same day. If it gets worse, call.',
    ],
    {
      links: [topicLinks.waiting, bookingLink],
      sources: [sources.callers],
    },
  ),
  stoppedBreathing: topicAnswers.notBreathing,
} satisfies Partial<Record<RuleId, AssistantAnswer>>;
