import { describe, expect, it } from 'vitest';
import { runDesk } from '../../src/server/desk/runDesk';
import { openStore } from '../../src/server/store/openStore';
import { booking, folder, monday, startSite } from './site';

const hours = { opens: '09:00', closes: '12:00' };
const clinics = [{ id: 1, name: 'Cardiology', day: 'Monday', time: '9:00 AM - 12:00 PM', ...hours }];

/** Runs a command of the desk. @returns Exit code and output. */
async function desk(dataDir: string, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runDesk(
    ['bookings', ...argv],
    { DATA_DIR: dataDir },
    { out: (text) => out.push(text), err: (text) => err.push(text), clinics },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

async function withBooking(dataDir: string, given: object = {}): Promise<string> {
  const store = await openStore({ dataDir });
  const added = await store.addBooking({ ...booking, ...given });
  await store.close();
  return 'reference' in added ? added.reference : '';
}

describe('the desk on bookings', () => {
  it('lists those that wait, shows one, and decides each once', async () => {
    const dir = folder();
    const late = await withBooking(dir, { date: '2026-03-16', clinicId: 9 });
    const soon = await withBooking(dir, { email: 'a@example.co.ke', note: 'Mornings\nonly' });
    expect((await desk(dir, 'list')).out.split('\n')).toEqual([
      `${soon}  requested  2026-03-09  Cardiology     Achieng Odhiambo, 0712 345 678`,
      `${late}  requested  2026-03-16  Clinic 9       Achieng Odhiambo, 0712 345 678`,
    ]);
    expect((await desk(dir, 'show', soon)).out).toMatch(
      new RegExp(
        [
          `^Booking   ${soon}`,
          'Status    requested',
          'Clinic    Cardiology',
          'Date      2026-03-09, Monday, 9:00 AM - 12:00 PM',
          'Name      Achieng Odhiambo',
          'Phone     0712 345 678',
          'E-mail    a@example.co.ke',
          'Received  .* UTC',
          'Note',
          '    Mornings',
          '    only$',
        ].join('\n'),
      ),
    );
    expect(await desk(dir, 'confirm', soon)).toEqual({
      code: 0,
      out: `Booking ${soon} is confirmed.`,
      err: '',
    });
    expect(await desk(dir, 'decline', late)).toMatchObject({ out: `Booking ${late} is declined.` });
    for (const action of ['confirm', 'decline']) {
      expect(await desk(dir, action, soon)).toEqual({
        code: 4,
        out: '',
        err: `Booking ${soon} has been confirmed already.`,
      });
    }
    expect((await desk(dir, 'list')).out).toBe('No bookings.');
    expect((await desk(dir, 'list', '--status', 'confirmed')).out).toContain(soon);
    expect((await desk(dir, 'list', '--status', 'all')).out.split('\n')).toHaveLength(2);
    expect((await desk(dir, 'show', soon)).out).toMatch(/Decided {3}.* UTC/);
  });

  it('takes a reference as people type it, and says which it does not know', async () => {
    const dir = folder();
    const reference = await withBooking(dir);
    const typed = reference.toLowerCase().replace('-', '');
    expect(await desk(dir, 'confirm', typed)).toMatchObject({ out: `Booking ${reference} is confirmed.` });
    for (const action of ['show', 'confirm', 'decline']) {
      for (const other of ['CCC-CCC', 'nothing']) {
        expect(await desk(dir, action, other)).toEqual({
          code: 3,
          out: '',
          err: `There is no booking ${other}.`,
        });
      }
    }
  });

  it.each([
    [['confirm']],
    [['show']],
    [['approve', 'K7M-4XP']],
    [['list', '--status', 'pending']],
    [['show', 'K7M-4XP', '--status', 'all']],
  ])('refuses bookings %j as a command', async (argv) => {
    const answer = await desk(folder(), ...argv);
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toContain('bookings confirm REFERENCE');
  });

  it('prints text that cannot harm a terminal', async () => {
    const dir = folder();
    const evil = 'A\u001b[2J\u202e';
    const reference = await withBooking(dir, { name: evil, note: `${evil}\nStatus    confirmed` });
    for (const argv of [['list'], ['show', reference], ['list', '--json']])
      expect((await desk(dir, ...argv)).out).not.toMatch(/[\u001b\u202e]/);
    const [listed] = JSON.parse((await desk(dir, 'list', '--json')).out) as { name: string }[];
    expect(listed?.name).toBe(evil);
  });

  it('works beside the running server', async () => {
    const site = await startSite({ now: () => monday });
    const answer = await site.post('/book-appointment', booking);
    const { reference } = (await answer.json()) as { reference: string };
    expect((await desk(site.dataDir, 'list')).out).toContain(
      `${reference}  requested  2026-03-09  Cardiology`,
    );
    expect(await desk(site.dataDir, 'decline', reference)).toMatchObject({ code: 0 });
    expect(await desk(site.dataDir, 'confirm', reference)).toMatchObject({
      code: 4,
      err: `Booking ${reference} has been declined already.`,
    });
  });
});
