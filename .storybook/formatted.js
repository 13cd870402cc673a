/** How the project's own text is formatted, for scripts that write files: as `npm run format` does. */
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const style = /** @type {import('oxfmt').FormatOptions} */ (
  JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'))
);

/**
 * @param {string} path Where the text will be, from the project's root: its ending says what it is.
 * @param {string} text What is written there.
 * @returns {Promise<string>} The text as it is formatted.
 * @throws Where the text cannot be read as what the path says it is, with each fault and its place.
 */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0)
    throw new Error(`${path} cannot be formatted:\n${errors.map(({ message }) => message).join('\n')}`);
  return code;
}
