/** Computes fluid sizes for one screen. */

const textSize = 16;

/**
 * @param {string} list
 * @returns {string[]} Its parts between commas outside of brackets.
 */
function parts(list) {
  const found = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + sign);
  }
  return found;
}

/**
 * @param {string} formula Lengths in `px`, `rem` and `vw`, in sums, `min()`, `max()` and `clamp()`.
 * @param {number} screen Width of the screen in px.
 * @returns {number} The length in px, at the browser's default text size.
 */
export function pixels(formula, screen) {
  const [, name, inside] = /^(min|max|clamp)\((.*)\)$/.exec(formula) ?? [];
  if (inside !== undefined) {
    const lengths = parts(inside).map((part) => pixels(part.trim(), screen));
    if (name === 'min') return Math.min(...lengths);
    if (name === 'max') return Math.max(...lengths);
    const [smallest = 0, preferred = 0, largest = 0] = lengths;
    return Math.max(smallest, Math.min(preferred, largest));
  }
  return formula.split(' + ').reduce((sum, term) => {
    const [, number, unit] = /^([\d.]+)(px|rem|vw)$/.exec(term) ?? [];
    if (number === undefined) throw new Error(`No length in px, rem or vw: ${term}`);
    const size = unit === 'rem' ? textSize : unit === 'vw' ? screen / 100 : 1;
    return sum + Number(number) * size;
  }, 0);
}
