/** Formats the value of a token in CSS, for style sheets and the theme. */

/** @typedef {import('@terrazzo/parser').TokenNormalized} Token */
/** @typedef {import('@terrazzo/parser').ShadowValueNormalized} Shadow */

/**
 * @param {Partial<{ value: number, unit: string }>} dimension
 * @returns {string} `16px`, and `0` without a unit.
 */
export function withUnit({ value, unit }) {
  if (value === undefined || unit === undefined)
    throw new Error('A length or duration is a value with a unit.');
  return value === 0 ? '0' : `${value}${unit}`;
}

/**
 * @param {import('@terrazzo/parser').ColorValueNormalized} color
 * @returns {string} `#0F5C66`, or `rgb(0 0 0 / .28)` for a translucent colour.
 */
export function cssColor({ components, alpha = 1, hex = '' }) {
  if (alpha === 1) return hex.toUpperCase();
  const channels = components.map((component) => Math.round(Number(component) * 255));
  return `rgb(${channels.join(' ')} / ${String(alpha).replace(/^0(?=\.)/, '')})`;
}

/**
 * @param {readonly string[]} names
 * @returns {string} Families, first choice first; names of more than one word in quotes.
 */
export const cssFamilies = (names) => names.map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(',');

/**
 * @param {readonly Shadow[]} layers
 * @param {(layer: Shadow, index: number) => string} colorOf How the colour of a layer is written.
 * @returns {string} `0 4px 14px rgb(0 0 0 / .28)`.
 */
export function cssShadow(layers, colorOf) {
  return layers
    .map((layer, index) => {
      const { offsetX, offsetY, blur, spread, inset } = layer;
      const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(withUnit);
      return [...(inset ? ['inset'] : []), ...lengths, colorOf(layer, index)].join(' ');
    })
    .join(',');
}

/**
 * Formulas that DTCG cannot express, such as fluid sizes: `$extensions['haraka.css']` has them by property, as `value` for
 * a token with one value.
 * @param {Token} token
 * @returns {Record<string, string>}
 */
export const formulas = ({ $extensions }) =>
  /** @type {Record<string, string>} */ ($extensions?.['haraka.css'] ?? {});

/**
 * @param {Token} token A token with several values.
 * @returns {Record<string, string | number>} Its CSS properties; without letter-spacing, which no step changes.
 */
export function typeProperties(token) {
  if (token.$type !== 'typography') throw new Error(`${token.id} is no step of type.`);
  const { fontSize, lineHeight, fontWeight } = token.$value;
  if (typeof lineHeight !== 'number' || typeof fontWeight !== 'number') {
    throw new Error(`${token.id} needs its line height and its weight as numbers.`);
  }
  return { fontSize: formulas(token)['fontSize'] ?? withUnit(fontSize), lineHeight, fontWeight };
}

/**
 * @param {Token} token A token with one value.
 * @returns {string | number} Its value; numbers have no unit.
 */
export function cssValue(token) {
  const formula = formulas(token)['value'];
  if (formula !== undefined) return formula;
  switch (token.$type) {
    case 'color':
      return cssColor(token.$value);
    case 'dimension':
    case 'duration':
      return withUnit(token.$value);
    case 'fontFamily':
      return cssFamilies(token.$value);
    case 'number':
      return token.$value;
    case 'shadow':
      return cssShadow(token.$value, ({ color }) => cssColor(color));
    default:
      throw new Error(`${token.id}: nobody has said how a token of the type ${token.$type} is written.`);
  }
}
