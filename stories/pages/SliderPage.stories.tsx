import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../../src/content/pages/site';
import { sliderPage } from '../../src/content/pages/sliderPage';
import { SliderPage } from '../../src/pages/SliderPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: SliderPage,
  parameters: { layout: 'fullscreen', path: '/Slider' },
  args: { content: sliderPage, site, data: noData },
} satisfies Meta<typeof SliderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the hero slider. */
export const Default: Story = {
  parameters: { pictures: false },
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.title),
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
