import type { TopicId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { owner } from '../../owner';

/** The first line wherever a life may be at stake. 999 and 112 are police lines: nobody may count on an ambulance. */
export const callFirst = `Call ${owner.phone.display}, phone on speaker. No answer? ${helplines.ambulance.display}, or 999 or 112 (police, may not send an ambulance).`;

/** How to find out whether somebody breathes, and what to do if not: said wherever there is no room for all steps. */
export const ifNotAwake =
  'Not awake? Head back (a baby: face level), look at the chest for 10 seconds. No normal breathing: push on it.';

/** Not awake after an injury: an open airway comes before a still neck. */
export const airway = {
  quiet: 'breathing quietly? Leave them as they are, and hold the head still.',
  noisy:
    'Snoring, gurgling, vomit or blood? Lift the jaw forward. Not enough: roll head, neck and body as one onto the side.',
} as const;

/**
 * First aid in at most eight lines a topic: what the assistant says, and the steps that the pages begin with. The one
 * place of these words. Each line must come from the guidelines in `sources.ts`; a clinician has to agree to a change.
 */
export const short: Readonly<Record<TopicId, readonly string[]>> = {
  notBreathing: [
    callFirst,
    'Shout and tap both shoulders. No response? Lay them flat on the back, on a hard floor.',
    'Tilt the head back, lift the chin, look at the chest for up to 10 seconds. Gasping is not breathing.',
    'Not breathing normally, or not sure? Adult: heel of one hand on the centre of the chest, other hand on top.',
    'Arms straight. Push hard and fast: 5 to 6 cm deep, 100 to 120 times a minute. Let the chest come all the way up.',
    'Trained in breaths? 30 pushes, then 2 breaths. Not trained: push without a break.',
    'Send somebody for a defibrillator (AED). Use it as soon as it is there.',
  ],
  notAwake: [
    callFirst,
    'Shout and tap both shoulders. No response? Tilt the head back, lift the chin, look at the chest for up to 10 seconds.',
    'No normal breathing, only gasps, or not sure? Push hard and fast on the centre of the chest.',
    'Breathing normally, no injury? Far knee up, pull it towards you: they roll onto the side. Head back, mouth down.',
    `After a fall or a crash: ${airway.quiet}`,
    airway.noisy,
    'Watch the chest. Breathing stops, or becomes gasps? Flat on the back, push on the chest.',
    'Awake again after a faint? Stay lying, then sit up slowly. Not fully well again? Call.',
  ],
  choking: [
    callFirst,
    'They can cough or talk? Let them cough. They cannot? Begin now, and call with the speaker on.',
    'Bend them forward, head low. Give 5 back blows with the heel of your hand, between the shoulder blades.',
    'Still stuck? From behind, fist just above the navel, other hand over it. Pull in and up: 5 abdominal thrusts.',
    'Pregnant or too big? Put the fist on the middle of the breastbone, and pull straight back.',
    'Go on, 5 and 5 in turn, until it is out. After abdominal thrusts they must see a doctor.',
    'They go limp? Lay them on the floor, push on the chest. A child: 5 breaths first.',
    'A baby gets chest thrusts, never abdominal thrusts.',
  ],
  bleeding: [
    callFirst,
    'Press firmly: cloth on the wound, both hands, arms straight, full weight. Gloves or a plastic bag on your hands.',
    'Do not lift the cloth to look. Soaked? Put more on top, and press harder.',
    'Something is stuck in it? Leave it in. Press on both sides of it.',
    'Groin, armpit or side of the neck? Push cloth deep into the hole, and press. Not in chest or belly.',
    'Arm or leg still pouring? Tourniquet: a band 5 cm wide, 5 to 7 cm above the wound, not on a joint.',
    'Put a stick on the knot and tie again, twist until the blood stops, tie it down. Write down the time.',
  ],
  heartAttack: [
    callFirst,
    'Let them sit on the floor, back to a wall, knees bent. No walking, no driving.',
    'An alert adult may chew one 300 mg aspirin, or four of 75 or 81 mg.',
    'No aspirin: allergy, told not to, bleeding, ulcer, injury, stroke signs, pregnant, under 16. Blood thinners: ask.',
    'Have a defibrillator (AED) brought near.',
    ifNotAwake,
  ],
  stroke: [
    callFirst,
    'Ask them to smile. Has one side dropped?',
    'Ask them to lift both arms. Does one sink?',
    'Ask them to say “leo ni siku nzuri”. Is it slurred, wrong, or does nothing come?',
    'One sign is enough. Call now, even if it goes away. Ask when they were last well.',
    'No food, no drink, no aspirin, no blood pressure medicine.',
    'Sleepy or vomiting? Turn them onto one side. No longer awake? Check breathing.',
  ],
  burns: [
    `A bad burn? ${callFirst}`,
    'Clothes on fire? Stop, drop, roll, or smother with heavy cloth. Electricity: switch it off first.',
    'Cool the burn at once under cool running water for 20 minutes: tap, jug, jerrycan. Keep the rest warm.',
    'While the water runs, take off jewellery and clothes that do not stick to the skin.',
    'Then cover it loosely with cling film or a clean cloth.',
    'Chemical or acid? Gloves on, brush powder off, cut clothes off, run water over it for 20 minutes or more.',
    'Call for: face, hands, feet, genitals, joints, white or black skin, soot, a hoarse voice, a baby, pregnancy.',
  ],
  roadAccident: [
    callFirst,
    'Your safety first: stop in a safe place, hazard lights on, engine off. Triangles as far back as is safe.',
    'Say road, direction, landmark, and how many are hurt or trapped.',
    'Do not move injured people, unless there is fire or traffic.',
    `Not awake: ${airway.quiet}`,
    airway.noisy,
    'Not breathing normally? Push hard and fast on the chest. Heavy bleeding? Press on the wound.',
    'Keep them warm. Give nothing by mouth.',
  ],
  snakebite: [
    callFirst,
    'Move away from the snake. Write down the time.',
    'Keep the person still. Carry them; they must not walk.',
    'Take off rings, anklets and shoes.',
    'Splint the bitten arm or leg, and keep it still.',
    'Vomiting? Lay the person on their left side.',
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
    'To clean: antiseptic and sterile eye wash.',
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
