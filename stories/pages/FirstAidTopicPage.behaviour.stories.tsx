import type { Meta, StoryObj } from '@storybook/react-vite';
import { bleeding } from '../../src/content/pages/firstAid/bleeding';
import { kit } from '../../src/content/pages/firstAid/kit';
import { expect } from 'storybook/test';
import states, { Default } from './FirstAidTopicPage.stories';
import { expectWholePage } from './wholePage';

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

/** One short list of steps. */
export const Short: Story = {
  ...Default,
  args: { content: bleeding },
  parameters: { path: '/FirstAid/Bleeding' },
};

/** Points without an order, for when nobody is in danger: no call above them. */
export const WithoutOrder: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.queryByRole('link', { name: /^Call / })).toBeNull();
  },
  args: { content: kit },
  parameters: { path: '/FirstAid/Kit' },
};
