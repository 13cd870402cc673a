import { describe, expect, it } from 'vitest';
import { decide, mattersOf } from '../../src/assistant/decide';
import { everydayWord } from '../../src/assistant/engine/figures';
import type { Meaning } from '../../src/assistant/model/meanings';
import type { Guess } from '../../src/assistant/model/model';
import type { ParsedMessage } from '../../src/assistant/parsedMessage';

const words = 'some words of a message'.split(' ');
const unread: ParsedMessage = { rule: 'fallback', topics: [], concerns: [], urgent: false };
const burnt: ParsedMessage = { rule: 'emergencyProcedure', topics: ['burns'], concerns: [], urgent: true };
const priced: ParsedMessage = { ...unread, rule: 'callAmbulance', ask: 'price' };
const trained: ParsedMessage = { ...unread, rule: 'training' };

const guess = (alarm: number, ...ranked: readonly (readonly [Meaning, number])[]): Guess => ({
  alarm,
  ranked: ranked.map(([meaning, weight]) => ({ meaning, weight })),
});

describe('where rules and model see the same matter', () => {
  it('its steps are shown, and the next two beside them', () => {
    expect(
      decide(burnt, words, guess(2, ['burns', 0.5], ['fire', 0.1], ['chemical', 0], ['smoke', -1])),
    ).toEqual({
      kind: 'steps',
      matter: 'burns',
      others: ['fire', 'chemical'],
    });
  });

  it('the model’s likeliest of several comes first', () => {
    const both: ParsedMessage = { ...burnt, concerns: ['fire'] };
    expect(decide(both, words, guess(2, ['burns', 0.5], ['smoke', 0]))).toMatchObject({
      matter: 'burns',
      others: ['fire', 'smoke'],
    });
  });

  it('who does not breathe gets the steps for that first, whatever the cause', () => {
    const still: ParsedMessage = { ...unread, topics: ['notBreathing'], concerns: ['asthma'], urgent: true };
    expect(decide(still, words, guess(2, ['asthma', 0.5]))).toEqual({
      kind: 'steps',
      matter: 'notBreathing',
      others: ['asthma'],
    });
    const wet: ParsedMessage = { ...still, concerns: ['drowning'] };
    expect(decide(wet, words, guess(2, ['drowning', 0.5]))).toMatchObject({ matter: 'drowning' });
  });

  it('a rule of the specification about one matter counts as that matter', () => {
    const still: ParsedMessage = { ...unread, rule: 'cpr', topics: ['notBreathing'], urgent: true };
    expect(decide(still, words, guess(1, ['cpr', 0.4]))).toMatchObject({
      kind: 'steps',
      matter: 'notBreathing',
    });
  });
});

describe('where they differ, or only one of them sees a matter', () => {
  it('the visitor is asked, with three buttons at most', () => {
    expect(decide(burnt, words, guess(1, ['stroke', 0.5], ['seizure', 0.2], ['heat', 0.1]))).toEqual({
      kind: 'ask',
      matters: ['stroke', 'burns', 'seizure'],
    });
    expect(decide(unread, words, guess(1, ['stroke', 0.5], ['price', 0.2]))).toEqual({
      kind: 'ask',
      matters: ['stroke'],
    });
    expect(decide(burnt, words, guess(-0.5, ['everyday', 0.5], ['burns', 0.4]))).toMatchObject({
      kind: 'ask',
    });
  });

  it('a question about the service is answered, unless the model sees a threat', () => {
    expect(decide(trained, words, guess(-0.2, ['kit', 0.5], ['choking', 0.1]))).toEqual({ kind: 'answer' });
    expect(decide(trained, words, guess(0.8, ['choking', 0.5]))).toMatchObject({ kind: 'ask' });
    expect(decide(priced, words, guess(1, ['price', 0.5], ['stroke', 0.4]))).toEqual({ kind: 'answer' });
  });

  it('fewer words need more to be asked about', () => {
    const at = (count: number) => decide(unread, words.slice(0, count), guess(0.2, ['stroke', 0.1])).kind;
    expect([at(2), at(3), at(4)]).toEqual(['answer', 'answer', 'ask']);
  });
});

describe('where neither sees a matter', () => {
  it('the rule answers', () => {
    expect(decide(unread, words, guess(-2, ['everyday', 0.5]))).toEqual({ kind: 'answer', unread: true });
    expect(decide(priced, words, guess(-2, ['everyday', 0.5]))).toEqual({ kind: 'answer' });
  });

  it('a matter that the rules see in an everyday message is no reason for steps or for general words of help', () => {
    expect(decide(burnt, words, guess(-1.5, ['everyday', 0.9]))).toEqual({ kind: 'answer', unread: true });
    const hurt: ParsedMessage = { ...unread, rule: 'trauma', urgent: true };
    expect(decide(hurt, words, guess(-1.5, ['everyday', 0.9]))).toEqual({ kind: 'answer', unread: true });
    expect(decide(hurt, [...words, everydayWord], guess(-1.5, ['price', 0.9]))).toEqual({
      kind: 'answer',
      unread: true,
    });
  });
});

it('one word says too little for the model: the rules alone decide', () => {
  expect(decide(burnt, ['burns'], guess(-3, ['everyday', 2]))).toEqual({
    kind: 'steps',
    matter: 'burns',
    others: [],
  });
  expect(decide(unread, ['gun'], guess(3, ['attack', 2]))).toEqual({ kind: 'answer' });
});

describe('the matters of a reading', () => {
  it('are the most pressing first', () => {
    const reading: ParsedMessage = {
      ...unread,
      topics: ['choking', 'plan'],
      concerns: ['asthma', 'otherCare'],
    };
    expect(mattersOf(reading)).toEqual(['choking', 'asthma', 'otherCare']);
    expect(mattersOf({ ...reading, topics: ['stroke'] })).toEqual(['asthma', 'stroke', 'otherCare']);
  });

  it('have hard breathing behind chest pain', () => {
    expect(mattersOf({ ...unread, topics: ['heartAttack'], concerns: ['hardBreathing'] })).toEqual([
      'heartAttack',
      'hardBreathing',
    ]);
  });
});
