import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../src/content/pages/home';
import { site } from '../../src/content/pages/site';
import { HomePage } from '../../src/pages/HomePage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: HomePage,
  parameters: { layout: 'fullscreen', path: '/' },
  args: { content: home, site, data: noData },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page; the welcome popup appears. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.hero.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = {
  parameters: { pictures: { dark: true } },
  ...Default,
  globals: { viewport: { value: 'phone' } },
};

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
