/** Formats text of the project like `npm run format`, for scripts that write files. */
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const style = /** @type {import('oxfmt').FormatOptions} */ (
  JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'))
);

/**
 * @param {string} path Path of the text from the project's root: its extension says what it is.
 * @param {string} text The text.
 * @returns {Promise<string>} The formatted text.
 * @throws If the text cannot be parsed, with each error and its position.
 */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0)
    throw new Error(`${path} cannot be formatted:\n${errors.map(({ message }) => message).join('\n')}`);
  return code;
}
