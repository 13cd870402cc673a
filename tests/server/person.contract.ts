import { expect, it } from 'vitest';
import { recordKinds, recordName, type PersonSearchResult } from '../../src/domain/person';
import { readPerson } from '../../src/server/store/person/identity';
import type { Store } from '../../src/server/store/Store';
import { eachWithEmptyStore, type OpenEmptyStore } from './eachWithEmptyStore';
import { staff } from './store.contract';

/** The person who is erased in these tests; these words occur nowhere else. */
export const amina = {
  name: 'Amina Zakaria',
  email: 'amina.z@example.co.ke',
  phone: '+254733987123',
} as const;
const other = { name: 'Amina Zawadi', email: 'xamina.z@example.co.ke', phone: '+254733987124' } as const;
const third = { name: 'Brian Kipchoge', email: 'brian@example.co.ke', phone: '+254733987125' } as const;

/** Texts that only she, or staff about her, have written. */
const words = [
  'knee replacement',
  'zakaria sends thanks',
  'half typed',
  'calls after dusk',
  'told reception',
];
/** Everything that must be erased, in every letter case and spelling in which it was stored. */
export const traces = [
  'Zakaria',
  'zakaria',
  'amina.z@example',
  'AMINA.Z@',
  '733987123',
  '733 987 123',
  ...words,
];

const added = <Names extends object>(one: Names) => {
  if (!('id' in one)) throw new Error('It was not stored');
  return one as Names & { id: string; reference: string };
};

/** Stores records of her of every kind, and similar records of others. */
export async function fillWithPeople(store: Store, wait: (ms: number) => void) {
  const { name, email, phone } = amina;
  const ids: Record<string, string> = {};
  const message = (who: typeof amina | typeof other | typeof third, text: string) =>
    store.addMessage({ name: who.name, email: who.email, phone: who.phone, message: text });
  ids['message'] = await store.addMessage(
    { name: name.toUpperCase(), email: email.toUpperCase(), phone, message: 'About my knee replacement' },
    { suspicion: ['links'] },
  );
  const booking = { clinicId: 1, date: '2026-11-30', name, phone, email, note: 'half typed' };
  ids['booking'] = added(await store.addBooking(booking, { consent: '2026-11-25' })).reference;
  const transfer = {
    answers: { name, phone, email, from: 'Kisumu\nMilimani', condition: 'knee replacement' },
    copy: true,
    consent: '2026-11-25',
  };
  ids['request'] = added(await store.addRequest('transfer', transfer)).reference;
  const review = { name, title: 'Teacher', text: 'zakaria sends thanks' };
  ids['review'] = added(await store.addReview(review, { consent: '2026-11-25', key: 'key-of-hers' })).id;
  await store.addSubscriber(email.toUpperCase(), { consent: '2026-11-25' });
  await store.saveRejectedForm(
    { form: 'booking', values: { name, phone: '0733 987 123', note: 'half typed' }, problems: {} },
    900_000,
  );
  ids['others'] = await message(third, 'Please call my aunt too: (0733) 987-123. Thank you.');
  for (const who of [other, third]) {
    await message(who, 'Please cover our sports day.');
    await store.addSubscriber(who.email);
    await store.addBooking({ clinicId: 2, date: '2026-12-01', name: who.name, phone: who.phone });
    await store.addReview({ name: who.name, title: 'Coach', text: 'Quick.' });
    await store.addRequest('events', { answers: { name: who.name, phone: who.phone }, copy: false });
  }
  await store.enqueueMail();
  const mail = await store.claimMail(60_000);
  if (mail) await store.mailFailed(mail, 'EENVELOPE: 550');
  for (const address of [email, third.email]) await store.stopMail(address, 'mail came back');
  wait(1000);
  await store.applyAction('booking', ids['booking'], 'confirm', staff);
  await store.applyAction('review', ids['review'], 'approve', staff);
  await store.applyAction('request', ids['request'], 'answer', staff);
  await store.applyAction('message', ids['message'], 'spam', staff);
  const note = (kind: 'booking' | 'message' | 'subscriber', subjectId: string, text: string) =>
    store.addLogEntry(staff, { action: 'note', kind, subjectId, note: text });
  wait(1000);
  await note('booking', ids['booking'], 'calls after dusk');
  await note('subscriber', email, 'told reception');
  await note('message', ids['others'], `told reception: ${email}`);
  await store.addLogEntry(staff, { action: 'retry', kind: 'mail', subjectId: `booking-${ids['booking']}` });
  return ids;
}

