/** Lists the gaps of the component library; exits with 1 if there are any. `npm run library` */
import { components, gaps } from './support/library.js';

const { withoutStory, withoutDocs, withoutDescription } = gaps();

/**
 * @param {string} title Heading of the list.
 * @param {readonly string[]} lines The list.
 */
function print(title, lines) {
  process.stdout.write(`${title}: ${lines.length === 0 ? 'none' : ''}\n`);
  for (const line of lines) process.stdout.write(`  ${line}\n`);
}

process.stdout.write(`${String(components().length)} components\n`);
print('Without a story', withoutStory);
print('Without a documentation page', withoutDocs);
print('Props without a description', withoutDescription);
process.exitCode = [withoutStory, withoutDocs, withoutDescription].every(({ length }) => length === 0)
  ? 0
  : 1;
