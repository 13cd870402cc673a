import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutPage } from '../../src/content/pages/aboutPage';
import { site } from '../../src/content/pages/site';
import { AboutPage } from '../../src/pages/AboutPage';
import { expectNoCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: AboutPage,
  parameters: { layout: 'fullscreen', path: '/AboutPage' },
  args: { content: aboutPage, site, data: noData },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who we are, mission, vision, values, three of the staff. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectNoCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
