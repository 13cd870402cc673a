import type { replyFrom } from '../../src/assistant/reply';

type Reply = ReturnType<ReturnType<typeof replyFrom>>;

/** An answer as one text: a line for each thing said, its notes after an empty line. */
export const plain = ({ text, steps = [], avoid, aside, notes = [] }: Reply) =>
  [
    ...(text ? [text] : []),
    ...steps,
    ...(avoid ? [avoid] : []),
    ...(aside ? [aside] : []),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
