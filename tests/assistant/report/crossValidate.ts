import { guesser } from '../../../src/assistant/model/model';
import { parseMessage } from '../../../src/assistant/parseMessage';
import { linesOf } from './corpus';
import { figuresOf } from './figures';
import { inWords } from './inWords';
import { listedLines } from './lists';
import { train } from './train';

/** How many parts the training lines are cut into; each is read by a model of all others. */
const parts = 5;

const lines = linesOf('train');
const listed = listedLines();
const models = Array.from({ length: parts }, (_, part) =>
  train([...listed, ...lines.filter((_line, index) => index % parts !== part)]),
);

for (const size of ['small', 'full'] as const) {
  const guesses = models.map((learned) => guesser(learned[size]));
  const guessOf = new Map(lines.map((line, index) => [line, guesses[index % parts]]));
  const figures = figuresOf(lines, (line) => parseMessage(line.text, guessOf.get(line)));
  process.stdout.write(`The ${size} model\n${inWords(figures)}
Confused most often:
${figures.confused
  .slice(0, 40)
  .map(({ meaning, read, times }) => `${String(times)} x ${meaning} read as ${read}`)
  .join('\n')}

`);
}
