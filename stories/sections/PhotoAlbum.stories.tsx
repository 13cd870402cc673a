import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { albumTraining } from '../../src/content/pages/albumTraining';
import { gallery } from '../../src/content/pages/gallery';
import { PhotoAlbum } from '../../src/sections/PhotoAlbum/PhotoAlbum';
import { expectToFitScreen } from '../fixtures/layout';
import { opened, photo } from './photoAlbumSteps';

const meta = {
  component: PhotoAlbum,
  // PhotoGrid is pictured in the dark.
  parameters: {
    pictures: { dark: false },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { ...albumTraining, labels: gallery.labels },
} satisfies Meta<typeof PhotoAlbum>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, a sentence, the pictures. Each is a link to its full size, which works without JavaScript. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await expect(canvas.getByRole('region', { name: 'Training' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      args.photos.map(({ picture }) => picture.src),
    );
    for (const link of links) await expect(link).toHaveAttribute('data-needs-react', 'click');
  },
};

/** Two pictures in a row on a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** A press opens the album at that picture; the dialog has the album's name. */
export const Opened: Story = {
  play: async (context) => {
    await context.userEvent.click(photo(context, 3));
    await opened();
    await expect(screen.getByRole('status')).toHaveTextContent(
      `${albumTraining.photos[2]?.caption ?? 'no caption'}Picture 3 of 7`,
    );
  },
};
