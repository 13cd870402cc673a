import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { nameInAddress } from '../fixtures/layout';
import states, { Default } from './FaqPage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** One answer is open at a time; pressing it again closes it. */
export const OneAnswerAtATime: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open = () => [...canvasElement.querySelectorAll('details[open]')].map(({ id }) => id);
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(10);
    await userEvent.click(canvas.getByText('When should I call an ambulance?'));
    await userEvent.click(canvas.getByText('Do you sell insurance?'));
    await waitFor(() => expect(open()).toEqual(['faq-9']));
    await userEvent.click(canvas.getByText('Do you sell insurance?'));
    await waitFor(() => expect(open()).toEqual([]));
  },
};

/** A question in the address fragment is open. */
export const LinkedQuestion: Story = {
  beforeEach: () => nameInAddress('faq-3'),
  play: async ({ canvas, args }) => {
    const answer = args.content.questions.items[2]?.answer[0] ?? '';
    await waitFor(() => expect(canvas.getByText(answer)).toBeVisible());
  },
};
