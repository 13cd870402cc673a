import { readFileSync } from 'node:fs';
import type { TurnName } from '../../../src/assistant/model/model';
import { turnIds } from '../../../src/domain/assistantIds';
import { linesOf } from './corpus';

/** What somebody types after an answer. */
export interface TurnLine {
  /** What that answer was about. */
  about: string;
  text: string;
  turn: TurnName;
}

const names: readonly TurnName[] = [...turnIds, 'none'];

/** Rows of a table. */
const rowsOf = (file: URL) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'));

/** The lines that turns are learned from: turn, matter, text. */
export const turnLines = (): TurnLine[] =>
  rowsOf(new URL('../../../src/assistant/corpus/turns.tsv', import.meta.url)).map(
    ([name, about = '', text = '']) => {
      const turn = names.find((one) => one === name);
      if (!turn) throw new Error(`src/assistant/corpus/turns.tsv: no turn is called ${String(name)}`);
      return { about, text, turn };
    },
  );

/** Every fourth message of the corpus, as something new after an answer about each matter in turn. */
export function newMessages(): TurnLine[] {
  const abouts = [...new Set(turnLines().map(({ about }) => about))];
  return linesOf('train')
    .filter((_line, index) => index % 4 === 0)
    .map(({ text }, index) => ({ about: abouts[(index * 7) % abouts.length] ?? '', text, turn: 'none' }));
}

/** A check line: every turn that is right for it. */
export interface CheckedTurn {
  about: string;
  text: string;
  right: readonly string[];
}

/** Check lines by a writer who had seen neither the lines above nor the code: matter, language, text, what is right. */
export const checkedTurns = (): CheckedTurn[] =>
  rowsOf(new URL('../turnsCheck.tsv', import.meta.url)).map(([about = '', , text = '', right = '']) => ({
    about,
    text,
    right: /^(?:new:|calm)/.test(right) ? ['none'] : right.split('|'),
  }));
