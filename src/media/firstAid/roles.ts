import { cloths, skins } from '../people/tones';

/** The casualty: amber clothes in every drawing. */
export const casualty = { skin: skins[4], cloth: cloths.amber, legs: cloths.slate } as const;
/** The helper: teal clothes in every drawing, and lighter skin, so that hands differ from what they hold. */
export const helper = { skin: skins[2], cloth: cloths.teal, legs: cloths.ink } as const;
