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
    'A head teacher with glasses, in a plum blazer.',
    { skin: 3, hair: 'bun', hairTone: 'salt', glasses: true, build: 'curved', face: 'heart' },
    'blazer',
    {
      traits: { nose: 0.86, mouth: [0.92, 0.86], brows: 'arched', eyes: [0.94, 0.94] },
      expression: 'slight',
      tilt: -2,
      turn: 2,
      backdrop: 'sand',
    },
  ),
  'portrait-testimonial-2': frame(
    'A site manager in a hard hat and a high-visibility vest.',
    { skin: 4, hair: 'fade', beard: 'short', build: 'broad', face: 'square' },
    'builder',
    {
      traits: { nose: 1.2, brows: 'heavy', eyes: [0.92, 0.86], gap: 1 },
      expression: 'closed',
      tilt: 1,
      turn: -2,
      backdrop: 'sky',
    },
  ),
  'portrait-testimonial-3': frame(
    'A race organiser with a plum headscarf, smiling.',
    { skin: 2, hair: 'hijab', cloth: 'plum', build: 'slim', face: 'oval' },
    'organiser',
    {
      traits: { nose: 0.82, mouth: [0.96, 0.9], eyes: [1.06, 1.06], gap: 0.6, brows: 'straight' },
      expression: 'open',
      tilt: 3,
      turn: 2,
      backdrop: 'rose',
    },
  ),
  'portrait-team-ceo': frame(
    'A man with grey hair and a dark suit, smiling calmly.',
    { skin: 4, hair: 'grey', age: 'elder', face: 'long' },
    'suit',
    {
      traits: { nose: 1.08, mouth: [0.98, 0.92], brows: 'heavy', slant: 5, eyes: [0.94, 0.84] },
      expression: 'slight',
      turn: 2,
      backdrop: 'mist',
    },
  ),
  'portrait-team-paramedic': frame(
    'A paramedic with braided hair, in a teal uniform with high-visibility braces.',
    { skin: 5, hair: 'braids', build: 'slim', face: 'oval' },
    'crew',
    {
      traits: { nose: 0.94, mouth: [0.94, 1.16], eyes: [1.06, 1], brows: 'soft', gap: 0.6 },
      expression: 'slight',
      tilt: -2,
      turn: -2,
      backdrop: 'sage',
    },
  ),
  'portrait-team-operations': frame(
    'A dispatcher with a headset, in a teal shirt with an identity card.',
    { skin: 3, hair: 'fade', beard: 'stubble', face: 'long' },
    'dispatcher',
    {
      traits: { nose: 0.92, mouth: [0.94, 0.84], brows: 'straight', gap: -0.8 },
      expression: 'slight',
      tilt: 2,
      turn: -2,
      backdrop: 'sky',
    },
  ),
  'portrait-team-pharmacy': frame(
    'A pharmacist with her hair in a bun, in a white coat.',
    { skin: 4, hair: 'bun', build: 'curved', face: 'round' },
    'doctor',
    {
      traits: { nose: 1.06, mouth: [1.04, 1.04], brows: 'arched', slant: 3, eyes: [1, 1.04], gap: 1 },
      expression: 'open',
      tilt: -3,
      turn: 2,
      backdrop: 'rose',
    },
  ),
  'portrait-team-it': frame(
    'A young man with short locs, a beard and glasses, in a light blue shirt.',
    { skin: 3, hair: 'locs', beard: 'short', glasses: true, face: 'oval' },
    'shirt',
    {
      traits: { nose: 0.9, mouth: [0.9, 0.9], brows: 'straight', eyes: [0.96, 0.94] },
      expression: 'slight',
      tilt: 2,
      turn: 2,
      backdrop: 'sand',
    },
  ),
  'portrait-sample-1': frame(
    'A woman in a patterned ochre dress, smiling.',
    { skin: 5, hair: 'afro', build: 'curved', face: 'round' },
    'kitenge',
    {
      traits: { nose: 1.16, mouth: [1.02, 1.12], brows: 'arched', gap: 1.6 },
      expression: 'open',
      tilt: 2,
      turn: -2,
      backdrop: 'sage',
    },
  ),
  'portrait-sample-2': frame(
    'A man with a shaved head and a full beard, in an ochre shirt.',
    { skin: 4, hair: 'bald', beard: 'full', build: 'broad', face: 'square' },
    'polo',
    {
      traits: { nose: 1.24, mouth: [1.04, 0.94], brows: 'full', slant: 4, eyes: [0.96, 0.88], gap: 1.4 },
      expression: 'slight',
      turn: 2,
      backdrop: 'mist',
    },
  ),
  'portrait-sample-3': frame(
    'A young rider with a white helmet and a teal jacket.',
    { skin: 2, hair: 'helmet', build: 'slim' },
    'crewJacket',
    {
      traits: { nose: 0.84, mouth: [0.9, 0.86], brows: 'straight', eyes: [1, 0.92], gap: -0.6 },
      expression: 'slight',
      turn: -2,
      backdrop: 'sand',
    },
  ),
};
