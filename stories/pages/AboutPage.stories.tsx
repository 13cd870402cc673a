import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutPage } from '../../src/content/en/aboutPage';
import { site } from '../../src/content/en/site';
import { AboutPage } from '../../src/pages/AboutPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: AboutPage,
  parameters: { layout: 'fullscreen', path: '/AboutPage' },
  args: { content: aboutPage, site, data: noData },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who we are, mission, vision, values, three of the staff. */
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
