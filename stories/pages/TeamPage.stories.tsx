import type { Meta, StoryObj } from '@storybook/react-vite';
import { ourTeam } from '../../src/content/pages/ourTeam';
import { site } from '../../src/content/pages/site';
import { TeamPage } from '../../src/pages/TeamPage';
import { expectNoCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: TeamPage,
  parameters: { layout: 'fullscreen', path: '/OurTeam' },
  args: { content: ourTeam, site, data: noData },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The team by group. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectNoCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
