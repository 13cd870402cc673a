import { writeFileSync } from 'node:fs';
import { linesOf } from './corpus';
import { figuresOf, type ByLanguage, type Share } from './figures';

const figures = figuresOf(linesOf('check'));
writeFileSync(
  new URL('../../../stories/docs/parts/assistantFigures.json', import.meta.url),
  `${JSON.stringify(figures, null, 2)}\n`,
);

const percent = ({ right, of }: Share) =>
  `${((100 * right) / of).toFixed(1)} % (${String(right)} of ${String(of)})`;
const inWords = ({ en, sw }: ByLanguage) => `English ${percent(en)}, Kiswahili ${percent(sw)}`;

process.stdout.write(`Threats to life recognised: ${inWords(figures.threats)}
All meanings: ${inWords(figures.meanings)}
False alarms, everyday messages: ${inWords(figures.falseAlarms)}
False alarms, questions about the service: ${inWords(figures.falseAlarmsOnQuestions)}
`);
