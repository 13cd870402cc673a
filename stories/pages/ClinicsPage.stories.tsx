import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clinicsPage } from '../../src/content/pages/clinicsPage';
import { site } from '../../src/content/pages/site';
import { ClinicsPage } from '../../src/pages/ClinicsPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: ClinicsPage,
  parameters: { layout: 'fullscreen', path: '/ClinicsCarousel' },
  args: { content: clinicsPage, site, data: noData },
} satisfies Meta<typeof ClinicsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the nine clinics. */
export const Default: Story = {
  parameters: { pictures: false },
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.title),
};

/** With days of the coming year on which the clinics are closed. */
export const WithClosedDays: Story = {
  parameters: { pictures: false },
  args: {
    content: {
      ...clinicsPage,
      clinics: {
        ...clinicsPage.clinics,
        items: clinicsPage.clinics.items.map((clinic) => ({
          ...clinic,
          closed: [
            { from: '12-25', reason: 'Christmas Day' },
            { from: '2026-12-28', to: '2027-01-03', reason: 'Holiday of the clinics' },
          ],
        })),
      },
    },
    data: { ...noData, today: '2026-11-25' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Christmas Day')).toBeVisible();
    await expect(canvas.getByText('Monday 28 December 2026 to Friday 1 January 2027')).toBeVisible();
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
