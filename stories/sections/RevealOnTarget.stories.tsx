import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RevealOnTarget } from '../../src/sections/RevealOnTarget/RevealOnTarget';
import { nameInAddress } from '../fixtures/layout';

const meta = {
  component: RevealOnTarget,
  args: {
    id: 'write-a-review',
    children: <p>Staff read it before it appears. Please name no other patient.</p>,
  },
} satisfies Meta<typeof RevealOnTarget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not there for anybody while the address does not name it. */
export const Hidden: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Staff read it/)).not.toBeVisible();
    await expect(canvasElement.querySelector('#write-a-review')?.checkVisibility()).toBe(false);
  },
};

/** Shown when the address names it, and hidden again after that. */
export const Named: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Staff read it/);
    const undo = nameInAddress('write-a-review');
    await expect(words).toBeVisible();
    undo();
    await expect(words).not.toBeVisible();
  },
};

/** Shown as well when the address names something in it, as the lines of an error summary do. */
export const PartNamed: Story = {
  args: { children: <p id="in-it">Staff read it before it appears. Please name no other patient.</p> },
  play: async ({ canvas }) => {
    const undo = nameInAddress('in-it');
    await expect(canvas.getByText(/^Staff read it/)).toBeVisible();
    undo();
  },
};

/** Another id in the address does not show it. */
export const AnotherNamed: Story = {
  beforeEach: () => nameInAddress('reviews'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Staff read it/)).not.toBeVisible();
  },
};
