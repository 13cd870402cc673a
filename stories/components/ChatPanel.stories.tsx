import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatPanel } from '../../src/components/ChatPanel/ChatPanel';
import { ContactActions } from '../../src/components/ContactActions/ContactActions';
import { actions } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';
import { longTalk, say, shortTalk } from './chatTalk';
import {
  Launcher,
  Talking,
  box,
  call,
  handOver,
  input,
  labels,
  newestInView,
  notice,
  onPhone,
  suggestions,
  title,
} from './chatPanelSteps';

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

/** Nothing said yet: the notice stands first, questions are offered, and the box to type in has the focus. */
export const Default: Story = {
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
  parameters: { pictures: { forcedColors: true } },
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
    // The story before this one may give the focus back late; that the field takes it, the behaviour stories prove.
    canvas.getByRole('textbox').focus();
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

/** A long conversation opens at its end. */
export const NewestInView: Story = {
  args: { messages: longTalk },
  render: (args) => <Talking {...args} />,
  play: async ({ canvas }) => {
    await newestInView({ canvas }, /^The nearest one/);
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

/** On a phone a sheet over the whole screen, modal, with the call link in sight. */
export const OnPhone: Story = {
  args: { messages: longTalk },
  globals: onPhone,
  render: (args) => <Launcher {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the assistant' }));
    const panel = canvas.getByRole('dialog');
    await expect(panel.matches(':modal')).toBe(true);
    const { top, left, width, height } = box(panel);
    await expect([top, left, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
    await expect(box(canvas.getByRole('link', { name: /^Call/ })).top).toBeLessThan(60);
    await expect(box(input({ canvas })).bottom).toBeLessThanOrEqual(innerHeight);
  },
};

const fits = async ({ canvas }: Pick<Context, 'canvas'>) => {
  await expectToFitScreen();
  for (const part of [canvas.getByRole('log'), canvas.getByRole('dialog')])
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
};

/** Long names and words without a break wrap, 320 px wide. */
export const LongTextOnNarrowPhone: Story = {
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
export const LargeText: Story = {
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
