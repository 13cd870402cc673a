import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import scene from 'virtual:picture/slide-highway';
import portrait from 'virtual:picture/portrait-team-paramedic';
import { AlbumDialog } from '../../src/components/AlbumDialog/AlbumDialog';
import { gallery } from '../../src/content/pages/gallery';
import {
  album,
  button,
  captionOf,
  dialog,
  DialogBehindGrid,
  expectPicture,
  next,
  pictureCame,
  place,
  previous,
  shownRatio,
} from './albumSteps';

const meta = {
  component: AlbumDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    title: 'Album: Response',
    items: album,
    index: 0,
    labels: gallery.labels,
    onClose: fn(),
    onIndexChange: fn(),
  },
  render: (args) => <DialogBehindGrid {...args} />,
} satisfies Meta<typeof AlbumDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture in the middle of the album: named, described, with the focus inside and the page behind it inert. */
export const Open: Story = {
  args: { index: 2 },
  play: async ({ canvasElement }) => {
    await expectPicture(3);
    const shown = await dialog();
    await expect(shown).toHaveAccessibleDescription(`${captionOf(3)} Picture 3 of 7`);
    await waitFor(() => expect(shown).toHaveFocus());
    await expect(canvasElement.closest('[aria-hidden=true]')).not.toBeNull();
    await expect(previous()).toHaveAttribute('aria-disabled', 'false');
    await expect(next()).toHaveAttribute('aria-disabled', 'false');
  },
};

/** The whole screen of a phone: caption under the picture, large buttons within reach of a thumb. */
export const OpenOnPhone: Story = {
  args: { index: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectPicture(2);
    await expect(place(await dialog())).toEqual([0, 0, innerWidth, innerHeight]);
    const picture = screen.getByRole('img').getBoundingClientRect();
    await expect(screen.getByRole('status').getBoundingClientRect().top).toBeGreaterThan(picture.bottom);
    for (const name of ['Close album', 'Previous picture', 'Next picture']) {
      const { width, height } = button(name).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** At the first picture the arrow back is disabled and keeps the focus. */
export const FirstPicture: Story = {
  args: { index: 1 },
  play: async ({ userEvent, args }) => {
    await dialog();
    await userEvent.click(previous());
    await expectPicture(1);
    await expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await expect(previous()).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
  },
};

/** At the last picture the arrow onward is disabled and keeps the focus. */
export const LastPicture: Story = {
  args: { index: 5 },
  play: async ({ userEvent, args }) => {
    await dialog();
    await userEvent.click(next());
    await expectPicture(7);
    await expect(next()).toHaveAttribute('aria-disabled', 'true');
    await expect(next()).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
  },
};

/** Pictures of other ratios are shown whole; caption and buttons do not move. */
export const OtherRatios: Story = {
  args: {
    items: [
      { picture: scene, caption: 'A crash on the highway' },
      {
        picture: portrait,
        caption: 'A paramedic of the service, ready for a night on the road and for who calls',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await dialog();
    const fixed = () => [previous(), next(), screen.getByRole('status')].map((one) => place(one).slice(0, 2));
    const before = fixed();
    await expect(shownRatio()).toBeCloseTo(scene.width / scene.height, 1);
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Picture 2 of 2');
    await expect(shownRatio()).toBeCloseTo(portrait.width / portrait.height, 1);
    await expect(fixed()).toEqual(before);
    await pictureCame();
  },
};

/** If a picture cannot be loaded, its frame stays and shows the alternative text. */
export const WithoutPicture: Story = {
  args: {
    items: [{ picture: { ...scene, src: 'data:image/png;base64,AA' }, caption: 'A crash on the highway' }],
  },
  play: async () => {
    await dialog();
    const image = screen.getByRole('img', { name: scene.alt });
    await expect(image.offsetWidth).toBeGreaterThan(600);
    await expect(shownRatio()).toBeCloseTo(scene.width / scene.height, 1);
  },
};

/** One picture: no arrows. */
export const OnePicture: Story = {
  args: { items: album.slice(3, 4) },
  play: async () => {
    await expect(within(await dialog()).getAllByRole('button')).toHaveLength(1);
    await expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${captionOf(4)}$`));
    await pictureCame();
  },
};

/** Long words on the narrowest phone, text at 200 %: everything can be reached, and the picture stays visible. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    title: 'Album: Response in the city, on the highways and in the counties',
    items: album.map((item) => ({
      ...item,
      caption: `${item.caption}, on the way back from a night call beyond the county's border`,
    })),
    index: 3,
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await expect(shown.scrollWidth).toBe(320);
    await expect(screen.getByRole('img').offsetHeight).toBeGreaterThan(120);
    next().scrollIntoView();
    await expect(next().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    shown.scrollTo({ top: 0 });
    await pictureCame();
  },
};

/** From right to left: the next picture is on the left, also for keys and swipes. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await expectPicture(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(2);
    await expect(next().getBoundingClientRect().left).toBeLessThan(previous().getBoundingClientRect().left);
  },
};
