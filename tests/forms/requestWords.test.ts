import { expect, it } from 'vitest';
import { problemText } from '../../src/forms/RequestForm/requestWords';
import { eventsRequest } from '../../src/content/pages/requests/eventsRequest';
import { eventsRequest as inKiswahili } from '#sw/requests/eventsRequest';
import { fieldsOf } from '../../src/domain/requests/definition';

it.each([
  [eventsRequest, 'Write a number from 1 to 500,000.'],
  [inKiswahili, 'Andika nambari kuanzia 1 hadi 500,000.'],
])('the limits of a number are written as all numbers of the page: %#', ({ sheet, labels }, text) => {
  const [, people] = fieldsOf(sheet.definition).find(([name]) => name === 'people') ?? [];
  const words = sheet.words.steps['event']?.fields['people'];
  if (!people || !words) throw new Error('An event is not asked how many people come.');
  expect(problemText('range', people, words, { labels, days: sheet.days, today: '2026-03-02' })).toBe(text);
});
