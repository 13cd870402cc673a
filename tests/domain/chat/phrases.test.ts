import { describe, expect, it } from 'vitest';
import { askIds } from '../../../src/domain/chat/asks';
import { claims } from '../../../src/domain/chat/claims';
import { concernIds } from '../../../src/domain/chat/concerns';
import { young } from '../../../src/domain/chat/patients';
import { phrasebook, wordsOf } from '../../../src/domain/chat/phrases';
import { hides } from '../../../src/domain/chat/precedence';
import { read } from '../../../src/domain/chat/reading';
import { aliases } from '../../../src/domain/chat/shorthand';
import { wordReader } from '../../../src/domain/chat/words';
import { phrasesOf, samplesOf } from './samples';

const all = [...claims, ...young];
const words = wordReader(all.flatMap(({ says }) => wordsOf(says)));

describe('a phrase that nobody can reach is a fault', () => {
  it('every word of every phrase is read as itself', () => {
    const dead = new Set(
      all.flatMap(({ says }) => wordsOf(says)).filter((word) => words(word).join(' ') !== word),
    );
    expect([...dead]).toEqual([]);
  });

  it('every word that another reading begins with is read as itself', () => {
    const first = aliases.flatMap(([from]) => from.split(' '));
    expect(first.filter((word) => words(word).join(' ') !== word)).toEqual([]);
  });

  it('every phrase comes through the reading of words as it is', () => {
    const samples = all.flatMap(({ says }) => phrasesOf(says).flatMap(samplesOf));
    expect(samples.length).toBeGreaterThan(4000);
    const changed = samples.filter(
      (sample) => words(sample.words.join(' ')).join(' ') !== sample.words.join(' '),
    );
    expect(changed.map((sample) => sample.words.join(' '))).toEqual([]);
  });

  it('every phrase on a patient or a question, typed alone, reaches its own answer', () => {
    const missed = claims.flatMap(({ says, topic, concern, ask, urgent }) =>
      phrasesOf(says)
        .flatMap(samplesOf)
        .filter(({ message }) => {
          const reading = read(message);
          const more = reading?.concerns.flatMap((id) => hides[id] ?? []) ?? [];
          const has = [...(reading?.topics ?? []), ...(reading?.concerns ?? []), ...more];
          const isUrgent = !urgent || reading?.urgent;
          const isNamed = [topic, concern].every((id) => id === undefined || has.includes(id));
          return !(isNamed && isUrgent && (ask === undefined || reading?.ask === ask));
        })
        .map(({ message }) => `${concern ?? topic ?? ask ?? 'urgent'}: ${message}`),
    );
    expect(missed).toEqual([]);
  });

  it('every other phrase reaches its rule in some of its forms', () => {
    const missed = claims
      .filter(({ topic, concern, ask }) => !(topic ?? concern ?? ask))
      .flatMap(({ says, rule }) =>
        phrasesOf(says)
          .filter((phrase) => {
            const typed = samplesOf(phrase).flatMap(({ message }) => [message, `${message} zzq`]);
            return !typed.some((message) => read(message)?.rule === rule);
          })
          .map((phrase) => `${rule}: ${phrase}`),
      );
    expect(missed).toEqual([]);
  });

  it('every concern and every question has phrases', () => {
    expect(concernIds.filter((id) => !claims.some(({ concern }) => concern === id))).toEqual([]);
    expect(askIds.filter((id) => !claims.some(({ ask }) => ask === id))).toEqual([]);
  });

  it('every phrase on age is understood', () => {
    const missed = young.flatMap(({ says, who }) =>
      phrasesOf(says)
        .flatMap(samplesOf)
        .filter(({ message }) => read(`${message} fever`)?.who !== who),
    );
    expect(missed).toEqual([]);
  });
});

describe('the language of phrases', () => {
  const finds = (says: string, message: string) => phrasebook([{ says }])(message.split(' ')).size === 1;

  it.each([
    ['a|b c', 'b c', true],
    ['a|b c', 'b d c', false],
    ['a? b', 'b', true],
    ['a? b', 'a b', true],
    ['a? b? c', 'c', true],
    ['a b? c', 'a c', true],
    ['a .. c', 'a x y z c', true],
    ['a .. c', 'a x y z z c', false],
    ['a ... c', 'a x x x x x x c', true],
    ['a !b', 'a b', false],
    ['a !b', 'a', true],
    ['^ a $', 'a', true],
    ['^ a $', 'a a', false],
    ['# a', '20 a', true],
    ['# a', '2 a', false],
    ['a #', 'a 10', true],
  ])('%s in "%s": %s', (says, message, found) => {
    expect(finds(says, message)).toBe(found);
  });
});
