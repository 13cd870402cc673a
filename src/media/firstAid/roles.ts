import { cloths, skins } from '../people/tones';

/** Who lies, sits or bends: amber clothes in every drawing. */
export const casualty = { skin: skins[4], cloth: cloths.amber, legs: cloths.slate } as const;
/** Who helps: teal clothes in every drawing, and lighter skin, so that hands are told from what they hold. */
export const helper = { skin: skins[2], cloth: cloths.teal, legs: cloths.ink } as const;
