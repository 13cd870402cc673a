import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../src/assistant/parseMessage';
import { ruleIds, topicIds } from '../../src/domain/assistantIds';
import { phrasings } from './phrasings';

const all = Object.values(phrasings).flat();
const answers = new Set<string>([...ruleIds, 'fallback']);

/** Numbers from 0 below `below`, the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

it.each(['', ' ', '\n\t', '\u00a0\u2003\u3000', '\r\n '])('does not answer %j', (message) => {
  expect(parseMessage(message)).toBeUndefined();
});

it.each([
  '?',
  '...',
  '😀',
  '🚑🚑',
  '\u200d',
  '\ud800',
  '\u0000',
  'ßẞ',
  '救命',
  'مساعدة',
  "'''",
  '$',
  '^',
  '|',
  '..',
  '__proto__ constructor',
])('answers %j with the fallback', (message) => {
  expect(parseMessage(message)).toEqual({ rule: 'fallback', topics: [], urgent: false, concerns: [] });
});

it('answers anything, once and for all', () => {
  const random = dice(7);
  const words = all.flatMap((message) => message.split(' '));
  const odd = [
    '\u0301',
    '\ud83d',
    '\udc00',
    '\u202e',
    '\u0000',
    '😀',
    '^',
    '$',
    '|',
    '?',
    "n't",
    "'s",
    'ﷺ',
    '½',
    '999',
    '\n',
  ];
  for (let round = 0; round < 3000; round++) {
    const message = Array.from({ length: 1 + random(14) }, () =>
      random(5) === 0
        ? odd[random(odd.length)]
        : random(4) === 0
          ? String.fromCodePoint(1 + random(0xffff))
          : words[random(words.length)],
    ).join(random(3) === 0 ? '' : ' ');
    const reading = parseMessage(message);
    if (message.trim() === '') continue;
    expect(answers.has(reading?.rule ?? '')).toBe(true);
    expect(parseMessage(message)).toEqual(reading);
    const order = reading?.topics.map((topic) => topicIds.indexOf(topic)) ?? [-1];
    expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
  }
});

describe('reads the same', () => {
  it.each<[string, (message: string) => string]>([
    ['in capitals', (message) => message.toUpperCase()],
    ['with white space around and between', (message) => `\n  ${message.replaceAll(' ', ' \t\u00a0 ')} \r\n`],
    ['with other apostrophes', (message) => message.replaceAll("'", '\u2019')],
    ['with punctuation', (message) => `"${message.replaceAll(' ', ', ')}"...!!!`],
    ['in composed or taken apart letters', (message) => message.replaceAll('e', 'e\u0301')],
    [
      'in full-width letters',
      (message) => message.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ],
    ['with a face at the end', (message) => `${message} 😭🙏`],
    ['with politeness', (message) => `please ${message} pls`],
  ])('%s', (_, change) => {
    for (const message of all)
      expect(parseMessage(change(message)), change(message)).toEqual(parseMessage(message));
  });
});

it.each(['accent', 'three', 'threat', 'brian', 'strike', 'stubbed', 'finer', 'money', 'kujua'])(
  'does not take %j for a misspelt sign',
  (word) => {
    expect(parseMessage(word)).toEqual({ rule: 'fallback', topics: [], urgent: false, concerns: [] });
  },
);

it('finds an emergency within a long message', () => {
  const told = 'we were at home and all was well and then we had our dinner together as always '.repeat(60);
  for (const message of [`${told} my father is not breathing`, `my father is not breathing ${told}`]) {
    expect(parseMessage(message)).toEqual({
      rule: 'stoppedBreathing',
      topics: ['notBreathing'],
      urgent: true,
      concerns: [],
    });
  }
});

it('reads 10,000 characters of anything quickly', () => {
  const hard = [
    'a',
    'how long ',
    'ambulancx ',
    'not ',
    'heart ',
    '..',
    "'",
    'é',
    'what you how is ',
    'take my x x x ',
    'ambulnce ampulancf ',
    all.join(' '),
  ];
  parseMessage('ready');
  for (const part of hard) {
    const message = part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000);
    const times = [0, 0, 0, 0].map(() => {
      const start = performance.now();
      parseMessage(message);
      return performance.now() - start;
    });
    // A few milliseconds on a phone. The first may compile, others may wait for other work.
    expect(Math.min(...times), part).toBeLessThan(250);
  }
});

describe('reads 500 characters in less than 5 ms', () => {
  const told =
    'my mother has fallen in the bathroom and she can not move her leg, anatoka damu kichwani na amezimia, tumepiga ' +
    'ambulance dakika thelathini zimepita na hajafika, tafadhali saidia haraka niko githurai 45 ';

  it.each([
    told,
    'umemshika ',
    'wameskwamishiwakulianapi ',
    'hakukukukuku',
    'not be not even ',
    'how long ',
    'child baby not ',
    'take drink eat 20 medicine ',
    'born not cry pregnant bleed ',
    'fall fall hit not move ',
    'help me ',
  ])('%s', (part) => {
    const message = part.repeat(500).slice(0, 500);
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      parseMessage(message);
      return performance.now() - start;
    });
    // The best of many: other work may run beside.
    expect(Math.min(...times)).toBeLessThan(5);
  });
});
