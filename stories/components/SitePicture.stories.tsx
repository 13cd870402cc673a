import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import highway from 'virtual:picture/slide-highway';
import { SitePicture } from '../../src/components/SitePicture/SitePicture';

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

/** Fills its frame, is named by what it shows, and is loaded when it comes near. */
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

/** The picture of the first screen is loaded at once and first. */
export const FirstScreen: Story = {
  args: { load: 'first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('img')).not.toHaveAttribute('loading');
  },
};

/** A text beside it says the same: not read out. */
export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** A photo comes in several formats; the browser takes the first that it knows. */
export const PhotoWithFormats: Story = {
  args: {
    picture: {
      ...highway,
      kind: 'photo',
      sources: [
        { type: 'image/x-of-the-future', srcSet: '/unknown' },
        { type: 'image/svg+xml', srcSet: highway.src },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('picture > source')).toHaveLength(2);
    const image = canvas.getByRole<HTMLImageElement>('img');
    await image.decode();
    await expect(image.currentSrc).toBe(new URL(highway.src, location.href).href);
  },
};

/** In a narrow, high frame the picture is cut at its sides, never squeezed. */
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
