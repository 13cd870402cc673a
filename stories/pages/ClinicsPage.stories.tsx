import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Default: Story = {
  parameters: { pictures: false },
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.title),
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
