import { useRef, useState } from 'react';
import { ChatPanel, type ChatPanelProps } from '../../components/ChatPanel/ChatPanel';
import type { ChatMessage } from '../../components/ChatPanel/chatTypes';
import type { Language } from '../../domain/language';

/** An answer of the assistant. */
type AssistantReply = Omit<ChatMessage, 'id' | 'speaker' | 'timestamp'>;

export interface AssistantProps extends Pick<
  ChatPanelProps,
  'title' | 'notice' | 'noticeLink' | 'call' | 'suggestions' | 'handOver' | 'labels' | 'onClose'
> {
  /** Language of the panel. */
  language: Language;
  /** Detects the language of a message, if its words allow it. */
  languageOf: (message: string) => Language | undefined;
  /** Finds the answer to a message: synchronously, unless the texts of the language must be loaded. Never rejects. */
  reply: (message: string, language: Language) => AssistantReply | Promise<AssistantReply>;
}

const now = () => new Date().toISOString();

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
  const send = (text: string) => {
    const timestamp = now();
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
      onClear={() => {
        clearCount.current++;
        setBusy(false);
        setMessages([]);
      }}
    />
  );
}
