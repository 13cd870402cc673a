import { writeFileSync } from 'node:fs';
import type { Learned } from '../../../src/assistant/model/model';
import { linesOf, sortCorpus } from './corpus';
import { listedLines } from './lists';
import { madeOf } from './madeOf';
import { train, trainTurns } from './train';
import { newMessages, turnLines } from './turnLines';

sortCorpus();
const training = linesOf('train');
const models = train([...listedLines(), ...training]);
const turns = trainTurns([...turnLines(), ...newMessages()]);

/** A model as code. */
const inCode = (
  name: string,
  type: string,
  { names, biases, lines }: Learned<string>,
) => `export const ${name}: ${type} = {
  // oxfmt-ignore
  names: [${names.map((one) => `'${one}'`).join(', ')}],
  // oxfmt-ignore
  biases: [${biases.join(', ')}],
  lines:
    '${lines.replaceAll('\n', '\\n')}',
};
`;

for (const size of ['small', 'full'] as const) {
  const isSmall = size === 'small';
  const madeFrom = isSmall
    ? `/** Names the training lines that the models were made from. */
export const madeFrom = '${madeOf(training, turnLines())}';

`
    : '';
  const which = isSmall ? 'model that comes with the panel' : 'larger model';
  writeFileSync(
    new URL(`../../../src/assistant/model/${isSmall ? 'weights' : 'fullWeights'}.ts`, import.meta.url),
    `import type { Learned, TurnName } from './model';

${madeFrom}/** What the ${which} has learned of messages. Made by \`npm run assistant:report\`; not to be changed by hand. */
${inCode('learned', 'Learned', models[size])}
/** What it has learned of messages after an answer. */
${inCode('turns', 'Learned<TurnName>', turns[size])}`,
  );
}
