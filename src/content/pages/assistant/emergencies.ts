import type { RuleId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { ifNotAwake, short } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { bookingLink } from '../links';
import { topicAnswers } from './topics';
import { urgent } from './urgent';

const safety = 'Your own safety comes first.';
const bleeding = 'If there is heavy bleeding, press firmly on the wound, and keep pressing.';

/** Answers for someone beside a patient. */
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
      'Keep the person warm, and stay with them.',
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
      'Call for anyone who does not wake up, or does not breathe normally.',
      'Call for chest pain, signs of a stroke, heavy bleeding, a bad burn or a swelling face.',
      'Call for a fit over 5 minutes or the first one, poison, a birth, or bleeding in pregnancy.',
      'Call for a child that is floppy, blue or hard to wake.',
      'If you are not sure, call. The dispatcher helps you to decide.',
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
      'You do not need to know what is wrong. Send someone to the road to meet the crew.',
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
      'If there is snoring, gurgling, or vomit or blood in the mouth, lift the jaw forward.',
      'If there is heavy bleeding, press on the wound.',
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
      'After a fall or a crash, do not move the person, unless there is danger.',
      ifNotAwake,
      'Keep the person warm.',
      'If it is a small cut and nothing more, a clinic can look at it.',
    ],
    {
      picture: 'pressWound',
      links: [topicLinks.bleeding, topicLinks.burns, topicLinks.roadAccident, bookingLink],
      sources: [sources.firstAid, sources.resuscitationUk],
    },
  ),
  heartOrStroke: urgent(
    [
      'If there is chest pain, let them sit on the floor, back to a wall, knees bent. They must not walk or drive.',
      'Ask them to smile, to lift both arms, and to say “leo ni siku nzuri”.',
      'If one side drops, or speech is slurred, call now, even if it goes away. Ask when they were last well.',
      'Give no aspirin, no food and no drink. If they take blood thinners or have an allergy, say so on the phone.',
      ifNotAwake,
    ],
    {
      links: [topicLinks.heartAttack, topicLinks.stroke, topicLinks.adult],
      sources: [sources.firstAid],
    },
  ),
  callAmbulance: urgent(
    [
      'An ambulance is sent by phone only. Nothing that you write here reaches the dispatcher.',
      'First say where you are: the landmark, the road and the direction, or a Plus Code.',
      'Then give your number, and say what happened. Stay on the line.',
    ],
    {
      links: [topicLinks.whatToSay, { label: 'A planned journey', to: '/PatientTransfer' }],
      sources: [sources.callers],
    },
  ),
  waiting: {
    callLine: 'If worse, call again, phone on speaker.',
    lines: [
      'Stay with the person, and watch the breathing.',
      'Open the gate and switch on a light.',
      'Send someone to the road.',
      'Make a list of medicines and allergies.',
      'If you have moved to another place, call again and say where.',
    ],
    links: [topicLinks.waiting, topicLinks.notAwake],
    sources: [sources.callers],
  },
  emergencyPlan: topicAnswers.plan,
  safeToWait: urgent(
    [
      'Do not wait and do not drive with chest pain, signs of a stroke or heavy bleeding.',
      'The same holds for trouble with breathing, a bad burn, a serious crash, or someone who is hard to wake.',
      'If no ambulance is within reach, the dispatcher may agree that you drive. A second person watches the patient.',
      'If it is none of these, see a clinic the same day. If it gets worse, call.',
    ],
    {
      links: [topicLinks.waiting, bookingLink],
      sources: [sources.callers],
    },
  ),
  stoppedBreathing: topicAnswers.notBreathing,
} satisfies Partial<Record<RuleId, AssistantAnswer>>;
