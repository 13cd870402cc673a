import { describe, expect, it } from 'vitest';
import { replyFrom } from '../../src/app/assistant/reply';
import { assistant } from '../../src/content/en/assistant';

const reply = replyFrom(assistant);
const paths = (message: string) => reply(message).links?.map(({ to }) => to) ?? [];

describe('an answer', () => {
  it('to a patient in danger has the call, the steps for what is wrong, and their source with its year', () => {
    const { text, call } = reply('what to do for a heart attack');
    expect(call).toEqual(assistant.call);
    expect(text.split('\n').slice(0, assistant.topics.heartAttack.lines.length)).toEqual(
      assistant.topics.heartAttack.lines,
    );
    expect(text).toMatch(new RegExp(`\n\n${assistant.sourcesLabel} .*20\\d\\d`));
    expect(paths('what to do for a heart attack')).toContainEqual(
      expect.stringMatching(/^\/FirstAid\/HeartAttack/),
    );
  });

  it('to another question stands as its rule has it, with the call and the page on what is named', () => {
    const question = 'how long until you come, my dad has chest pain';
    const { text, call } = reply(question);
    expect(text).toContain('5-10 minutes in urban areas');
    expect(call).toEqual(assistant.call);
    expect(paths(question)).toContainEqual(expect.stringMatching(/^\/FirstAid\/HeartAttack/));
  });

  it('has no call link where no life is at stake', () => {
    expect(reply('do you offer first aid training').call).toBeUndefined();
  });

  it('is the fallback for what no rule knows, and for nothing', () => {
    const fallback = assistant.answers.fallback.lines.join('\n');
    expect(reply('qwertz').text).toContain(fallback);
    expect(reply('   ').text).toContain(fallback);
  });

  it('links each page once', () => {
    for (const message of ['crash with bleeding and burns', 'stroke or heart attack?', 'cpr, not breathing'])
      expect(new Set(paths(message)).size).toBe(paths(message).length);
  });
});

describe('somebody for whom the steps of an adult are wrong', () => {
  it.each([
    'my baby is choking on milk',
    'my 3 month old is choking',
    'mtoto mchanga amekabwa',
    'newborn choking and turning blue',
  ])('gets no abdominal thrusts: %s', (message) => {
    expect(reply(message).text).toContain('5 chest thrusts with the heel of one hand');
    expect(reply(message).text).not.toMatch(/Give 5 abdominal thrusts/);
  });

  it.each([
    ['baby not breathing', 'about 4 cm'],
    ['my child is not breathing', 'about 5 cm'],
    ['mtoto hapumui', 'about 5 cm'],
    ['cpr on a 2 year old', 'about 5 cm'],
    ['my wife is not breathing', '5 to 6 cm'],
    ['my wife is pregnant with our baby and not breathing', '5 to 6 cm'],
  ])('has the chest pressed as deep as fits: %s', (message, depth) => {
    expect(reply(message).text).toContain(depth);
  });

  it.each([
    'my son has chest pain',
    'chest pain and his face is drooping',
    'chest pain after the accident',
    'pregnant and has chest pain',
    'can I give aspirin for a stroke',
    'chest pain then he collapsed',
  ])('is offered no aspirin: %s', (message) => {
    expect(reply(message).text).not.toMatch(/may chew/);
    expect(reply(message).call).toEqual(assistant.call);
  });

  it.each([
    'chest pain and cant breathe',
    'asthma attack, he cant breathe',
    'pumu imemshika hawezi kupumua',
    'panic attack cant breathe',
  ])('is awake, and nobody is told to press on the chest: %s', (message) => {
    const { text, call } = reply(message);
    expect(text).toContain('Awake? Do not press on the chest.');
    expect(text).not.toContain('5 to 6 cm');
    expect(call).toEqual(assistant.call);
  });

  it.each(['asthma, she stopped breathing', 'asthma attack, unconscious and not breathing'])(
    'has stopped to breathe, and gets the steps for that: %s',
    (message) => {
      expect(reply(message).text).toContain('5 to 6 cm');
    },
  );
});

describe('what no page covers', () => {
  const { concerns } = assistant;
  it.each([
    ['I want to kill myself', concerns.despair],
    ['nataka kujiua', concerns.despair],
    ['my friend says she wants to end her life', concerns.despair],
    ['nimechoka na maisha', concerns.despair],
    ['house is on fire people inside', concerns.danger],
    ['moto kwa nyumba watu wako ndani', concerns.danger],
    ['electric shock from a live wire', concerns.danger],
    ['my child swallowed paraffin', concerns.poison],
    ['mtoto amekunywa mafuta ya taa', concerns.poison],
    ['took too many tablets', concerns.poison],
    ['pregnant and bleeding', concerns.pregnancy],
    ['baby is coming now', concerns.pregnancy],
    ['heat stroke at a match', concerns.otherCare],
    ['scorpion sting', concerns.otherCare],
    ['diabetic, sweating and confused', concerns.otherCare],
    ['nosebleed', concerns.otherCare],
    ['battery acid in my eyes', concerns.otherCare],
  ])('is answered with the call and words of its own: %s', (message, { lines }) => {
    const { text, call } = reply(message);
    expect(text.split('\n').slice(0, lines.length)).toEqual(lines);
    expect(call).toEqual(assistant.call);
  });

  it('never comes before steps that cannot wait', () => {
    expect(reply('she is choking on water, drowning').text).not.toMatch(/back blows/);
    expect(reply('shocked by stima and he is not moving').text).toMatch(
      /own safety first.*\n.*Check breathing/,
    );
    expect(reply('hanged himself and is not breathing').text).toContain('5 to 6 cm');
    expect(reply('she cut her wrist, bleeding, wants to die').text).toContain('Press firmly');
  });

  it('names no amount of a medicine', () => {
    expect(reply('how much paracetamol for my baby').text).not.toMatch(/\d+ ?(?:mg|ml)/);
  });
});

it.each([
  ['tourniquet for a snake bite', 'No tourniquet'],
  ['put toothpaste on the burn', 'no toothpaste'],
  ['can I pull out the knife', 'Leave it in'],
  ['boda rider down, do I take off the helmet', 'Do not take off a helmet'],
])('says what not to do: %s', (message, warning) => {
  expect(reply(message).text).toContain(warning);
});

it.each(['grandma fell down the stairs', 'electric shock at work', 'fell from a roof'])(
  'speaks of no road where nothing says so: %s',
  (message) => {
    expect(reply(message).text).not.toMatch(/Hazard lights|Triangles/);
  },
);
