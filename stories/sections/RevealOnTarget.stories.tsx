import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { RevealOnTarget } from '../../src/sections/RevealOnTarget/RevealOnTarget';
import { nameInAddress } from '../fixtures/layout';

const meta = {
  component: RevealOnTarget,
  // It has no colours of its own.
  parameters: { pictures: { dark: false } },
  args: {
    id: 'write-a-review',
    children: <p>Staff read it before it appears. Please name no other patient.</p>,
  },
} satisfies Meta<typeof RevealOnTarget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown when the fragment names it. */
export const Named: Story = {
  tags: ['played'],
  // Named as soon as it is drawn: thumbnails play nothing.
  render: function Named(args) {
    const { id } = args;
    useLayoutEffect(() => nameInAddress(id), [id]);
    return <RevealOnTarget {...args} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Staff read it/)).toBeVisible();
  },
};
