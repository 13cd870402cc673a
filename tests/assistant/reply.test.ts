import { describe, expect, it } from 'vitest';
import type { AssistantReply } from '../../src/content/assistantTypes';
import { replyFrom } from '../../src/assistant/reply';
import { assistant } from '../../src/content/pages/assistant';
import { responseTarget } from '../../src/content/pages/promises';
import { matterIds } from '../../src/domain/assistantIds';
import { plain } from './plain';
import { linesOf } from './report/corpus';

const answer = replyFrom(assistant);
const reply = (message: string) => answer({ text: message });
const said = (message: string) => plain(reply(message));
const paths = (message: string) => reply(message).links?.map(({ to }) => to) ?? [];

/** The matters on offer: those of the question, or those of the row "Not this?". */
const offered = ({ question, notThis }: AssistantReply) =>
  (question ?? notThis)?.choices.map(({ id }) => id) ?? [];
/** What is shown or can be shown with one press. */
const reached = (message: string) => [reply(message).about ?? '', ...offered(reply(message))];

describe('an answer', () => {
  it('to a patient in danger has the call, the steps for what is wrong, and their source with its year', () => {
    const { steps, call } = reply('what to do for a heart attack');
    const text = said('what to do for a heart attack');
    expect(call).toEqual(assistant.number);
    expect(steps).toEqual(assistant.topics.heartAttack.lines);
    expect(text).toMatch(/\n\nOur own clinician has not yet checked these words\.$/);
    expect(text).toMatch(new RegExp(`\n\n${assistant.sourcesLabel} .*20\\d\\d`));
    expect(paths('what to do for a heart attack')).toContainEqual(
      expect.stringMatching(/^\/FirstAid\/HeartAttack/),
    );
  });

  it('to another question of somebody beside a patient comes after the steps', () => {
    const question = 'how long until you come, my dad has chest pain';
    const { callLine, steps, aside } = reply(question);
    expect(callLine).toBe('Call now, phone on speaker.');
    expect(steps?.[0]).toMatch(/^Let them sit on the floor/);
    expect(steps?.join('\n')).not.toContain(responseTarget);
    expect(aside).toBe(responseTarget);
    // The owner has set none.
    expect(aside).not.toMatch(/\d/);
    expect(paths(question)).toContainEqual(expect.stringMatching(/^\/FirstAid\/HeartAttack/));
  });

  it('about the service ends with the call and the questions by taps: nothing may have seen the threat', () => {
    for (const message of ['do you offer first aid training', 'thank you', 'what is in an ambulance']) {
      const { callLine, text, call, links } = reply(message);
      expect({ callLine, call }).toEqual({ callLine: undefined, call: assistant.number });
      expect(text).toMatch(/\nIn an emergency, call 0700 000 000\.$/);
      expect(links?.at(-1)).toEqual({ label: 'Someone is hurt or ill', to: '/FirstAid' });
    }
  });

  it('is the fallback for what no rule knows, and for nothing', () => {
    const fallback = assistant.answers.fallback.lines.join('\n');
    expect(said('qwertz')).toContain(fallback);
    expect(said('   ')).toContain(fallback);
  });

  it('links each page once', () => {
    for (const message of ['crash with bleeding and burns', 'stroke or heart attack?', 'cpr, not breathing'])
      expect(new Set(paths(message)).size).toBe(paths(message).length);
  });
});

describe('steps', () => {
  it('are of one matter, under its name; the call and for whom they are come before them', () => {
    const { callLine, heading, text, steps, notes, picture, forWhom, about } = reply('baby not breathing');
    const { lines = [], whom } = assistant.young.baby.notBreathing ?? {};
    expect({ callLine, heading, text, steps, about }).toEqual({
      callLine: 'Call now, phone on speaker.',
      heading: 'Not breathing',
      text: '',
      steps: lines,
      about: 'notBreathing@baby',
    });
    expect(notes?.[0]).toBe(whom);
    expect(picture).toBe(assistant.pictures.babyCpr);
    expect(forWhom).toEqual({
      selected: 'notBreathing@baby',
      choices: [
        { id: 'notBreathing', label: 'Adult' },
        { id: 'notBreathing@child', label: 'Child' },
        { id: 'notBreathing@baby', label: 'Baby' },
      ],
    });
  });

  it('have the next two matters in one row, and each shows its own steps', () => {
    const { about, notThis } = reply('my father is choking on meat');
    expect(about).toBe('choking');
    expect(notThis?.label).toBe('Not this?');
    expect(notThis?.choices).toHaveLength(2);
    for (const { id, label } of notThis?.choices ?? [])
      expect(answer({ choice: id, label }, about)).toMatchObject({ heading: label, about: id });
  });

  it('name all other numbers, the source and the check at the end', () => {
    const { notes = [] } = reply('she is choking');
    expect(notes).toEqual([
      assistant.noAnswer,
      expect.stringMatching(/^From: .*20\d\d/),
      assistant.checked.unreviewed,
    ]);
  });

  it('are no answer to a question about the service, or to somebody in despair', () => {
    for (const message of ['how much does it cost', 'qwertz', 'i want to die', 'thank you'])
      expect(reply(message).steps).toBeUndefined();
  });

  it('of an adult are not drawn for a baby', () => {
    expect(reply('my baby is not waking up').picture).toBeUndefined();
  });
});

