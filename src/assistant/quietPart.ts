import type { AssistantAnswer, AssistantContent } from '../content/assistantTypes';

type Lines = NonNullable<AssistantAnswer['quiet']>;

/** The quiet answers by name, the same in each language. */
const quietAnswers = ({ concerns, helpers }: AssistantContent) => [
  ...Object.entries(concerns),
  ...Object.entries(helpers).map(([id, answer]) => [`${id}.helper`, answer] as const),
];

/** What a quiet answer has besides its words. @param lines Whom to call. */
export function quietPart(content: AssistantContent, lines: Lines) {
  const { speak, leave, replies } = content.quiet;
  const [name] = quietAnswers(content).find(([, { quiet }]) => quiet === lines) ?? [''];
  return {
    speak,
    leave,
    lines,
    replies: replies.map(({ label }, index) => ({ id: `${name}.${String(index)}`, label })),
  };
}

/** The same words but for capitals and the marks at the end. */
const plainly = (text: string) => text.toLowerCase().replace(/[\s.!?]+$/, '');

/**
 * The answer to a reply of a quiet answer, pressed or typed.
 * @param about The name of the quiet answer before it.
 */
export function quietReply(content: AssistantContent, said: string, about?: string) {
  const { quiet, number } = content;
  for (const [name, { quiet: lines }] of quietAnswers(content))
    for (const [index, { label, lines: words, links, stays }] of quiet.replies.entries()) {
      const id = `${name}.${String(index)}`;
      if (!lines || (said !== id && (about !== name || plainly(said) !== plainly(label)))) continue;
      const { speak, leave } = quiet;
      return {
        chosen: id,
        text: words.join('\n'),
        links: [...links],
        call: number,
        ...(stays && { quiet: { speak, leave, lines, replies: [] } }),
      };
    }
  return undefined;
}

/** The name of a quiet answer that offers replies. */
export const quietName = (replies: ReturnType<typeof quietPart>['replies'] | undefined) =>
  replies?.[0]?.id.replace(/\.\d+$/, '');
