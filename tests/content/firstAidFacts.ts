/**
 * Where every number and every instruction of the first-aid words comes from. A number that is not here does not belong
 * into the words: give it a source first, and have a clinician agree.
 */

const resuscitation = 'AHA 2025';
const resuscitationUk = 'RCUK 2025';
const firstAid = 'AHA/ARC 2024';
const snakebite = 'MoH Kenya and WHO 2019';
const drivers = 'Advice for drivers';
const callers = 'Advice for callers';
const draft = 'Kenya, DOSH draft list';
const workplaces = 'Kenya, L.N. 79 of 2024';
/** Leaves something undone: background knowledge, worded as what not to do. */
const caution = 'Caution, no action';

/** Phrases with a number, as they may stand in the words, each with its source. */
export const numbers: readonly (readonly [phrase: RegExp, source: string])[] = [
  [/\b(?:999 (?:or|and) 112)\b/g, 'Emergency numbers of Kenya'],
  [/\b5 to 6 cm deep\b/g, resuscitation],
  [/\b100 to 120 times a minute\b/g, resuscitation],
  [/\b30 presses, then 2 breaths\b/g, resuscitation],
  [/\b15 presses, then 2 breaths\b/g, resuscitation],
  [/\bone third of the chest, about [45] cm\b/g, resuscitation],
  [/\babout every 2 minutes\b/g, resuscitation],
  [/\bfor about 2 minutes, then go and call\b/g, resuscitation],
  [/\bshorter than 10 seconds\b/g, resuscitation],
  [/\bfrom 1 year to puberty\b/g, resuscitation],
  [/\bunder 1 year\b/g, resuscitation],
  [/\b5 back blows\b/g, resuscitation],
  [/\b5 abdominal thrusts\b/g, resuscitation],
  [/\b5 chest thrusts with the heel of one hand\b/g, resuscitation],
  [/\b5 and 5 in turn\b/g, resuscitation],
  [/\b162 to 325 mg of aspirin: one 300 mg tablet\b/g, firstAid],
  [/\bwater for 20 minutes\b/g, 'AHA/ARC 2024 and Victorian burns service'],
  [/\b20 minutes of running water\b/g, 'AHA/ARC 2024 and Victorian burns service'],
  [/\bat least 10 minutes\b/g, firstAid],
  [/\bup to 3 hours\b/g, 'Victorian burns service'],
  [/\bat least 45 m away\b/g, drivers],
  [/\bLegal Notice 79(?: of 2024)?\b/g, workplaces],
  [/\bNHS 111 Wales\b/g, 'Name of a service'],
  [/\b5-10 minutes in urban areas and in up to 20 minutes in rural areas\b/g, 'Target of the service'],
  [/\b24\/7\b/g, 'Promise of the service'],
];

