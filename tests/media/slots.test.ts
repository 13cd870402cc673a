import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import english from '../../src/content/words/en/pictures.json';
import kiswahili from '../../src/content/words/sw/pictures.json';
import { drawingOf, drawPicture } from '../../src/media/drawing';
import { slots } from '../../src/media/slots';
import { usersOf } from '../../stories/foundations/illustration/users';
import { inEnglish } from '../content/kiswahiliWords';
import { markup } from './markup';

const ids = Object.keys(slots);
const made = new Map<string, string>();
/** The optimised drawing of a slot, cached: making it takes longer than all checks of it. */
function optimisedOf(id: string): string {
  const text = made.get(id) ?? drawPicture(id);
  made.set(id, text);
  return text;
}
/** Its size as sent, cached as well. */
const weights = new Map<string, number>();
function weightOf(id: string): number {
  const weight = weights.get(id) ?? brotliCompressSync(optimisedOf(id)).length;
  weights.set(id, weight);
  return weight;
}
const kilobyte = 1024;

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${i + 1}`);
const gallery = ['response', 'training', 'events', 'air'].flatMap((album) => numbered(`gallery-${album}`, 7));
const slides = ['city-response', 'highway', 'air-evacuation', 'school', 'match-day', 'site', 'dispatch'].map(
  (id) => `slide-${id}`,
);
const cards = ['emergency-response', 'transport', 'advanced-care', 'paramedics', 'sports', 'events'].map(
  (id) => `card-${id}`,
);

describe('picture slots', () => {
  it('have every picture the pages ask for', () => {
    const banners = [
      'about',
      'hospital',
      'services',
      'faq',
      'contact',
      'testimonials',
      'team',
      'legal',
      'school',
      'site',
      'air',
      'international',
      'paramedics',
      'events',
      'patient-transfer',
      'sports',
      'gallery',
      'evacuation',
      'emergency-care',
      'paediatric',
      'booking',
      'clinics',
    ].map((id) => `banner-${id}`);
    const others = [
      'home-hero',
      'activity-rugby',
      'activity-churchill-show',
      'activity-first-aid-training',
      'icon',
      'og-default',
    ];
    expect(ids).toEqual(
      expect.arrayContaining([
        ...slides,
        ...cards,
        ...banners,
        ...numbered('school', 6),
        ...gallery,
        ...others,
      ]),
    );
  });

  it('have alternative texts that differ and say what kind of picture it is', () => {
    expect(Object.keys(english).sort()).toEqual([...ids].sort());
    const texts = Object.values(english);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{20,160}\. Illustration\.$/);
  });

  it('are told in Kiswahili as well wherever a page shows them', () => {
    const shown = ids.filter((id) => (slots[id]?.frames.length ?? 0) > 0);
    const told: Readonly<Record<string, string>> = kiswahili;
    const texts = shown.map((id) => told[id] ?? id);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{20,160}\. Mchoro\.$/);
    expect(inEnglish(texts)).toEqual([]);
  });

  it('stay light where a page shows many at once', () => {
    const total = [...slides, ...cards, ...gallery].reduce((sum, id) => sum + weightOf(id), 0);
    expect(total).toBeLessThan(150 * kilobyte);
  }, 30_000);

  it('name an unknown slot in the error', () => {
    expect(() => drawPicture('no-such-picture')).toThrow('no-such-picture');
  });

  it('are listed in the documentation with the files that ask for them', () => {
    expect(usersOf('home-hero')).toContain('home');
    expect(usersOf('no-such-picture')).toEqual([]);
  });
});

describe.each(ids)('picture %s', (id) => {
  const slot = slots[id];
  if (!slot) throw new Error(id);
  it('is well-formed and keeps its frame', () => {
    for (const text of [drawingOf(id), optimisedOf(id)]) {
      const root = markup(text);
      expect(root.name).toBe('svg');
      expect(root.attributes.viewBox).toBe(`0 0 ${slot.width} ${slot.height}`);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('has every gradient it names, and nothing from elsewhere', () => {
    const optimised = optimisedOf(id);
    for (const [, name] of optimised.matchAll(/url\(#([^)]+)\)/g))
      expect(optimised).toContain(`id="${name}"`);
    expect(optimised).not.toMatch(/<(script|image|foreignObject|text)\b|href="http/);
  });

  it('weighs at most 12 KB', () => {
    expect(weightOf(id)).toBeLessThanOrEqual(12 * kilobyte);
  });
});
