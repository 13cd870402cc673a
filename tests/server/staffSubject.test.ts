import { expect, it } from 'vitest';
import { staffSubject } from '../../src/server/mail/emailText';
import { dayInMail, dayInSubject, whenInMail } from '../../src/server/words/when';

it.each([
  [['Booking', 'PY2-H39', ['Cardiology', 'Mon 30 Nov']], 'Booking PY2-H39: Cardiology, Mon 30 Nov'],
  [['Request', 'T7C-2HN', ['Events Coverage', undefined]], 'Request T7C-2HN: Events Coverage'],
  [['Message', '22g7kq4xw9mt', []], 'Message 22g7kq4xw9mt'],
  // What a visitor has typed must not begin a header, nor fill the line.
  [['Message', '22g7', ['Otieno\r\nBcc: x@y.ke']], 'Message 22g7: Otieno Bcc: x@y.ke'],
  [['Review', '22f3', ['5 of 5 stars', 'a'.repeat(60)]], `Review 22f3: 5 of 5 stars, ${'a'.repeat(39)}…`],
] as const)('the subject of %j tells one mail from another', ([kind, reference, about], subject) => {
  expect(staffSubject(kind, reference, about)).toBe(subject);
});

it('days and times in mail to staff are those of Nairobi, as they are said', () => {
  // Before three in the morning the day is another one than in UTC.
  expect(whenInMail('2026-11-25T23:14:00Z')).toBe('Thursday 26 November 2026, 2:14 am');
  expect(whenInMail('2026-11-26T20:59:00Z')).toBe('Thursday 26 November 2026, 11:59 pm');
  expect(whenInMail('2026-11-26T21:00:00Z')).toBe('Friday 27 November 2026, 12:00 am');
  expect([dayInMail('2026-11-30'), dayInSubject('2026-11-30')]).toEqual([
    'Monday 30 November 2026',
    'Mon 30 Nov',
  ]);
});
