import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '../../src/content/pages/services';
import { site } from '../../src/content/pages/site';
import { ServicesPage } from '../../src/pages/ServicesPage';
import { expectNoCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: ServicesPage,
  parameters: { layout: 'fullscreen', path: '/services' },
  args: { content: services, site, data: noData },
} satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All services, by the visitor's need. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectNoCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
