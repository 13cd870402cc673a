import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import states from './ClinicsCarousel.stories';
import { expectShown, next, press, shownTitles } from './clinicsCarouselSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab from link to link scrolls each card into view and updates the status. */
export const FollowsTheFocus: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (let card = 1; card <= 3; card += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Pediatrics Clinic/ })).toHaveFocus();
    await expectShown(canvas, 'Pediatrics');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Clinic 3 of 9'));
  },
};

/** Under reduced motion the cards move without animation. */
export const ReducedMotion: Story = {
  globals: { viewport: { value: 'desktop' }, motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent.click, next(canvas), 1);
    await expect(shownTitles(canvas)[0]).toBe('Neurology Clinic');
  },
};
