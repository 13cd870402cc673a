import { expect, it } from 'vitest';
import { whatsappWith } from '../../src/domain/messageLinks';

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
