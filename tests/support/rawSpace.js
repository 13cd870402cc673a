/** What style files may not write as raw numbers. For lint (eslint.config.js); tests/theme/rawSpace.test.ts tries it out. */
import { readFileSync } from 'node:fs';

/** @type {unknown} */
const read = JSON.parse(readFileSync(new URL('../../src/theme/tokens.json', import.meta.url), 'utf8'));
const { space } = /** @type {{ space: Readonly<Record<string, { $value?: { value: number } }>> }} */ (read);
const steps = Object.values(space).flatMap(({ $value }) => ($value ? [$value.value] : []));

/** Distances: 1 to 3 px may be an optical correction, by itself or added to a token. */
const distance = '/^(?:padding|margin|gap|rowGap|columnGap|scrollPadding|scrollMargin)/';
const large = '(?:[4-9]|[1-9][0-9]+)(?:[.][0-9]+)?';

/** Positions: only the numbers of the scale are refused, because a position may result from the size of something. */
const place = '/^(?:inset|(?:top|right|bottom|left)$)/';
const named = `(?:${steps.filter((step) => step > 3).join('|')})`;

/** Fluid formulas may contain numbers. */
const notFluid = '(?!.*(?:clamp|min|max)[(])';

const message =
  'Spaces live in src/theme/tokens.json: name a step, such as `space.m`; an optical correction is `space.m + 1`.';

/**
 * @param {string} properties Their names, as a regular expression.
 * @param {string} numbers Numbers that are refused, as a regular expression.
 */
const forbid = (properties, numbers) =>
  [
    ...['', 'UnaryExpression > ', 'ConditionalExpression > ', 'BinaryExpression[operator=/[+-]/] > '].map(
      (between) => `${between}Literal[raw=/^${numbers}$/]`,
    ),
    `Literal[value=/^${notFluid}(?:.*[^\\w.])?${numbers}px/]`,
    `TemplateLiteral > TemplateElement[value.raw=/^${notFluid}(?:.*[^\\w.])?${numbers}px/]`,
  ].map((value) => ({ selector: `Property[key.name=${properties}] > ${value}`, message }));

/** Entries of the lint rule `no-restricted-syntax`. */
export const rawSpace = [
  ...forbid(distance, large),
  ...forbid(place, named),
  {
    selector: 'Property[key.name="zIndex"] > Literal',
    message: 'Layers live in src/theme/tokens.json: name one, such as `layer.raised`.',
  },
];
