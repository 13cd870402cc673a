import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { gallery } from '../../src/content/en/gallery';
import { site } from '../../src/content/en/site';
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
export const OnDesktop: Story = {
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.banner.title),
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...OnDesktop,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** A day to come is upcoming until it ends; a day that is over is past. */
export const WithUpcoming: Story = {
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

/** Without anything past. */
export const AllUpcoming: Story = {
  args: { data: { reviews: [], today: '2024-01-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Past activities' })).toBeNull();
  },
};

/** Without JavaScript every picture leads to its full size. */
export const EveryPictureALink: Story = {
  play: async ({ canvasElement, args }) => {
    const pictures = args.content.photos.albums.flatMap(({ photos }) => photos);
    const links = [...canvasElement.querySelectorAll('figure a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual(pictures.map(({ picture }) => picture.src));
  },
};

/** Each album opens by itself, at the picture that was pressed; here the last picture of the page. */
export const AlbumOpened: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const album = args.content.photos.albums.at(-1);
    await userEvent.click(canvas.getByRole('link', { name: String(album?.photos.at(-1)?.picture.alt) }));
    await screen.findByRole('dialog', { name: 'Album: Air and transfer' }, { timeout: 5000 });
    await expect(screen.getByRole('status')).toHaveTextContent('Picture 7 of 7');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};
