import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { services } from '../../src/content/en/services';
import { site } from '../../src/content/en/site';
import { ServicesPage } from '../../src/pages/ServicesPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: ServicesPage,
  parameters: { layout: 'fullscreen', path: '/services' },
  args: { content: services, site, data: noData },
} satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All services, by what the visitor needs. */
export const OnDesktop: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...OnDesktop,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Right to left. */
export const RightToLeft: Story = { ...OnDesktop, globals: { direction: 'rtl' } };

/** Every card leads to a page of its own. */
export const EachCardToItsPage: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('link', { name: /^Learn More/ });
    await expect(new Set(cards.map((link) => link.getAttribute('href'))).size).toBe(11);
  },
};
