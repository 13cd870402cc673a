import { expect, it } from 'vitest';
import { smsWith, whatsappWith } from '../../src/domain/messageLinks';

const chat = 'https://wa.me/254712345678';

it('begins a WhatsApp message with a text, as it is', () => {
  const text = 'Niko: Ngong’ Road & 3rd #4\n50% “sawa”?';
  const href = whatsappWith(chat, text);
  expect(href).toMatch(/^https:\/\/wa\.me\/254712345678\?text=[\w%.!~*'()-]+$/);
  expect(new URL(href).searchParams.get('text')).toBe(text);
});

it('takes the place of a text that was there', () => {
  expect(whatsappWith(whatsappWith(chat, 'Hello. I have a question:'), 'Habari')).toBe(`${chat}?text=Habari`);
});

it.each(['Hello \ud83d', '\ude00 Hello', 'Hel\ud83dlo'])(
  'begins a message with broken characters: %j',
  (text) => {
    const shown = text.replace(/[\ud800-\udfff]/, '\ufffd');
    expect(new URL(whatsappWith(chat, text)).searchParams.get('text')).toBe(shown);
    expect(decodeURIComponent(smsWith('tel:+254712345678', text))).toBe(`sms:+254712345678?&body=${shown}`);
  },
);
