import type { Choice, Question } from '../../src/components/ChatPanel/chatTypes';
import signs from '../../src/content/words/en/firstAid/firstAid.json';
import steps from '../../src/content/words/en/firstAid/short.json';
import titles from '../../src/content/words/en/firstAid/titles.json';
import youngSteps from '../../src/content/words/en/firstAid/young.json';
import swSigns from '../../src/content/words/sw/firstAid/firstAid.json';
import swTitles from '../../src/content/words/sw/firstAid/titles.json';
import { assistant } from '../../src/content/pages/assistant';
import { say } from './chatTalk';

const { pictures, number, concerns, quiet } = assistant;

const firstThree = ({ topics: { first } }: typeof signs, names: typeof titles.titles) =>
  [
    {
      id: 'notBreathing',
      label: names.notBreathing,
      sign: first.noBreathOnlyGasps.text,
      picture: pictures.cpr,
    },
    { id: 'choking', label: names.choking, sign: first.cannotCoughCryTalk.text, picture: pictures.backBlows },
    {
      id: 'bleeding',
      label: names.bleeding,
      sign: first.poursSoaksThrough.text,
      picture: pictures.pressWound,
    },
  ] as const;

const callLine = 'Call now, phone on speaker.';
const inEnglish = firstThree(signs, titles.titles);
const inKiswahili = firstThree(swSigns, swTitles.titles);

const question: Question = {
  callLine,
  title: signs.topics.search.label,
  choices: inEnglish,
  none: { label: 'None of these', to: '/FirstAid' },
};

const offer = { lang: 'sw', label: 'Kwa Kiswahili' } as const;

/** It is not clear what has happened: a question. */
export const asks = [
  say('User', 12, 'He was eating, now he is on the floor and there is blood', { lang: 'en' }),
  say('Bot', 12, '', { question, lang: 'en', other: offer }),
];

/** The same in Kiswahili. */
export const asksInKiswahili = [
  say('User', 12, 'Alikuwa anakula, sasa ameanguka na kuna damu', { lang: 'sw' }),
  say('Bot', 12, '', {
    lang: 'sw',
    other: { lang: 'en', label: 'In English' },
    question: {
      callLine: 'Piga simu sasa, weka spika.',
      title: swSigns.topics.search.label,
      choices: inKiswahili,
      none: { label: 'Hakuna kati ya haya', to: '/sw/FirstAid' },
    },
  }),
];

const stuck: readonly Choice[] = [
  { id: 'choking.out', label: 'It is out' },
  { id: 'choking.stuck', label: 'Still stuck' },
  { id: 'choking.limp', label: 'Goes limp' },
];
const people: readonly Choice[] = [
  { id: 'choking', label: 'Adult, child' },
  { id: 'choking@baby', label: 'Baby' },
  { id: 'choking@pregnant', label: 'Pregnant' },
];
const { choking } = steps;
const notThis = { label: 'Not this?', choices: inEnglish.filter(({ id }) => id !== 'choking') };
const shared = {
  callLine,
  call: number,
  notThis,
  answers: stuck,
  lang: 'en',
  other: offer,
  notes: ['Our own clinician has not yet checked these words.'],
  links: [{ label: titles.titles.choking, to: '/FirstAid/Choking' }],
} as const;

const adult = say('Bot', 13, '', {
  ...shared,
  heading: titles.titles.choking,
  forWhom: { selected: 'choking', choices: people },
  steps: Object.values(choking),
  picture: pictures.backBlows,
  pictureStep: 2,
});

/** Steps for an adult: for whom, what happens after a step, what else it may be. */
export const stepsAnswer = [say('User', 13, titles.titles.choking, { lang: 'en' }), adult];

/** The same for a baby. */
export const babyAnswer = [
  say('User', 13, titles.titles.choking, { lang: 'en' }),
  {
    ...adult,
    forWhom: { selected: 'choking@baby', choices: people },
    steps: Object.values(youngSteps.babyChoking),
    picture: pictures.babyChoking,
  },
];

/** What is typed after steps means one of their buttons; the steps go on. */
export const stillStuck = [
  stepsAnswer[0] ?? adult,
  { ...adult, chosen: 'choking.stuck' },
  say('User', 14, 'no, it is still stuck', { lang: 'en' }),
  say('Bot', 14, '', {
    ...shared,
    callLine: 'Not called yet? Call now, phone on speaker.',
    heading: 'Still stuck: 5 abdominal thrusts',
    steps: [choking.stillStuckBehindFistJust, choking.go55TurnUntil],
    firstStep: 4,
  }),
];

/** Someone may not be safe. */
export const quietAnswer = [
  say('User', 15, 'my husband beats me when he is drunk', { lang: 'en' }),
  say('Bot', 15, concerns.violenceAtHome.lines.join('\n'), {
    lang: 'en',
    other: offer,
    quiet: {
      speak: quiet.speak,
      leave: quiet.leave,
      lines: concerns.violenceAtHome.quiet ?? [],
      replies: quiet.replies.map(({ label }) => ({ id: label, label })),
    },
    links: concerns.violenceAtHome.links ?? [],
  }),
];

/** A link and a word that are longer than a row. */
export const longLink = [
  say('User', 16, 'Je, mnafikaje Ol-Donyo-Sabuk-National-Park-Main-Gate-Road kutoka mjini?', { lang: 'sw' }),
  say('Bot', 16, 'Haraka Paramedics: call 0700 000 000 and name the gate.', {
    call: number,
    lang: 'en',
    links: [
      {
        label: 'Ambulance and counselling for those who lost someone: 0700 000 000',
        to: 'tel:+254700000000',
      },
      {
        label: 'What is done for someone who is trapped, step by step, until we arrive',
        to: '/FirstAid/Trapped',
      },
    ],
  }),
];
