import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageIntro } from '../../src/sections/PageIntro/PageIntro';

const meta = {
  component: PageIntro,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: {
    title: 'Our clinics',
    lead: 'Nine clinics from Monday to Friday. For an emergency, call instead.',
  },
} satisfies Meta<typeof PageIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headline and lead. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our clinics' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};

/** Long words keep to a readable line. */
export const LongText: Story = {
  args: {
    title: 'Where we work, in the city, on the highway, in the air, at school and at the touchline',
    lead: 'Seven pictures, from the city street to the airstrip, with the people who answer the phone, drive, fly, treat and teach, on days when much happens and on days when nothing does.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Seven pictures/).offsetWidth).toBeLessThan(innerWidth * 0.75);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
