import type { TurnId } from '../../../domain/assistantIds';
import type { MatterTurns, TurnAnswer, TurnPlace, Turns } from '../../assistantTypes';
import { pageLink } from './links';

/** What of a matter's turns is words: the question, its buttons in their order, and what is said of its own. */
export interface MatterTurnWords {
  /** The question. */
  ask: string;
  /** The labels of its answers. */
  labels: readonly string[];
  /** The text of turns that have one. */
  texts?: Readonly<Partial<Record<TurnId, string>>>;
  /** The steps of turns that have their own. */
  lines?: Readonly<Partial<Record<TurnId, readonly string[]>>>;
}

/** The words of the turns in another language. */
export interface TurnsWords extends Pick<Turns, 'calls' | 'headings' | 'checked'> {
  /** For every matter without words of its own. */
  general: MatterTurnWords;
  /** The matters that ask. */
  matters: Readonly<Partial<Record<TurnPlace, MatterTurnWords>>>;
}

function turnIn(
  english: TurnAnswer,
  text: string | undefined,
  lines: readonly string[] | undefined,
): TurnAnswer {
  const { text: _, lines: _lines, links, ...rest } = english;
  return {
    ...rest,
    ...(text && { text }),
    ...(lines && { lines }),
    ...(links && { links: links.map(pageLink) }),
  };
}

function matterIn(
  english: MatterTurns,
  { ask, labels, texts = {}, lines = {} }: MatterTurnWords,
): MatterTurns {
  const all = Object.entries(english.turns) as [TurnId, TurnAnswer][];
  return {
    ask,
    answers: english.answers.map(({ turn }, index) => ({ turn, label: labels[index] ?? '' })),
    turns: Object.fromEntries(all.map(([id, turn]) => [id, turnIn(turn, texts[id], lines[id])])),
  };
}

/** The English turns in the words of another language: which lines they show and where they lead stays. */
export function turnsIn(english: Turns, { general, matters, ...words }: TurnsWords): Turns {
  const all = Object.entries(english.matters) as [TurnPlace, MatterTurns][];
  return {
    ...words,
    general: matterIn(english.general, general),
    matters: Object.fromEntries(
      all.map(([id, matter]) => {
        const said = matters[id];
        if (!said) throw new Error(`There are no words for the turns of ${id}`);
        return [id, matterIn(matter, said)];
      }),
    ),
  };
}
