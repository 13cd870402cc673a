import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { confirmSubscription } from '../../src/content/pages/confirmSubscription';
import { leaveSubscription } from '../../src/content/pages/leaveSubscription';
import { site } from '../../src/content/pages/site';
import { SubscriptionPage } from '../../src/pages/SubscriptionPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: SubscriptionPage,
  parameters: { layout: 'fullscreen', path: '/News/Confirm' },
  args: { content: confirmSubscription, site, data: noData },
} satisfies Meta<typeof SubscriptionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One question and one button, which posts to the address of the page. */
export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    const button = canvas.getByRole('button', { name: args.content.question.button });
    await expect(button.closest('form')).toHaveAttribute('method', 'post');
    await expect(button.closest('form')).not.toHaveAttribute('action');
  },
};

/** On a phone. */
export const OnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { dark: false } },
};

/** The same to unsubscribe. */
export const Leave: Story = {
  args: { content: leaveSubscription },
  parameters: { pictures: false, path: '/News/Leave' },
};
