import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { slider } from '../../src/content/pages/slides';
import states from './HeroSlider.stories';
import { expectShown, goTo } from './heroSliderSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last slide comes before the first, and the first after the last. */
export const Wraps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectShown(canvas, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectShown(canvas, 1);
  },
};

/** A dot shows its slide; the focus stays where it is. */
export const JumpsByDot: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = canvas.getByRole('button', { name: 'Slide 5' });
    await userEvent.click(dot);
    await expectShown(canvas, 5);
    await expect(dot).toHaveFocus();
  },
};

/** The same button starts it again. */
export const StartedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: slider.labels.stop }));
    await userEvent.click(canvas.getByRole('button', { name: slider.labels.start }));
    await expect(canvas.getByRole('button', { name: slider.labels.stop })).toHaveFocus();
  },
};

/** Under reduced motion it is stopped until the visitor starts it. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: slider.labels.start })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectShown(canvas, 2);
  },
};

/** Links of hidden slides cannot be focused. */
export const OnlyTheShownLink: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await goTo(context, 3);
    await expect(canvasElement.querySelectorAll('[inert] a')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Air medical evacuation' })).toHaveAttribute(
      'href',
      '/AirMedicalEvac',
    );
  },
};

/** A swipe or the scrolling keys update the dots. */
export const Swiped: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Slides' });
    row.scrollTo({ left: row.clientWidth * 2 });
    await expectShown(canvas, 3);
  },
};
