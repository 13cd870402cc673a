import { hairOf, hairOver } from './hair';
import { headwear } from './headwear';
import type { Look } from './look';
import type { Outfit } from './outfits';
import type { SkinTone } from './tones';
import { cloths, eyeInk, hairs, skins } from './tones';
import { fill, line, oval } from './shapes';

const faceFront = 'M-9.4-19C-9.4-31.5 9.8-31.5 9.8-19C9.8-10.5 6.4-5.2 1.4-5C-4.6-5-9.4-10.6-9.4-19z';

const faceSide =
  'M-9.4-20C-10-31.5 8.4-32 9-22L9.2-18.8L11.4-15.4Q11.8-14 9.8-13.8L9.8-9.4Q9.6-5.4 5.4-5.2Q1-5-2.4-9L-6.4-11.4Q-9.2-14.4-9.4-20z';

function features(skin: SkinTone, look: Look, profile: boolean): string {
  const brow =
    look.hair === 'hijab' || look.hair === 'cap' || look.hair === 'helmet' ? hairs.black : hairOf(look);
  const out = profile
    ? oval(skin.shade, -1.6, -17.2, 1.9, 2.8) +
      oval(eyeInk, 5.9, -18.6, 1.05, 1.25) +
      line(brow.deep, 1.1, 'M4-22Q6.2-23 8-21.8') +
      line(skin.deep, 1, 'M9.2-10.4Q7.2-9.4 5.6-10.2')
    : oval(eyeInk, -2.1, -18.2, 1.1, 1.3) +
      oval(eyeInk, 5.7, -18.2, 1.1, 1.3) +
      line(brow.deep, 1.1, 'M-4.4-21.6Q-2.4-22.8-.4-21.8M4-21.8Q5.8-22.8 7.6-21.6') +
      line(skin.shade, 1.3, 'M2.2-17L2.8-13.8L1-13.5') +
      line(skin.deep, 1.1, 'M-1.4-10.3Q1.8-8 4.8-10.3');
  if (!look.glasses) return out;
  return (
    out +
    (profile
      ? line(cloths.ink.shade, 0.7, 'M-1-19L3.4-19M3.4-20.6h5.4v3.6q-2.6 1.6-5.4 0z')
      : line(
          cloths.ink.shade,
          0.7,
          'M-5-20h5.4v3.2q-2.6 1.8-5.4 0zM3-20h5.2v3.2q-2.6 1.8-5.2 0zM.4-19.2h2.6',
        ))
  );
}

function beard(look: Look, profile: boolean): string {
  if (!look.beard) return '';
  const tone = hairOf(look);
  const soft = look.beard === 'stubble' ? ' opacity=".45"' : '';
  if (profile)
    return fill(
      tone.base,
      'M-1.4-16L.4-13Q4-11.6 6.6-12.8L10-12.8L9.8-11L7-11L6.6-9.6L9.9-9Q9.6-5 5.4-4.6Q.6-4.6-2.6-9z',
      soft,
    );
  return fill(
    tone.base,
    'M-9.3-17Q-7.6-12-4.4-12.6Q1.6-14.6 7.2-12.6Q9.2-13 9.8-17C9.8-9 6.2-4.6 1.4-4.4C-4.6-4.4-9-10-9.3-17zM-2.2-10.6Q1.8-7.6 5.6-10.6Q1.8-12-2.2-10.6z',
    `${soft} fill-rule="evenodd"`,
  );
}

/** Neck in the frame of the head: foot of the neck at 0 0, chin at -5. */
export const neck = (look: Look, profile: boolean): string => {
  const skin = skins[look.skin];
  return fill(
    skin.shade,
    profile ? 'M-6-14L4-10Q4-4 6 0Q0 7-7 0Q-6-6-6-14z' : 'M-5-12L5.4-12Q5-3 8 0Q0 11-8 0Q-5-3-5-12z',
  );
};

/** The head in its own frame. */
export function head(look: Look, outfit: Outfit, profile: boolean): string {
  const skin = skins[look.skin];
  const ears = profile ? '' : oval(skin.base, -9.2, -16.8, 1.9, 2.8) + oval(skin.shade, 9.8, -16.8, 1.5, 2.6);
  const shade = profile
    ? ''
    : fill(skin.shade, 'M9.8-19C9.8-10.5 6.4-5.2 1.4-5Q7-9.6 7.4-17.6L8.6-24Q9.8-21.6 9.8-19z');
  const covered = outfit.headwear && outfit.headwear !== 'headset';
  const plain: Look =
    covered && ['afro', 'bun', 'cap', 'helmet'].includes(look.hair) ? { ...look, hair: 'short' } : look;
  return (
    ears +
    fill(skin.base, profile ? faceSide : faceFront) +
    shade +
    beard(look, profile) +
    features(skin, look, profile) +
    hairOver(plain, skin, profile) +
    headwear(outfit, profile)
  );
}
