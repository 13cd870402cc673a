import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bleeding } from '../../src/content/en/firstAid/bleeding';
import { kit } from '../../src/content/en/firstAid/kit';
import { notBreathing } from '../../src/content/en/firstAid/notBreathing';
import { stroke } from '../../src/content/en/firstAid/stroke';
import { site } from '../../src/content/en/site';
import { FirstAidTopicPage } from '../../src/pages/FirstAidTopicPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: FirstAidTopicPage,
  parameters: { layout: 'fullscreen', path: '/FirstAid/NotBreathing' },
  args: { content: notBreathing, site, data: noData },
} satisfies Meta<typeof FirstAidTopicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Steps for an adult, a child and a baby: the call stands before everything else. */
export const OnDesktop: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
  },
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...OnDesktop,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Signs first. */
export const WithSigns: Story = {
  ...OnDesktop,
  args: { content: stroke },
  parameters: { path: '/FirstAid/Stroke' },
  globals: { viewport: { value: 'phone' } },
};

/** One short list of steps. */
export const Short: Story = {
  ...OnDesktop,
  args: { content: bleeding },
  parameters: { path: '/FirstAid/Bleeding' },
};

/** Things to have, in no order. */
export const WithoutOrder: Story = {
  ...OnDesktop,
  args: { content: kit },
  parameters: { path: '/FirstAid/Kit' },
};
