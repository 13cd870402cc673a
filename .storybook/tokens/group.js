/** Helpers for all files generated from the tokens. */

/** @typedef {import('@terrazzo/parser').TokenNormalized} Token */

/** First line of each file. */
export const generated = 'Generated from src/theme/tokens.json by `npm run tokens`. Do not edit.';

/** @param {string} id `color.textSoft` */
export const split = (id) => /** @type {[string, string]} */ (id.split('.'));

/**
 * @param {Readonly<Record<string, Token>>} tokens
 * @returns {Map<string, Token[]>} The tokens by group, in the order of their source.
 */
export function byGroup(tokens) {
  /** @type {Map<string, Token[]>} */
  const groups = new Map();
  for (const token of Object.values(tokens)) {
    const [group] = split(token.id);
    groups.set(group, [...(groups.get(group) ?? []), token]);
  }
  return groups;
}

/**
 * @param {Token} token
 * @returns {Token | undefined} The token in dark mode, if its value differs.
 */
export function atNight(token) {
  const dark = token.mode['dark'];
  return dark === undefined
    ? undefined
    : /** @type {Token} */ ({ ...token, $value: dark.$value, aliasOf: dark.aliasOf });
}
