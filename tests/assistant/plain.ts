import type { Reply } from '../../src/assistant/answersIn';

/** An answer as one text: a line for each thing said, its notes after an empty line. */
export const plain = ({ callLine, text, steps = [], avoid, aside, notes = [] }: Reply) =>
  [
    ...(callLine ? [callLine] : []),
    ...(text ? [text] : []),
    ...steps,
    ...(avoid ? [avoid] : []),
    ...(aside ? [aside] : []),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
