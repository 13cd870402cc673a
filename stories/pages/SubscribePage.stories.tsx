import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../../src/content/pages/site';
import { subscribe } from '../../src/content/pages/subscribe';
import { SubscribePage } from '../../src/pages/SubscribePage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: SubscribePage,
  parameters: { layout: 'fullscreen', path: '/Subscribe' },
  args: { content: subscribe, site, data: noData },
} satisfies Meta<typeof SubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the subscribe form. */
export const Default: Story = {
  parameters: { pictures: false },
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.title),
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
