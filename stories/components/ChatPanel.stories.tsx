import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import cpr from 'virtual:picture/firstAid-cpr';
import { ChatPanel } from '../../src/components/ChatPanel/ChatPanel';
import { ContactActions } from '../../src/components/ContactActions/ContactActions';
import { actions } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';
import { nextFrames } from '../fixtures/page';
import { voice, withVoice } from './chatVoice';
import {
  asks,
  asksInKiswahili,
  babyAnswer,
  longLink,
  quietAnswer,
  stepsAnswer,
  stillStuck,
} from './chatAnswers';
import { longTalk, say, shortTalk } from './chatTalk';
import {
  kiswahili,
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

/** No messages yet: the notice comes first, questions are suggested, and the text box has the focus. */
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
    await expect(answer).toHaveTextContent(/^Assistant How long it takes depends on.*9:05 AM$/);
    await expect(canvas.getByRole('link', { name: 'Paramedics' })).toHaveAttribute('href', '/ParamedicsPage');
    await expect(canvas.getByRole('link', { name: handOver.label })).toHaveAttribute('target', '_blank');
    // The sides tell the speakers apart; so do the borders, which forced colours draw.
    const [asked, answered] = [question, answer].map((item) => item?.querySelector('p')?.parentElement);
    await expect(box(asked).right).toBeGreaterThan(box(answered).right);
    await expect(box(asked).left).toBeGreaterThan(box(answered).left);
    const edge = (bubble?: Element | null) => bubble && getComputedStyle(bubble).borderInlineEndWidth;
    await expect([edge(asked), edge(answered)]).toEqual(['4px', '1px']);
    // The story before this one may give the focus back late; that the field takes it, the behaviour stories prove.
    canvas.getByRole('textbox').focus();
  },
};

const number = { label: '0700 000 000', to: 'tel:+254700000000' };
const steps = [
  'Call 0700 000 000, phone on speaker.',
  'Shout and tap both shoulders. No response? Lay them flat on the back, on a hard floor.',
  'Tilt the head back, lift the chin, look at the chest for up to 10 seconds.',
  'No normal breathing? Heel of one hand on the centre of the chest, other hand on top.',
  'Arms straight. Push hard and fast, and let the chest come all the way up.',
  'Trained in breaths? 30 pushes, then 2 breaths. Not trained: push without a break.',
  'Send someone for a defibrillator, and use it as soon as it is there.',
];
const emergency = [
  say('User', 12, 'My father is not breathing'),
  say('Bot', 12, '', {
    call: number,
    steps,
    picture: cpr,
    avoid: 'Do not stop because a rib cracks.',
    notes: ['From: Example guideline 2025', 'Our own clinician has not yet checked these words.'],
    links: [{ label: 'CPR for an adult', to: '/FirstAid/NotBreathing#adult' }],
  }),
];

/** Danger to life: numbered steps, first the call, whose number is a link; a drawing; the rest behind "More". */
export const EmergencyAnswer: Story = {
  args: { messages: emergency },
  play: async ({ canvas }) => {
    // One button calls, in the header: the answer names the number, and no suggestion takes the room of the steps.
    await expect(canvas.getAllByRole('link', { name: 'Call 0700 000 000' })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Heavy bleeding' })).toBeNull();
    const [list] = canvas.getByRole('log').querySelectorAll('li ol');
    const [first] = list?.children ?? [];
    await expect(first).toHaveTextContent(steps[0] ?? '');
    await expect(canvas.getByRole('link', { name: number.label })).toHaveAttribute('href', number.to);
    await expect(canvas.getByRole('img', { name: cpr.alt })).toBeVisible();
    await expect(canvas.getByRole('button', { name: labels.moreSteps })).toBeVisible();
    await expect(canvas.getByText(steps.at(-1) ?? '')).not.toBeVisible();
  },
};

/**
 * "More" shows the remaining steps with their numbers, what not to do, and the sources; the reader stays
 * where it was pressed.
 */
export const WholeEmergencyAnswer: Story = {
  args: { messages: emergency },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: labels.moreSteps });
    canvas.getByRole('log').scrollTo(0, 9999);
    await nextFrames();
    const { top } = box(more);
    await userEvent.click(more);
    await expect(canvas.getByText(steps.at(-1) ?? '')).toBeVisible();
    await nextFrames();
    await expect(Math.abs(box(more).top - top)).toBeLessThan(2);
    const [first, rest] = canvas.getByRole('log').querySelectorAll('li ol');
    await expect(rest).toHaveAttribute('start', `${(first?.children.length ?? 0) + 1}`);
    await expect((first?.children.length ?? 0) + (rest?.children.length ?? 0)).toBe(steps.length);
    await expect(canvas.getByText(/^Our own clinician/)).toBeVisible();
  },
};

