/** The rules of the assistant in the specification's order: the first that matches answers. */
export const ruleIds = [
  'responseTime',
  'equipment',
  'call',
  'emergencyProcedure',
  'whatToDo',
  'hello',
  'availability',
  'paramedic',
  'contact',
  'transport',
  'cpr',
  'firstAidKit',
  'advancedCare',
  'crew',
  'training',
  'healthEmergency',
  'helping',
  'accident',
  'trauma',
  'heartOrStroke',
  'callAmbulance',
  'waiting',
  'inAmbulance',
  'emergencyPlan',
  'safeToWait',
  'stoppedBreathing',
  'emtDifference',
] as const;

/** A rule of the assistant. */
export type RuleId = (typeof ruleIds)[number];

/** Medical topics of a message, whichever rule answers it; the most urgent first. */
export const topicIds = [
  'notBreathing',
  'notAwake',
  'choking',
  'bleeding',
  'heartAttack',
  'stroke',
  'burns',
  'roadAccident',
  'snakebite',
  'whatToSay',
  'kit',
  'plan',
] as const;

/** `notBreathing` leads to CPR; `notAwake` (fainted, fits, does not wake) to checking the breath. */
export type TopicId = (typeof topicIds)[number];

/** Matters with an answer of their own, but without a first-aid page; the most urgent first. */
export const concernIds = [
  'stopPushing',
  'despair',
  'electricShock',
  'drowning',
  'fire',
  'smoke',
  'trapped',
  'danger',
  'attack',
  'strangled',
  'drunk',
  'wildAnimal',
  'seizure',
  'allergy',
  'asthma',
  'hardBreathing',
  'newborn',
  'birth',
  'pregnancy',
  'poison',
  'chemical',
  'eye',
  'sexualViolence',
  'violenceAtHome',
  'spine',
  'headInjury',
  'headache',
  'brokenBone',
  'lowSugar',
  'heat',
  'sickleCell',
  'sickChild',
  'fainting',
  'dogBite',
  'scorpion',
  'sting',
  'nosebleed',
  'otherCare',
  'bereavement',
  'medicine',
] as const;

/**
 * - `stopPushing`: whether to go on with the chest compressions,
 * - `danger`: gas, explosion, a building that falls, and what else threatens the helper,
 * - `smoke`: smoke, a jiko or a generator in a closed room,
 * - `attack`: shot, stabbed, beaten by a mob; `violenceAtHome`: beaten by somebody close,
 * - `drunk`: drunk or drugged, and cannot be woken; `wildAnimal`: gored, trampled or bitten by one,
 * - `hardBreathing`: somebody awake who fights for breath, and neither asthma nor an allergy is named,
 * - `birth`: the baby is coming or has come; `pregnancy`: bleeding, fits, pain and the like before or after it,
 * - `chemical`: acid and the like on the skin; `eye`: anything in the eye, a cobra's spit included,
 * - `spine`: a fall, a dive or a blow after which somebody cannot move or feel,
 * - `headache`: sudden and worse than ever; any other one is `otherCare`,
 * - `fainting`: about to faint, or awake again after it; `sting`: every sting but a scorpion's,
 * - `otherCare`: an injury or illness without words of its own; `bereavement`: somebody has died.
 */
export type ConcernId = (typeof concernIds)[number];

/** What is wrong with a patient, or dangerous where they are. */
export type MatterId = Exclude<TopicId, 'whatToSay' | 'kit' | 'plan'> | ConcernId;

/** Every matter. */
export const matterIds: readonly MatterId[] = [
  ...topicIds.filter((id) => id !== 'whatToSay' && id !== 'kit' && id !== 'plan'),
  ...concernIds,
];

/** Whether an id is a matter. */
export const isMatter = (id: string): id is MatterId => matterIds.some((one) => one === id);

/** Questions about the service with an answer of their own, whichever rule they belong to. */
export const askIds = [
  'price',
  'insurance',
  'payment',
  'coverage',
  'licence',
  'jobs',
  'languages',
  'person',
  'complaint',
  'lostProperty',
  'otherNumbers',
  'eventCover',
  'tracking',
  'thanks',
  'goodbye',
] as const;

/**
 * - `price`: what it costs; `insurance`: SHA and insurers; `payment`: M-PESA, card, cash,
 * - `coverage`: which towns and counties; where the crews are,
 * - `person`: wants to talk to a human; `tracking`: an ambulance was called, is it coming,
 * - `otherNumbers`: police, fire, the poison line, the helplines.
 */
export type AskId = (typeof askIds)[number];

/** Patients who need other steps than adults: under 1 year, and from 1 year to puberty. */
export type YoungPatient = 'baby' | 'child';

/** What a short message can answer to the last matter, or ask about it. */
export const turnIds = [
  'nobodyAnswers',
  'noAirtime',
  'noCar',
  'mayIStop',
  'cracked',
  'water',
  'mayIMove',
  'howLong',
  'cannot',
  'without',
  'alone',
  'noBreath',
  'limp',
  'worse',
  'same',
  'breathes',
  'awake',
  'better',
  'called',
  'notSure',
  'done',
  'no',
  'yes',
] as const;

/**
 * - `noCar`: no ambulance or car within reach, or whether to go by car,
 * - `water`: whether to give water, food or medicine; `without`: a thing for a step is missing,
 * - `mayIMove`: whether the person may walk, sit up or be moved,
 * - `cracked`: a rib has cracked under the pushes; `cannot`: the helper cannot do it, or was never taught,
 * - `noBreath`: does not breathe, or gasps; `limp`: goes limp or does not wake,
 * - `same`: still stuck, still bleeding, it did not work; `worse`: it gets worse, or comes back,
 * - `better`: it stopped, it is out, the person is well; `called`: the call is made, help is on its way,
 * - `done`: the steps are done: what comes next.
 */
export type TurnId = (typeof turnIds)[number];
