import type { TopicId } from '../../../domain/chat/topics';
import { owner } from '../../owner';

/** The first line wherever a life may be at stake. */
export const callFirst = `Call ${owner.phone.display}, phone on speaker. No answer: call 999 or 112.`;

/**
 * First aid in at most seven lines a topic: what the assistant says, and the steps that the pages begin with. The one
 * place of these words. Each line must come from the guidelines in `sources.ts`; a clinician has to agree to a change.
 */
export const short: Readonly<Record<TopicId, readonly string[]>> = {
  notBreathing: [
    callFirst,
    'Not awake? Check breathing while it rings. Gasping is not normal breathing.',
    'Not awake and not breathing normally, or not sure? Start now.',
    'An adult: press down on the centre of the chest, 5 to 6 cm deep.',
    'Press 100 to 120 times a minute. Let the chest come up fully each time.',
    'Trained in breaths? 30 presses, then 2 breaths. Not trained: press without a break.',
    'Send somebody for a defibrillator (AED). Use it as soon as it is there.',
  ],
  notAwake: [
    callFirst,
    'Not awake? Check breathing while it rings. Gasping is not normal breathing.',
    'Not breathing normally, or not sure? Press on the chest at once.',
    'Breathing normally? Turn the person onto one side. Not after a fall or a crash.',
    'Watch the breathing until the crew is there.',
  ],
  choking: [
    callFirst,
    'Let the person cough, if they can.',
    'They cannot? Give 5 back blows.',
    'Still stuck? Give 5 abdominal thrusts. The dispatcher tells you how.',
    'A baby under 1 year? 5 chest thrusts with the heel of one hand instead.',
    'Go on, 5 and 5 in turn, until it is out.',
    'No longer awake? Press on the chest.',
  ],
  bleeding: [
    callFirst,
    'Press firmly, directly on the wound, and keep pressing.',
    'Is something stuck in it? Leave it in, do not press on it. The dispatcher tells you more.',
    'A wound in the chest? Ask the dispatcher before you cover it.',
    'An arm or a leg that does not stop? Use a tourniquet. The dispatcher tells you where and how.',
    'Groin or armpit? Pack the wound, and press.',
    'Keep the person warm.',
  ],
  heartAttack: [
    callFirst,
    'Let the person sit or rest, half upright.',
    'An alert adult with chest pain may chew 162 to 325 mg of aspirin: one 300 mg tablet.',
    'No aspirin if allergic, if told not to take it, or if an injury causes the pain.',
    'Have a defibrillator (AED) brought near.',
    'No longer awake? Check breathing, and press on the chest if it is not normal.',
  ],
  stroke: [
    callFirst,
    'Face, arms, speech: has one of them changed? Then it is time to call.',
    'Ask when the person was last well. Tell the dispatcher.',
    'Give nothing by mouth: no food, no drink, no aspirin.',
    'No longer awake? Check breathing, and press on the chest if it is not normal.',
  ],
  burns: [
    `A bad burn? ${callFirst}`,
    'Get the person away from the heat.',
    'Take off jewellery and clothes that do not stick to the skin.',
    'Cool the burn under running water for 20 minutes.',
    'Is water short? Cool it for at least 10 minutes. Keep a child warm meanwhile.',
    'Then cover it loosely with cling film or a clean cloth.',
    'Face, hands, genitals, large blisters, a child, electricity, chemicals: to hospital.',
  ],
  roadAccident: [
    `Stop in a safe place. ${callFirst}`,
    'Say road, direction, landmark, and how many are hurt or trapped.',
    'Hazard lights on, engines off, no smoking. Triangles at least 45 m away, each way.',
    'Do not move the hurt, unless fire or traffic threatens them.',
    'Not awake and not breathing normally? Press on the chest.',
    'Heavy bleeding? Press on the wound.',
    'Keep them warm. Give nothing by mouth.',
  ],
  snakebite: [
    callFirst,
    'Move away from the snake.',
    'Keep the person still.',
    'Take off rings.',
    'Splint the bitten arm or leg.',
    'Vomiting? Lay the person on the left side.',
    'Go to hospital at once: agree with the dispatcher how.',
  ],
  whatToSay: [
    callFirst,
    'Where: landmark, road and direction, or a Plus Code.',
    'Your phone number.',
    'What happened.',
    'Is the person awake? Breathing?',
    'How old, and how many people.',
    'Dangers that are still there.',
  ],
  kit: [
    'For wounds: gauze and cotton, sterile dressings, plasters, eye pads.',
    'To hold them: triangular and crepe bandages, pins, shears.',
    'To clean: antiseptic and eye drops.',
    'To protect yourself: gloves, a resuscitation mask, a waste bag.',
    'For the patient and the night: thermal blanket, torch, whistle.',
    'A leaflet that says what to do.',
  ],
  plan: [
    `Numbers on the wall: ${owner.phone.display}, 999 and 112.`,
    'Your address, directions and Plus Code, beside the numbers.',
    'Who meets the crew, and where.',
    'Where the first-aid kit is.',
    'Medicines, allergies, insurer and SHA number of each person.',
    'The nearest hospital.',
  ],
};
