/**
 * Creates a widget: `npm run new -- StarPicker`, or `npm run new -- sections/Timetable` for another tier. Its files come
 * from the templates in `newComponent/` and pass all tests once `groups.ts` names the widget, so that you can start by changing them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = new URL('newComponent/', import.meta.url);
const tiers = ['components', 'forms', 'sections', 'layouts'];

/**
 * @param {string} component `StarPicker` or `sections/Timetable`.
 * @returns {{ tier: string, name: string }} Its tier and its name.
 * @throws an error that says what is wrong with the name.
 */
function parseName(component) {
  const [tier, name, rest] = component.includes('/') ? component.split('/') : ['components', component];
  if (tier === undefined || !tiers.includes(tier)) {
    throw new Error(`No tier "${String(tier)}": choose one of ${tiers.join(', ')}.`);
  }
  if (name === undefined || rest !== undefined || !/^(?:[A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Error(`"${String(name)}" is no name of a component: write it as StarPicker.`);
  }
  return { tier, name };
}

/**
 * Writes a new widget's files.
 * @param {string} component `StarPicker` or `sections/Timetable`.
 * @param {string} root The project's folder.
 * @returns {string[]} Paths of what was written, from the project's folder.
 * @throws an error that says what is wrong, before anything is written.
 */
export function create(component, root) {
  const { tier, name } = parseName(component);
  const title = name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  /** @param {string} template */
  const filled = (template) =>
    readFileSync(new URL(template, templates), 'utf8')
      .replaceAll('__Name__', name)
      .replaceAll('__tier__', tier)
      .replaceAll('__Title__', title);
  const files = {
    [`src/${tier}/${name}/${name}.tsx`]: filled('component.tsx.txt'),
    [`src/${tier}/${name}/${name}.styles.ts`]: filled('styles.ts.txt'),
    [`stories/${tier}/${name}.stories.tsx`]: filled('stories.tsx.txt'),
    [`stories/${tier}/${name}.mdx`]: filled('docs.mdx.txt'),
    [`tests/a11y/trees/${tier}-${name.toLowerCase()}--default.txt`]: filled('tree.txt'),
  };
  const existing = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new Error(`Already there: ${existing.join(', ')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const written = create(process.argv[2] ?? '', fileURLToPath(new URL('..', import.meta.url)));
    const [, tier = '', name = ''] = /^stories\/(\w+)\/(\w+)\./m.exec(written.join('\n')) ?? [];
    process.stdout.write(
      `${written.join('\n')}\nNext: its group in stories/docs/parts/groups.ts; npm run storybook; npm run test:stories -- ${name}; `,
    );
    process.stdout.write(`npm run test:visual -- --update ${tier}-${name.toLowerCase()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
