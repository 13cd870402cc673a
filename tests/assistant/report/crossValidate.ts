import { guesser } from '../../../src/assistant/model/model';
import { linesOf } from './corpus';
import { answerLines, confusedIn, figuresOf } from './figures';
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
  const answered = models.flatMap((learned, part) =>
    answerLines(
      lines.filter((_line, index) => index % parts === part),
      guesser(learned[size]),
    ),
  );
  process.stdout.write(`The ${size} model\n${inWords(figuresOf(answered))}
Confused most often:
${confusedIn(answered)
  .slice(0, 40)
  .map(({ meaning, read, times }) => `${String(times)} x ${meaning} read as ${read}`)
  .join('\n')}

`);
}
