import { describe, expect, it } from 'vitest';
import { whereAmI } from '../../../src/content/pages/whereAmI';
import { whereAmI as kiswahili } from '#sw/whereAmI';
import { smsWith, whatsappWith } from '../../../src/domain/messageLinks';
import { coordinates, mapLink, placeMessage } from '../../../src/behaviours/place/placeMessage';
import { accuracyInWords, townInWords } from '../../../src/behaviours/place/placeWords';

const { words } = whereAmI.place;
const fix = { latitude: -1.36407, longitude: 36.92968, accuracy: 12, at: 0 };
const answers = { landmark: ' Total, Mlolongo ', waits: 'Amina, at the gate', road: '  ' };

/** Characters of a plain SMS, which holds 160 of them; any other character reduces that to 70. */
const plainSms = /^[\w\n @£$¥!"#%&'()*+,\-./:;<=>?¡¿§{}]*$/;

describe('accuracy in words', () => {
  it.each([
    [0.4, '2 metres', '2 m'],
    [11.2, '12 metres', '12 m'],
    [100, '100 metres', '100 m'],
    [101, '110 metres', '110 m'],
    [895, '900 metres', '900 m'],
    [995, '1 km', '1 km'],
    [1901, '2 km', '2 km'],
    [2440, '2.5 km', '2.5 km'],
    [12_300, '13 km', '13 km'],
  ])('%d m is never said to be less', (accuracy, long, short) => {
    expect(accuracyInWords(accuracy, words)).toBe(long);
    expect(accuracyInWords(accuracy, words, true)).toBe(short);
  });
});

describe('the town in words', () => {
  it('names distance and direction, or the town itself', () => {
    expect(townInWords(fix, words)).toBe('15 km south-east of Nairobi');
    expect(townInWords({ latitude: -1.2864, longitude: 36.8172 }, words)).toBe('in Nairobi');
    expect(townInWords({ latitude: 0.06, longitude: 37.07 }, words)).toBe('5.6 km north of Nanyuki');
    expect(townInWords(fix, kiswahili.place.words)).toBe('km 15 kusini mashariki mwa Nairobi');
  });
});

describe('the message', () => {
  it('says code, town, accuracy and a map', () => {
    expect(placeMessage({ fix, answers: {} }, words)).toBe(
      'I need help. I am at 6GCRJWPH+9V, 15 km south-east of Nairobi (within 12 m).\nhttps://maps.google.com/?q=-1.36407,36.92968',
    );
  });

  it('has a line for each answer, and how old the place is', () => {
    expect(placeMessage({ fix, age: 9, answers }, words).split('\n')).toEqual([
      'I need help. I am at 6GCRJWPH+9V, 15 km south-east of Nairobi (within 12 m, 9 minutes ago).',
      'Nearest landmark: Total, Mlolongo',
      'Waiting for you: Amina, at the gate',
      mapLink(fix),
    ]);
  });

  it('is made of answers alone', () => {
    expect(placeMessage({ fix: undefined, answers }, kiswahili.place.words).split('\n')).toEqual([
      'Nahitaji msaada. Mahali ni hapa.',
      'Alama ya karibu: Total, Mlolongo',
      'Anayewasubiri: Amina, at the gate',
    ]);
  });

  it.each([whereAmI, kiswahili])('$title: fits one plain SMS', ({ place }) => {
    const text = placeMessage({ fix: { ...fix, latitude: 3.5, longitude: 38.1 }, answers: {} }, place.words);
    expect(text).toMatch(plainSms);
    expect(text.length).toBeLessThanOrEqual(160);
    for (const label of Object.values(place.words.message.answers)) expect(label).toMatch(plainSms);
  });

  it('coordinates have a metre', () => {
    expect(coordinates({ latitude: 0.000_004, longitude: 36.1 })).toBe('0.00000, 36.10000');
  });
});

describe('links that carry it', () => {
  const text = 'Amina & Otieno: +9V, 100% here?\nhttps://maps.google.com/?q=-1,36';

  it('WhatsApp gets every character', () => {
    const link = new URL(whatsappWith('https://wa.me/254700000000', text));
    expect(link.origin + link.pathname).toBe('https://wa.me/254700000000');
    expect(link.searchParams.get('text')).toBe(text);
  });

  it('so do the messages of Android, which read what follows ?, and of iOS, which reads what follows &', () => {
    const link = smsWith('tel:+254700000000', text);
    expect(link).toMatch(/^sms:\+254700000000\?&body=/);
    expect(new URL(link).searchParams.get('body')).toBe(text);
    expect(decodeURIComponent(link.split('&body=')[1] ?? '')).toBe(text);
  });
});
