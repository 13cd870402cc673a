import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import states from './FaqAccordion.stories';
import { opened, time } from './faqAccordionSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const when = 'When should I call an ambulance?';

/** Opening an answer closes the one that was open. */
export const OpensOneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(when));
    await expect(canvas.getByText(/The dispatcher helps you/)).toBeVisible();
    await userEvent.click(canvas.getByText(time));
    await expect(canvas.getByText(/^It depends on the traffic/)).toBeVisible();
    await waitFor(() => expect(opened(canvas)).toEqual([time]));
    await expect(canvas.getByText(/The dispatcher helps you/)).not.toBeVisible();
  },
};

/** Reduced motion: the arrow turns at once. */
export const ReducedMotion: Story = {
  parameters: { hash: '#faq-1' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).transitionDuration).toBe('0.001s');
  },
};
