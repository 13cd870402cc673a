import type { AssistantAnswer, AssistantContent } from '../content/assistantTypes';

type Lines = NonNullable<AssistantAnswer['quiet']>;

/** What a quiet answer has besides its words. @param id Id of the answer. @param lines Whom to call. */
export const quietPart = ({ quiet }: AssistantContent, id: string, lines: Lines) => ({
  speak: quiet.speak,
  leave: quiet.leave,
  lines,
  replies: quiet.replies.map(({ label }, index) => ({ id: `${id}.${String(index)}`, label })),
});

/** Whether two texts are the same but for capitals and the marks at the end. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.toLowerCase().replace(/[\s.!?]+$/, ''));
  return first === second;
}

/**
 * The answer to a reply of a quiet answer, pressed or typed.
 * @param id Id of the quiet answer. @param said Id of the reply, or its words.
 */
export function quietReply({ quiet, number }: AssistantContent, id: string, lines: Lines, said: string) {
  const index = quiet.replies.findIndex(
    ({ label }, at) => said === `${id}.${String(at)}` || isSame(said, label),
  );
  const reply = quiet.replies[index];
  if (!reply) return undefined;
  const { speak, leave } = quiet;
  return {
    chosen: `${id}.${String(index)}`,
    text: reply.lines.join('\n'),
    links: reply.links,
    call: number,
    ...(reply.stays && { quiet: { speak, leave, lines, replies: [] } }),
  };
}
