import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstAid } from '../../src/content/pages/firstAid/firstAid';
import { site } from '../../src/content/pages/site';
import { FirstAidPage } from '../../src/pages/FirstAidPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: FirstAidPage,
  parameters: { layout: 'fullscreen', path: '/FirstAid' },
  args: { content: firstAid, site, data: noData },
} satisfies Meta<typeof FirstAidPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The call, then the topics. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
