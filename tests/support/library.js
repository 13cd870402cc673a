/** The component library, as its folders say. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of src in which each folder is a component with a story and a documentation page. */
const componentTiers = /** @type {const} */ (['components', 'forms', 'sections', 'layouts']);

/** @typedef {{ tier: string, name: string, source: string }} Component */

/**
 * @param {string} folder Path from the project's top.
 * @returns {import('node:fs').Dirent[]} What lies in it.
 */
const entries = (folder) => readdirSync(join(root, folder), { withFileTypes: true });

/** @returns {Component[]} Every component: `src/<tier>/<Name>/<Name>.tsx`, and the fields that forms share. */
export function components() {
  const inFolders = componentTiers.flatMap((tier) =>
    entries(`src/${tier}`)
      .filter((entry) => entry.isDirectory() && entry.name !== 'fields')
      .map(({ name }) => ({ tier, name, source: `src/${tier}/${name}/${name}.tsx` })),
  );
  const fields = entries('src/forms/fields').filter(({ name }) => name.endsWith('.tsx'));
  return inFolders.concat(
    fields.map((file) => ({
      tier: /** @type {const} */ ('forms'),
      name: file.name.replace('.tsx', ''),
      source: `src/forms/fields/${file.name}`,
    })),
  );
}
