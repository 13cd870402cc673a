import type { ClothName } from './tones';

/** Parts that mark an outfit; each is drawn on figures and, larger, on portraits. */
export type Detail =
  | 'bands'
  | 'braces'
  | 'vest'
  | 'collar'
  | 'lapels'
  | 'tie'
  | 'vneck'
  | 'zip'
  | 'buttons'
  | 'stethoscope'
  | 'lanyard'
  | 'badge'
  | 'patch'
  | 'epaulettes'
  | 'stripes'
  | 'pattern'
  | 'number';

/** What a person wears. */
export interface Outfit {
  top: ClothName;
  sleeve: 'long' | 'short' | 'none';
  lower: 'trousers' | 'shorts' | 'skirt' | 'dress';
  bottom: ClothName;
  shoe: ClothName;
  /** What shows in the opening of a coat or jacket. */
  under?: ClothName;
  /** Colour of tie, pattern or stripes. */
  accent?: ClothName;
  /** A coat that reaches to the middle of the thighs. */
  coat?: true;
  /** A blanket over the legs of somebody who sits or lies, over the shoulders of somebody who stands. */
  blanket?: ClothName;
  /** Worn on the head; hides the top of the hair, except a headset. */
  headwear?: 'hardHat' | 'headset' | 'pilotCap';
  details: readonly Detail[];
}

type Extra = Omit<Outfit, 'top' | 'sleeve' | 'lower' | 'bottom' | 'shoe' | 'details'>;

const wear = (
  [top, sleeve]: readonly [ClothName, Outfit['sleeve']],
  [bottom, lower]: readonly [ClothName, Outfit['lower']],
  shoe: ClothName,
  details: readonly Detail[],
  extra: Extra = {},
): Outfit => ({ top, sleeve, lower, bottom, shoe, details, ...extra });

const black = 'leather';

/** Every outfit of the kit: top, bottom, shoes, marks, and what else belongs to it. */
export const outfits = {
  crew: wear(['teal', 'short'], ['pine', 'trousers'], black, ['collar', 'braces', 'bands', 'patch']),
  crewJacket: wear(['teal', 'long'], ['pine', 'trousers'], black, ['collar', 'zip', 'bands', 'patch']),
  doctor: wear(['white', 'long'], ['slate', 'trousers'], black, ['lapels', 'stethoscope', 'badge'], {
    under: 'sky',
    coat: true,
  }),
  nurse: wear(['sage', 'short'], ['sage', 'trousers'], 'white', ['vneck', 'badge', 'lanyard']),
  pilot: wear(['white', 'short'], ['navy', 'trousers'], black, ['collar', 'tie', 'epaulettes'], {
    accent: 'navy',
    headwear: 'pilotCap',
  }),
  dispatcher: wear(['teal', 'long'], ['ink', 'trousers'], black, ['collar', 'lanyard'], {
    headwear: 'headset',
  }),
  suit: wear(['navy', 'long'], ['navy', 'trousers'], black, ['lapels', 'tie'], {
    under: 'white',
    accent: 'teal',
  }),
  blazer: wear(['plum', 'long'], ['ink', 'trousers'], black, ['lapels'], { under: 'sand' }),
  shirt: wear(['sky', 'long'], ['ink', 'trousers'], black, ['collar', 'buttons']),
  polo: wear(['ochre', 'short'], ['denim', 'trousers'], 'white', ['collar']),
  tee: wear(['clay', 'short'], ['denim', 'trousers'], 'white', []),
  dress: wear(['plum', 'short'], ['plum', 'dress'], black, []),
  kitenge: wear(['ochre', 'short'], ['ochre', 'dress'], black, ['pattern'], { accent: 'teal' }),
  kanga: wear(['plum', 'short'], ['plum', 'dress'], black, ['pattern'], { accent: 'amber' }),
  school: wear(['white', 'short'], ['ink', 'shorts'], black, ['collar', 'tie'], { accent: 'green' }),
  schoolTrousers: wear(['white', 'short'], ['ink', 'trousers'], black, ['collar', 'tie'], {
    accent: 'green',
  }),
  schoolSkirt: wear(['green', 'long'], ['slate', 'skirt'], black, ['collar'], { under: 'white' }),
  builder: wear(['denim', 'long'], ['slate', 'trousers'], 'clay', ['vest'], { headwear: 'hardHat' }),
  athlete: wear(['amber', 'none'], ['pine', 'shorts'], 'white', ['number']),
  rugby: wear(['green', 'short'], ['white', 'shorts'], black, ['collar', 'stripes'], { accent: 'white' }),
  referee: wear(['ink', 'short'], ['ink', 'shorts'], black, ['collar', 'badge']),
  organiser: wear(['white', 'short'], ['denim', 'trousers'], 'white', ['vest', 'lanyard']),
  patient: wear(['sky', 'short'], ['sky', 'trousers'], 'white', [], { blanket: 'clay' }),
};

/** Name of an outfit. */
export type OutfitName = keyof typeof outfits;

/** The outfit of a name. */
export const outfitOf = (name: OutfitName): Outfit => outfits[name];

const onBack: readonly Detail[] = ['bands', 'braces', 'vest', 'stripes', 'pattern', 'number', 'epaulettes'];

/** What shows of an outfit from behind. */
export const fromBehind = (outfit: Outfit): Outfit => ({
  ...outfit,
  details: outfit.details.filter((detail) => onBack.includes(detail)),
});
