import { writeFileSync } from 'node:fs';
import { linesOf, sortCorpus } from './corpus';
import { listedLines } from './lists';
import { madeOf } from './madeOf';
import { train } from './train';

sortCorpus();
const training = linesOf('train');
const { names, biases, lines } = train([...listedLines(), ...training]);

writeFileSync(
  new URL('../../../src/assistant/model/weights.ts', import.meta.url),
  `import type { Learned } from './model';

/** Names the training lines that the model was made from. */
export const madeFrom = '${madeOf(training)}';

/** What the model has learned from the corpus. Made by \`npm run assistant:report\`; not to be changed by hand. */
export const learned: Learned = {
  // oxfmt-ignore
  names: [${names.map((name) => `'${name}'`).join(', ')}],
  // oxfmt-ignore
  biases: [${biases.join(', ')}],
  lines:
    '${lines.replaceAll('\n', '\\n')}',
};
`,
);
