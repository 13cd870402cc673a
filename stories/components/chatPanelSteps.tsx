import type { StoryContext } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../src/components/ChatPanel/ChatPanel';
import { panel } from '../../src/content/pages/assistant/panel';
import { panel as swPanel } from '#sw/kiswahiliAssistant/panel';
import { say } from './chatTalk';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Words of the panel, as the site has them. */
export const { title, notice, call, suggestions, handOver, labels } = panel;

const { title: swTitle, notice: swNotice, call: swCall, handOver: swHandOver, labels: swLabels } = swPanel;

/** Its words in Kiswahili. */
export const kiswahili = {
  ...{ title: swTitle, notice: swNotice, call: swCall },
  ...{ handOver: swHandOver, labels: swLabels },
};

/** The box to type in. */
export const input = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('textbox', { name: 'Your question' });

/** Where an element lies. */
export const box = (element: Element | null | undefined) => {
  if (!element) throw new Error('The element is missing');
  return element.getBoundingClientRect();
};

/** The screen of a phone. */
export const onPhone = { viewport: { value: 'phone' } };

/** Keeps the conversation, as the site does; each question gets the same answer. */
export function Talking(args: ChatPanelProps) {
  const [messages, setMessages] = useState(args.messages);
  return (
    <ChatPanel
      {...args}
      messages={messages}
      onSend={(text) => {
        args.onSend(text);
        const past = 40 + messages.length;
        setMessages([
          ...messages,
          say('User', past, text),
          say('Bot', past, 'The crew brings what it needs.'),
        ]);
      }}
      onClear={() => {
        args.onClear();
        setMessages([]);
      }}
    />
  );
}

/** Opens the panel, and gets the focus back when it closes. */
export function Launcher(args: ChatPanelProps) {
  const [open, setOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  return (
    <main style={{ padding: 24 }}>
      <button ref={launcher} type="button" style={{ minHeight: 44 }} onClick={() => setOpen(true)}>
        Ask the assistant
      </button>
      {open && (
        <Talking
          {...args}
          onClose={(why) => {
            args.onClose(why);
            setOpen(false);
            launcher.current?.focus();
          }}
        />
      )}
    </main>
  );
}

/** The newest message lies inside the conversation, which scrolls. */
export const newestInView = async ({ canvas }: Pick<Context, 'canvas'>, text: RegExp) => {
  const log = box(canvas.getByRole('log'));
  await waitFor(async () => {
    const newest = box(canvas.getAllByText(text).at(-1));
    await expect(newest.top).toBeGreaterThanOrEqual(log.top);
    await expect(newest.bottom).toBeLessThanOrEqual(log.bottom + 1);
  });
};
