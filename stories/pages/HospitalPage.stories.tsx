import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutHospital } from '../../src/content/pages/aboutHospital';
import { site } from '../../src/content/pages/site';
import { HospitalPage } from '../../src/pages/HospitalPage';
import { expectNoCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: HospitalPage,
  parameters: { layout: 'fullscreen', path: '/AboutHospital' },
  args: { content: aboutHospital, site, data: noData },
} satisfies Meta<typeof HospitalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second About page, about the hospital. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectNoCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
