import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { stepsAnswer } from './chatAnswers';
import { voice, withVoice } from './chatVoice';
import { longTalk, shortTalk } from './chatTalk';
import states from './ChatPanel.stories';
import { Launcher, Talking, box, handOver, input, newestInView, onPhone } from './chatPanelSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A long conversation stays at its end when an answer comes while the focus is elsewhere. */
export const StaysAtTheNewest: Story = {
  args: { messages: longTalk },
  render: (args) => <Talking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await newestInView({ canvas }, /^The nearest one/);
    await userEvent.type(input({ canvas }), 'And what does it bring?{Enter}');
    canvas.getByRole('button', { name: 'Close the assistant' }).focus();
    await newestInView({ canvas }, /^The crew brings/);
  },
};

/** Under reduced motion the newest message appears at once. */
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

/** One press asks a suggestion; the focus goes to the text box. */
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

/** Enter and the button send the trimmed text; the text box is then empty and keeps the focus. */
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

/** Spaces alone are not sent, and Enter does not send while it confirms a composed word. */
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

/** Cleared: announced to screen readers, and the focus is in the text box. */
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

/** Opened from its launcher and closed with Esc and with its button: the focus returns, the conversation is cleared. */
export const OpenedAndClosed: Story = {
  render: (args) => <Launcher {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const launcher = canvas.getByRole('button', { name: 'Ask the assistant' });
    await userEvent.click(launcher);
    await userEvent.keyboard('Who comes?{Enter}{Escape}');
    // Its owner hears of it a moment after the dialog is closed.
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(launcher).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input({ canvas })).toHaveFocus();
    await expect(canvas.queryByText('Who comes?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the assistant' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await expect(launcher).toHaveFocus();
  },
};

/** Reading aloud ends with a second press, with a new message, and with the panel. */
export const ReadingEnds: Story = {
  args: { messages: stepsAnswer },
  beforeEach: withVoice,
  render: (args) => <Launcher {...args} />,
  play: async ({ canvas, userEvent }) => {
    const { speak, cancel } = voice;
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the assistant' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Read to me' }));
    await expect(speak).toHaveBeenCalled();
    await expect(cancel).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reading' }));
    await expect(cancel).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Read to me' }));
    await userEvent.type(input({ canvas }), 'Who comes?{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Stop reading' })).toBeNull();
    await expect(cancel).toHaveBeenCalledTimes(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Read to me' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cancel).toHaveBeenCalledTimes(6));
  },
};

/** Without a voice of the language nothing offers to read. */
export const NoVoice: Story = {
  args: { messages: stepsAnswer },
  play: async ({ canvas }) => {
    await expect(speechSynthesis.getVoices()).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Read to me' })).toBeNull();
  },
};

/** Keyboard only: call, close, conversation, questions, text box, button, in page order. */
export const KeyboardOnly: Story = {
  args: { messages: shortTalk, suggestions: ['What is in an ambulance?'] },
  play: async ({ canvas, userEvent }) => {
    const order = ['Call 0700 000 000', 'Close the assistant', 'Conversation', 'Paramedics'];
    order.push(handOver.label, 'Clear', 'What is in an ambulance?', 'Your question', 'Send');
    canvas.getByRole('link', { name: order[0] ?? '' }).focus();
    for (const name of order) {
      await expect(document.activeElement).toHaveAccessibleName(name);
      await userEvent.tab();
    }
  },
};

/** On a phone a link to a page closes the sheet; opened again, it shows the newest message. */
export const ClosedByALinkOnPhone: Story = {
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
