import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import states from './GalleryPage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without past activities. */
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

/** Each album opens separately, at the pressed picture; here the last picture of the page. */
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