/** Rules and model differ about it. */
const message = 'someone put something in my drink, my friend can’t stay awake';

describe('the question', () => {
  it('is asked in place of a guess: the call, three matters with what is seen, and the way on', () => {
    const { text, steps, heading, question, notThis } = reply(message);
    expect({ text, steps, heading, notThis }).toEqual({
      text: '',
      steps: undefined,
      heading: undefined,
      notThis: undefined,
    });
    expect(question).toMatchObject({
      callLine: 'Call now, phone on speaker.',
      title: 'What do you see?',
      none: { label: 'None of these', to: '/FirstAid' },
    });
    expect(question?.choices).toHaveLength(3);
    for (const { id, label, sign } of question?.choices ?? []) {
      expect(sign).not.toBe('');
      expect(answer({ choice: id, label })).toMatchObject({ heading: label });
    }
  });

  it('has buttons that know the patient, and no aspirin for whom it may harm', () => {
    const ids = linesOf('train').flatMap(({ text }) =>
      /aspirin|mtoto|baby/.test(text) ? offered(reply(text)) : [],
    );
    expect(ids.some((id) => id.endsWith('@baby'))).toBe(true);
    expect(ids.some((id) => id === 'heartAttack@careful')).toBe(true);
    expect(plain(answer({ choice: 'heartAttack@careful', label: 'Chest pain' }))).not.toMatch(/may chew/);
  });
});

describe('what follows an answer', () => {
  it('is read against it: a button typed, a question, and what may not be given', () => {
    expect(answer({ text: 'it is out!' }, 'choking').chosen).toBe('choking.better');
    expect(answer({ choice: 'choking.same', label: 'Still stuck' }, 'choking')).toMatchObject({
      heading: 'Still stuck',
      firstStep: 3,
      about: 'choking',
    });
    expect(answer({ text: 'can I put toothpaste' }, 'burns').avoid).toMatch(/not put.*toothpaste/);
    expect(answer({ text: 'he has gone floppy' }, 'choking').heading).toBe('Not breathing');
  });

  it('is read after a question too, though the matter is still open', () => {
    const { about } = reply(message);
    expect(answer({ text: 'nobody is answering the phone' }, about).heading).toBe('Nobody answers?');
  });

  it('may be something new', () => {
    expect(reached('a snake has bitten my sister')).toContain('snakebite');
    const { about, question } = answer({ text: 'a snake has bitten my sister' }, 'choking');
    expect([about, ...(question?.choices.map(({ id }) => id) ?? [])]).toContain('snakebite');
  });
});

describe('what is not understood', () => {
  it('begins with the call, and leads to the questions by taps', () => {
    const { callLine, steps, links } = reply('qwertz');
    expect(callLine).toBe('In an emergency, call now, phone on speaker.');
    expect(steps).toBeUndefined();
    expect(links?.at(-1)).toEqual({ label: 'Someone is hurt or ill', to: '/FirstAid' });
  });

  it.each([
    'my heart is broken since she left',
    'the sunsets here are breathtaking',
    'how do i burn calories',
  ])('is no reason for steps: %s', (message) => {
    expect(reply(message).steps).toBeUndefined();
  });
});