/** A long conversation opens at its end. */
export const NewestInView: Story = {
  args: { messages: longTalk },
  render: (args) => <Talking {...args} />,
  play: async ({ canvas }) => {
    await newestInView({ canvas }, /^The nearest one/);
    await waitFor(() => expect(input({ canvas })).toHaveFocus());
  },
};

/** A slow answer: the panel says so, nothing is sent twice, and text typed meanwhile is kept. */
export const Busy: Story = {
  args: { messages: shortTalk.slice(0, 1), busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('log')).toHaveTextContent(/Assistant ?Looking for an answer…/);
    await userEvent.type(input({ canvas }), 'At night, too?{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(canvas.getByRole('button', { name: 'What is in an ambulance?' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input({ canvas })).toHaveValue('At night, too?');
  },
};

/** More than 500 characters: the panel says so, does not send, and cuts nothing off. */
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

/** Beside the round buttons, below the header: it covers no call button. */
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

/** On a tablet it is above the bar. */
export const AboveBarOnTablet: Story = {
  ...BesideActions,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const panel = box(canvas.getByRole('dialog'));
    await expect(panel.bottom).toBeLessThanOrEqual(box(canvas.getByRole('link', { name: 'Call' })).top);
  },
};

/** On a phone a sheet over the whole screen, modal, with the call link visible. */
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

/** It is not clear what has happened: it asks, and on a small phone the whole question is in sight. */
export const Asks: Story = {
  args: { messages: asks },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('group', { name: 'What do you see?' });
    const buttons = within(question).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    await expect(buttons[0]).toHaveAccessibleName(/^Not breathing/);
    const targets = [...buttons, within(question).getByRole('link', { name: 'None of these' })];
    const log = box(canvas.getByRole('log'));
    await waitFor(() => expect(box(targets.at(-1)).bottom).toBeLessThanOrEqual(log.bottom));
    await expect(box(canvas.getByText(/^He was eating/)).top).toBeGreaterThanOrEqual(log.top);
    for (const target of targets) await expect(box(target).height).toBeGreaterThanOrEqual(44);
    // The keyboard is of use, the suggestions would take room.
    await expect(canvas.queryByRole('button', { name: suggestions[0] ?? '' })).toBeNull();
  },
};

/** The same in Kiswahili, whose words are longer. */
export const AsksInKiswahili: Story = {
  args: { messages: asksInKiswahili, language: 'sw', ...kiswahili },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Hakuna kati ya haya' });
    const log = box(canvas.getByRole('log'));
    await waitFor(() => expect(box(last).bottom).toBeLessThanOrEqual(log.bottom));
  },
};

/** Steps say for whom they are; the step that asks has its answers, and "Not this?" has what else it may be. */
export const StepsWithAnswers: Story = {
  args: { messages: stepsAnswer, onChoose: fn() },
  globals: onPhone,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Choking' })).toBeVisible();
    // The step that asks is in sight, above its answers.
    await expect(canvas.getByText(/^Bend them forward/)).toBeVisible();
    const people = within(canvas.getByRole('group', { name: 'Choking' }));
    await expect(people.getByRole('button', { name: 'Adult, child' })).toBePressed();
    await userEvent.click(people.getByRole('button', { name: 'Baby' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ id: 'choking@baby', label: 'Baby' }, 'Bot-13');
    const stuck = canvas.getByRole('button', { name: 'Still stuck' });
    await expect(stuck).not.toBePressed();
    await userEvent.click(stuck);
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      { id: 'choking.stuck', label: 'Still stuck' },
      'Bot-13',
    );
    await expect(stuck).toHaveFocus();
    const others = within(canvas.getByRole('group', { name: 'Not this?' }));
    await expect(others.getAllByRole('button')).toHaveLength(2);
  },
};

