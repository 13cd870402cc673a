import { expect, it } from 'vitest';
import { parseMessage } from '../../src/assistant/parseMessage';
import type { RuleId } from '../../src/domain/assistantIds';
import { secondList } from './secondList';

const asked = Object.entries(secondList).flatMap(([rule, phrasings]) =>
  phrasings.map((phrasing) => ({ rule: rule as RuleId, phrasing })),
);

it('reaches the meant rule for 95 % of phrasings that were written without looking at the rules', () => {
  expect(asked.length).toBeGreaterThanOrEqual(100);
  const missed = asked
    .map(({ rule, phrasing }) => ({ phrasing, meant: rule, reached: parseMessage(phrasing)?.rule }))
    .filter(({ meant, reached }) => meant !== reached);
  expect(missed.length / asked.length, JSON.stringify(missed, undefined, 2)).toBeLessThanOrEqual(0.05);
});
