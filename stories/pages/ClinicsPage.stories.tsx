import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clinicsPage } from '../../src/content/en/clinicsPage';
import { site } from '../../src/content/en/site';
import { ClinicsPage } from '../../src/pages/ClinicsPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: ClinicsPage,
  parameters: { layout: 'fullscreen', path: '/ClinicsCarousel' },
  args: { content: clinicsPage, site, data: noData },
} satisfies Meta<typeof ClinicsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The nine clinics alone. */
export const OnDesktop: Story = {
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.title),
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** The carousel moves on; at its beginning there is no way back. */
export const MovesOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { labels } = args.content.clinics;
    await expect(canvas.queryByRole('button', { name: labels.previous })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: labels.next }));
    await expect(await canvas.findByRole('button', { name: labels.previous })).toBeVisible();
  },
};
