import { writeFileSync } from 'node:fs';
import { linesOf } from './corpus';
import { figuresOfBoth } from './figuresOfBoth';
import { inWords } from './inWords';

const figures = figuresOfBoth(linesOf('check'));
writeFileSync(
  new URL('../../../stories/docs/parts/assistantFigures.json', import.meta.url),
  `${JSON.stringify(figures, null, 2)}\n`,
);

process.stdout.write(`${inWords(figures)}
The model that comes with the panel:
${inWords(figures.small)}`);
