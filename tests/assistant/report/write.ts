import { writeFileSync } from 'node:fs';
import { inWords } from './inWords';
import { measure } from './measure';

const figures = measure();
writeFileSync(
  new URL('../../../stories/docs/parts/assistantFigures.json', import.meta.url),
  `${JSON.stringify(figures, null, 2)}\n`,
);

for (const [size, { all }] of Object.entries(figures.models))
  process.stdout.write(`The ${size} model\n${inWords(all)}\n`);