describe('the check by a clinician', () => {
  const review = {
    reviewedBy: 'Dr. A. Example',
    reviewerRole: 'emergency physician',
    reviewedOn: '2026-12-24',
    nextReviewOn: '2027-12-24',
  };
  const checked = replyFrom({ ...assistant, reviews: { heartAttack: review } });
  const checkedReply = (message: string) => checked({ text: message });

  it('is told with its day once it has taken place, for these words only', () => {
    expect(plain(checkedReply('what to do for a heart attack'))).toMatch(
      /\n\nChecked by Dr\. A\. Example on 24 December 2026\.$/,
    );
    expect(plain(checkedReply('she is choking'))).toMatch(/has not yet checked these words\.$/);
  });

  it('is not spoken of where nothing medical is said', () => {
    for (const message of ['thank you', 'what is in an ambulance', 'price of a transfer'])
      expect(said(message)).not.toMatch(/clinician/);
  });
});

describe('a question about the service', () => {
  const { asks } = assistant;
  it.each([
    ['how much does it cost', asks.price],
    ['do you take SHA', asks.insurance],
    ['can i pay with mpesa', asks.payment],
    ['do you cover kisumu', asks.coverage],
    ['are you licensed by kmpdc', asks.licence],
    ['do you have jobs', asks.jobs],
    ['unaongea kiswahili', asks.languages],
    ['can i talk to a human', asks.person],
    ['I want to report your driver', asks.complaint],
    ['lost my phone in ambulance', asks.lostProperty],
    ['police number', asks.otherNumbers],
    ['event cover for 500 people wedding', asks.eventCover],
    ['is the ambulance coming', asks.tracking],
    ['asante', asks.thanks],
    ['bye', asks.goodbye],
  ])('has an answer of its own: %s', (message, { lines }) => {
    expect(said(message).split('\n').slice(0, lines.length)).toEqual(lines);
  });

  it('never keeps the steps from somebody beside a patient', () => {
    expect(reached('how much is an ambulance, my dad is not breathing')).toContain('notBreathing');
  });
});

describe('a complaint that threatens no life', () => {
  it.each(['toothache', 'period pain'])('is shown to a clinic: %s', (message) => {
    const text = said(message);
    expect(text).toMatch(/^If it is not an emergency, a clinic/);
    expect(text).not.toContain('Nobody answers?');
    expect(paths(message)).toContain('/BookAppointment');
  });
});

describe('somebody for whom the steps of an adult are wrong', () => {
  it.each([
    'my baby is choking on milk',
    'my 3 month old is choking',
    'mtoto mchanga amekabwa',
    'newborn choking and turning blue',
  ])('gets no abdominal thrusts: %s', (message) => {
    expect(reached(message)).toContain('choking@baby');
    expect(reached(message)).not.toContain('choking');
  });

  it.each([
    ['baby not breathing', 'about 4 cm'],
    ['my child is not breathing', 'about 5 cm'],
    ['mtoto hapumui', 'about 5 cm'],
    ['cpr on a 2 year old', 'about 5 cm'],
    ['my wife is not breathing', '5 to 6 cm'],
    ['my wife is pregnant with our baby and not breathing', '5 to 6 cm'],
  ])('has the chest pressed as deep as fits: %s', (message, depth) => {
    expect(said(message)).toContain(depth);
  });

  it.each([
    'my son has chest pain',
    'chest pain and his face is drooping',
    'chest pain after the accident',
    'pregnant and has chest pain',
    'can I give aspirin for a stroke',
    'chest pain then he collapsed',
    'he has chest pain and is on blood thinners',
    'heart attack can i give aspirin he is alergic',
    'chest pain and he is bleeding',
    'chest pain, he has an ulcer',
    'chest pain after an electric shock',
  ])('is offered no aspirin: %s', (message) => {
    expect(said(message)).not.toMatch(/may chew/);
    expect(reply(message).call).toEqual(assistant.number);
  });

  it.each([
    'chest pain and cant breathe',
    'asthma attack, he cant breathe',
    'pumu imemshika hawezi kupumua',
    'panic attack cant breathe',
  ])('is awake, and nobody is told to press on the chest: %s', (message) => {
    const { call } = reply(message);
    const text = said(message);
    expect(text).toMatch(/[Ll]et them sit/);
    expect(text).not.toContain('5 to 6 cm');
    expect(call).toEqual(assistant.number);
  });

  it.each(['asthma, she stopped breathing', 'asthma attack, unconscious and not breathing'])(
    'has stopped to breathe, and gets the steps for that: %s',
    (message) => {
      expect(said(message)).toContain('5 to 6 cm');
    },
  );
});

