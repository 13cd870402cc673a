import { expect, it } from 'vitest';
import { chatTime } from '../../../src/components/ChatPanel/chatTime';

it.each([
  ['2026-03-02T06:05:00.000Z', '9:05 AM'],
  ['2026-03-02T09:05:00+03:00', '9:05 AM'],
  ['2026-03-02T09:00:00Z', '12:00 PM'],
  ['2026-03-02T08:59:59.999Z', '11:59 AM'],
  ['2026-03-02T10:30:00Z', '1:30 PM'],
  ['2026-03-02T20:59:00Z', '11:59 PM'],
])('%s is %s in Nairobi', (timestamp, time) => {
  expect(chatTime(timestamp)).toBe(time);
});

it.each([
  ['of a day', '2026-03-02T21:00:00Z', '12:00 AM'],
  ['of a year', '2026-12-31T21:07:00Z', '12:07 AM'],
  ['of a leap day', '2028-02-29T21:59:00Z', '12:59 AM'],
])('midnight at the end %s is 12 AM', (_end, timestamp, time) => {
  expect(chatTime(timestamp)).toBe(time);
});

it('knows no summer time', () => {
  expect(chatTime('2026-07-01T06:05:00Z')).toBe(chatTime('2026-01-01T06:05:00Z'));
});

it.each(['', 'yesterday', '2026-13-45T00:00:00Z'])('%j has no time', (timestamp) => {
  expect(chatTime(timestamp)).toBe('');
});
