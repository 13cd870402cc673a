import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { figure } from '../../src/media/people/figure';
import type { Hair, Look } from '../../src/media/people/look';
import { outfits } from '../../src/media/people/outfits';
import type { OutfitName } from '../../src/media/people/outfits';
import { portrait } from '../../src/media/people/portrait';
import { portraitSlots } from '../../src/media/people/portraitSlots';
import { poses } from '../../src/media/people/poses';
import type { PoseName } from '../../src/media/people/poses';
import { cloths, eyeInk } from '../../src/media/people/tones';

const poseNames = Object.keys(poses) as PoseName[];
const outfitNames = Object.keys(outfits) as OutfitName[];
const hairNames: readonly Hair[] = [
  'short',
  'fade',
  'bald',
  'grey',
  'bun',
  'braids',
  'afro',
  'locs',
  'hijab',
  'cap',
  'helmet',
];
const looks: readonly Look[] = [
  { skin: 1, hair: 'afro', build: 'slim', age: 'child' },
  { skin: 3, hair: 'fade', beard: 'short', build: 'broad' },
  { skin: 4, hair: 'hijab', cloth: 'plum', build: 'curved' },
  { skin: 5, hair: 'grey', glasses: true, age: 'elder' },
];

const page = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -230 300 240">${drawing}</svg>`;

/** Fails on invalid markup and on invalid numbers. */
function expectSound(document: string): void {
  expect(() => optimize(document, { plugins: [] })).not.toThrow();
  expect(document).not.toMatch(/NaN|undefined|Infinity|null/);
}

const compressed = (document: string): number => brotliCompressSync(document).length;

describe('figure', () => {
  it.each(poseNames)('draws the pose %s for different people and clothes', (pose) => {
    for (const look of looks) {
      for (const outfit of ['crew', 'doctor', 'kitenge', 'schoolSkirt', 'athlete', 'patient'] as const) {
        expectSound(page(figure({ pose, look, outfit, facing: 'left' })));
      }
    }
  });

  it.each(outfitNames)('draws the outfit %s in every view', (outfit) => {
    for (const pose of ['standing', 'walking', 'lying', 'sitting'] as const) {
      const drawing = figure({ pose, look: { skin: 2, hair: 'short' }, outfit });
      expectSound(page(drawing));
      expect(drawing.length).toBeLessThan(9000);
      expect(compressed(drawing)).toBeLessThan(1600);
    }
  });

  it('draws every hair style from the front and from the side', () => {
    for (const hair of hairNames) {
      const [front, side] = (['standing', 'walking'] as const).map((pose) =>
        figure({ pose, look: { skin: 3, hair, beard: 'stubble' }, outfit: 'tee' }),
      );
      expectSound(page(front ?? ''));
      expectSound(page(side ?? ''));
      expect(front).not.toBe(side);
    }
  });

  it('draws what somebody carries', () => {
    for (const carry of [
      'bag',
      'radio',
      'phone',
      'clipboard',
      'book',
      'aed',
      'flag',
      'ball',
      'bandage',
      'drip',
      'pointer',
      'pen',
      'cup',
      'helmet',
    ] as const) {
      const props = { pose: 'standing', look: { skin: 4, hair: 'short' }, outfit: 'crew' } as const;
      const drawing = figure({ ...props, carry });
      expectSound(page(drawing));
      expect(drawing.length).toBeGreaterThan(figure(props).length);
    }
  });

  it('draws the same person the same way each time', () => {
    for (const pose of poseNames) {
      const draw = (): string => figure({ pose, look: { skin: 5, hair: 'braids' }, outfit: 'crewJacket' });
      expect(draw()).toBe(draw());
    }
  });

  it('mirrors a figure that faces left', () => {
    const props = { pose: 'walking', look: { skin: 2, hair: 'bun' }, outfit: 'crew' } as const;
    expect(figure({ ...props, facing: 'left' })).toMatch(/^<g transform="scale\(-/);
    expect(figure(props)).not.toMatch(/^<g transform="scale\(-/);
  });

  it('hides face and name badge of somebody who turns their back', () => {
    const [front, back] = (['standing', 'standingBack'] as const).map((pose) =>
      figure({ pose, look: { skin: 3, hair: 'short' }, outfit: 'dispatcher' }),
    );
    expect(front).toContain(eyeInk);
    expect(back).not.toContain(eyeInk);
    expect(back).not.toContain(cloths.white.light);
  });

  it('keeps names of its own out of the document', () => {
    expect(figure({ pose: 'kneeling', look: { skin: 1, hair: 'hijab' }, outfit: 'crew' })).not.toMatch(
      /\sid=|url\(/,
    );
  });
});

describe('portrait', () => {
  it.each(hairNames)('draws the hair %s with every expression', (hair) => {
    for (const expression of ['closed', 'slight', 'open'] as const) {
      expectSound(
        page(portrait({ skin: 2, hair, glasses: true, beard: 'full' }, 'shirt', { expression, tilt: 2 })),
      );
    }
  });

  it.each(outfitNames)('draws the outfit %s', (outfit) => {
    for (const look of looks) expectSound(page(portrait(look, outfit)));
  });
});

describe('portrait slots', () => {
  const entries = Object.entries(portraitSlots);

  it.each(entries)('%s is a sound, small and repeatable square', (_id, slot) => {
    const drawing = slot.draw();
    expectSound(drawing);
    expect([slot.width, slot.height]).toEqual([320, 320]);
    expect(drawing).toContain('viewBox="0 0 320 320"');
    expect(compressed(drawing)).toBeLessThanOrEqual(2048);
    expect(slot.draw()).toBe(drawing);
  });

  it('tells what each portrait shows, and that it is drawn', () => {
    const alts = entries.map(([, slot]) => slot.alt);
    expect(new Set(alts).size).toBe(alts.length);
    for (const alt of alts) expect(alt).toMatch(/\. Illustration\.$/);
  });

  it('draws nobody twice', () => {
    const drawings = entries.map(([, slot]) => slot.draw());
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
