import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFitScreen } from '../fixtures/layout';
import states, { Default } from './CourseLine.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From right to left the start is on the right. */
export const RightToLeft: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [start, route] = canvas
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.getBoundingClientRect().right);
    await expect(start).toBeGreaterThan(route ?? 0);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Without sports below it. */
export const CourseAlone: Story = {
  args: { others: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
};
