import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../src/components/ChatPanel/ChatPanel';
import { ContactActions } from '../../src/components/ContactActions/ContactActions';
import { panel } from '../../src/content/en/assistant/panel';
import { actions } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';
import { longTalk, say, shortTalk } from './chatTalk';

const { title, notice, call, suggestions, handOver, labels } = panel;

const meta = {
  component: ChatPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    ...{ title, notice, call, suggestions, handOver, labels },
    ...{ messages: [], onSend: fn(), onClear: fn(), onClose: fn() },
  },
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const input = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('textbox', { name: 'Your question' });
const box = (element: Element | null | undefined) => {
  if (!element) throw new Error('The element stands in the page.');
  return element.getBoundingClientRect();
};
const onPhone = { viewport: { value: 'phone' } };

/** Keeps the conversation, as the site does; each question gets the same answer. */
function Talking(args: ChatPanelProps) {
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
function Launcher(args: ChatPanelProps) {
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
          onClose={() => {
            args.onClose();
            setOpen(false);
            launcher.current?.focus();
          }}
        />
      )}
    </main>
  );
}

/** Nothing said yet: the notice stands first, questions are offered, and the box to type in has the focus. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog', { name: 'Assistant' });
    await expect(panel).toHaveAccessibleDescription(notice);
    await expect(panel).not.toHaveAttribute('aria-modal');
    await expect(input({ canvas })).toHaveFocus();
    await expect(canvas.getByRole('log')).toHaveTextContent(notice);
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    for (const target of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
      await expect(Math.min(box(target).width, box(target).height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A question and its answer: each names its speaker and its time in Nairobi. */
export const Conversation: Story = {
  args: { messages: shortTalk },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    const [question, answer] = log.querySelectorAll('ol > li');
    await expect(question).toHaveTextContent(/^You 9:05 AM ?How fast do you arrive\?$/);
    await expect(answer).toHaveTextContent(/^Assistant 9:05 AM ?Our target is/);
    await expect(canvas.getByRole('link', { name: 'Paramedics' })).toHaveAttribute('href', '/ParamedicsPage');
    await expect(canvas.getByRole('link', { name: handOver.label })).toHaveAttribute('target', '_blank');
    // The sides tell the speakers apart; so do the borders, which forced colours draw.
    const [asked, answered] = [question?.lastElementChild, answer?.lastElementChild];
    await expect(box(asked).right).toBeGreaterThan(box(answered).right);
    await expect(box(asked).left).toBeGreaterThan(box(answered).left);
    const edge = (bubble?: Element | null) => bubble && getComputedStyle(bubble).borderInlineEndWidth;
    await expect([edge(asked), edge(answered)]).toEqual(['4px', '1px']);
  },
};

