import { describe, expect, it } from 'vitest';
import { replyFrom } from '../../src/assistant/reply';
import { assistant } from '../../src/content/pages/assistant';
import { plain } from './plain';

const reply = replyFrom(assistant);
const said = (message: string) => plain(reply(message));
const paths = (message: string) => reply(message).links.map(({ to }) => to);

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
    const { steps, aside, call } = reply(question);
    expect(steps?.[0]).toMatch(/^Call 0700 000 000/);
    expect(steps?.[1]).toMatch(/^Let them sit on the floor/);
    expect(steps?.join('\n')).not.toContain('We aim to arrive');
    expect(aside).toMatch(/^We aim to arrive in 5-10 minutes in urban areas/);
    expect(call).toEqual(assistant.number);
    expect(paths(question)).toContainEqual(expect.stringMatching(/^\/FirstAid\/HeartAttack/));
  });

  it('has no call link where no life is at stake', () => {
    expect(reply('do you offer first aid training').call).toBeUndefined();
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
  it('are numbered acts only: the call and for whom they are come before them', () => {
    const { text, steps, picture } = reply('baby not breathing');
    const [call, ...acts] = assistant.young.baby.notBreathing?.lines ?? [];
    expect(text).toBe(`${call}\nFor a baby under 1 year:`);
    expect(steps).toEqual(acts);
    expect(picture).toBe(assistant.pictures.babyCpr);
  });

  it('are no answer to a question about the service, or to somebody in despair', () => {
    for (const message of ['how much does it cost', 'qwertz', 'i want to die', 'thank you'])
      expect(reply(message).steps).toBeUndefined();
  });

  it('of an adult are not drawn for a baby', () => {
    expect(reply('my baby is not waking up').picture).toBeUndefined();
  });
});

describe('the call link', () => {
  it.each([
    'I need an ambulance',
    'call an ambulance',
    'tuma ambulance',
    'can you send ambulance to south c',
    'niko ongata rongai tuma ambulance',
    'nitumieni ambulance githurai 45',
    'what number do i call in emergency',
    'how long until you come',
    'water broke what do i do',
    'my kid fell into a latrine',
    'fit that has lasted 10 minutes',
    'qwertz',
    '   ',
    'hello',
    'do you cover kisumu',
    'nosebleed',
  ])('stands in the words of the answer: %s', (message) => {
    expect(reply(message).call).toEqual(assistant.number);
    expect(said(message)).toContain(assistant.number.label);
  });

  it.each(['thank you', 'asante', 'bye', 'what is in an ambulance', 'do you have jobs'])(
    'is left out where nothing names the call: %s',
    (message) => {
      expect(reply(message).call).toBeUndefined();
    },
  );
});

describe('the check by a clinician', () => {
  const review = {
    reviewedBy: 'Dr. A. Example',
    reviewerRole: 'emergency physician',
    reviewedOn: '2026-12-24',
    nextReviewOn: '2027-12-24',
  };
  const checked = replyFrom({ ...assistant, reviews: { heartAttack: review } });

  it('is told with its day once it has taken place, for these words only', () => {
    expect(plain(checked('what to do for a heart attack'))).toMatch(
      /\n\nChecked by Dr\. A\. Example on 24 December 2026\.$/,
    );
    expect(plain(checked('she is choking'))).toMatch(/has not yet checked these words\.$/);
  });

  it('counts only if everything that is said was checked', () => {
    expect(plain(checked('heart attack and heavy bleeding'))).toMatch(/has not yet checked these words\.$/);
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
    expect(said('how much is an ambulance, my dad is not breathing')).toContain('5 to 6 cm');
  });
});

