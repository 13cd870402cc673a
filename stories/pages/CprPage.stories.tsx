import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notBreathing } from '../../src/content/pages/firstAid/notBreathing';
import { site } from '../../src/content/pages/site';
import { CprPage } from '../../src/pages/CprPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: CprPage,
  parameters: { layout: 'fullscreen', path: '/FirstAid/NotBreathing' },
  args: { content: notBreathing, site, data: noData },
} satisfies Meta<typeof CprPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Steps for an adult, a child and a baby, each with the beat: the call comes first. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
    await expect(canvas.getAllByRole('button', { name: /^Start the beat/ })).toHaveLength(1);
  },
};

/** On a phone the beat can be started from the first screen. */
export const OnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
};

/** On a small phone as well: the steps leave out their spare words, and the drawings are lower. */
export const OnSmallPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'small' } },
};
