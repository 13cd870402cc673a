import { describe, expect, it } from 'vitest';
import { askIds, concernIds } from '../../src/domain/assistantIds';
import { matchers } from '../../src/assistant/rules/matchers';
import { childSigns } from '../../src/assistant/rules/patients';
import { phrasebook, wordsOf } from '../../src/assistant/engine/phrases';
import { hides } from '../../src/assistant/precedence';
import { parseMessage } from '../../src/assistant/parseMessage';
import { aliases } from '../../src/assistant/engine/shorthand';
import { wordReader } from '../../src/assistant/engine/words';
import { phrasesOf, samplesOf } from './samples';

const all = [...matchers, ...childSigns];
const words = wordReader(all.flatMap(({ patterns }) => wordsOf(patterns)));

describe('a phrase that nobody can reach is a fault', () => {
  it('every word of every phrase is read as itself', () => {
    const dead = new Set(
      all.flatMap(({ patterns }) => wordsOf(patterns)).filter((word) => words(word).join(' ') !== word),
    );
    expect([...dead]).toEqual([]);
  });

  it('every word that another reading begins with is read as itself', () => {
    const first = aliases.flatMap(([from]) => from.split(' '));
    expect(first.filter((word) => words(word).join(' ') !== word)).toEqual([]);
  });

  it('every phrase comes through the reading of words as it is', () => {
    const samples = all.flatMap(({ patterns }) => phrasesOf(patterns).flatMap(samplesOf));
    expect(samples.length).toBeGreaterThan(4000);
    const changed = samples.filter(
      (sample) => words(sample.words.join(' ')).join(' ') !== sample.words.join(' '),
    );
    expect(changed.map((sample) => sample.words.join(' '))).toEqual([]);
  });

  it('every phrase on a patient or a question, typed alone, reaches its own answer', () => {
    const missed = matchers.flatMap(({ patterns, topic, concern, ask, urgent }) =>
      phrasesOf(patterns)
        .flatMap(samplesOf)
        .filter(({ message }) => {
          const reading = parseMessage(message);
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
    const missed = matchers
      .filter(({ topic, concern, ask }) => !(topic ?? concern ?? ask))
      .flatMap(({ patterns, rule }) =>
        phrasesOf(patterns)
          .filter((phrase) => {
            const typed = samplesOf(phrase).flatMap(({ message }) => [message, `${message} zzq`]);
            return !typed.some((message) => parseMessage(message)?.rule === rule);
          })
          .map((phrase) => `${rule}: ${phrase}`),
      );
    expect(missed).toEqual([]);
  });

  it('every concern and every question has phrases', () => {
    expect(concernIds.filter((id) => !matchers.some(({ concern }) => concern === id))).toEqual([]);
    expect(askIds.filter((id) => !matchers.some(({ ask }) => ask === id))).toEqual([]);
  });

  it('every phrase on age is understood', () => {
    const missed = childSigns.flatMap(({ patterns, who }) =>
      phrasesOf(patterns)
        .flatMap(samplesOf)
        .filter(({ message }) => parseMessage(`${message} fever`)?.who !== who),
    );
    expect(missed).toEqual([]);
  });
});

describe('the language of phrases', () => {
  const finds = (patterns: string, message: string) =>
    phrasebook([{ patterns }])(message.split(' ')).size === 1;

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
  ])('%s in "%s": %s', (patterns, message, found) => {
    expect(finds(patterns, message)).toBe(found);
  });
});
