import type { ParsedMessage } from '../../src/assistant/parsedMessage';

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

/** What a reading lacks, or has and must not have. */
export function wrongIn({ wants }: Expected, reading: ParsedMessage): string[] {
  const ids = new Set(idsOf(reading));
  return wants.filter((want) =>
    want.startsWith('-') ? ids.has(want.slice(1)) : !want.split('|').some((id) => ids.has(id)),
  );
}
