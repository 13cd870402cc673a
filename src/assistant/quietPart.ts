import type { QuietPart } from '../components/ChatPanel/chatTypes';
import type { HelpLine } from '../components/HelpLines/HelpLines';
import type { AssistantContent } from '../content/assistantTypes';

/** What a quiet answer has besides its words. @param lines Whom to call. */
export function quietPart({ quiet, number }: AssistantContent, lines: readonly HelpLine[]): QuietPart {
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
