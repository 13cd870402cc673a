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

/** Closed: what it comes from is in the page all the same, for the browser's search and for paper. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const summary = canvas.getByText(args.title).closest('summary');
    await expect(summary?.closest('details')?.open).toBe(false);
    await expect(summary?.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText(args.note)).not.toBeVisible();
    const share = canvas.getByRole('link', { name: 'Share on WhatsApp' });
    const address = new URL(share.getAttribute('href') ?? '');
    await expect(address.searchParams.get('text')).toMatch(/^First aid: Burns http.*\/FirstAid\/Burns$/);
  },
};

/** Open: the guidelines with their years and lines, and when the page was last changed. */
export const Open: Story = {
  tags: ['played'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText(args.title));
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items[0]).toBe(`${burns.sources[0]?.name ?? ''}, ${burns.sources[0]?.of ?? ''}`);
    await expect(canvas.getByText(args.note)).toBeVisible();
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
