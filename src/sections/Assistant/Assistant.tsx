import { useRef, useState } from 'react';
import { ChatPanel, type ChatPanelProps } from '../../components/ChatPanel/ChatPanel';
import type { ChatMessage, QuickReply } from '../../components/ChatPanel/chatTypes';
import type { Language } from '../../domain/language';

/** An answer of the assistant. */
type AssistantReply = Omit<ChatMessage, 'id' | 'speaker' | 'timestamp'>;

export interface AssistantProps extends Pick<
  ChatPanelProps,
  'title' | 'notice' | 'noticeLink' | 'call' | 'question' | 'suggestions' | 'handOver' | 'labels' | 'onClose'
> {
  /** Language of the panel. */
  language: Language;
  /** Detects the language of a message, if its words allow it. */
  languageOf: (message: string) => Language | undefined;
  /** Finds the answer to a message: synchronously, unless the texts of the language must be loaded. Never rejects. */
  reply: (message: string, language: Language) => AssistantReply | Promise<AssistantReply>;
}

const now = () => new Date().toISOString();

/** Whether two texts are the same but for capitals and the marks at the end. */
const isSame = (one: string, other: string) => {
  const [first, second] = [one, other].map((text) => text.toLowerCase().replace(/[\s.!?]+$/, ''));
  return first === second;
};

/** The assistant: keeps the conversation while it is mounted, and answers with the given rules. */
export function Assistant({ reply, languageOf, ...panel }: AssistantProps) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [busy, setBusy] = useState(false);
  /** Counts how often the conversation was cleared: an answer to an earlier message is then dropped. */
  const clearCount = useRef(0);

  const showWhenReady = (
    answer: AssistantReply | Promise<AssistantReply>,
    show: (answer: AssistantReply) => void,
  ) => {
    if (!(answer instanceof Promise)) {
      show(answer);
      return;
    }
    const { current } = clearCount;
    setBusy(true);
    void answer.then((loaded) => {
      if (clearCount.current !== current) return;
      setBusy(false);
      show(loaded);
    });
  };
  const sayReply = ({ label, answer }: QuickReply) => {
    const timestamp = now();
    setMessages((before) => {
      const { length } = before;
      const lang = before.at(-1)?.lang;
      return [
        ...before,
        { id: `${length}`, speaker: 'User', text: label, timestamp, lang },
        { id: `${length + 1}`, speaker: 'Bot', timestamp, lang, ...answer },
      ];
    });
  };
  const send = (text: string) => {
    const timestamp = now();
    // A reply that is on offer may be typed as well.
    const offered = messages.at(-1)?.quiet?.replies.find(({ label }) => isSame(label, text));
    if (offered) {
      sayReply(offered);
      return;
    }
    const lang = languageOf(text);
    setMessages((before) => [...before, { id: `${before.length}`, speaker: 'User', text, timestamp, lang }]);
    showWhenReady(reply(text, lang ?? messages.at(-1)?.lang ?? panel.language), (answer) => {
      setMessages((before) => [
        ...before,
        { id: `${before.length}`, speaker: 'Bot', timestamp: now(), ...answer },
      ]);
    });
  };
  const translate = (id: string, lang: Language) => {
    const question = messages[messages.findIndex((message) => message.id === id) - 1];
    if (!question) return;
    showWhenReady(reply(question.text, lang), (answer) => {
      setMessages((before) =>
        before.map((message) => {
          if (message.id !== id) return message;
          const { speaker, timestamp } = message;
          return { id, speaker, timestamp, ...answer };
        }),
      );
    });
  };
  return (
    <ChatPanel
      {...panel}
      messages={messages}
      busy={busy}
      onSend={send}
      onTranslate={translate}
      onReply={sayReply}
      onClear={() => {
        clearCount.current++;
        setBusy(false);
        setMessages([]);
      }}
    />
  );
}
