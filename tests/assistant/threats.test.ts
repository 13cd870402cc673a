import { describe, expect, it } from 'vitest';
import { learned as full } from '../../src/assistant/model/fullWeights';
import { threats } from '../../src/assistant/model/meanings';
import { guesser } from '../../src/assistant/model/model';
import { learned as small } from '../../src/assistant/model/weights';
import { aboutPatients } from '../../src/assistant/precedence';
import { replyFrom } from '../../src/assistant/reply';
import { assistant as english } from '../../src/content/pages/assistant';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { plain } from './plain';
import { linesOf } from './report/corpus';

const contents = { en: english, sw: assistantIn(english) };
const guessers = { small: guesser(small), full: guesser(full) };
const check = linesOf('check').filter(({ meaning }) => threats.has(meaning));

/** Every text about the service. */
const serviceTexts = ({ answers, asks }: typeof english) =>
  new Set([
    ...Object.entries(answers).flatMap(([id, { lines }]) =>
      [...aboutPatients, 'call', 'callAmbulance', 'safeToWait'].some((one) => one === id) ? [] : lines,
    ),
    ...Object.values(asks).flatMap(({ lines }) => lines),
  ]);

describe.each(['small', 'full'] as const)('with the %s model', (size) => {
  it.each(['en', 'sw'] as const)(
    'every check line in %s that tells of a threat gets the call or a question',
    (language) => {
      const reply = replyFrom(contents[language], guessers[size]);
      const without = check
        .filter((line) => line.language === language)
        .filter(({ text }) => {
          const { call, quiet, question } = reply({ text });
          return (call ?? quiet ?? question) === undefined;
        });
      expect(without.map(({ text }) => text)).toEqual([]);
    },
  );
});

describe('a threat beside a question about the service', () => {
  const reply = replyFrom(english);
  const service = serviceTexts(english);
  it.each([
    'our teacher is having a fit in front of da class',
    'watu wengi wamezama gari imebebwa',
    'alilazwa icu kwa pumu na leo imerudi',
    'i took sum pills',
    'how long until you come he is dying',
    'how much is it and hurry she is dying',
    'cut my hand on a mango machine it is bleeding a lot',
    'is the driver trained, my son is choking',
  ])('gets the call, then what to do, or a question: %s', (message) => {
    const answer = reply({ text: message });
    expect(answer.callLine ?? answer.question?.callLine).toBeDefined();
    expect(
      plain(answer)
        .split('\n')
        .slice(0, 3)
        .filter((line) => service.has(line)),
    ).toEqual([]);
  });
});
