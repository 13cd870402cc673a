import type { AssistantReply } from '../../src/content/assistantTypes';

/** An answer as one text: a line for each thing said, its notes after an empty line. */
export const plain = ({ callLine, text, steps = [], avoid, aside, notes = [] }: AssistantReply) =>
  [
    ...(callLine ? [callLine] : []),
    ...(text ? [text] : []),
    ...steps,
    ...(avoid ? [avoid] : []),
    ...(aside ? [aside] : []),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
