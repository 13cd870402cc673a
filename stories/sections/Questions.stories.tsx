import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { emergencyCare } from '../../src/content/pages/emergencyCare';
import { Questions } from '../../src/sections/Questions/Questions';
import { expectToFitScreen, nameInAddress } from '../fixtures/layout';

const meta = {
  component: Questions,
  // FaqAccordion is pictured in the dark.
  parameters: { pictures: { dark: false }, layout: 'fullscreen' },
  args: { id: 'questions', ...emergencyCare.questions },
} satisfies Meta<typeof Questions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All closed; the questions are headings under the section's. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('region', { name: 'Questions about emergency response' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0);
    const questions = args.items.map(({ question }) => question);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      questions,
    );
    for (const [place, question] of questions.entries())
      await expect(canvasElement.querySelector(`#questions-${String(place + 1)}`)).toHaveTextContent(
        question,
      );
  },
};

/** A question in the address fragment is open. */
export const LinkedQuestion: Story = {
  beforeEach: () => nameInAddress('questions-4'),
  play: async ({ canvas, args }) => {
    const answer = args.items[3]?.answer[0] ?? 'no answer';
    await waitFor(() => expect(canvas.getByText(answer)).toBeVisible());
  },
};

/** A long question with an answer of several paragraphs, at twice its size on the narrowest phone. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    items: [
      {
        question:
          'Is it safe to drive to hospital myself when the patient is awake and the road is free at night?',
        answer: [
          'Not with chest pain, signs of a stroke, heavy bleeding, trouble with breathing, or someone who is hard to wake. Call first.',
          'If no ambulance is within reach, the dispatcher may agree that you drive. Then a second person should watch the patient.',
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Is it safe/));
    await expect(canvas.getByText(/^If no ambulance/)).toBeVisible();
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