/** What each topic tells people to do or not to do, as parts of its lines, each with its source. */
export const instructions: Readonly<Record<string, readonly (readonly [part: RegExp, source: string])[]>> = {
  notBreathing: [
    [/After drowning/, resuscitation],
    [/not take gasping for breathing/, resuscitationUk],
    [/Check breathing while it rings/, resuscitationUk],
    [/Gasping is not normal breathing/, resuscitationUk],
    [/not sure\? Start/, resuscitationUk],
    [/centre of the chest/, resuscitation],
    [/chest come up fully/, resuscitation],
    [/Not trained: press without a break/, resuscitation],
    [/AED/, resuscitation],
    [/breaths matter more/, resuscitation],
    [/heel of one hand, or with two thumbs/, resuscitation],
    [/not press on a baby with two fingers/, resuscitation],
    [/jerking/, resuscitationUk],
    [/not press on the chest of somebody who is awake/, resuscitationUk],
    [/Turn the person onto one side\. Not after a fall or a crash/, 'NHS 111 Wales'],
  ],
  choking: [
    [/Let the person cough/, resuscitation],
    [/until it is out/, resuscitation],
    [/No longer awake\? Press on the chest/, resuscitation],
    [/not give a baby abdominal thrusts/, resuscitation],
    [/not reach into the throat of a baby/, caution],
  ],
  bleeding: [
    [/not put a tourniquet on a joint/, caution],
    [/Is something stuck in it\? Leave it in/, firstAid],
    [/wound in the chest\? Ask the dispatcher/, caution],
    [/note when a tourniquet was put on/, 'A note, no action'],
    [/directly on the wound/, firstAid],
    [/Use a tourniquet\. The dispatcher tells you where and how/, firstAid],
    [/Groin or armpit\? Pack the wound/, firstAid],
    [/not pull out what is stuck/, firstAid],
    [/warm/, firstAid],
  ],
  heartAttack: [
    [/not give aspirin where face, arms or speech/, caution],
    [/not give any medicine/, caution],
    [/half upright/, firstAid],
    [/alert adult with chest pain may chew/, firstAid],
    [/No aspirin if allergic, if told not to take it, or if an injury causes the pain/, firstAid],
    [/not drive yourself/, firstAid],
    [/AED/, firstAid],
  ],
  stroke: [
    [/^[FAS], (?:face|arms|speech):/, firstAid],
    [/^T, time:/, firstAid],
    [/not give aspirin/, caution],
    [/not give food or drink/, caution],
    [/not drive the person/, callers],
    [/Face, arms, speech/, firstAid],
    [/last well/, firstAid],
    [/Balance or eyes/, firstAid],
    [/no food, no drink, no aspirin/, caution],
  ],
  burns: [
    [/not pull off what sticks/, firstAid],
    [/with blisters, and larger than the person’s palm/, firstAid],
    [/^of a child$/, firstAid],
    [/away from the heat/, firstAid],
    [/jewellery and clothes that do not stick/, firstAid],
    [/cling film or a clean cloth/, firstAid],
    [/No ice/, firstAid],
    [/No butter, no toothpaste, no egg/, firstAid],
    [/face, the hands or the genitals/, firstAid],
    [/electricity or chemicals/, firstAid],
    [/large blisters, a child, electricity, chemicals: to hospital/, firstAid],
  ],
  roadAccident: [
    [/^Say road, direction, landmark/, drivers],
    [/not breathing normally\? Press on the chest/i, resuscitationUk],
    [/bleed(?:ing)?.*(?:Press on the wound|heavily)/, firstAid],
    [/^Then those who bleed heavily/, firstAid],
    [/\bwarm\b/, drivers],
    [/not pull anybody out, unless fire or traffic/, drivers],
    [/not give food or drink/, drivers],
    [/Stop in a safe place/, drivers],
    [/Hazard lights on, engines off, no smoking/, drivers],
    [/not move the hurt, unless fire or traffic/, drivers],
    [/not take off a helmet, unless the rider does not breathe normally/, drivers],
    [/blocked airway kills/, drivers],
    [/nothing by mouth/, drivers],
  ],
  snakebite: [
    [/Move away from the snake/, snakebite],
    [/to hospital at once/, snakebite],
    [/Keep the person still/, snakebite],
    [/Take off rings/, snakebite],
    [/Splint/, snakebite],
    [/left side/, snakebite],
    [/No tourniquet/, snakebite],
    [/not cut or suck/, snakebite],
    [/No herbs/, snakebite],
    [/No tight bandage/, snakebite],
  ],
  whatToSay: [
    [/^Your phone number|^What happened|^How old, and how many|^Dangers/, callers],
    [/^Open the gate|^Send somebody to the road|^Make a list|^Call again/, callers],
    [/^Does not wake up|^Chest pain|^Heavy bleeding|^A fit|^A child|^A serious crash/, callers],
    [/landmark, road and direction, or a Plus Code/, callers],
    [/awake\? Breathing\?/, callers],
    [/do not slow the ambulance down/, callers],
  ],
  kit: [
    [/gauze and cotton, sterile dressings, plasters, eye pads/, draft],
    [/triangular and crepe bandages, pins, shears/, draft],
    [/antiseptic and eye drops/, draft],
    [/gloves,.* a waste bag/, draft],
    [/leaflet/, draft],
    [/first-aiders|names and phone numbers|A way to take somebody|once a year/, workplaces],
    [/resuscitation mask/, draft],
    [/thermal blanket, torch, whistle/, draft],
  ],
  plan: [
    [/Numbers on the wall/, callers],
    [/directions and Plus Code/, callers],
    [/Where the first-aid kit is/, callers],
    [/Medicines, allergies, insurer and SHA number/, callers],
    [/nearest hospital/, callers],
    [/^Where everybody meets|first-aiders|next drill/, workplaces],
    [/Who meets the crew/, callers],
  ],
  notAwake: [
    [/not sure\? Press on the chest/, resuscitationUk],
    [/Watch the breathing/, 'NHS 111 Wales'],
    [/No longer awake\? Check breathing, and press on the chest if it is not normal/, resuscitationUk],
  ],
};

/** Lines that ask for no skill and claim nothing about bodies. */
export const plain: readonly RegExp[] = [
  /^Do you not know how to give breaths\? The dispatcher tells you\.$/,
];
