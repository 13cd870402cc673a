import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactStrip } from '../../src/sections/FactStrip/FactStrip';
import { expectToFitScreen } from '../fixtures/layout';
import states from './FactStrip.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** No page has more of the facts: no link, and the facts stay. */
export const WithoutLink: Story = {
  render: ({ more: _, ...args }) => <FactStrip {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('term')).toHaveLength(args.facts.length);
  },
};

/** Few facts are set. */
export const OneFact: Story = {
  args: { facts: states.args.facts.slice(0, 1) },
};
