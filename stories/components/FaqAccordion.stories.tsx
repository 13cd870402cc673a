import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FaqAccordion } from '../../src/components/FaqAccordion/FaqAccordion';
import type { Canvas } from '../fixtures/canvas';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FaqAccordion,
  args: {
    name: 'faq',
    items: [
      {
        question: 'When should I call an ambulance?',
        answer: [
          'When somebody may die or be harmed for life without quick help: not awake, not breathing normally, chest pain, signs of a stroke, heavy bleeding, a bad burn, a serious crash.',
          'If you are not sure, call. The dispatcher helps you to decide.',
        ],
      },
      {
        question: 'How long does the ambulance take?',
        answer: ['We aim to arrive in 5-10 minutes in urban areas and in up to 20 minutes in rural areas.'],
      },
      {
        question: 'Which hospital will you take us to?',
        answer: [
          'The nearest one that can treat this illness or injury. If there is time to choose, patient and family choose.',
        ],
      },
      { question: 'Do you sell insurance?', answer: ['We are a medical provider, not an insurer.'] },
    ],
  },
  beforeEach: ({ parameters }) => {
    const address = location.href;
    const hash: unknown = parameters['hash'];
    if (typeof hash === 'string') history.replaceState(history.state, '', hash);
    return () => history.replaceState(history.state, '', address);
  },
} satisfies Meta<typeof FaqAccordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const when = 'When should I call an ambulance?';
const time = 'How long does the ambulance take?';

/** Questions whose answers can be seen. */
const opened = (canvas: Canvas) =>
  canvas
    .getAllByRole('group')
    .flatMap((answer) =>
      (answer as HTMLDetailsElement).open ? [answer.querySelector('h3')?.textContent] : [],
    );

/** All closed; every answer is in the page all the same. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(opened(canvas)).toEqual([]);
    await expect(canvas.getByText(/The dispatcher helps you/)).not.toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};

/** One is open from the start. */
export const OpenFromTheStart: Story = {
  args: { defaultOpen: 2 },
  play: async ({ canvas }) => {
    await expect(opened(canvas)).toEqual([time]);
    await expect(canvas.getByText(/in urban areas/)).toBeVisible();
  },
};

/** Opening an answer closes the one that was open. */
export const OpensOneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(when));
    await expect(canvas.getByText(/The dispatcher helps you/)).toBeVisible();
    await userEvent.click(canvas.getByText(time));
    await expect(canvas.getByText(/in urban areas/)).toBeVisible();
    await waitFor(() => expect(opened(canvas)).toEqual([time]));
    await expect(canvas.getByText(/The dispatcher helps you/)).not.toBeVisible();
  },
};

/** Pressing the open question closes it: none is open then. */
export const ClosesTheOpenOne: Story = {
  args: { defaultOpen: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(when));
    await expect(opened(canvas)).toEqual([]);
  },
};

/** An address that ends in `#faq-3` opens the third answer. */
export const OpenedByTheAddress: Story = {
  parameters: { hash: '#faq-3' },
  play: async ({ canvas }) => {
    await expect(opened(canvas)).toEqual(['Which hospital will you take us to?']);
    location.hash = '#faq-4';
    await waitFor(() => expect(opened(canvas)).toEqual(['Do you sell insurance?']));
  },
};

/** An address that means something else opens nothing and does no harm. */
export const OtherAddress: Story = {
  parameters: { hash: '#100%' },
  play: async ({ canvas, userEvent }) => {
    await expect(opened(canvas)).toEqual([]);
    await userEvent.click(canvas.getByText(when));
    await expect(opened(canvas)).toEqual([when]);
  },
};

/** Where the keyboard is; Enter and the space bar open, as in every native disclosure. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByText(time).closest('summary');
    question?.focus();
    await expect(question).toHaveFocus();
    await expect(question?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** On a phone, with an open answer. */
export const OnPhone: Story = { args: { defaultOpen: 1 }, globals: { viewport: { value: 'phone' } } };

/** Long questions wrap beside the arrow. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    defaultOpen: 1,
    items: [
      {
        question:
          'What does it cost to bring a patient from a county hospital to Nairobi by night, and who pays for it?',
        answer: [
          'Planned journeys have a price that you get beforehand. For an emergency we tell the family what the journey costs.',
          'Write to help-with-bills-and-insurers-of-long-journeys@example.co.ke.',
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** From right to left the arrow stands on the left. */
export const RightToLeft: Story = { args: { defaultOpen: 2 }, globals: { direction: 'rtl' } };

/** Text at 200 % on a phone. */
export const LargeText: Story = {
  args: { defaultOpen: 2 },
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async () => {
    await expectToFitScreen();
  },
};
