import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { gallery } from '../../src/content/pages/gallery';
import { site } from '../../src/content/pages/site';
import { splitByDay } from '../../src/domain/activities';
import { GalleryPage } from '../../src/pages/GalleryPage';
import { expectWholePage } from './wholePage';

const meta = {
  component: GalleryPage,
  parameters: { layout: 'fullscreen', path: '/Gallery' },
  args: { content: gallery, site, data: { reviews: [], today: '2026-03-02' } },
} satisfies Meta<typeof GalleryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const { activities } = gallery;

/** The first activity is over on this day, the others are not. */
const [, secondDay = '2024-12-15'] = activities.items.map(({ date }) => date).sort();

/** Past activities, latest first, and four albums. */
export const Default: Story = {
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.banner.title),
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** A day counts as upcoming until it ends, and then as past. */
export const WithUpcoming: Story = {
  parameters: { pictures: false },
  args: { data: { reviews: [], today: secondDay } },
  play: async ({ canvas }) => {
    const { upcoming, past } = splitByDay(activities.items, secondDay);
    const titles = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await expect(titles(activities.upcomingTitle)).toEqual(upcoming.map(({ title }) => title));
    await expect(titles(activities.pastTitle)).toEqual(past.map(({ title }) => title));
  },
};
