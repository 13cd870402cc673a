import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import photo1 from 'virtual:picture/gallery-response-1';
import photo2 from 'virtual:picture/gallery-response-2';
import photo3 from 'virtual:picture/gallery-response-3';
import photo4 from 'virtual:picture/gallery-response-4';
import photo5 from 'virtual:picture/gallery-response-5';
import { PhotoGrid } from '../../src/components/PhotoGrid/PhotoGrid';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const meta = {
  component: PhotoGrid,
  args: {
    items: [
      { picture: photo1, caption: 'Through the city at night' },
      { picture: photo2, caption: 'A motorcycle arrives first' },
      { picture: photo3, caption: 'Uphill on a wet road' },
      { picture: photo4, caption: 'Loading, seen from inside' },
      { picture: photo5, caption: 'On foot along a village path' },
    ],
  },
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five make a row of two and one of three; each is a link to its full size, named by its text alternative. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(2);
    await expect(inFirstRow(canvas.getAllByRole('listitem').slice(2))).toBe(3);
    const first = canvas.getByRole('link', { name: photo1.alt });
    await expect(first).toHaveAttribute('href', photo1.src);
    await expect(canvas.getAllByRole('figure')).toHaveLength(5);
    await expect(canvas.getByText('Loading, seen from inside')).toBeVisible();
  },
};

/** Two in a row on a phone; if the number is odd, the first has its own row. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect([inFirstRow(items), inFirstRow(items.slice(1))]).toEqual([1, 2]);
    await expectToFitScreen();
  },
};

/** On a phone, one row to swipe. */
export const Film: Story = {
  args: { film: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(5);
    await expectToFitScreen();
  },
};

/** One picture stays in its column. */
export const OnePicture: Story = {
  args: { items: [{ picture: photo4, caption: 'Loading, seen from inside' }] },
};

/** Long captions wrap below their picture, and the pictures of a row stay aligned. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    items: [
      { picture: photo1, caption: 'Through the city at night, past the matatus on Thika Road' },
      { picture: photo2, caption: 'A motorcycle arrives first' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('img'))).toBe(2);
    await expectToFitScreen();
  },
};

/** Text at 200 % on a phone: one picture in a row, so that words in captions do not break. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(1);
    await expectToFitScreen();
  },
};

/** The picture whose dialog is still loading is marked as busy. */
export const Busy: Story = {
  parameters: { pictures: false },
  args: { onOpen: fn(), busyIndex: 1 },
  play: async ({ canvas }) => {
    const busy = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-busy'));
    await expect(busy).toEqual([null, 'true', null, null, null]);
  },
};

/** Keyboard focus. */
export const Focused: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: photo1.alt });
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first).outlineStyle).toBe('solid');
  },
};

/** From right to left the first picture is on the right. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first?.offsetLeft).toBeGreaterThan(second?.offsetLeft ?? Infinity);
  },
};
