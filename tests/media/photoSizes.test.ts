import { describe, expect, it } from 'vitest';
import { neededWidth, sizesOf, widthsOf } from '../../src/media/conversion/sizes';
import { firstAidPictures, slots } from '../../src/media/slots';

describe('width of a picture on a screen', () => {
  it('is that of its frame where the frame has the same ratio', () => {
    expect(neededWidth(['grid'], 4 / 3, 360)).toBeCloseTo(156);
    expect(neededWidth(['card'], 8 / 5, 1280)).toBeCloseTo(366);
    expect(neededWidth(['review'], 1, 1920)).toBe(56);
  });

  it('is larger where the picture is cut at its sides', () => {
    expect(neededWidth(['slide'], 20 / 9, 360)).toBeCloseTo(600);
    expect(neededWidth(['grid'], 3 / 2, 360)).toBeCloseTo(175.5);
  });

  it('is the widest of several frames', () => {
    expect(neededWidth(['grid', 'gridStart'], 4 / 3, 360)).toBeCloseTo(328);
  });

  it('is told to browsers in CSS', () => {
    expect(sizesOf(['review'], 1)).toBe('56px');
    expect(sizesOf(['hero'], 4 / 3)).toBe('(min-width:1024px) max(51.2vw, 720px), 100vw');
    expect(sizesOf(['grid'], 4 / 3)).toBe(
      '(min-width:1024px) min(25vw - 47px, 273px), (min-width:680px) calc(50vw - 32px), calc(50vw - 24px)',
    );
  });
});

describe('widths of a photo', () => {
  const offered = (...args: Parameters<typeof widthsOf>) => widthsOf(...args).map(({ width }) => width);

  it('serve phones and desktops, and no more', () => {
    expect(offered(['hero'], 4 / 3, 4000)).toEqual([800, 1120, 1320, 1600]);
    expect(offered(['grid'], 4 / 3, 4000)).toEqual([320, 480, 800, 1120, 1320]);
    expect(offered(['review'], 1, 4000)).toEqual([112, 168]);
  });

  it('end at the width of the photo', () => {
    expect(offered(['grid'], 4 / 3, 1000)).toEqual([320, 480, 800, 1000]);
  });

  it('say which ones phones may take', () => {
    const phones = widthsOf(['hero'], 4 / 3, 4000).filter(({ forPhones }) => forPhones);
    expect(phones.map(({ width }) => width)).toEqual([800, 1120, 1320]);
  });
});

describe('slots', () => {
  it('say where they stand; the mark and the share picture stand on no page', () => {
    const homeless = Object.keys(slots).filter((id) => slots[id]?.frames.length === 0);
    // No photograph may replace a drawing that shows how hands work.
    expect(homeless.sort()).toEqual([...firstAidPictures, 'icon', 'og-default'].sort());
  });
});
