import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nameInAddress } from '../fixtures/layout';
import states from './RevealOnTarget.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from everybody while the fragment does not name it. */
export const Hidden: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Staff read it/)).not.toBeVisible();
    await expect(canvasElement.querySelector('#write-a-review')?.checkVisibility()).toBe(false);
  },
};

/** Shown when the fragment names it, and hidden again after that. */
export const HiddenAgain: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Staff read it/);
    const undo = nameInAddress('write-a-review');
    await expect(words).toBeVisible();
    undo();
    await expect(words).not.toBeVisible();
  },
};

/** Also shown when the fragment names an element inside it, as the lines of an error summary do. */
export const PartNamed: Story = {
  args: { children: <p id="in-it">Staff read it before it appears. Please name no other patient.</p> },
  play: async ({ canvas }) => {
    const undo = nameInAddress('in-it');
    await expect(canvas.getByText(/^Staff read it/)).toBeVisible();
    undo();
  },
};

/** Another fragment does not show it. */
export const AnotherNamed: Story = {
  beforeEach: () => nameInAddress('reviews'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Staff read it/)).not.toBeVisible();
  },
};
