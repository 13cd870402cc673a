import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { assistant } from '../../src/content/pages/assistant';
import { chats as enChats } from '../../src/content/pages/assistant/chats';
import { messages as en } from '../../src/content/pages/messages';
import { quotedServices } from '../../src/content/pages/quotedServices';
import { languageFiles } from '../../src/content/languages';
import { owner } from '../../src/content/owner';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { chats as swChats } from '#sw/kiswahiliAssistant/chats';
import { messages as sw } from '#sw/messages';
import { chatThatSays } from '../../src/content/whatsapp';
import { languageOf, languages, type Language } from '../../src/domain/language';
import { inEnglish } from './kiswahiliWords';
import { texts } from './modules';
import { all, attribute, rendered, renderedError, type RenderedPage } from './rendered';

/** Addresses of chats: at the start of attributes and of texts. */
const chatsIn = (text: string) =>
  (text.match(/https?:\/\/(?:wa\.me|[\w.]*whatsapp\.com)[^"\s<]*/g) ?? []).map(decoded);
const decoded = (address: string) => address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const saidIn = (address: string) => new URL(address).searchParams.get('text')?.trim() ?? '';

/** The opening words of messages in each language. */
const firstWords = new Map<Language, readonly string[]>(
  await Promise.all(
    languages.map(async (language) => {
      const { hello, emergency } = (await languageFiles[language].frame()).frame.messages;
      return [language, [hello, emergency].map((text) => text.split(' ')[0] ?? text)] as const;
    }),
  ),
);
const begins = (language: Language, said: string) =>
  firstWords.get(language)?.some((word) => said === word || said.startsWith(`${word} `)) ?? false;

/** Chats without words, with words in another language, or with a number that is not the owner's. */
function wrong(language: Language, addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    const [number, said] = [address.replace(/\?.*/, ''), saidIn(address)];
    // First aid that is shared: WhatsApp asks with whom.
    const isSentOn = number === 'https://wa.me/' && said.includes(owner.siteUrl);
    if (isSentOn) return false;
    return number !== owner.whatsapp.href || !begins(language, said);
  });
}

/** Message of the bar's chat. */
const barOf = ({ html }: RenderedPage) =>
  saidIn(attribute(all(html, 'a').find((one) => one.includes('data-kind="whatsapp"')) ?? '', 'href') ?? '');

describe('every WhatsApp link opens with words', () => {
  it.each(siteRoutes)('$path', async ({ path, page }) => {
    const { html } = await rendered(path);
    // The frame of a quiet page has no contact actions.
    if (page !== 'QuietPage') expect(chatsIn(html).length).toBeGreaterThan(0);
    expect(wrong(languageOf(path), chatsIn(html))).toEqual([]);
  });

  it('also on the error page', async () => {
    const page = await renderedError();
    expect(wrong('en', chatsIn(page.html))).toEqual([]);
    expect(barOf(page)).toBe(en.hello);
  });

  it('also in the assistant’s answers, in each language', () => {
    const said = (words: unknown) => texts(words).flatMap(({ text }) => chatsIn(text));
    const [english, kiswahili] = [said(assistant), said(assistantIn(assistant))];
    expect(english.length).toBeGreaterThan(5);
    const twins = new Map<string, string>(
      Object.entries(swChats).map(([id, words]) => [enChats[id as keyof typeof enChats], words]),
    );
    expect(kiswahili.map(saidIn)).toEqual(english.map((address) => twins.get(saidIn(address))));
    expect(wrong('en', english)).toEqual([]);
    expect(wrong('sw', kiswahili)).toEqual([]);
  });

  it('would be found without words, in English on a page in Kiswahili, or with another number', () => {
    const { href } = owner.whatsapp;
    const bad = [
      href,
      `${href}?text=%20`,
      'https://wa.me/254711111111?text=Habari',
      'https://wa.me/?text=Habari',
    ];
    const all = [...bad, chatThatSays(en.hello)];
    expect(wrong('sw', all)).toEqual(all);
    expect(wrong('en', [chatThatSays(sw.hello)])).toHaveLength(1);
  });
});

describe('the words of the bar fit the page', () => {
  it.each([
    ['/', en.hello],
    ['/ContactUs', en.hello],
    ['/EmergencyCare', en.emergency],
    ['/FirstAid', en.emergency],
    ['/FirstAid/Choking', en.emergency],
    ['/FirstAid/NotBreathing', en.emergency],
    ['/EmergencyAlert', en.emergency],
    ['/WhatHappens', en.emergency],
    ['/sw/WhatHappens', sw.emergency],
    ['/sw/FirstAid', sw.emergency],
    ['/sw/FirstAid/NotBreathing', sw.emergency],
    ['/SchoolEmergencyCover', 'Hello. I have a question about School Emergency Cover:'],
    ['/AirMedicalEvac', 'Hello. I have a question about Air Medical Evacuation:'],
    ['/PaediatricClinic', en.clinic],
    ['/BookAppointment', en.clinic],
    ['/Testimonials', en.review],
    ['/MessageSent', en.hello],
    ['/ReviewSent', en.review],
  ])('%s', async (path, said) => {
    expect(barOf(await rendered(path))).toBe(said);
  });

  it('a quote is asked for by its service, and not by anything medical', async () => {
    for (const service of quotedServices) {
      const said = barOf(await rendered('/ContactUs', { service }));
      expect(said).toContain(service);
      expect(said).not.toMatch(/patient'?s? (?:name|age)|illness|diagnos|medic(?:al|ine)s? (?!Evac)/i);
    }
  });
});

it('the words are short, and leave the end to the visitor', () => {
  const [english, kiswahili] = [
    [...Object.values(en), ...Object.values(enChats)],
    [...Object.values(sw), ...Object.values(swChats)],
  ];
  for (const words of [...english, ...kiswahili]) {
    expect(words.length, words).toBeLessThanOrEqual(110);
    expect(words).toMatch(/:$|^(?:Hello|Habari)\.$/);
  }
  expect(inEnglish(kiswahili)).toEqual([]);
  for (const words of english) expect(words).toSatisfy((said: string) => begins('en', said));
  for (const words of kiswahili) expect(words).toSatisfy((said: string) => begins('sw', said));
});
