import { describe, expect, it } from 'vitest';
import { readFacts } from '../../src/config/facts';
import { responseTargetFrom as englishTarget } from '../../src/content/pages/promises';
import { whatHappensFrom as english } from '../../src/content/pages/whatHappens';
import { responseTargetFrom as kiswahiliTarget } from '#sw/promises';
import { whatHappensFrom as kiswahili } from '#sw/whatHappens';
import { inEnglish, numbersIn } from './kiswahiliWords';
import { texts } from './modules';
import { rendered, words } from './rendered';

const set = {
  ANSWER_SECONDS: '10',
  ARRIVAL_MINUTES_TOWN: '15',
  ARRIVAL_MINUTES_OUTSIDE: '40',
  MESSAGES_ALWAYS_READ: 'yes',
  PRICE_BASIC: '6500',
  PRICE_KM_INCLUDED: '15',
  PRICE_PER_KM: '120',
  INSURERS: 'Example Insurance',
  MPESA_TILL: '123456',
  CARD_PAYMENT: 'yes',
  SHA_STATUS: 'no 2026-10-01',
};
const read = (page: unknown) =>
  texts(page).filter(({ key }) => !['to', 'src', 'alt', 'lang', 'kind', 'sizes', 'keep'].includes(key));
const said = (page: unknown) =>
  read(page)
    .map(({ text }) => text)
    .join('\n');
const languages = [
  ['English', english],
  ['Kiswahili', kiswahili],
] as const;

describe.each(languages)('what happens after a call, in %s', (_, page) => {
  it('names no time, price or payer where nothing is set', () => {
    const { timeline, pays } = page(readFacts({}));
    expect(timeline.stops).toHaveLength(7);
    expect(timeline.stops.filter(({ aim }) => aim !== undefined)).toEqual([]);
    expect(said(timeline)).not.toMatch(/\d/);
    expect(said(pays)).not.toMatch(/KES|M-PESA|\d/);
    expect(pays.facts).toHaveLength(1);
  });

  it('says what is set', () => {
    const { timeline, pays } = page(readFacts(set));
    expect(timeline.stops.map(({ aim = '' }) => numbersIn(aim))).toEqual([
      [10],
      [],
      [],
      [15, 40],
      [],
      [],
      [],
    ]);
    expect(pays.facts.map(({ values }) => values.map(numbersIn))).toEqual([
      [[6, 15, 500], [120]],
      [[123456]],
      [[]],
      [[]],
      [[1, 2026]],
    ]);
    expect(said(pays)).toContain('Example Insurance');
    const half = page(readFacts({ ARRIVAL_MINUTES_OUTSIDE: '40' })).timeline.stops[3]?.aim ?? '';
    expect(numbersIn(half)).toEqual([40]);
  });

  it('promises no ambulance by the police’s numbers, and dates the numbers of others', () => {
    const { questions } = page(readFacts({}));
    const answers = questions.items
      .map(({ answer }) => answer.join(' '))
      .filter((one) => /\b999\b/.test(one));
    expect(answers).toHaveLength(2);
    for (const answer of answers) {
      expect(answer).toMatch(/police|polisi/);
      expect(answer).toMatch(
        /may not send an ambulance|only if they pass|wasitume ambulensi|huja tu wakipitisha/,
      );
      expect(answer).toContain('2026');
    }
  });

  it('says that a message may not be seen, unless the owner reads them always', () => {
    const of = (settings: Record<string, string>) => said(page(readFacts(settings)).questions);
    const may = /may not see|Huenda tusione/;
    expect(of({})).toMatch(may);
    expect(of({ MESSAGES_ALWAYS_READ: 'yes' })).not.toMatch(may);
  });
});

describe('in Kiswahili', () => {
  it('has the same parts, pictures, numbers and links', () => {
    const facts = readFacts(set);
    const shape = (page: typeof english) => {
      const { timeline, pays, questions, picture } = page(facts);
      return {
        picture: picture.src,
        parts: timeline.parts?.links.map(({ to }) => to),
        stops: timeline.stops.map((stop) => [stop.picture.src, numbersIn(stop.aim ?? '')]),
        paragraphs: pays.paragraphs.length,
        facts: pays.facts.map(({ values }) => values.map(numbersIn)),
        questions: questions.items.map(({ answer, links = [] }) => [
          answer.map(numbersIn),
          links.map(({ to }) => to.replace(/\?.*/, '')),
        ]),
      };
    };
    expect(shape(kiswahili)).toEqual(shape(english));
  });

  it('has words of its own, and says that they are a draft', async () => {
    for (const settings of [{}, set]) {
      const page = read(kiswahili(readFacts(settings))).map(({ text }) => text);
      expect(inEnglish(page.filter((text) => text !== 'English'))).toEqual([]);
      const twin = new Set(read(english(readFacts(settings))).map(({ text }) => text));
      const same = page.filter((text) => /[a-z]{3}/i.test(text) && twin.has(text));
      expect(same.filter((text) => !/^(?:Example Insurance|way|questions|M-PESA)$/.test(text))).toEqual([]);
    }
    expect(words((await rendered('/sw/WhatHappens')).section('way'))).toContain('Rasimu:');
  });
});

it('the response time that the site aims at is the owner’s where one is set, and called a target', () => {
  const facts = readFacts(set);
  expect(englishTarget(facts)).toBe(
    'We aim to arrive in 15 minutes in towns and in 40 minutes outside towns. Traffic and distance change it, and the dispatcher tells you what to expect.',
  );
  expect(numbersIn(kiswahiliTarget(facts))).toEqual([15, 40]);
  for (const target of [englishTarget, kiswahiliTarget]) expect(numbersIn(target(readFacts({})))).toEqual([]);
});
