import { readFileSync } from 'node:fs';
import * as full from '../../../src/assistant/model/fullWeights';
import { meanings, type Meaning } from '../../../src/assistant/model/meanings';
import { guesser, turnGuesser } from '../../../src/assistant/model/model';
import * as small from '../../../src/assistant/model/weights';
import { linesOf, type Line } from './corpus';
import { turnFigures } from './turnFigures';
import { answerLines, confusedIn, figuresOf, placeOf, type Answered } from './figures';

/** A check line, and who writes so. */
interface CallerLine extends Line {
  caller: string;
}

/** Lines of twelve kinds of callers, by a writer who had seen neither the rules nor the corpus: `caller`, meaning, language, text. */
const callerLines = (): CallerLine[] =>
  readFileSync(new URL('../callers.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const [caller = '', name = '', language, text = ''] = row.split('\t');
      const meaning = meanings.find((one) => one === name);
      if (!meaning) throw new Error(`tests/assistant/callers.tsv: no meaning is called ${name}`);
      return { caller, meaning, language: language === 'en' ? 'en' : 'sw', text };
    });

/** How the lines of one meaning are answered: right at once, and right at once or by one press. */
const byMeaning = (all: readonly Answered[], meaning: Meaning) => {
  const own = all.filter((line) => line.meaning === meaning);
  return {
    meaning,
    of: own.length,
    first: own.filter((line) => placeOf(line) === 0 && line.kind === 'steps').length,
    reached: own.filter((line) => placeOf(line) >= 0 || line.rule === meaning).length,
  };
};

/** The figures of both models on lines that nothing was tuned on. */
export function measure() {
  const check = linesOf('check');
  const written = callerLines();
  const of = ({ learned, turns }: Pick<typeof full, 'learned' | 'turns'>) => {
    const guess = guesser(learned);
    const all = answerLines(check, guess);
    const spoken = answerLines(written, guess);
    return {
      all,
      figures: {
        all: figuresOf(all),
        en: figuresOf(all.filter(({ language }) => language === 'en')),
        sw: figuresOf(all.filter(({ language }) => language === 'sw')),
        turns: turnFigures(turnGuesser(turns)),
        callers: Object.fromEntries(
          [...new Set(written.map(({ caller }) => caller))].map((caller) => [
            caller,
            figuresOf(spoken.filter((_line, index) => written[index]?.caller === caller)),
          ]),
        ),
      },
    };
  };
  const [large, first] = [of(full), of(small)];
  return {
    models: { full: large.figures, small: first.figures },
    byMeaning: [...new Set(check.map(({ meaning }) => meaning))].map((meaning) =>
      byMeaning(large.all, meaning),
    ),
    confused: confusedIn(large.all),
  };
}
