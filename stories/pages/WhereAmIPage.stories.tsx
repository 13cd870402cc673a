import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../../src/content/pages/site';
import { whereAmI } from '../../src/content/pages/whereAmI';
import { whereAmI as kiswahili } from '#sw/whereAmI';
import { WhereAmIPage } from '../../src/pages/WhereAmIPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: WhereAmIPage,
  parameters: { layout: 'fullscreen', path: '/WhereAmI' },
  args: { content: whereAmI, site, data: noData },
} satisfies Meta<typeof WhereAmIPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One button that finds the place, and a link to describe it in words. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getByRole('button', { name: 'Find my place' })).toBeVisible();
  },
};

/** On a phone the button is on the first screen. */
export const OnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
};

/** In Kiswahili. */
export const Kiswahili: Story = {
  args: { content: kiswahili },
  parameters: { path: '/sw/WhereAmI', pictures: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getByRole('button', { name: 'Tafuta mahali nilipo' })).toBeVisible();
  },
};
