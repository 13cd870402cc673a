import type { Slots } from '../slot';
import type { Look } from './look';
import type { OutfitName } from './outfits';
import type { PortraitOptions } from './portrait';
import { portrait } from './portrait';

const frame = (alt: string, look: Look, outfit: OutfitName, options: PortraitOptions): Slots[string] => ({
  width: 320,
  height: 320,
  alt: `${alt} Illustration.`,
  draw: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">${portrait(look, outfit, options)}</svg>`,
});

/** Portraits by slot id: invented people, none of them drawn from a real person. */
export const portraitSlots: Slots = {
  'portrait-testimonial-1': frame(
    'A head teacher in her fifties with glasses and greying hair in a bun, in a plum blazer.',
    { skin: 3, hair: 'bun', hairTone: 'salt', glasses: true, build: 'curved', face: 'round' },
    'blazer',
    { expression: 'slight', tilt: -2, turn: 2, backdrop: 'sand' },
  ),
  'portrait-testimonial-2': frame(
    'A site manager in his thirties with a short beard, in a hard hat and a high-visibility vest.',
    { skin: 4, hair: 'fade', beard: 'short', build: 'broad', face: 'square' },
    'builder',
    { expression: 'closed', tilt: 1, turn: -2, backdrop: 'sky' },
  ),
  'portrait-testimonial-3': frame(
    'A race organiser in her twenties with a plum headscarf, smiling, in a high-visibility vest.',
    { skin: 2, hair: 'hijab', cloth: 'plum', build: 'slim' },
    'organiser',
    { expression: 'open', tilt: 3, turn: 2, backdrop: 'rose' },
  ),
  'portrait-team-ceo': frame(
    'A man with grey hair and a dark suit, smiling calmly.',
    { skin: 4, hair: 'grey', age: 'elder', face: 'long' },
    'suit',
    { expression: 'slight', turn: 2, backdrop: 'mist' },
  ),
  'portrait-team-paramedic': frame(
    'A paramedic with braided hair, in a teal uniform with high-visibility braces.',
    { skin: 5, hair: 'braids', build: 'slim' },
    'crew',
    { expression: 'slight', tilt: -2, turn: -2, backdrop: 'sage' },
  ),
  'portrait-team-operations': frame(
    'A dispatcher with a headset, in a teal shirt with an identity card.',
    { skin: 3, hair: 'fade', beard: 'stubble' },
    'dispatcher',
    { expression: 'slight', tilt: 2, turn: -2, backdrop: 'sky' },
  ),
  'portrait-team-pharmacy': frame(
    'A pharmacist with her hair in a bun, in a white coat.',
    { skin: 4, hair: 'bun', build: 'curved' },
    'doctor',
    { expression: 'open', tilt: -3, turn: 2, backdrop: 'rose' },
  ),
  'portrait-team-it': frame(
    'A young man with short locs, a beard and glasses, in a light blue shirt.',
    { skin: 3, hair: 'locs', beard: 'short', glasses: true },
    'shirt',
    { expression: 'slight', tilt: 2, turn: 2, backdrop: 'sand' },
  ),
  'portrait-sample-1': frame(
    'A woman in a patterned ochre dress, smiling.',
    { skin: 5, hair: 'afro', build: 'curved', face: 'round' },
    'kitenge',
    { expression: 'open', tilt: 2, turn: -2, backdrop: 'sage' },
  ),
  'portrait-sample-2': frame(
    'A man with a shaved head and a full beard, in an ochre shirt.',
    { skin: 4, hair: 'bald', beard: 'full', build: 'broad' },
    'polo',
    { expression: 'slight', turn: 2, backdrop: 'mist' },
  ),
  'portrait-sample-3': frame(
    'A young rider with a white helmet and a teal jacket.',
    { skin: 2, hair: 'helmet', build: 'slim' },
    'crewJacket',
    { expression: 'slight', turn: -2, backdrop: 'sand' },
  ),
};
