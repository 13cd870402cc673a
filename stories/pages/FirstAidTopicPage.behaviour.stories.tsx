import type { Meta, StoryObj } from '@storybook/react-vite';
import { bleeding } from '../../src/content/en/firstAid/bleeding';
import { kit } from '../../src/content/en/firstAid/kit';
import states, { Default } from './FirstAidTopicPage.stories';

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

/** Points without an order. */
export const WithoutOrder: Story = {
  ...Default,
  args: { content: kit },
  parameters: { path: '/FirstAid/Kit' },
};
