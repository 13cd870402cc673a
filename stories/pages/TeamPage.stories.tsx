import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ourTeam } from '../../src/content/en/ourTeam';
import { site } from '../../src/content/en/site';
import { TeamPage } from '../../src/pages/TeamPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: TeamPage,
  parameters: { layout: 'fullscreen', path: '/OurTeam' },
  args: { content: ourTeam, site, data: noData },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The team by group. */
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

/** Every person has a portrait that says who it is. */
export const EveryPortraitNamed: Story = {
  play: async ({ canvas, args }) => {
    const people = args.content.groups.flatMap(({ members }) => members);
    const portraits = canvas.getAllByRole('img').map((image) => image.getAttribute('alt'));
    await expect(portraits).toEqual(people.map(({ picture }) => picture.alt));
  },
};
