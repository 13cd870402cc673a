import type { AssistantAnswer, AssistantContent } from '../content/assistantTypes';

/** What a quiet answer has besides its words. @param lines Whom to call. */
export function quietPart({ quiet, number }: AssistantContent, lines: NonNullable<AssistantAnswer['quiet']>) {
  const { speak, leave, replies } = quiet;
  return {
    speak,
    leave,
    lines,
    replies: replies.map(({ label, lines: words, links, stays }) => ({
      label,
      answer: {
        text: words.join('\n'),
        links,
        call: number,
        ...(stays && { quiet: { speak, leave, lines, replies: [] } }),
      },
    })),
  };
}