/** What was typed marks the button that it means; the numbers of the steps go on. */
export const StillStuck: Story = {
  parameters: { pictures: { forcedColors: true } },
  args: { messages: stillStuck },
  globals: onPhone,
  play: async ({ canvas }) => {
    const [before, now] = canvas.getAllByRole('button', { name: 'Still stuck' });
    await expect(before).toBePressed();
    await expect(now).not.toBePressed();
    await expect(canvas.getByRole('log').querySelector('ol[start="4"]')).toHaveTextContent(
      /^4 If still stuck, from behind: .*5 Go on, 5 and 5 in turn, until it is out\./,
    );
  },
};

/** The steps for a baby, in place of those for an adult. */
export const ForABaby: Story = {
  args: { messages: babyAnswer },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Baby' })).toBePressed();
    await expect(canvas.getByRole('img', { name: babyAnswer[1]?.picture?.alt ?? '' })).toBeVisible();
  },
};

/** Steps can be read aloud where the browser has a voice of their language; the button then stops it. */
export const ReadToMe: Story = {
  args: { messages: stepsAnswer, onChoose: fn() },
  globals: onPhone,
  beforeEach: withVoice,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read to me' }));
    await expect(voice.speak).toHaveBeenNthCalledWith(
      1,
      expect.objectContaining({ text: 'Call now, phone on speaker.' }),
    );
    await expect(voice.speak).toHaveBeenCalledTimes(2 + (stepsAnswer[1]?.steps?.length ?? 0));
    await expect(canvas.getByRole('button', { name: 'Stop reading' })).toHaveFocus();
  },
};

/** Someone may not be safe: nothing is red, help lines come first, and two answers take one press. */
export const Quiet: Story = {
  args: { messages: quietAnswer },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leave now' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'I am hurt' })).not.toBePressed();
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
        'Call +254 700 000 000, or see https://haraka.example.co.ke/EvacuationServices#what-the-cover-includes-and-what-not',
        {
          call: { label: '+254 700 000 000', to: 'tel:+254700000000' },
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

/** Text at 200 % on a phone: the call link and the text box stay visible. */
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

/** A question with text at 200 %, 320 px wide: one below the other, without drawings. */
export const AsksInLargeTextOnNarrowPhone: Story = {
  args: { messages: asks },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: fits,
};

/** Steps with text at 200 %, 320 px wide. */
export const StepsInLargeTextOnNarrowPhone: Story = {
  args: { messages: stepsAnswer },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: fits,
};

/** A long link and a long word stay in their bubbles, 320 px wide; brand and number break between words alone. */
export const LongLink: Story = {
  args: { messages: longLink },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await fits({ canvas });
    for (const link of within(canvas.getByRole('log')).getAllByRole('link')) {
      const bubble = link.closest('[lang]');
      if (bubble) await expect(box(link).right).toBeLessThanOrEqual(box(bubble).right);
    }
    const number = canvas.getByRole('link', { name: '0700 000 000' });
    await expect(number.getClientRects()).toHaveLength(1);
  },
};

/** From right to left: the panel in the other corner, the visitor's messages on the left. */
export const RightToLeft: Story = {
  args: { messages: shortTalk },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(box(canvas.getByRole('dialog')).left).toBe(84);
    const [asked, answered] = [...canvas.getByRole('log').querySelectorAll('ol p')].map(
      (words) => words.parentElement,
    );
    await expect(box(asked).left).toBeLessThan(box(answered).left);
  },
};
