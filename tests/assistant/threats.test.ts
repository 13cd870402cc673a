import { describe, expect, it } from 'vitest';
import { learned as full } from '../../src/assistant/model/fullWeights';
import { threats } from '../../src/assistant/model/meanings';
import { guesser } from '../../src/assistant/model/model';
import { learned as small } from '../../src/assistant/model/weights';
import { parseMessage } from '../../src/assistant/parseMessage';
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
      [...aboutPatients].some((one) => one === id) ||
      id === 'call' ||
      id === 'callAmbulance' ||
      id === 'safeToWait'
        ? []
        : lines,
    ),
    ...Object.values(asks).flatMap(({ lines }) => lines),
  ]);

/**
 * Threats of the check lines that nothing recognises and that get a text about the service. They were 32, 17, 25 and 15
 * before the alarm was heeded where the answer is put together; they may become fewer, never more.
 */
const unrecognised = { small: { en: 8, sw: 2 }, full: { en: 6, sw: 4 } };
/** Those that begin with neither the call nor the help lines: they were 286, 271, 295 and 281, most with an "If" before the call. */
const withoutCall = { small: { en: 8, sw: 2 }, full: { en: 5, sw: 3 } };

describe.each(['small', 'full'] as const)('with the %s model', (size) => {
  describe.each(['en', 'sw'] as const)('every check line in %s that tells of a threat', (language) => {
    const content = contents[language];
    const reply = replyFrom(content, guessers[size]);
    const service = serviceTexts(content);
    const answered = check
      .filter((line) => line.language === language)
      .map(({ text }) => {
        const answer = reply(text);
        const lines = plain(answer).split('\n');
        // On rape, violence and despair whom to call stands first, each with a row of its own.
        const whom = answer.quiet?.lines ?? [];
        return {
          text,
          urgent: parseMessage(text, guessers[size])?.urgent,
          lines,
          hasCall: whom.length > 0 || lines[0]?.includes(content.number.label),
        };
      });

    it('has the call in the first line, or the help lines before it, if the threat is recognised', () => {
      const without = answered.filter(({ urgent, hasCall }) => urgent && !hasCall);
      expect(without.map(({ text, lines }) => `${text}: ${lines[0] ?? ''}`)).toEqual([]);
    });

    it('never has a text about the service before the second thing to do if the threat is recognised', () => {
      const served = answered.filter(
        ({ urgent, lines }) => urgent && lines.slice(0, 2).some((line) => service.has(line)),
      );
      expect(served.map(({ text }) => text)).toEqual([]);
    });

    it('has a text about the service in no more lines than before', () => {
      const served = answered.filter(({ lines }) => lines.slice(0, 2).some((line) => service.has(line)));
      expect(served.length, served.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
        unrecognised[size][language],
      );
    });

    it('has the call or the help lines first in all but a few', () => {
      const without = answered.filter(({ hasCall }) => !hasCall);
      expect(without.length, without.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
        withoutCall[size][language],
      );
    });
  });
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
  ])('gets the call, then what to do: %s', (message) => {
    const lines = plain(reply(message)).split('\n');
    expect(lines[0]).toContain(english.number.label);
    expect(lines.slice(0, 3).filter((line) => service.has(line))).toEqual([]);
  });
});
