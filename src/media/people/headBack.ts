import { hairOf } from './hair';
import { headwear } from './headwear';
import type { Look } from './look';
import type { Outfit } from './outfits';
import { fill, line, oval } from './shapes';
import { cloths, skins } from './tones';

const skull = 'M-9.8-17C-12.6-37.4 12.6-37.4 9.8-17Q9-10 5-9L-5-9Q-9-10-9.8-17z';

/** The head of somebody who turns their back, in its own frame. */
export function headBack(look: Look, outfit: Outfit): string {
  const skin = skins[look.skin];
  const tone = hairOf(look);
  const cloth = cloths[look.cloth ?? 'teal'];
  if (look.hair === 'hijab')
    return (
      fill(cloth.base, 'M0-33C-13-33-12-18-11.6-11Q-13 0-16 8Q0 14 16 8Q13 0 11.6-11C12-18 13-33 0-33z') +
      fill(cloth.shade, 'M4-32C12-30 12-18 11.6-11Q13 0 16 8Q9 11 4 11Q9-8 4-32z')
    );
  const capped = look.hair === 'cap' || look.hair === 'helmet';
  const shown = capped && outfit.headwear ? undefined : look.hair;
  let out =
    oval(skin.base, -9.6, -17, 1.8, 2.8) +
    oval(skin.shade, 9.8, -17, 1.6, 2.7) +
    fill(skin.base, 'M-9.6-19Q-9-8-5-5L-5 1L5 1L5-5Q9-8 9.6-19z');
  if (shown === 'bald') return out + fill(skin.base, skull) + headwear(outfit, false);
  out += fill(shown === 'fade' ? tone.light : tone.base, skull);
  if (shown === 'fade') out += fill(tone.base, 'M-10-22C-10-37 10-37 10-22Q0-17-10-22z');
  if (shown === 'afro') out += oval(tone.base, 0, -23, 14, 13.4);
  if (shown === 'bun') out += oval(tone.shade, 0, -33, 5.4, 4.8);
  if (shown === 'braids' || shown === 'locs')
    out +=
      fill(tone.base, shown === 'locs' ? 'M-10.4-20L-11-5L11-5L10.4-20z' : 'M-10.4-20L-10 8L10 8L10.4-20z') +
      line(
        tone.light,
        0.9,
        shown === 'locs' ? 'M-5-28L-6-6M0-30L0-6M5-28L6-6' : 'M-5-28L-5 7M0-30L0 7M5-28L5 7',
      );
  if (shown === 'cap') out += fill(cloth.base, 'M-10-20C-10.6-36 10.6-36 10-20Q0-17-10-20z');
  if (shown === 'helmet')
    out +=
      fill(cloths.white.base, 'M-11.6-13C-14-37 14-37 11.6-13Q0-10-11.6-13z') +
      fill(cloths.hiViz.base, 'M-12-22L12-22L12-18L-12-18z');
  return out + headwear(outfit.headwear === 'pilotCap' ? { ...outfit, headwear: 'hardHat' } : outfit, false);
}
