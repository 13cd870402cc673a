import { expect, it } from 'vitest';
import { desk } from '../../src/content/pages/desk';
import type { DeskItem } from '../../src/domain/desk';
import { daysOfPromise, dueAt, timeLeft } from '../../src/domain/deskTimes';

const said = (due: string, now: string) => desk.due(timeLeft(Date.parse(due), Date.parse(now)));

it.each([
  ['2026-11-25T14:00:00+03:00', '2026-11-25T09:00:00+03:00', 'Due today'],
  ['2026-11-25T14:00:00+03:00', '2026-11-25T11:30:00+03:00', 'Due in 2 hours'],
  ['2026-11-25T14:00:00+03:00', '2026-11-25T16:10:00+03:00', '2 hours late'],
  ['2026-11-25T14:00:00+03:00', '2026-11-25T14:01:00+03:00', '1 minute late'],
  ['2026-11-25T14:00:00+03:00', '2026-11-28T14:00:00+03:00', '3 days late'],
  // A booking's day begins at midnight: it is due on the day before.
  ['2026-11-26T00:00:00+03:00', '2026-11-25T08:00:00+03:00', 'Due today'],
  ['2026-11-27T00:00:00+03:00', '2026-11-25T08:00:00+03:00', 'Due in 40 hours'],
  ['2026-12-01T00:00:00+03:00', '2026-11-25T08:00:00+03:00', 'Due in 5 days'],
])('what is due at %s is at %s: %s', (due, now, words) => {
  expect(said(due, now)).toBe(words);
});

it.each([
  [1, 1, 1],
  [5, 1, 3],
  [6, 1, 2],
  [7, 1, 1],
  [4, 2, 4],
  [5, 10, 14],
  [3, 0, 0],
])('a promise of weekday %i over %i working days takes %i days', (weekday, workingDays, days) => {
  expect(daysOfPromise(weekday, workingDays)).toBe(days);
});

it('a request is due before the first day that it names', () => {
  const item: DeskItem = {
    kind: 'request',
    id: 'E4K-9PX',
    at: '2026-11-23T08:00:00.000Z',
    state: 'waiting',
    status: 'waiting',
    details: { day: '2026-12-03', first_day: '2026-12-01' },
  };
  expect(dueAt(item, undefined)).toBe(Date.parse('2026-12-01T00:00:00+03:00'));
  expect(dueAt(item, 2)).toBe(Date.parse('2026-11-25T08:00:00Z'));
});
