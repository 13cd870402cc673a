import { writeFileSync } from 'node:fs';
import { linesOf } from './corpus';
import { figuresOf } from './figures';
import { inWords } from './inWords';

const figures = figuresOf(linesOf('check'));
writeFileSync(
  new URL('../../../stories/docs/parts/assistantFigures.json', import.meta.url),
  `${JSON.stringify(figures, null, 2)}\n`,
);

process.stdout.write(inWords(figures));
