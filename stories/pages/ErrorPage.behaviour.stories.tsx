import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorPage } from '../../src/content/pages/errorPage';
import states, { Default } from './ErrorPage.stories';

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

/** An error without a message. */
export const WithoutMessage: Story = { ...Default, args: { reason: errorPage.unknown } };

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