describe('somebody who fights for breath', () => {
  it('is told what holds for the awake only after what to do for somebody who is not', () => {
    const text = plain(answer({ choice: 'hardBreathing', label: 'Trouble breathing' }));
    const asleep = text.search(/Not awake\?|If (?:they are )?not awake/);
    expect(asleep).toBeGreaterThanOrEqual(0);
    expect(asleep).toBeLessThan(text.indexOf('If they are awake'));
  });

  it('and does not breathe is never told first not to push', () => {
    for (const message of ['struggling to breathe and now not breathing', 'baby breathe none'])
      expect(said(message)).toMatch(/^(?!(?:.*\n){0,3}.*Do not push)/);
  });
});

describe('what is said or offered', () => {
  it.each([
    ['should i stop pushing', 'stopPushing'],
    ['can i stop cpr', 'stopPushing'],
    ['niache kubonyeza kifua', 'stopPushing'],
    ['worst headache of my life', 'headache'],
    ['kichwa kimeuma ghafla vibaya sana', 'headache'],
    ['I want to kill myself', 'despair'],
    ['nataka kujiua', 'despair'],
    ['my friend says she wants to end her life', 'despair@helper'],
    ['nimechoka na maisha', 'despair'],
    ['house is on fire people inside', 'fire'],
    ['moto kwa nyumba watu wako ndani', 'fire'],
    ['electric shock from a live wire', 'electricShock'],
    ['ameshikwa na stima', 'electricShock'],
    ['gas explosion', 'danger'],
    ['someone is drowning right now in the pool', 'drowning'],
    ['my child swallowed paraffin', 'poison'],
    ['mtoto amekunywa mafuta ya taa', 'poison'],
    ['took too many tablets', 'poison'],
    ['pregnant and bleeding', 'pregnancy'],
    ['baby is coming now', 'birth'],
    ['baby not crying after birth', 'newborn'],
    ['heat stroke at a match', 'heat'],
    ['scorpion sting', 'scorpion'],
    ['nge amemuuma mtoto', 'scorpion'],
    ['my son has a sickle cell crisis', 'sickleCell'],
    ['elephant attacked my uncle', 'wildAnimal'],
    ['ameshambuliwa na kiboko', 'wildAnimal'],
    ['i am about to faint', 'fainting'],
    ['my drink was spiked', 'drunk'],
    ['diabetic, sweating and confused', 'lowSugar'],
    ['nosebleed', 'nosebleed'],
    ['battery acid in my eyes', 'chemical'],
    ['sawdust in my eye', 'eye'],
    ['cobra spat in my eye', 'eye'],
    ['fits', 'seizure'],
    ['fell from third floor cant move legs', 'spine'],
    ['amenyongwa', 'strangled'],
    ['i have been raped', 'sexualViolence'],
    ['my husband is beating me help', 'violenceAtHome'],
    ['my mother passed away', 'bereavement'],
    ['shocked by stima and he is not moving', 'electricShock'],
    ['seizure and not breathing', 'notBreathing'],
    ['i want to die i have taken pills', 'poison'],
  ])('to %s: %s', (message, id) => {
    expect(reached(message)).toContain(id);
  });

  it('names no amount of a medicine', () => {
    expect(said('how much paracetamol for my baby')).not.toMatch(/\d+ ?(?:mg|ml)/);
  });
});

describe('an answer about one matter', () => {
  it.each(matterIds)('has its name and its words, and may lead to another: %s', (id) => {
    const shown = answer({ choice: id, label: '' });
    const { lines } =
      id in assistant.topics ? assistant.topics[id as 'choking'] : assistant.concerns[id as 'fire'];
    expect(shown.heading).toBe(assistant.matters[id].name);
    expect([...(shown.text === '' ? [] : shown.text.split('\n')), ...(shown.steps ?? [])]).toEqual(lines);
    expect(shown.about).toBe(id);
  });
});

it.each([
  ['snakebite', 'Do not tie a tourniquet'],
  ['burns', 'Do not put butter, toothpaste'],
  ['attack', 'leave it in'],
  ['roadAccident', 'Do not take off a helmet'],
])('says what not to do: %s', (choice, warning) => {
  expect(plain(answer({ choice, label: '' }))).toContain(warning);
});

it.each(['grandma fell down the stairs', 'electric shock at work', 'fell from a roof'])(
  'speaks of no road where nothing says so: %s',
  (message) => {
    expect(said(message)).not.toMatch(/Hazard lights|Triangles/);
  },
);
