import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { slider } from '../../src/content/en/slides';
import { HeroSlider } from '../../src/components/HeroSlider/HeroSlider';
import type { Canvas } from '../fixtures/canvas';

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

/** The slide that lies in the visible part of the row, and the only one that can be reached. */
async function expectShown(canvas: Canvas, number: number) {
  const slide = canvas.getByRole('group', { name: `${String(number)} of 7` });
  await waitFor(
    () => {
      const row = slide.parentElement?.getBoundingClientRect();
      if (!row) throw new Error('The slide stands in no row');
      if (Math.abs(slide.getBoundingClientRect().left - row.left) > 2)
        throw new Error(`Slide ${String(number)} is not in place`);
      if (slide.inert) throw new Error(`Slide ${String(number)} is out of reach`);
    },
    { timeout: 3000 },
  );
  await expect(canvas.getByRole('button', { name: `Slide ${String(number)}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Shows another slide than the first one, as a visitor does. */
async function goTo({ canvas, userEvent }: Context, number: number) {
  await userEvent.click(canvas.getByRole('button', { name: `Slide ${String(number)}` }));
  await expectShown(canvas, number);
}

/** First slide; moves on every five seconds. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: slider.title });
    await expect(region).toHaveAttribute('data-interval', '5000');
    await expect(canvasElement.querySelectorAll('[aria-roledescription=slide]')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: slider.labels.stop })).toBeVisible();
    await expectShown(canvas, 1);
  },
};

/** 460 px high on a wide screen, words beside the picture. */
export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas } = context;
    await goTo(context, 3);
    await expect(canvas.getByRole('region', { name: 'Where we work' }).offsetHeight).toBe(460);
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

/** All controls fit on the narrowest phone. */
export const OnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

/** Before the first slide comes the last one, and after the last one the first. */
export const Wraps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectShown(canvas, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectShown(canvas, 1);
  },
};

/** A dot shows its slide; the focus stays where it is. */
export const JumpsByDot: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = canvas.getByRole('button', { name: 'Slide 5' });
    await userEvent.click(dot);
    await expectShown(canvas, 5);
    await expect(dot).toHaveFocus();
  },
};

/** The pause button stops it for good. The keyboard reaches it first. */
export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const stop = canvas.getByRole('button', { name: slider.labels.stop });
    await expect(stop).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: slider.labels.stop })).toBeNull();
    await expect(canvas.getByRole('button', { name: slider.labels.start })).toHaveFocus();
  },
};

/** The same button starts it again. */
export const StartedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: slider.labels.stop }));
    await userEvent.click(canvas.getByRole('button', { name: slider.labels.start }));
    await expect(canvas.getByRole('button', { name: slider.labels.stop })).toHaveFocus();
  },
};

/** Under reduced motion it is stopped until the visitor starts it. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: slider.labels.start })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectShown(canvas, 2);
  },
};

/** Links of slides that are out of sight cannot be reached. */
export const OnlyTheShownLink: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await goTo(context, 3);
    await expect(canvasElement.querySelectorAll('[inert] a')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Air medical evacuation' })).toHaveAttribute(
      'href',
      '/AirMedicalEvac',
    );
  },
};

/** A swipe or the scrolling keys move the dots along. */
export const Swiped: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Slides' });
    row.scrollTo({ left: row.clientWidth * 2 });
    await expectShown(canvas, 3);
  },
};

/** Long words in a slide make the slider higher, and nothing is cut. */
export const LongText: Story = {
  args: {
    slides: slides.map((slide, number) =>
      number === 0
        ? {
            ...slide,
            title: 'In the city, on the estate roads and in the informal settlements around it',
            text: 'Ambulances stand ready by day and night. We aim for 5-10 minutes in urban areas and up to 20 in rural areas; traffic, weather and distance change it. Send somebody to the main road to wave the crew in, and keep the phone free for the dispatcher.',
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

/** Text at 200 %. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
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
