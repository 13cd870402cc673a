import type { Outfit } from './outfits';
import { cloths } from './tones';
import { fill, line, oval } from './shapes';

/** Hard hat, headset or cap that belongs to an outfit. */
export function headwear(outfit: Outfit, profile: boolean): string {
  switch (outfit.headwear) {
    case 'hardHat':
      return (
        fill(
          cloths.amber.base,
          profile
            ? 'M-10.6-21C-11-36 10-36.6 10-23.4L15.4-22.4L15.6-20.8L-11.4-20z'
            : 'M-11-21C-11-37 11.6-37 11.4-21z',
        ) +
        fill(
          cloths.amber.shade,
          profile
            ? 'M-11.4-20L15.6-20.8L15.4-22.6L-10.8-22.4z'
            : 'M-13-20.6Q.4-25 13.2-20.6L13-18.6Q.4-22.4-12.8-18.6z',
        ) +
        line(cloths.amber.light, 1.6, 'M-7-26Q-5-31-1-31.8')
      );
    case 'headset':
      return (
        line(
          cloths.ink.base,
          1.7,
          profile ? 'M-2.4-16Q-6-31.6 2-32.4' : 'M-10.2-17Q-11.4-32.4.4-32.6Q12-32.4 10.4-18',
        ) +
        oval(cloths.ink.base, profile ? -1.8 : -9.6, -16.6, 2.5, 3.6) +
        line(cloths.ink.base, 1.1, profile ? 'M-1-13.4Q3-8.4 8.4-8.6' : 'M-9.2-13.4Q-6.6-8-2-8.2')
      );
    case 'pilotCap':
      return (
        fill(
          cloths.navy.base,
          profile
            ? 'M-9.6-21L-12.6-29Q0-37 10-30L9.4-22z'
            : 'M-9.6-22L-12.4-29.6Q0-38.6 12.8-29.6L10-22Q0-25-9.6-22z',
        ) +
        fill(
          cloths.ink.deep,
          profile
            ? 'M-1-23L9.4-23.4Q14.4-21 14.6-19Q7-21-1-20.4z'
            : 'M-8.6-22.8Q1-26 9.4-22.8Q8-18.6 1-18.8Q-6.6-18.6-8.6-22.8z',
        ) +
        fill(
          cloths.amber.base,
          profile ? 'M7-29L10-28.6L9.8-25.6L7-25.6z' : 'M-1-30.6L3-30.6L2.6-26.6L-.6-26.6z',
        )
      );
    default:
      return '';
  }
}