describe('a complaint that threatens no life', () => {
  it.each(['i have a headache', 'toothache', 'period pain'])('is shown to a clinic: %s', (message) => {
    const text = said(message);
    expect(text).toMatch(/^Not an emergency\? A clinic/);
    expect(text).not.toContain('No answer?');
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
    expect(said(message)).toContain('5 chest thrusts with the heel of one hand');
    expect(said(message)).not.toMatch(/: 5 abdominal thrusts/);
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
    expect(text).toMatch(/Let them sit/);
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
  it.each(['he is fighting for breath', 'baby cannot breathe well', 'anapumua kwa shida'])(
    'is told what holds for the awake only after what to do for somebody who is not: %s',
    (message) => {
      const text = said(message);
      expect(text).toMatch(/Not awake\?/);
      expect(text.indexOf('Not awake?')).toBeLessThan(text.indexOf('Awake?'));
    },
  );

  it('and does not breathe is never told first not to push', () => {
    for (const message of ['struggling to breathe and now not breathing', 'baby breathe none'])
      expect(said(message)).toMatch(/^(?!(?:.*\n){0,3}.*Do not push)/);
  });
});

describe('whether to stop pushing', () => {
  it.each([
    'should i stop pushing',
    'can i stop cpr',
    'niache kubonyeza kifua',
    'my arms are tired of doing cpr',
  ])('has an answer of its own: %s', (message) => {
    const { steps, call } = reply(message);
    expect(steps?.slice(0, 3)).toEqual(assistant.concerns.stopPushing.lines.slice(0, 3));
    expect(call).toEqual(assistant.number);
  });

  it('comes before the steps for the cause', () => {
    expect(reply('he drowned, should we stop cpr').steps?.[1]).toBe(assistant.concerns.stopPushing.lines[1]);
  });
});

describe('a headache', () => {
  it.each(['worst headache of my life', 'a thunderclap headache', 'kichwa kimeuma ghafla vibaya sana'])(
    'that is sudden and worse than ever is an emergency: %s',
    (message) => {
      const text = said(message);
      expect(text).toMatch(/^Call 0700 000 000/);
      expect(text).toContain('even if it fades');
      expect(text).toContain('No aspirin');
    },
  );
});

describe('what no page covers', () => {
  const { concerns } = assistant;
  it.each([
    ['I want to kill myself', concerns.despair],
    ['nataka kujiua', concerns.despair],
    ['my friend says she wants to end her life', assistant.helpers.despair ?? concerns.despair],
    ['nimechoka na maisha', concerns.despair],
    ['i want to die', concerns.despair],
    ['nataka kufa', concerns.despair],
    ['house is on fire people inside', concerns.fire],
    ['moto kwa nyumba watu wako ndani', concerns.fire],
    ['electric shock from a live wire', concerns.electricShock],
    ['ameshikwa na stima', concerns.electricShock],
    ['gas explosion', concerns.danger],
    ['someone is drowning right now in the pool', concerns.drowning],
    ['my child swallowed paraffin', concerns.poison],
    ['mtoto amekunywa mafuta ya taa', concerns.poison],
    ['took too many tablets', concerns.poison],
    ['pregnant and bleeding', concerns.pregnancy],
    ['my sister had abortion and is bleeding heavily', concerns.pregnancy],
    ['baby is coming now', concerns.birth],
    ['baby not crying after birth', concerns.newborn],
    ['heat stroke at a match', concerns.heat],
    ['scorpion sting', concerns.scorpion],
    ['nge amemuuma mtoto', concerns.scorpion],
    ['my son has a sickle cell crisis', concerns.sickleCell],
    ['elephant attacked my uncle', concerns.wildAnimal],
    ['ameshambuliwa na kiboko', concerns.wildAnimal],
    ['ameshambuliwa na mamba', concerns.wildAnimal],
    ['i am about to faint', concerns.fainting],
    ['my drink was spiked', concerns.drunk],
    ['diabetic, sweating and confused', concerns.lowSugar],
    ['nosebleed', concerns.nosebleed],
    ['battery acid in my eyes', concerns.chemical],
    ['sawdust in my eye', concerns.eye],
    ['cobra spat in my eye', concerns.eye],
    ['fits', concerns.seizure],
    ['seizure for 10 minutes how long', concerns.seizure],
    ['he is having fits put spoon in mouth?', concerns.seizure],
    ['fell from third floor cant move legs', concerns.spine],
    ['amenyongwa', concerns.strangled],
    ['i have been raped', concerns.sexualViolence],
    ['my husband is beating me help', concerns.violenceAtHome],
    ['my mother passed away', concerns.bereavement],
  ])('is answered with the call and words of its own: %s', (message, { lines }) => {
    const { call } = reply(message);
    const text = said(message);
    expect(text.split('\n').filter((line) => lines.includes(line))).toEqual(lines);
    expect(text.split('\n')[0]).toBe(lines[0]);
    expect(call).toEqual(assistant.number);
  });

  it('never comes before steps that cannot wait', () => {
    expect(said('she is choking on water, drowning')).not.toMatch(/back blows/);
    expect(said('shocked by stima and he is not moving')).toMatch(
      /Do not touch them while the power is on(?:.*\n)+.*look at the chest/,
    );
    expect(said('hanged himself and is not breathing')).toContain('5 to 6 cm');
    const cut = said('she cut her wrist, bleeding, wants to die');
    expect(cut).toContain('Press firmly');
    expect(cut).toContain('Do not leave them alone');
    expect(cut).toContain('0722 178 177');
  });

  it('is said beside something more pressing', () => {
    const text = said('i want to die i have taken pills');
    expect(text).toContain('You are not alone');
    expect(text).toContain('0722 178 177');
    expect(text).toContain('Do not make them vomit');
    expect(said('seizure and not breathing')).toMatch(/nothing in the mouth(?:.*\n)+.*5 to 6 cm/);
  });

  it('leaves out steps that would be wrong', () => {
    expect(said('my sister had abortion and is bleeding heavily')).not.toMatch(/deep into the hole/);
    expect(said('amenyongwa')).not.toMatch(/back blows/);
    expect(said('cobra spat in my eye')).not.toMatch(/Splint the/);
    expect(said('fell from third floor cant move legs')).not.toMatch(/aspirin/);
    expect(said('fits')).not.toMatch(/Press on the chest/);
  });

  it.each([
    ['i am about to faint', concerns.fainting],
    ['nahisi kuzimia', concerns.fainting],
    ['ameshambuliwa na kiboko', concerns.wildAnimal],
    ['a scorpion stung my baby and she is drooling', concerns.scorpion],
  ])('is all that is said, without what the model takes it for: %s', (message, { lines }) => {
    expect(reply(message).steps).toEqual(lines);
  });

  it('names no amount of a medicine', () => {
    expect(said('how much paracetamol for my baby')).not.toMatch(/\d+ ?(?:mg|ml)/);
  });
});

it.each([
  ['tourniquet for a snake bite', 'No tourniquet'],
  ['put toothpaste on the burn', 'no toothpaste'],
  ['can I pull out the knife', 'Leave it in'],
  ['boda rider down, do I take off the helmet', 'Do not take off a helmet'],
])('says what not to do: %s', (message, warning) => {
  expect(said(message)).toContain(warning);
});

it.each(['grandma fell down the stairs', 'electric shock at work', 'fell from a roof'])(
  'speaks of no road where nothing says so: %s',
  (message) => {
    expect(said(message)).not.toMatch(/Hazard lights|Triangles/);
  },
);
