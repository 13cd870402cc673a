import { describe, expect, it } from 'vitest';
import { linesOf } from './report/corpus';
import { isConcern, isTopic, threats } from '../../src/assistant/model/meanings';
import { parseMessage, readByRules } from '../../src/assistant/parseMessage';
import { plain } from './plain';
import { replyFrom } from '../../src/assistant/reply';
import { assistant } from '../../src/content/pages/assistant';

const reply = replyFrom(assistant);
const guessed = linesOf('train').flatMap(({ text }) => {
  const reading = parseMessage(text);
  return reading?.perhaps ? [{ text, reading, perhaps: reading.perhaps }] : [];
});

describe('a guess', () => {
  it('is made of some messages, of threats and of other things', () => {
    expect(guessed.some(({ reading }) => reading.urgent)).toBe(true);
    expect(guessed.some(({ reading }) => !reading.urgent)).toBe(true);
  });

  it('never takes the place of a threat that the rules have read', () => {
    for (const { text } of guessed) expect(readByRules(text)?.urgent, text).toBe(false);
  });

  it('begins with the call, then the condition under which it is right, and has the call link', () => {
    for (const { text, perhaps } of guessed) {
      const answer = reply(text);
      const [first = '', second = ''] = plain(answer).split('\n');
      expect(first, text).toContain(assistant.number.label);
      const condition =
        isTopic(perhaps) || isConcern(perhaps) ? assistant.doubt.ifs[perhaps] : assistant.doubt.perhaps;
      // Words of comfort, and answers that are no steps, have the number in the doubt itself.
      expect(
        [first, second].some((line) => [condition, assistant.doubt.perhaps].includes(line)),
        text,
      ).toBe(true);
      expect(answer.call, text).toEqual(assistant.number);
    }
  });

  it('is not made of one or two words', () => {
    for (const message of ['mume', 'maji safi', 'stima imezima'])
      expect(parseMessage(message)?.perhaps).toBeUndefined();
  });
});

describe('what may be meant besides', () => {
  const besides = linesOf('train').flatMap(({ text }) => {
    const reading = parseMessage(text);
    return reading?.also ? [{ text, reading, also: reading.also }] : [];
  });
  const saidIn = (text: string) => {
    const answer = reply(text);
    return [answer.text, ...(answer.steps ?? [])].join('\n');
  };

  it('has its own condition where it is about a patient, and never a word of aspirin', () => {
    expect(besides.length).toBeGreaterThan(100);
    for (const { text, also } of besides)
      for (const id of also.filter((one) => isTopic(one) || isConcern(one))) {
        const line = saidIn(text)
          .split('\n')
          .find((one) => one.startsWith(`${assistant.doubt.ifs[id]} `));
        // Where its words are said already they are not said again.
        expect(line ?? '', text).not.toMatch(/aspirin/i);
      }
    expect(
      besides.some(
        ({ text, also: [id] }) => id && isTopic(id) && saidIn(text).includes(assistant.doubt.ifs[id]),
      ),
    ).toBe(true);
  });

  it('is no threat where no alarm is raised', () => {
    for (const { text, reading, also } of besides)
      if (!reading.urgent)
        expect(
          also.filter((id) => threats.has(id)),
          text,
        ).toEqual([]);
  });
});

describe('a figure of speech', () => {
  it.each(['how do i burn calories', 'suicide squad', 'i am drowning in debt'])(
    'is no emergency: %s',
    (message) => {
      expect(parseMessage(message)?.urgent).toBe(false);
    },
  );

  it.each([
    'bitten by a snake what do i do',
    'my arms are shaking with foam in the mouth',
    'hot tea with milk poured on the baby',
    'the daughter is in labour the child is coming',
    'he was stabbed in the dark',
    'had a stroke in the swimming pool',
    'i want to die to end the pain',
    'accident at my friends place',
    'i cant make my wife wake up',
  ])('hides no emergency: %s', (message) => {
    expect(parseMessage(message)?.urgent).toBe(true);
  });
});
