import { palette } from '../../theme/tokens';

/** Four steps of one material, lit from the upper left. */
export interface Tone {
  light: string;
  base: string;
  shade: string;
  deep: string;
}

/** Skin with the colour of its lips. */
export interface SkinTone extends Tone {
  lip: string;
  lipLight: string;
}

/** Skins from light brown to dark brown. */
export const skins: Readonly<Record<1 | 2 | 3 | 4 | 5, SkinTone>> = {
  1: {
    light: '#D09B74',
    base: '#BD865F',
    shade: '#A06C49',
    deep: '#70452D',
    lip: '#9A5548',
    lipLight: '#B0695A',
  },
  2: {
    light: '#B47F58',
    base: '#9F6B45',
    shade: '#845334',
    deep: '#5A361F',
    lip: '#824339',
    lipLight: '#9A574A',
  },
  3: {
    light: '#986644',
    base: '#825334',
    shade: '#693F26',
    deep: '#452614',
    lip: '#6E3832',
    lipLight: '#864C42',
  },
  4: {
    light: '#7E5338',
    base: '#69422B',
    shade: '#52311E',
    deep: '#331C10',
    lip: '#5C2F2B',
    lipLight: '#73423A',
  },
  5: {
    light: '#67432F',
    base: '#533324',
    shade: '#3F2519',
    deep: '#26140D',
    lip: '#4C2827',
    lipLight: '#633A36',
  },
};

/** Hair, brows and beards. */
export const hairs = {
  black: { light: '#40332E', base: '#211917', shade: '#15100E', deep: '#0D0908' },
  brown: { light: '#5C4031', base: '#3A261D', shade: '#291A13', deep: '#1A100B' },
  salt: { light: '#8F8984', base: '#5A5450', shade: '#3F3A37', deep: '#2A2624' },
  grey: { light: '#C9C6C1', base: '#A19D98', shade: '#7C7874', deep: '#54504D' },
} as const satisfies Readonly<Record<string, Tone>>;

/** Fabrics and materials of clothes and things. */
export const cloths = {
  teal: { light: palette.teal5, base: palette.teal7, shade: palette.teal8, deep: palette.pine },
  pine: { light: '#14505C', base: palette.pine, shade: palette.pineDeep, deep: '#05222A' },
  navy: { light: '#3C5170', base: '#2B3D59', shade: '#1F2D44', deep: '#152032' },
  ink: { light: '#3A5058', base: '#263B43', shade: '#1A2C33', deep: palette.ink },
  slate: { light: '#6F838A', base: '#566B72', shade: palette.slate, deep: '#34464C' },
  white: { light: '#FFFFFF', base: '#F6F8F7', shade: '#D6DFDF', deep: '#B3C1C2' },
  sky: { light: '#C8DFEA', base: '#A9CBDB', shade: '#86AFC3', deep: '#5F8BA1' },
  sage: { light: '#A5C4B4', base: '#86AA99', shade: '#6B907F', deep: '#4C6F60' },
  green: { light: '#2A8A57', base: palette.green, shade: '#08542D', deep: '#063C21' },
  ochre: { light: '#E0A84B', base: '#C98C2B', shade: '#A66F1C', deep: '#7A5012' },
  plum: { light: '#8A5673', base: '#70405B', shade: '#573047', deep: '#3C2031' },
  clay: { light: '#CC8460', base: '#B56B48', shade: '#945437', deep: '#6C3B25' },
  sand: { light: '#EBDCBF', base: '#DCC8A2', shade: '#C0A97F', deep: '#94805A' },
  denim: { light: '#5F7F9C', base: '#486784', shade: '#36506A', deep: '#25394D' },
  hiViz: { light: '#EDF88F', base: palette.hiViz, shade: '#B7C92F', deep: '#879618' },
  amber: { light: '#FBD75B', base: palette.amber, shade: '#CB9604', deep: palette.amberText },
  leather: { light: '#4A4240', base: '#2B2625', shade: '#1C1817', deep: '#110E0D' },
} as const satisfies Readonly<Record<string, Tone>>;

/** Name of a fabric. */
export type ClothName = keyof typeof cloths;

/** Grey of retro-reflective tape. */
export const tape = '#DCE6E5';

/** Reads at every size: eyes and the parting of the lips. */
export const eyeInk = '#1A110E';

/** Grounds behind portraits. */
export const backdrops = {
  mist: { base: '#D3E3E2', light: '#E4EFEE', shade: '#BDD3D2' },
  sand: { base: '#EFE1C3', light: '#F8EFDC', shade: '#E2CFA6' },
  sage: { base: '#CFE0D5', light: '#E2EEE6', shade: '#B8CFC1' },
  rose: { base: '#EBD6CB', light: '#F6E8E0', shade: '#DBBFB0' },
  sky: { base: '#CFDFE9', light: '#E2EDF4', shade: '#B7CCDA' },
} as const satisfies Readonly<Record<string, { base: string; light: string; shade: string }>>;
