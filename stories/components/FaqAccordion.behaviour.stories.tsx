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
    await expect(canvas.getByText(/in urban areas/)).toBeVisible();
    await waitFor(() => expect(opened(canvas)).toEqual([time]));
    await expect(canvas.getByText(/The dispatcher helps you/)).not.toBeVisible();
  },
};

/** Pressing the open question closes it; then none is open. */
export const ClosesTheOpenOne: Story = {
  parameters: { hash: '#faq-1' },
  play: async ({ canvas, userEvent }) => {
    await expect(opened(canvas)).toEqual([when]);
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

/** An address with another fragment opens nothing and causes no error. */
export const OtherAddress: Story = {
  parameters: { hash: '#100%' },
  play: async ({ canvas, userEvent }) => {
    await expect(opened(canvas)).toEqual([]);
    await userEvent.click(canvas.getByText(when));
    await expect(opened(canvas)).toEqual([when]);
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
