import { describe, expect, it } from 'vitest';
import { turnIds } from '../../src/domain/assistantIds';
import { reader } from '../../src/assistant/reader';
import { readTurn } from '../../src/assistant/turns/readTurn';
import { notTurns } from './notTurns';
import { turnList } from './turnList';

/** Every line of the list: what the last answer was about, what is typed, and what it means. */
const turns = turnList
  .trim()
  .split('\n\n')
  .flatMap((part) => {
    const [about = '', ...rows] = part.split('\n');
    return rows.flatMap((row) => {
      const [turn = '', said = ''] = row.split(': ');
      return said.split(' | ').map((message) => ({ about, turn, message }));
    });
  });

describe('a short message after an answer', () => {
  it('has a list with every turn', () => {
    expect(turns.length).toBeGreaterThan(800);
    expect([...new Set(turns.map(({ turn }) => turn))].sort()).toEqual([...turnIds].sort());
  });

  it.each([...new Set(turns.map(({ about }) => about))])('is read as an answer: %s', (about) => {
    const here = turns.filter((one) => one.about === about);
    const others = here.filter(({ message, turn }) => readTurn(message, about) !== turn);
    expect(others).toEqual([]);
  });

  it('is read in the same way for whomever it is, and after another turn', () => {
    expect(readTurn('still stuck', 'choking@baby')).toBe('same');
    expect(readTurn('bado imekwama', 'choking@baby.same')).toBe('same');
    expect(readTurn('anavuja damu', 'birth.same')).toBe('worse');
  });

  it('is about the same matter, though the message names it', () => {
    expect(readTurn('no, he is still choking', 'choking')).toBe('same');
    expect(readTurn('hapana, bado amepaliwa', 'choking')).toBe('same');
    expect(readTurn('still bleeding', 'nosebleed')).toBe('same');
  });

  it.each(notTurns)('%s: “%s” is something new', (about, message) => {
    expect(readTurn(message, about)).toBeUndefined();
  });

  it('is never good news where it denies something', () => {
    const told = turns.filter(({ turn }) => ['better', 'awake', 'breathes'].includes(turn));
    const flipped = told
      .filter(({ message }) => !/\b(?:no|not|haitoki|hana|haitetemeki)\b/i.test(message))
      .flatMap(({ about, message }) =>
        [`not ${message}`, `it is not true that ${message}`].map((no) => [about, no] as const),
      )
      .filter(([about, message]) => ['better', 'awake', 'breathes'].includes(readTurn(message, about) ?? ''))
      .map(([, message]) => message);
    expect(flipped).toEqual([]);
  });
});

describe('without a last matter', () => {
  it.each([
    ['nobody is answering the phone', 'nobodyAnswers'],
    ['hawajibu simu', 'nobodyAnswers'],
    ['no airtime', 'noAirtime'],
    ['sina credit', 'noAirtime'],
  ])('“%s” is understood', (message, turn) => {
    expect(readTurn(message, undefined)).toBe(turn);
  });

  it.each(['yes', 'hapana', 'still stuck', 'ameamka', 'can i give water', 'niko peke yangu'])(
    '“%s” answers nothing',
    (message) => {
      expect(readTurn(message, undefined)).toBeUndefined();
    },
  );
});

it('reads a turn in a few milliseconds', () => {
  readTurn('no', 'choking');
  reader();
  const start = performance.now();
  for (const { about, message } of turns.slice(0, 100)) readTurn(message, about);
  expect((performance.now() - start) / 100).toBeLessThan(20);
});
