import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states, { Default } from './BookingPage.stories';
import { ofToday } from './bookingPageSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened from a clinic's card on a phone: that clinic is selected, and its days are listed. */
export const ClinicOfTheLink: Story = {
  args: { data: { ...ofToday, clinicId: 3 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Pediatrics/ })).toBeChecked();
    await expect(canvas.getByRole('option', { name: 'Wednesday 4 March 2026' })).toBeInTheDocument();
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};
