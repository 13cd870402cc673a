import { useState } from 'react';
import { ChatPanel, type ChatPanelProps } from '../../components/ChatPanel/ChatPanel';
import type { ChatMessage } from '../../components/ChatPanel/chatTypes';

/** What the assistant says to a message. */
type AssistantReply = Pick<ChatMessage, 'text' | 'call' | 'links'>;

export interface AssistantProps extends Pick<
  ChatPanelProps,
  'title' | 'notice' | 'call' | 'suggestions' | 'handOver' | 'labels' | 'onClose'
> {
  /** Finds the answer to what a visitor says; at once, and without the network. */
  reply: (message: string) => AssistantReply;
}

const now = () => new Date().toISOString();

/** The assistant: keeps the conversation for as long as it is open, and answers from the rules it is given. */
export function Assistant({ reply, ...panel }: AssistantProps) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);

  const ask = (text: string) => {
    const timestamp = now();
    const answer = reply(text);
    setMessages((before) => [
      ...before,
      { id: `${before.length}`, speaker: 'User', text, timestamp },
      { id: `${before.length + 1}`, speaker: 'Bot', timestamp, ...answer },
    ]);
  };
  return (
    <ChatPanel
      {...panel}
      messages={messages}
      onSend={ask}
      onClear={() => {
        setMessages([]);
      }}
    />
  );
}
