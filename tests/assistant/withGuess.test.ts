import { describe, expect, it } from 'vitest';
import type { Guess } from '../../src/assistant/model/model';
import type { Meaning } from '../../src/assistant/model/meanings';
import type { ParsedMessage } from '../../src/assistant/parsedMessage';
import { withGuess } from '../../src/assistant/withGuess';

const words = 'some words of a message'.split(' ');
const unread: ParsedMessage = { rule: 'fallback', topics: [], concerns: [], urgent: false };
const burnt: ParsedMessage = { rule: 'emergencyProcedure', topics: ['burns'], concerns: [], urgent: true };
const priced: ParsedMessage = {
  rule: 'callAmbulance',
  ask: 'price',
  topics: [],
  concerns: [],
  urgent: false,
};

const guess = (alarm: number, ...ranked: readonly (readonly [Meaning, number])[]): Guess => ({
  alarm,
  ranked: ranked.map(([meaning, weight]) => ({ meaning, weight })),
});

describe('a guess beside the rules', () => {
  it('answers where no rule does', () => {
    expect(withGuess(unread, words, guess(-2, ['insurance', 0.2], ['burns', -1.5]))).toEqual({
      ...unread,
      ask: 'insurance',
      perhaps: 'insurance',
    });
  });

  it('raises an alarm of its own, and says of what', () => {
    const reading = withGuess(priced, words, guess(1, ['stroke', 0.5], ['price', 0.4]));
    expect(reading).toEqual({ ...priced, topics: ['stroke'], perhaps: 'stroke', urgent: true });
  });

  it('needs more for an alarm on few words', () => {
    const at = (count: number) =>
      withGuess(unread, words.slice(0, count), guess(0.2, ['stroke', 0.1], ['price', -0.9])).urgent;
    expect([at(1), at(2), at(3), at(4)]).toEqual([false, false, false, true]);
  });

  it('takes back an alarm of the rules only where an everyday message is likeliest and more speaks against a threat', () => {
    expect(withGuess(burnt, words, guess(-1, ['everyday', 0.5], ['burns', 0.1]))).toEqual(unread);
    expect(withGuess(burnt, words, guess(-0.1, ['everyday', 0.5], ['burns', 0.4]))).toEqual(burnt);
    expect(withGuess(burnt, words, guess(-1, ['price', 0.5], ['everyday', 0.4])).urgent).toBe(true);
  });

  it('never takes back the alarm of somebody who does not breathe or wake', () => {
    const lifeless: ParsedMessage = { ...burnt, topics: ['notBreathing'] };
    expect(withGuess(lifeless, words, guess(-3, ['everyday', 1], ['notBreathing', -1]))).toEqual(lifeless);
  });

  it('names nothing beside the steps for somebody who does not breathe or wake', () => {
    const lifeless: ParsedMessage = { ...burnt, topics: ['notBreathing'] };
    expect(withGuess(lifeless, words, guess(3, ['newborn', 1], ['notBreathing', 0.9]))).toEqual(lifeless);
  });

  it('names at most two meanings besides, and never puts them before what the rules read', () => {
    const reading = withGuess(
      burnt,
      words,
      guess(2, ['chemical', 0.5], ['burns', 0.4], ['fire', 0.3], ['smoke', 0.2]),
    );
    expect(reading).toEqual({ ...burnt, also: ['chemical', 'fire'] });
  });

  it('names no threat besides where it raises no alarm, and nothing that lies far behind', () => {
    const reading = withGuess(
      priced,
      words,
      guess(-1, ['price', 0.5], ['burns', 0.4], ['insurance', -0.5], ['payment', -0.6]),
    );
    expect(reading).toEqual(priced);
  });
});
