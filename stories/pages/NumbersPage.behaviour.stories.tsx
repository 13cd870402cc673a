import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { numbersAndPapers } from '../../src/content/pages/numbersAndPapers';
import states, { Default } from './NumbersPage.stories';

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

/** The owner has set nothing. */
export const NothingSet: Story = {
  args: { content: numbersAndPapers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { map, figures } = states.args.content;
    await expect(canvas.queryByRole('heading', { name: map?.title ?? 'no title' })).toBeNull();
    await expect(figures.items.slice(-3).map(({ label }) => canvas.queryByText(label))).toEqual([
      null,
      null,
      null,
    ]);
    await expect(canvas.getByRole('heading', { name: 'If something went wrong' })).toBeVisible();
  },
};