const parseQuery = (typed: string) => {
  const read = readPerson(typed);
  if (!read) throw new Error(`${typed} is nobody`);
  return read;
};
const names = ({ held }: PersonSearchResult, sure?: boolean) =>
  held.filter((one) => sure === undefined || one.sure === sure).map(recordName);

/**
 * The contract of finding and erasing a person, which every store must fulfil. @param everything Reads all texts in
 * the database.
 */
export function personContract(open: OpenEmptyStore, everything: () => Promise<string>): void {
  let store: Store;
  const wait = eachWithEmptyStore(open, (opened) => {
    store = opened;
  });

  it('finds what is surely hers in every kind, by address or number in any spelling', async () => {
    const ids = await fillWithPeople(store, wait);
    for (const typed of ['Amina.Z@Example.co.ke', '0733 987 123', '+254 733-987-123', '254733987123']) {
      const found = await store.findPerson(parseQuery(typed));
      const sure = names(found, true).map((name) => name.replace(/^form\/.*/, 'form'));
      const byNumber = !typed.includes('@');
      expect(sure.toSorted(), typed).toEqual(
        [
          `booking/${ids['booking'] ?? ''}`,
          `message/${ids['message'] ?? ''}`,
          `request/${ids['request'] ?? ''}`,
          ...(byNumber ? ['form'] : ['subscriber/amina.z@example.co.ke']),
        ].toSorted(),
      );
      // Her name leads to the review, her number or address to the rest; a namesake is listed, but not as certain.
      const perhaps = names(found, false).map((name) => name.replace(/^form\/.*/, 'form'));
      expect(perhaps).toContain(`review/${ids['review'] ?? ''}`);
      expect(perhaps).toContain(`message/${ids['others'] ?? ''}`);
      expect(perhaps).toContain(byNumber ? 'subscriber/amina.z@example.co.ke' : 'form');
      expect(JSON.stringify(found)).not.toContain(other.phone);
      expect(JSON.stringify(found)).not.toContain(other.email);
    }
  });

  it('tells everything that is stored, with mail, decisions, notes and consents', async () => {
    const ids = await fillWithPeople(store, wait);
    const { held, also } = await store.findPerson(parseQuery(amina.phone));
    const byKind = (kind: string) => held.find((one) => one.kind === kind && one.sure);
    expect(byKind('request')).toMatchObject({
      data: { answers: { condition: 'knee replacement' }, consent: '2026-11-25', status: 'answered' },
      mails: [{ kind: 'copy' }, { kind: 'request' }].map((mail) => expect.objectContaining(mail) as unknown),
      log: [{ action: 'answer', who: 'Wanjiru' }],
    });
    expect(byKind('booking')).toMatchObject({
      data: { consent: '2026-11-25', consent_at: '2026-11-21T08:00:00.000Z' },
      log: [{ action: 'confirm' }, { action: 'note', note: 'calls after dusk' }],
    });
    expect(byKind('message')).toMatchObject({ data: { suspicion: 'links' }, log: [{ action: 'spam' }] });
    expect(also).toEqual(
      expect.arrayContaining([
        { key: 'email', value: amina.email },
        { key: 'name', value: amina.name },
      ]),
    );
    expect(held.find(({ id }) => id === ids['review'])).toMatchObject({ sure: false, by: 'name' });
  });

  it('finds by a name whatever has all of its words, and is sure of nothing', async () => {
    const ids = await fillWithPeople(store, wait);
    const found = await store.findPerson(parseQuery('zakaria AMINA'));
    expect(names(found, true)).toEqual([]);
    expect(names(found)).toEqual(
      expect.arrayContaining(
        ['message', 'booking', 'request', 'review'].map((kind) => `${kind}/${ids[kind] ?? ''}`),
      ),
    );
    expect(JSON.stringify(found)).not.toContain('Zawadi');
    expect(names(await store.findPerson(parseQuery('Wanjiru')))).toEqual(['staff/Wanjiru']);
  });

  it('finds by a reference the item, and by what stands in it the rest', async () => {
    const ids = await fillWithPeople(store, wait);
    const found = await store.findPerson(parseQuery((ids['booking'] ?? '').toLowerCase().replace('-', '')));
    expect(names(found, true)).toEqual([`booking/${ids['booking'] ?? ''}`]);
    expect(names(found, false)).toEqual(
      expect.arrayContaining([`message/${ids['message'] ?? ''}`, `review/${ids['review'] ?? ''}`]),
    );
    expect(names(await store.findPerson(parseQuery(ids['message'] ?? '')), true)).toEqual([
      `message/${ids['message'] ?? ''}`,
    ]);
  });

  it('erases her everywhere: no byte of her is left, and nobody else is touched', async () => {
    await fillWithPeople(store, wait);
    const before = await everything();
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
    const found = await store.findPerson(parseQuery(amina.phone));
    const picked = names(found).filter((name) => !name.startsWith('staff/'));
    expect(new Set(found.held.map(({ kind }) => kind))).toEqual(
      new Set(recordKinds.filter((kind) => kind !== 'mail' && kind !== 'staff')),
    );
    const erased = await store.erasePerson(found.asked, picked, { who: 'Otieno', via: 'command' });
    expect(erased.map(recordName).toSorted()).toEqual(picked.toSorted());

    const after = (await everything()).replaceAll(other.email, 'xamina');
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    const kept = ['xamina', other.phone, other.name, third.email, third.phone, third.name];
    expect(kept.filter((one) => !after.includes(one))).toEqual([]);
    expect(await store.publishedReviews()).toEqual([]);
    expect([await store.isMailStopped(amina.email), await store.isMailStopped(third.email)]).toEqual([
      false,
      true,
    ]);
    expect((await store.subscribers()).map(({ email }) => email).toSorted()).toEqual([
      third.email,
      other.email,
    ]);
    expect([(await store.bookings()).length, (await store.reviews()).length]).toEqual([2, 2]);
    // Brian's message mentioned her, and was selected as well; his other message stays.
    expect((await store.messages()).length).toBe(2);
    const { entries } = await store.deskLog();
    expect(entries.filter(({ action }) => action === 'forget')).toMatchObject([
      { who: 'Otieno', via: 'command', note: `${String(picked.length)} items`, subjectId: '' },
    ]);
    expect(names(await store.findPerson(parseQuery(amina.email)))).toEqual([]);
    expect(await store.erasePerson(found.asked, picked, staff)).toEqual([]);
  });

  it('takes the words out of a note about somebody else, and leaves the rest', async () => {
    const ids = await fillWithPeople(store, wait);
    const { held } = await store.findPerson(parseQuery(amina.email));
    const note = held.find(({ kind }) => kind === 'note');
    expect(note).toMatchObject({ sure: false, by: 'mention' });
    await store.erasePerson(parseQuery(amina.email), [`note/${note?.id ?? ''}`], staff);
    const log = await store.itemLog('message', ids['others'] ?? '');
    expect(log).toMatchObject([{ action: 'note', who: 'Wanjiru' }]);
    expect(log[0]).not.toHaveProperty('note');
    expect(await store.message(ids['others'] ?? '')).toBeDefined();
  });

  it('takes the name of one of the staff out of the log', async () => {
    await fillWithPeople(store, wait);
    await store.addDeskSession('hash', 'Wanjiru', 60_000);
    await store.erasePerson(parseQuery('Wanjiru'), ['staff/Wanjiru'], { who: '', via: 'command' });
    const { entries } = await store.deskLog();
    expect(new Set(entries.map(({ who }) => who))).toEqual(new Set(['']));
    expect(await store.deskSessions()).toEqual([]);
  });

  it.each([
    [`Robert'); DROP TABLE bookings;--`, 'robert drop table bookings'],
    ['100% Mwangi_K', 'mwangi_k'],
    ['a_b%c Otieno', 'Otieno'],
    ['Ngʼangʼa "Jr" \\ Murangʼa', "ng'ang'a jr muranga".replace('muranga', "murang'a")],
    ['Ng’ang’a Wanjikũ', 'ng`ang`a WANJIKU'],
    ['Wanjiku', 'wanjikũ'],
    ['محمد علي', 'محمد'],
    ['Åsa Öberg', 'åsa öberg'],
    ['王小明', '王小明'],
    ['Zoë O’Neil-Kamau', `zoë o'neil-kamau`],
    ['\u{1F469}\u200D\u2695\uFE0F Njeri $1 ? \\0', 'njeri'],
  ])('finds and erases %j alone', async (name, typed) => {
    await store.addReview({ name, title: '%', text: '_%_' });
    await store.addBooking({ clinicId: 1, date: '2026-11-30', name, phone: '+254700000009' });
    await store.addRequest('events', { answers: { name, phone: '+254700000009' }, copy: false });
    await store.addReview({ name: 'Somebody Else', title: 'x', text: 'y' });
    const found = await store.findPerson(parseQuery(typed));
    expect(found.held.map(({ kind }) => kind).toSorted()).toEqual(['booking', 'request', 'review']);
    await store.erasePerson(found.asked, names(found), staff);
    expect((await store.reviews()).map((one) => one.name)).toEqual(['Somebody Else']);
    expect([await store.bookings(), await store.requests()]).toEqual([[], []]);
  });
}
