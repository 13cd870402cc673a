import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { albumTraining } from '../../src/content/en/albumTraining';
import { gallery } from '../../src/content/en/gallery';
import { PhotoAlbum } from '../../src/sections/PhotoAlbum/PhotoAlbum';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: PhotoAlbum,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { ...albumTraining, labels: gallery.labels },
} satisfies Meta<typeof PhotoAlbum>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const photo = ({ canvas }: Context, number: number) => {
  const found = canvas.getAllByRole('link')[number - 1];
  if (!found) throw new Error(`There is no picture ${String(number)}`);
  return found;
};

/** The dialog is loaded only now. */
const opened = () => screen.findByRole('dialog', { name: 'Album: Training' }, { timeout: 5000 });

/** Name, a sentence, the pictures. Each is a link to its full size, which a page without JavaScript follows. */
export const OnDesktop: Story = {
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
    await expect(screen.getByRole('status')).toHaveTextContent('Splinting a leg on the grassPicture 3 of 7');
  },
};

/** Enter opens it as well; Esc closes it and gives the focus back, and another picture opens it again. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{End}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(photo(context, 1)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Picture 2 of 7');
  },
};
