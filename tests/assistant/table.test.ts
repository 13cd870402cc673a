import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../src/assistant/parseMessage';
import { ruleIds } from '../../src/domain/assistantIds';
import { morePhrasings } from './morePhrasings';
import { phrasings } from './phrasings';

describe.each(ruleIds)('%s', (rule) => {
  it.each([...new Set([...phrasings[rule], ...morePhrasings[rule]])])('%s', (message) => {
    expect(parseMessage(message)?.rule).toBe(rule);
  });
});

it('has at least five phrasings for each rule, and many in all', () => {
  for (const rule of ruleIds) expect(new Set(phrasings[rule]).size, rule).toBeGreaterThanOrEqual(5);
  expect(Object.values(phrasings).flat().length).toBeGreaterThanOrEqual(200);
});