/** A life may be at stake: the call link stands before the words, 44 px high. */
export const EmergencyAnswer: Story = {
  args: {
    messages: [
      say('User', 12, 'My father has chest pain'),
      say('Bot', 12, 'Call now, or 999 or 112. Let him rest, half sitting, and do not leave him alone.', {
        call,
        links: [{ label: 'Emergency care', to: '/EmergencyCare' }],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [inHeader, inAnswer] = canvas.getAllByRole('link', { name: 'Call 0700 000 000' });
    await expect(inHeader).toHaveAttribute('href', 'tel:+254700000000');
    await expect(inAnswer).toHaveAttribute('href', 'tel:+254700000000');
    await expect(box(inHeader).height).toBeGreaterThanOrEqual(44);
    await expect(box(inAnswer).height).toBeGreaterThanOrEqual(44);
    await expect(box(inAnswer).bottom).toBeLessThanOrEqual(box(canvas.getByText(/^Call now/)).top);
  },
};

const newestInView = async ({ canvas }: Pick<Context, 'canvas'>, text: RegExp) => {
  const log = box(canvas.getByRole('log'));
  await waitFor(async () => {
    const newest = box(canvas.getAllByText(text).at(-1));
    await expect(newest.top).toBeGreaterThanOrEqual(log.top);
    await expect(newest.bottom).toBeLessThanOrEqual(log.bottom + 1);
  });
};

/** A long conversation opens at its end, and stays there when an answer comes while the focus is elsewhere. */
export const NewestInView: Story = {
  args: { messages: longTalk },
  render: (args) => <Talking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await newestInView({ canvas }, /^The nearest one/);
    await userEvent.type(input({ canvas }), 'And what does it bring?{Enter}');
    canvas.getByRole('button', { name: 'Close the assistant' }).focus();
    await newestInView({ canvas }, /^The crew brings/);
  },
};

/** Where the visitor asked for less motion the newest message is there at once. */
export const ReducedMotion: Story = {
  args: { messages: longTalk },
  globals: { motion: 'reduced' },
  render: (args) => <Talking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const scroll = fn();
    const log = canvas.getByRole('log');
    const real = log.scrollTo.bind(log);
    log.scrollTo = (options?: ScrollToOptions | number) => {
      scroll(typeof options === 'object' && options.behavior);
      if (typeof options === 'object') real(options);
    };
    await userEvent.type(input({ canvas }), 'And what does it bring?{Enter}');
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    await expect(scroll).not.toHaveBeenCalledWith('smooth');
    await newestInView({ canvas }, /^The crew brings/);
  },
};

/** A slow answer: the panel says so, nothing is sent twice, and what is typed meanwhile stays. */
export const Busy: Story = {
  args: { messages: shortTalk.slice(0, 1), busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('log')).toHaveTextContent(/Assistant ?Looking for an answer…$/);
    await userEvent.type(input({ canvas }), 'At night, too?{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(canvas.getByRole('button', { name: 'What is in an ambulance?' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input({ canvas })).toHaveValue('At night, too?');
  },
};

/** A suggestion is asked with one press; the focus goes to the box to type in. */
export const SuggestionPicked: Story = {
  render: (args) => <Talking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is in an ambulance?' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('What is in an ambulance?');
    await expect(canvas.getByText('The crew brings what it needs.')).toBeVisible();
    await expect(input({ canvas })).toHaveFocus();
  },
};

/** Enter and the button send, without the space around; the box is empty then and keeps the focus. */
export const Sent: Story = {
  render: (args) => <Talking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('  Who comes?{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Who comes?');
    await expect(input({ canvas })).toHaveValue('');
    await expect(input({ canvas })).toHaveFocus();
    await userEvent.keyboard('A child{Shift>}{Enter}{/Shift}has a fever');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('A child\nhas a fever');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(input({ canvas })).toHaveValue('');
    await expect(input({ canvas })).toHaveFocus();
  },
};

/** Nothing but space is no message, and Enter that takes a composed word sends nothing. */
export const NotSent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.clear(input({ canvas }));
    await userEvent.keyboard('እርዳታ');
    // What browsers give while words are composed; real events cannot be told to.
    await fireEvent.keyDown(input({ canvas }), { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input({ canvas }), { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input({ canvas })).toHaveValue('እርዳታ');
  },
};

/** More than 500 characters: said in words, not sent, and nothing is cut off. */
export const TooLong: Story = {
  args: { defaultDraft: `${'Water, bandages and shade? '.repeat(18)}For 200 runners.` },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please keep it to 500 characters.');
    await expect(input({ canvas })).toHaveAccessibleDescription(/^Please keep it to 500 characters/);
    await expect(input({ canvas })).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input({ canvas })).toHaveValue(args.defaultDraft);
  },
};

