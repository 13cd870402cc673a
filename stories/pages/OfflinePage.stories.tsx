import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offline } from '../../src/content/en/offline';
import { site } from '../../src/content/en/site';
import { OfflinePage } from '../../src/pages/OfflinePage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: OfflinePage,
  parameters: { layout: 'fullscreen', path: '/Offline' },
  args: { content: offline, site, data: noData },
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The call, what else works, then the pages that are kept. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
    await expect(canvas.getByRole('link', { name: /^Send an SMS/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^sms:\+/),
    );
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
