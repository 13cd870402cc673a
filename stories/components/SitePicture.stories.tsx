import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import highway from 'virtual:picture/slide-highway';
import { SitePicture } from '../../src/components/SitePicture/SitePicture';
import type { Photo } from '../../src/media/picture';

const drawing = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="9">${content}</svg>`)}`;

/** A sample of a photo's preview: an upper and a lower colour. */
const twoColours = drawing('<path fill="teal" d="M0 0h20v5H0z"/><path fill="tan" d="M0 5h20v4H0z"/>');

/** An empty picture: as if the photo had not loaded. */
const nothing = drawing('');

const meta = {
  component: SitePicture,
  args: { picture: highway },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, aspectRatio: '3 / 2' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SitePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills its frame, has a text alternative, and is lazy-loaded. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: highway.alt });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', String(highway.width));
    await expect(image).toHaveAttribute('height', String(highway.height));
    await expect(image.getBoundingClientRect().height).toBe(320);
    await image.decode();
    await expect(image.naturalWidth).toBeGreaterThan(0);
  },
};

/** A photo as the build makes it from an owner's file; here its files contain the drawing. */
const photo: Photo = {
  src: highway.src,
  width: highway.width,
  height: highway.height,
  alt: 'Two paramedics care for a patient beside a road.',
  kind: 'photo',
  srcSet: `${highway.src} 800w, ${highway.src} 1600w`,
  sources: [
    { type: 'image/x-of-the-future', srcSet: '/unknown 800w' },
    { type: 'image/svg+xml', srcSet: `${highway.src} 800w, ${highway.src} 1600w` },
  ],
  sizes: '(min-width:480px) 480px, 100vw',
  preview: twoColours,
  focus: '20% 50%',
};

/** A photo comes in several formats and widths; the browser takes the first format that it supports. */
export const PhotoWithFormats: Story = {
  args: { picture: photo },
  play: async ({ canvas, canvasElement }) => {
    const sources = canvasElement.querySelectorAll('picture > source');
    await expect(sources).toHaveLength(2);
    for (const source of sources) await expect(source).toHaveAttribute('sizes', photo.sizes);
    const image = canvas.getByRole<HTMLImageElement>('img', { name: photo.alt });
    await image.decode();
    await expect(image.currentSrc).toBe(new URL(photo.src, location.href).href);
    await expect(image.getBoundingClientRect().height).toBe(320);
  },
};

/** Until a photo has loaded, its preview is shown: a few enlarged pixels. */
export const PhotoOnItsWay: Story = {
  args: { picture: { ...photo, src: nothing, srcSet: `${nothing} 1w`, sources: [] } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(getComputedStyle(image).backgroundImage).toContain(twoColours);
    await expect(getComputedStyle(image).backgroundSize).toBe('cover');
    await expect(image.getBoundingClientRect().height).toBe(320);
  },
};

/** In a frame of another ratio a photo is cropped around its focus. */
export const PhotoCutAroundItsFocus: Story = {
  args: { picture: photo },
  decorators: [
    (Story) => (
      <div style={{ width: 160, height: 320, display: 'flex', flexDirection: 'column', gap: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('20% 50%');
    await expect(getComputedStyle(canvas.getByRole('img')).objectFit).toBe('cover');
    // Its formats take no place in the row or column that it stands in.
    const frame = canvas.getByRole('img').closest('div');
    await expect(canvas.getByRole('img').getBoundingClientRect().top).toBe(
      frame?.getBoundingClientRect().top,
    );
  },
};

/** In a narrow, high frame the picture is cropped at its sides, not distorted. */
export const HighFrame: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 160, height: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectFit).toBe('cover');
  },
};
