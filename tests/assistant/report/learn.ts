import { writeFileSync } from 'node:fs';
import { linesOf, sortCorpus } from './corpus';
import { listedLines } from './lists';
import { madeOf } from './madeOf';
import { train } from './train';

sortCorpus();
const training = linesOf('train');
const models = train([...listedLines(), ...training]);

for (const [size, { names, biases, lines }] of Object.entries(models)) {
  const isSmall = size === 'small';
  const madeFrom = isSmall
    ? `/** Names the training lines that the models were made from. */
export const madeFrom = '${madeOf(training)}';

`
    : '';
  writeFileSync(
    new URL(`../../../src/assistant/model/${isSmall ? 'weights' : 'fullWeights'}.ts`, import.meta.url),
    `import type { Learned } from './model';

${madeFrom}/** What the ${isSmall ? 'model that comes with the panel' : 'larger model'} has learned from the corpus. Made by \`npm run assistant:report\`; not to be changed by hand. */
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
}
