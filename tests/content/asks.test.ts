import { describe, expect, it } from 'vitest';
import { readFacts } from '../../src/config/facts';
import { asksFrom as english } from '../../src/content/pages/assistant/asks';
import { asksFrom as kiswahili } from '#sw/kiswahiliAssistant/asks';
import type { AskId } from '../../src/domain/assistantIds';

const allFacts = readFacts({
  COUNTIES: 'Nairobi, Kiambu',
  LANGUAGES: 'English, Kiswahili, Kikuyu',
  INSURERS: 'Mfano Insurance, Example Health',
  MPESA_TILL: '543210',
  CARD_PAYMENT: 'yes',
  PRICE_BASIC: '6500',
  PRICE_ADVANCED: '12000',
  PRICE_KM_INCLUDED: '20',
  PRICE_PER_KM: '150',
  COMPLAINT_DAYS: '7',
  OPEN_JOBS: 'Paramedic',
  KMPDC_LICENCE: 'KMPDC-AMB-12',
  EVENT_NOTICE_DAYS: '21',
  SHA_STATUS: 'yes 2026-11-20',
});

/** What an answer must contain once the owner has set it, in either language. */
const expected: readonly { ask: AskId; words: readonly string[] }[] = [
  { ask: 'price', words: ['KES 6,500', 'KES 12,000', '20', 'KES 150'] },
  { ask: 'insurance', words: ['Mfano Insurance, Example Health'] },
  { ask: 'payment', words: ['M-PESA', '543210'] },
  { ask: 'insurance', words: ['20', '2026'] },
  { ask: 'licence', words: ['KMPDC-AMB-12'] },
  { ask: 'eventCover', words: ['21'] },
  { ask: 'coverage', words: ['Nairobi, Kiambu'] },
  { ask: 'languages', words: ['English, Kiswahili, Kikuyu'] },
  { ask: 'jobs', words: ['Paramedic'] },
  { ask: 'complaint', words: ['7'] },
];

describe.each([
  ['English', english],
  ['Kiswahili', kiswahili],
])('questions about the service, in %s', (_, asksFrom) => {
  it.each(expected)('$ask: says what the owner has set', ({ ask, words }) => {
    const answerText = asksFrom(allFacts)[ask].lines.join('\n');
    for (const one of words) expect(answerText).toContain(one);
  });

  it.each(expected)('$ask: claims none of it where nothing is set', ({ ask }) => {
    const answerText = asksFrom(readFacts({}))[ask].lines.join('\n');
    expect(answerText).not.toMatch(/undefined|KES|: \.|: ,|Kiambu|543210|KMPDC-|21/);
  });

  it('offers no way to pay that is not taken', () => {
    const lines = asksFrom(readFacts({ MPESA_TILL: '543210' })).payment.lines.join('\n');
    expect(lines).toContain('543210');
    expect(lines).not.toMatch(/\bcards?\b|kadi/i);
  });

  it('has as many lines as the other language', () => {
    for (const facts of [allFacts, readFacts({})])
      for (const [ask, { lines }] of Object.entries(asksFrom(facts)))
        expect(lines.length, ask).toBe(english(facts)[ask as AskId].lines.length);
  });
});
