import type { Meta, StoryObj } from '@storybook/react-vite';
import { faq } from '../../src/content/pages/faq';
import { site } from '../../src/content/pages/site';
import { FaqPage } from '../../src/pages/FaqPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: FaqPage,
  parameters: { layout: 'fullscreen', path: '/FAQ' },
  args: { content: faq, site, data: noData },
} satisfies Meta<typeof FaqPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ten questions, all closed, after the emergency card. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
