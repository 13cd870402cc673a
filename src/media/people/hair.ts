import type { Look } from './look';
import type { SkinTone, Tone } from './tones';
import { cloths, hairs } from './tones';
import { fill, line, oval } from './shapes';

/** Tone of somebody's hair. */
export const hairOf = (look: Look): Tone => hairs[look.hairTone ?? (look.hair === 'grey' ? 'grey' : 'black')];

const scalp = (profile: boolean): string =>
  profile
    ? 'M-2.4-13.6L-6.8-11.6C-12.6-16-12-32.6-1-33C7.4-33.2 10.6-27.4 9-22Q6-25.4 2.4-25Q.4-24.4.2-20L-1.6-20.4z'
    : 'M-9.6-16C-13.2-37.6 13.2-37.8 10-16L8.8-20.6Q8.6-24.6 5-25L-3.6-25Q-7.6-24.6-8.2-20.6z';

const gleam = (tone: Tone): string => line(tone.light, 1.5, 'M-7.6-25.4Q-5.6-29-1.4-30');

/** Hair behind the head and neck. */
export function hairBehind(look: Look, profile: boolean): string {
  const tone = hairOf(look);
  const cloth = cloths[look.cloth ?? 'teal'];
  switch (look.hair) {
    case 'braids':
      return fill(
        tone.shade,
        profile
          ? 'M-2-32C-14-30-14-8-11 3Q-7 6-3 3L-1-14z'
          : 'M-9.6-22C-12.6-12-12 0-10.6 5L10.8 5C12.4-2 12.4-14 10-22z',
      );
    case 'locs':
      return fill(
        tone.shade,
        profile ? 'M-9-26Q-13-18-11.6-6L-3-5L-1-14z' : 'M-10-22Q-12.6-12-11.2-5L11.4-5Q12.8-14 10.2-22z',
      );
    case 'afro':
      return oval(tone.base, profile ? -1.6 : 0.2, -24, 14, 13.4);
    case 'bun':
      return profile ? oval(tone.base, -10, -28, 5.4) : oval(tone.base, 0.4, -34, 5.4, 4.6);
    case 'hijab':
      return fill(
        cloth.shade,
        profile ? 'M-9-24Q-14-8-13 8L4 6L0-14z' : 'M-10-20Q-15-4-15 9Q0 14 15 9Q15-4 10-20z',
      );
    default:
      return '';
  }
}

/** Hair or cover on the head. */
export function hairOver(look: Look, skin: SkinTone, profile: boolean): string {
  const tone = hairOf(look);
  const cloth = cloths[look.cloth ?? 'teal'];
  switch (look.hair) {
    case 'bald':
      return line(skin.light, 1.5, 'M-6.4-24.6Q-4.6-28-.6-28.4');
    case 'fade':
      return (
        fill(tone.light, scalp(profile)) +
        fill(
          tone.base,
          profile
            ? 'M-9.8-24C-9-36 8-36 9-23Q5-25.6 1.6-25L-4-24z'
            : 'M-9.6-23C-9.6-36.4 9.8-36.4 10-23Q8-25 5-25L-3.6-25Q-7-25-9.6-23z',
        ) +
        gleam(tone)
      );
    case 'afro':
      return (
        fill(
          tone.base,
          profile
            ? 'M-9-14C-15-34 8-38 9.6-22Q5-26.4 1-24.4L-.6-19z'
            : 'M-9.8-17C-14-36 14-36 10.2-17Q9.4-24.4 4-25L-3-25Q-8.8-24.4-9.8-17z',
        ) + line(tone.light, 1.6, 'M-9.6-28Q-7.4-34-1.4-35')
      );
    case 'braids':
      return (
        fill(tone.base, scalp(profile)) +
        line(
          tone.light,
          0.9,
          profile
            ? 'M7-27Q-2-31-9-22M3-25.6Q-4-27-8.4-17'
            : 'M-2.6-25.6Q-3.6-30-6-30M1-25.6L1-31M4.8-25.6Q6-30 7.4-29.4',
        ) +
        (profile
          ? ''
          : fill(
              tone.base,
              'M-10-19L-7.8-19Q-8.6-6-8 4L-11 5Q-12.4-6-10-19zM10.4-19L8.4-19Q9.6-6 9 4L11.2 5Q12.6-6 10.4-19z',
            ))
      );
    case 'locs':
      return (
        fill(tone.base, scalp(profile)) +
        line(tone.base, 2.6, profile ? 'M-8-20L-10-6M-5-18L-6-6' : 'M-9.4-20L-10-7M9.8-20L10.6-7') +
        line(tone.light, 1, profile ? 'M5-29Q-3-31-8-22' : 'M-6-24Q-5-29-1-30.4M4-26Q5-29 3-30.6')
      );
    case 'hijab':
      return profile
        ? fill(cloth.base, 'M9.4-23C8-34-10-34-11-20Q-12-6-9 5Q0 10 8 4Q5-2 2-5Q-1-10 .6-16Q2-24 9.4-23z') +
            line(cloth.light, 1.4, 'M-7-25Q-4-30 1-30.6')
        : fill(
            cloth.base,
            'M.4-33C-12-33-12-20-11-13Q-11-2-14 6Q0 13 14 6Q11.6-2 11.4-13C12-20 12-33 .4-33zM1-25.6C7.6-25.6 8.8-20 8.6-16C8-9 5-5.6 1.4-5.2C-3-5.6-7.6-9-8-16C-8.2-20-6-25.6 1-25.6z',
            ' fill-rule="evenodd"',
          ) +
            line(cloth.shade, 1.2, 'M7.6-7Q4 2-8 5') +
            line(cloth.light, 1.4, 'M-8-24Q-6-29.4-1.4-30.8');
    case 'cap':
      return (
        fill(
          cloth.base,
          profile ? 'M-9.8-20C-10.6-34 9-35 9.4-23z' : 'M-10-21C-10.6-35 11-35 10.4-21Q0-24-10-21z',
        ) +
        fill(
          cloth.deep,
          profile
            ? 'M1-24.6L9.4-23.8Q15-22.6 16.4-20.4Q9-21.6 1-21.6z'
            : 'M-8-22.4Q2-26.4 10.4-22.4L12.6-19.4Q2-23.6-8.6-20z',
        ) +
        line(cloth.light, 1.4, 'M-7-25.4Q-5-30-.6-30.8')
      );
    case 'helmet':
      return (
        fill(
          cloths.white.base,
          profile
            ? 'M-11-16C-13-36 11-37 10.4-22L1-21Q0-15-3-14z'
            : 'M-11.4-15C-14-37 14.4-37 11.8-15L9.6-20Q9-24 5-24L-4-24Q-8-24-9.2-20z',
        ) +
        fill(
          cloths.hiViz.base,
          profile ? 'M-11.6-23L10.2-26L10.5-23L-11.8-19.6z' : 'M-11.8-24Q0-30 12-24L12.2-21Q0-27-12-21z',
        ) +
        line(cloths.ink.base, 1, profile ? 'M-1-15L4-6' : 'M-9-15Q-7-7 0-5')
      );
    case 'bun':
      return (
        fill(
          tone.base,
          profile
            ? 'M-2-15L-5-14C-13-18-11-33-1-33C7-33 10-27 9-21.4Q5-26-.4-21z'
            : 'M-9.8-17C-12.6-37 13-37 10.2-17Q8.6-24 1-26Q-7-24-9.8-17z',
        ) + gleam(tone)
      );
    default:
      return fill(tone.base, scalp(profile)) + gleam(tone);
  }
}
