import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clinics } from './clinics';
import { bookingCalendar } from '../../src/server/calendar/bookingCalendar';
import { calendarAddress } from '../../src/server/links/calendarLink';
import { openStore } from '../../src/server/store/openStore';
import type { StoredBooking } from '../../src/server/store/records';
import type { Store } from '../../src/server/store/Store';
import type { LogEntry } from '../../src/domain/desk';
import { naughtyStrings } from '../faults/kit/naughty';
import { openDesk, startDeskSite } from './deskBrowser';
import { booking, deskIn, monday, type Site } from './site';

const site = {
  name: 'Haraka Paramedics',
  url: 'https://www.example.co.ke',
  email: 'help@example.co.ke',
  place: 'Example Road 1, Syokimau. Blue gate',
};

/** Parses a calendar file by the rules of RFC 5545, without the library that wrote it: one name and value per line. */
function read(content: string): [name: string, value: string][] {
  const lines = content.split('\r\n');
  // Every line ends with CRLF, and there are no other line ends.
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(line).not.toMatch(/[\0-\x08\x0a-\x1f\x7f\x85\u2028\u2029]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
  }
  const unfolded = lines.reduce<string[]>((all, line) => {
    if (line.startsWith(' ')) return [...all.slice(0, -1), `${all.at(-1) ?? ''}${line.slice(1)}`];
    return [...all, line];
  }, []);
  return unfolded.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z]+=(?:"[^"]*"|[A-Z]+))?:(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    // Commas and semicolons in texts are escaped.
    if (['SUMMARY', 'DESCRIPTION'].includes(name)) expect(value).toMatch(/^(?:\\[\\;,n]|[^\\;,])*$/);
    const text = value.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char));
    return [name, text];
  });
}
const factsOf = (content: string) => Object.fromEntries(read(content));

const stored: StoredBooking = {
  ...booking,
  id: '1',
  reference: 'K7M-4XP',
  status: 'confirmed',
  createdAt: '2026-03-02T08:00:00.000Z',
};
const entry = (action: LogEntry['action'], minute: number, to = 'confirmed'): LogEntry => ({
  id: `log-${String(minute)}`,
  at: `2026-03-02T09:0${String(minute)}:00.000Z`,
  who: '',
  via: 'browser',
  action,
  subjectId: 'K7M-4XP',
  ...(action !== 'note' && { to }),
});
const fileOf = (given: Partial<StoredBooking>, log: LogEntry[], reader?: 'staff') =>
  bookingCalendar({ ...stored, ...given }, log, clinics.items, site, reader);

describe('the calendar file of an appointment', () => {
  it('puts a confirmed one in, in the hours of its clinic in Nairobi', () => {
    const file = fileOf({}, [entry('confirm', 1), entry('note', 2)]);
    expect(file).toMatchObject({ filename: 'appointment-K7M-4XP.ics', method: 'PUBLISH' });
    expect(factsOf(file?.content ?? '')).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      UID: 'K7M-4XP@www.example.co.ke',
      SEQUENCE: '0',
      DTSTAMP: '20260302T090100Z',
      DTSTART: '20260309T060000Z',
      DTEND: '20260309T090000Z',
      SUMMARY: 'Cardiology clinic, Haraka Paramedics',
      STATUS: 'CONFIRMED',
      LOCATION: 'Example Road 1, Syokimau. Blue gate',
      ORGANIZER: 'mailto:help@example.co.ke',
    });
    expect(file?.content).not.toContain('Achieng');
  });

  it('takes out what is not confirmed any more, and puts it in anew', () => {
    const undone = [entry('confirm', 1), entry('undo', 2, 'requested')];
    const out = fileOf({ status: 'requested' }, undone);
    expect(out?.method).toBe('CANCEL');
    expect(factsOf(out?.content ?? '')).toMatchObject({
      METHOD: 'CANCEL',
      UID: 'K7M-4XP@www.example.co.ke',
      SEQUENCE: '1',
      STATUS: 'CANCELLED',
    });
    const again = fileOf({}, [...undone, entry('confirm', 3)]);
    expect(factsOf(again?.content ?? '')).toMatchObject({ METHOD: 'PUBLISH', SEQUENCE: '2' });
  });

  it('is none where no calendar can have it', () => {
    expect(fileOf({ status: 'requested' }, [])).toBe(undefined);
    expect(fileOf({ status: 'declined' }, [entry('decline', 1, 'declined')])).toBe(undefined);
    expect(fileOf({ clinicId: 99 }, [entry('confirm', 1)])).toBe(undefined);
  });

  it('holds whatever is written, and nothing of it becomes a line of its own', () => {
    for (const text of naughtyStrings) {
      const given = { name: text, note: `${text}\nEND:VEVENT\r\nBEGIN:VALARM` };
      const names = read(fileOf(given, [entry('confirm', 1)], 'staff')?.content ?? '').map(([name]) => name);
      expect(names.filter((name) => name === 'BEGIN' || name === 'END')).toHaveLength(4);
      expect(names.filter((name) => name === 'SUMMARY' || name === 'DESCRIPTION')).toHaveLength(2);
    }
  });
});

