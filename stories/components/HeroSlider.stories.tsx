import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { slider } from '../../src/content/pages/slides';
import { HeroSlider } from '../../src/components/HeroSlider/HeroSlider';
import { expectShown, goTo } from './heroSliderSteps';

const { slides } = slider;

const meta = {
  component: HeroSlider,
  parameters: { layout: 'fullscreen' },
  args: { label: slider.title, slides, labels: slider.labels },
  beforeEach: () => {
    // On a page that nobody sees it stands still: how a story ends is a picture.
    spyOn(document, 'hidden', 'get').mockReturnValue(true);
  },
} satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First slide, words beside the picture, 460 px high on a wide screen; advances every five seconds. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: slider.title });
    await expect(region).toHaveAttribute('data-interval', '5000');
    await expect(canvasElement.querySelectorAll('[aria-roledescription=slide]')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: slider.labels.stop })).toBeVisible();
    await expectShown(canvas, 1);
    await expect(region.offsetHeight).toBe(460);
  },
};

/** Picture above the words on a tablet. */
export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: (context) => goTo(context, 4),
};

/** Picture of about 4:3 with the words under it on a phone; every button is a large enough target. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
    }
    await goTo(context, 2);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** The pause button stops it permanently. It is first in the tab order. */
export const Paused: Story = {
  parameters: { pictures: { forcedColors: true, hover: 'role=button >> nth=0' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const stop = canvas.getByRole('button', { name: slider.labels.stop });
    await expect(stop).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: slider.labels.stop })).toBeNull();
    await expect(canvas.getByRole('button', { name: slider.labels.start })).toHaveFocus();
  },
};

/** Long words make the slider higher; nothing is cut off. */
export const LongText: Story = {
  args: {
    slides: slides.map((slide, number) =>
      number === 0
        ? {
            ...slide,
            title: 'In the city, on the estate roads and in the informal settlements around it',
            text: 'Ambulances stand ready by day and night. How long it takes depends on the traffic, the weather and the distance, and the dispatcher tells you what to expect. Send someone to the main road to wave the crew in, and keep the phone free for the dispatcher.',
            link: {
              label: 'Emergency medical response in Nairobi and the counties around it',
              to: '/EmergencyCare',
            },
          }
        : slide,
    ),
  },
};

/** Long words on a phone. */
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

/** Text at 200 %: all controls fit on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

/** From right to left the next slide comes from the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goTo(context, 6);
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await expectShown(canvas, 7);
    await userEvent.click(next);
    await expectShown(canvas, 1);
  },
};
