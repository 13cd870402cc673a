import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notBreathing } from '../../src/content/pages/firstAid/notBreathing';
import { stroke } from '../../src/content/pages/firstAid/stroke';
import { notBreathing as hapumui } from '#sw/firstAid/notBreathing';
import { site } from '../../src/content/pages/site';
import { FirstAidTopicPage } from '../../src/pages/FirstAidTopicPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: FirstAidTopicPage,
  parameters: { layout: 'fullscreen', path: '/FirstAid/NotBreathing' },
  args: { content: notBreathing, site, data: noData },
} satisfies Meta<typeof FirstAidTopicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Steps for an adult, a child and a baby: the call comes first. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
  },
};

/** On a phone. */
export const OnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
};

/** In Kiswahili, on a phone. */
export const InKiswahiliOnPhone: Story = {
  parameters: { path: '/sw/FirstAid/NotBreathing' },
  args: { content: hapumui },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getByText(/^Rasimu:/)).toBeVisible();
  },
};

/** Signs on their own background, below the steps. */
export const WithSignsOnPhone: Story = {
  ...Default,
  args: { content: stroke },
  parameters: { path: '/FirstAid/Stroke' },
  globals: { viewport: { value: 'phone' } },
};