describe('staff and visitors', () => {
  async function confirmed(): Promise<{ at: Site; reference: string }> {
    const at = await startDeskSite({ now: () => monday, siteName: site.name });
    const { reference } = (await (
      await at.post('/book-appointment', { ...booking, note: 'Mornings' })
    ).json()) as {
      reference: string;
    };
    return { at, reference };
  }

  it('at the desk a confirmed booking leads to its file, which nobody else gets', async () => {
    const { at, reference } = await confirmed();
    const browser = await openDesk(at);
    const path = `/desk/calendar/${reference}.ics`;
    expect((await browser.get(path)).status).toBe(404);
    const page = await browser.act({ kind: 'booking', id: reference, action: 'confirm' });
    expect(await page.text()).toContain(`href="${path}"`);
    const answer = await browser.get(path);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="appointment-${reference}.ics"`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(factsOf(await answer.text())).toMatchObject({
      SUMMARY: 'Cardiology: Achieng Odhiambo',
      DESCRIPTION: `Achieng Odhiambo\n+254712345678\nReference ${reference}\nNote of the patient:\n    Mornings`,
    });
    expect((await at.call(path)).status).toBe(403);
    expect((await browser.get('/desk/calendar/AAA-AAA.ics')).status).toBe(404);
  });

  it('a visitor’s link holds until the day after, and nothing else gives anything away', async () => {
    let time = monday;
    const opened: Store[] = [];
    const at = await startDeskSite({
      now: () => time,
      open: async (config) => {
        const store = await openStore(config);
        opened.push(store);
        return store;
      },
    });
    const [store] = opened;
    if (!store) throw new Error('No store was opened');
    const { reference } = (await (await at.post('/book-appointment', booking)).json()) as {
      reference: string;
    };
    await (await deskIn(at)).act('booking', reference, 'confirm');
    const address = await calendarAddress(store, at.url, { reference, date: booking.date });
    const link = address.slice(at.url.length);
    const answer = await at.call(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(factsOf(await answer.text())).toMatchObject({ DTSTART: '20260309T060000Z' });
    // As in mail of earlier releases.
    const signature = createHmac('sha256', await store.secret('calendar links'))
      .update(JSON.stringify([reference, booking.date]))
      .digest('base64url');
    const earlier = `/calendar/${reference}.ics?date=${booking.date}&signature=${signature}`;
    for (const other of [
      link.replace(reference, 'AAA-AAA'),
      link.replace(/link=.{5}/, 'link=AAAAA'),
      link.split('?')[0] ?? '',
      earlier.replace('2026-03-09', '2026-03-10'),
      earlier.replace(/signature=.{5}/, 'signature=AAAAA'),
      earlier.replace(/signature=.*/, ''),
    ])
      expect((await at.call(other)).status).toBe(404);
    time = Date.parse('2026-03-10T20:59:00Z');
    for (const one of [link, earlier]) expect((await at.call(one)).status).toBe(200);
    time = Date.parse('2026-03-10T21:00:00Z');
    for (const one of [link, earlier]) expect((await at.call(one)).status).toBe(404);
  });
});
