import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstAidFrame } from '../../src/content/pages/firstAid/frame';
import { burns } from '../../src/content/pages/firstAid/burns';
import { FirstAidSources } from '../../src/sections/FirstAidSources/FirstAidSources';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FirstAidSources,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: {
    id: 'sources',
    ...firstAidFrame.foot,
    sources: burns.sources,
    links: [burns.share, ...burns.related],
  },
} satisfies Meta<typeof FirstAidSources>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not yet checked by a clinician: the page says so. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items[0]).toBe(`${burns.sources[0]?.name ?? ''}, ${burns.sources[0]?.of ?? ''}`);
    await expect(canvas.getByText(args.unreviewed)).toBeVisible();
    await expect(canvas.queryByText(/^Checked by/)).toBeNull();
    const share = canvas.getByRole('link', { name: 'Share on WhatsApp' });
    const address = new URL(share.getAttribute('href') ?? '');
    await expect(address.searchParams.get('text')).toMatch(/^First aid: Burns http.*\/FirstAid\/Burns$/);
  },
};

/** Checked: by whom, and when. */
export const Reviewed: Story = {
  args: {
    review: {
      by: 'Dr. A. Example, KMPDC 0000',
      role: 'emergency physician',
      on: '2026-02-03',
      next: '2027-02-03',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'Checked by Dr. A. Example, KMPDC 0000, emergency physician, on 3 February 2026. Next check: 3 February 2027.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(args.unreviewed)).toBeNull();
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