/** Emptied: said to screen readers, and the focus is in the box to type in. */
export const Cleared: Story = {
  args: { messages: shortTalk },
  render: (args) => <Talking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('How fast do you arrive?', { selector: 'p' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('The conversation is empty.');
    await expect(input({ canvas })).toHaveFocus();
  },
};

/** Opened from its launcher and closed by Esc and by its button: the focus comes back, the conversation is gone. */
export const OpenedAndClosed: Story = {
  render: (args) => <Launcher {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const launcher = canvas.getByRole('button', { name: 'Ask the assistant' });
    await userEvent.click(launcher);
    await userEvent.keyboard('Who comes?{Enter}{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(launcher).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input({ canvas })).toHaveFocus();
    await expect(canvas.queryByText('Who comes?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the assistant' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await expect(launcher).toHaveFocus();
  },
};

/** Keyboard only: call, close, conversation, questions, box, button, in the order of the page. */
export const KeyboardOnly: Story = {
  args: { messages: shortTalk, suggestions: ['What is in an ambulance?'] },
  play: async ({ canvas, userEvent }) => {
    const order = ['Call 0700 000 000', 'Close the assistant', 'Conversation', 'Paramedics'];
    order.push('What is in an ambulance?', 'Your question', 'Send', handOver.label, 'Clear');
    canvas.getByRole('link', { name: order[0] ?? '' }).focus();
    for (const name of order) {
      await expect(document.activeElement).toHaveAccessibleName(name);
      await userEvent.tab();
    }
  },
};

/** Beside the round buttons, below the header: it covers no way to call. */
export const BesideActions: Story = {
  args: { messages: longTalk },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ContactActions {...actions} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = box(canvas.getByRole('dialog'));
    await expect(panel.top).toBeGreaterThanOrEqual(80);
    await expect(panel.right).toBeLessThanOrEqual(box(canvas.getByRole('link', { name: 'Call' })).left);
  },
};

/** On a tablet it stands above the bar. */
export const AboveBarOnTablet: Story = {
  ...BesideActions,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const panel = box(canvas.getByRole('dialog'));
    await expect(panel.bottom).toBeLessThanOrEqual(box(canvas.getByRole('link', { name: 'Call' })).top);
  },
};

/** On a phone a sheet over the whole screen, modal, with the call link in sight; a link to a page closes it. */
export const OnPhone: Story = {
  args: { messages: longTalk },
  globals: onPhone,
  render: (args) => <Launcher {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the assistant' }));
    const panel = canvas.getByRole('dialog');
    await expect(panel.matches(':modal')).toBe(true);
    const { top, left, width, height } = box(panel);
    await expect([top, left, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
    await expect(box(canvas.getByRole('link', { name: /^Call/ })).top).toBeLessThan(60);
    await expect(box(input({ canvas })).bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(canvas.getByRole('link', { name: 'Paramedics' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const launcher = canvas.getByRole('button', { name: 'Ask the assistant' });
    await expect(launcher).toHaveFocus();
    await userEvent.click(launcher);
    await newestInView({ canvas }, /^The nearest one/);
  },
};

const fits = async ({ canvas }: Pick<Context, 'canvas'>) => {
  await expectToFitScreen();
  for (const part of [canvas.getByRole('log'), canvas.getByRole('dialog')])
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
};

/** Long names and words without a break wrap, 320 px wide. */
export const LongWordsOnNarrowPhone: Story = {
  args: {
    title: 'Haraka Paramedics and Ambulance Services Assistant',
    messages: [
      say('User', 3, 'Je, mnafikaje Ol-Donyo-Sabuk-National-Park-Main-Gate-Road, na gharama ni kiasi gani?'),
      say(
        'Bot',
        3,
        'See https://haraka.example.co.ke/EvacuationServices#what-the-cover-includes-and-what-not',
        {
          call: { label: 'Call the dispatcher now: +254 700 000 000', to: 'tel:+254700000000' },
          links: [{ label: 'International patient transfer', to: '/InternationalPatientTransfer' }],
        },
      ),
    ],
    labels: {
      ...labels,
      speakers: { User: 'Wewe (mgeni wa tovuti)', Bot: 'Msaidizi wa Haraka Paramedics' },
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: fits,
};

/** Text at 200 % on a phone: the call link and the box to type in stay in sight. */
export const LargeTextOnPhone: Story = {
  args: { messages: shortTalk },
  globals: { ...onPhone, textSize: '200' },
  play: async ({ canvas }) => {
    await fits({ canvas });
    await expect(box(canvas.getByRole('link', { name: /^Call/ })).top).toBeGreaterThanOrEqual(0);
    await expect(box(input({ canvas })).bottom).toBeLessThanOrEqual(innerHeight);
    await expect(box(canvas.getByRole('log')).height).toBeGreaterThanOrEqual(200);
  },
};

/** From right to left: the panel in the other corner, the visitor's messages on the left. */
export const RightToLeft: Story = {
  args: { messages: shortTalk },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(box(canvas.getByRole('dialog')).left).toBe(84);
    const [asked, answered] = [...canvas.getByRole('log').querySelectorAll('ol > li > div')];
    await expect(box(asked).left).toBeLessThan(box(answered).left);
  },
};
