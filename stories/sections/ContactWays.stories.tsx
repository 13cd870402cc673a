import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '../../src/content/en/contact';
import { owner } from '../../src/content/owner';
import { ContactWays } from '../../src/sections/ContactWays/ContactWays';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: ContactWays,
  // SiteLink is pictured in the dark.
  parameters: { pictures: { dark: false } },
  args: contact.ways,
} satisfies Meta<typeof ContactWays>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every way is a link; the address has none. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual([
      'tel:+254700000000',
      expect.stringMatching(/^https:\/\/wa\.me\/254700000000\?text=Hello/),
      `mailto:${owner.email}`,
    ]);
    await expect(canvas.getByText(owner.address)).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
  },
};

/** Only the ways that the owner has. */
export const OnlyThePhone: Story = {
  args: {
    items: [
      { title: 'Phone', text: 'Day and night.', link: { label: '0700 000 000', to: 'tel:+254700000000' } },
    ],
  },
};

/** A long address and a long e-mail address, at 200 %, break instead of reaching past the edge. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    items: [
      {
        title: 'Email',
        text: 'For letters, tenders and documents.',
        link: {
          label: 'appointments-and-international-transfers@paramedics.example.co.ke',
          to: 'mailto:appointments-and-international-transfers@paramedics.example.co.ke',
        },
      },
      {
        title: 'Address',
        text: 'Example Business Park, Block C, 4th floor, Example Road 1, behind the petrol station, Syokimau, Machakos County, Kenya',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
