import type { ParsedMessage } from '../../src/assistant/parsedMessage';
import type { ReadMessage } from '../../src/assistant/parseMessage';

/** A message and the ids that its reading must and must not have. */
export interface Expected {
  message: string;
  wants: readonly string[];
}

/** Reads a list: `message => ids`. */
export const expectedOf = (list: string): Expected[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [message = '', wants = ''] = line.split(' => ');
      return { message, wants: wants.split(' ') };
    });

/** All ids of a reading. */
export const idsOf = ({ rule, topics, concerns, ask, urgent, who }: ParsedMessage): string[] => [
  rule,
  ...topics,
  ...concerns,
  ...(ask ? [ask] : []),
  ...(urgent ? ['urgent'] : []),
  ...(who ? [who] : []),
];

/** What the answer to a message lacks, shown or offered; and what the rules read in it that they must not. */
export function wrongIn({ wants }: Expected, { reading, decision }: ReadMessage): string[] {
  const read = new Set(idsOf(reading));
  const reached = new Set<string>([
    ...read,
    ...(decision.kind === 'steps' ? [decision.matter, ...decision.others, 'urgent'] : []),
    ...(decision.kind === 'ask' ? [...decision.matters, 'urgent'] : []),
  ]);
  return wants.filter((want) =>
    want.startsWith('-') ? read.has(want.slice(1)) : !want.split('|').some((id) => reached.has(id)),
  );
}
