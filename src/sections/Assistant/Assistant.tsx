import { useRef, useState } from 'react';
import { ChatPanel, type ChatPanelProps } from '../../components/ChatPanel/ChatPanel';
import type { ChatMessage, Choice, Said } from '../../components/ChatPanel/chatTypes';
import type { Language } from '../../domain/language';

/** An answer of the assistant; `chosen` is the choice of the answer before it that typed words meant. */
type AssistantReply = Omit<ChatMessage, 'id' | 'speaker' | 'timestamp'>;

export interface AssistantProps extends Pick<
  ChatPanelProps,
  'title' | 'notice' | 'noticeLink' | 'call' | 'question' | 'suggestions' | 'handOver' | 'labels' | 'onClose'
> {
  /** Language of the panel. */
  language: Language;
  /** Detects the language of a message, if its words allow it. */
  languageOf: (message: string) => Language | undefined;
  /**
   * Finds the answer to what was said: synchronously, unless the texts of the language must be loaded. Never rejects.
   * @param about What the answer before it is about.
   */
  reply: (said: Said, language: Language, about?: string) => AssistantReply | Promise<AssistantReply>;
}

/** A message, and for an answer what it answers. */
interface Kept extends ChatMessage {
  said?: Said;
  after?: string | undefined;
}

const now = () => new Date().toISOString();

/** The assistant: keeps the conversation while it is mounted, and answers with the given rules. */
export function Assistant({ reply, languageOf, ...panel }: AssistantProps) {
  const [messages, setMessages] = useState<readonly Kept[]>([]);
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
  const change = (id: string, more: Partial<Kept>) => {
    setMessages((before) => before.map((message) => (message.id === id ? { ...message, ...more } : message)));
  };
  const say = (said: Said, lang: Language | undefined) => {
    const text = 'text' in said ? said.text : said.label;
    const last = messages.at(-1);
    const after = last?.about;
    setMessages((before) => [
      ...before,
      { id: `${before.length}`, speaker: 'User', text, timestamp: now(), lang },
    ]);
    showWhenReady(reply(said, lang ?? last?.lang ?? panel.language, after), ({ chosen, ...answer }) => {
      if (last && chosen !== undefined) change(last.id, { chosen });
      setMessages((before) => [
        ...before,
        { id: `${before.length}`, speaker: 'Bot', timestamp: now(), said, after, ...answer },
      ]);
    });
  };
  const replace = (id: string, said: Said | undefined, lang: Language) => {
    const old = messages.find((message) => message.id === id);
    if (!old || !said) return;
    const { speaker, timestamp, after } = old;
    showWhenReady(reply(said, lang, after), ({ chosen: _, ...answer }) => {
      setMessages((before) =>
        before.map((message) =>
          message.id === id
            ? { id, speaker, timestamp, said, after, chosen: message.chosen, ...answer }
            : message,
        ),
      );
    });
  };
  const choose = (choice: Choice, id: string) => {
    const said = { choice: choice.id, label: choice.label };
    const of = messages.find((message) => message.id === id);
    const lang = of?.lang ?? panel.language;
    if (of?.forWhom?.choices.includes(choice)) {
      replace(id, said, lang);
      return;
    }
    change(id, { chosen: choice.id });
    say(said, lang);
  };
  return (
    <ChatPanel
      {...panel}
      messages={messages}
      busy={busy}
      onSend={(text) => {
        say({ text }, languageOf(text));
      }}
      onTranslate={(id, lang) => {
        replace(id, messages.find((message) => message.id === id)?.said, lang);
      }}
      onChoose={choose}
      onClear={() => {
        clearCount.current++;
        setBusy(false);
        setMessages([]);
      }}
    />
  );
}
