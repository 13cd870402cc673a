import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect } from 'storybook/test';
import { FaqAccordion, type FaqAccordionProps } from '../../src/components/FaqAccordion/FaqAccordion';
import { expectToFitScreen } from '../fixtures/layout';
import { opened, time } from './faqAccordionSteps';

/** Answers with the same `name` close each other, and a documentation page shows several stories. */
function Apart(args: FaqAccordionProps) {
  return <FaqAccordion {...args} name={`${args.name}${useId()}`} />;
}
Apart.displayName = 'FaqAccordion';

const meta = {
  component: FaqAccordion,
  render: (args, { viewMode }) => (viewMode === 'docs' ? <Apart {...args} /> : <FaqAccordion {...args} />),
  args: {
    name: 'faq',
    items: [
      {
        question: 'When should I call an ambulance?',
        answer: [
          'Call when someone may die or be harmed for life without quick help: they do not wake, do not breathe normally, have chest pain or bleed heavily.',
          'If you are not sure, call. The dispatcher helps you to decide.',
        ],
      },
      {
        question: 'How long does the ambulance take?',
        answer: ['It depends on the traffic and the distance. The dispatcher tells you what to expect.'],
        links: [{ label: 'Who comes, and with what', to: '/ParamedicsPage' }],
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

/** All closed; every answer is still in the page. */
export const Default: Story = {
  parameters: { pictures: { hover: 'summary' } },
  play: async ({ canvas }) => {
    await expect(opened(canvas)).toEqual([]);
    await expect(canvas.getByText(/The dispatcher helps you/)).not.toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    for (const { textContent } of canvas.getAllByRole('heading'))
      await expect(canvas.getByText(textContent).closest('summary')).not.toBeNull();
  },
};

/** One is open; the page that it mentions is linked after the answer. */
export const Open: Story = {
  tags: ['played'],
  parameters: { pictures: { forcedColors: true }, hash: '#faq-2' },
  play: async ({ canvas }) => {
    await expect(opened(canvas)).toEqual([time]);
    await expect(canvas.getByText(/^It depends on the traffic/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Who comes, and with what' })).toBeVisible();
  },
};

/** Keyboard focus: the whole question is marked, and large enough for a thumb. */
export const Focused: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const question = canvas.getByText(time).closest('summary');
    question?.focus();
    await expect(question).toHaveFocus();
    await expect(question?.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(question && getComputedStyle(question).outlineStyle).toBe('solid');
  },
};

/** Long questions wrap beside the arrow. */
export const LongTextOnNarrowPhone: Story = {
  parameters: { hash: '#faq-1' },
  args: {
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

/** From right to left the arrow is on the left. */
export const RightToLeft: Story = {
  parameters: { hash: '#faq-2' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const words = canvas.getByText(time).getBoundingClientRect();
    const arrow = canvas.getByText(time).parentElement?.querySelector('svg')?.getBoundingClientRect();
    await expect(arrow?.right).toBeLessThanOrEqual(words.left);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  parameters: { hash: '#faq-2' },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};
