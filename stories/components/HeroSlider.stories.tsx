import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { slider } from '../../src/content/en/slides';
import { HeroSlider, type HeroSliderProps } from '../../src/components/HeroSlider/HeroSlider';
import type { Canvas } from '../fixtures/canvas';

const { slides } = slider;

const meta = {
  component: HeroSlider,
  parameters: { layout: 'fullscreen' },
  args: { label: slider.title, slides, labels: slider.labels, onIndexChange: fn() },
} satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A short interval, so that a story does not wait for five seconds. */
const quick = 300;
/** Room above: a browser's resting pointer is in the corner of the page, and the slider rests under a pointer. */
const below: Decorator = (Story) => (
  <div style={{ paddingBlockStart: 16 }}>
    <Story />
  </div>
);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The slide that lies in the visible part of the row, and the only one that can be reached. */
async function expectShown(canvas: Canvas, number: number) {
  const slide = canvas.getByRole('group', { name: `${String(number)} of 7` });
  await waitFor(
    () => {
      const row = slide.parentElement?.getBoundingClientRect();
      if (!row) throw new Error('The slide stands in no row');
      if (Math.abs(slide.getBoundingClientRect().left - row.left) > 2)
        throw new Error(`Slide ${String(number)} is not in place`);
    },
    { timeout: 3000 },
  );
  await expect(slide).toHaveProperty('inert', false);
  await expect(canvas.getByRole('button', { name: `Slide ${String(number)}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

/** Stops it at a slide that is known: how a story ends is a picture. */
async function restAt(canvas: Canvas, click: (button: Element) => Promise<void>, number: number) {
  const stop = canvas.queryByRole('button', { name: slider.labels.stop });
  if (stop) await click(stop);
  await click(canvas.getByRole('button', { name: `Slide ${String(number)}` }));
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
  args: { defaultIndex: 2, intervalMs: 0 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expectShown(canvas, 3);
    await expect(canvas.getByRole('region', { name: 'Where we work' }).offsetHeight).toBe(460);
  },
};

/** Picture above the words on a tablet. */
export const OnTablet: Story = {
  args: { defaultIndex: 3, intervalMs: 0 },
  globals: { viewport: { value: 'tablet' } },
};

/** Picture of about 4:3 with the words under it on a phone; every button is a large enough target. */
export const OnPhone: Story = {
  args: { defaultIndex: 1, intervalMs: 0 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
    }
    await expectShown(canvas, 2);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** All controls fit on the narrowest phone. */
export const OnNarrowPhone: Story = {
  args: { intervalMs: 0 },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

/** Last slide. */
export const LastSlide: Story = {
  args: { defaultIndex: 6, intervalMs: 0 },
  play: ({ canvas }) => expectShown(canvas, 7),
};

/** After the last slide comes the first one. */
export const WrapsForwards: Story = {
  args: { defaultIndex: 6, intervalMs: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await expectShown(canvas, 1);
  },
};

/** Before the first slide comes the last one. */
export const WrapsBackwards: Story = {
  args: { intervalMs: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(6);
    await expectShown(canvas, 7);
  },
};

/** A dot shows its slide; the focus stays where it is. */
export const JumpsByDot: Story = {
  args: { intervalMs: 0 },
  play: async ({ canvas, userEvent }) => {
    const dot = canvas.getByRole('button', { name: 'Slide 5' });
    await userEvent.click(dot);
    await expectShown(canvas, 5);
    await expect(dot).toHaveFocus();
  },
};

/** Moves on by itself. */
export const MovesOn: Story = {
  args: { intervalMs: quick },
  decorators: [below],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(2), { timeout: 3000 });
    await restAt(canvas, userEvent.click, 3);
  },
};

/** The pause button stops it for good; the same button starts it again. */
export const Paused: Story = {
  args: { intervalMs: quick },
  decorators: [below],
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('group', { name: 'Slides' });
    await userEvent.click(canvas.getByRole('button', { name: slider.labels.stop }));
    await userEvent.unhover(canvas.getByRole('region', { name: 'Where we work' }));
    const calls = (args.onIndexChange as ReturnType<typeof fn>).mock.calls.length;
    await wait(quick * 3);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(calls);
    await expect(row).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByRole('button', { name: slider.labels.stop })).toBeNull();
    const start = canvas.getByRole('button', { name: slider.labels.start });
    await userEvent.click(start);
    await expect(canvas.getByRole('button', { name: slider.labels.stop })).toHaveFocus();
    await restAt(canvas, userEvent.click, 2);
  },
};

/** Rests while a pointer is over it, and goes on afterwards. */
export const RestsUnderPointer: Story = {
  args: { intervalMs: quick },
  decorators: [below],
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('region', { name: 'Where we work' });
    const row = canvas.getByRole('group', { name: 'Slides' });
    await expect(row).toHaveAttribute('aria-live', 'off');
    await userEvent.hover(slider);
    await expect(row).toHaveAttribute('aria-live', 'polite');
    const calls = (args.onIndexChange as ReturnType<typeof fn>).mock.calls.length;
    await wait(quick * 3);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(calls);
    await userEvent.unhover(slider);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledTimes(calls + 1), { timeout: 2000 });
    await restAt(canvas, userEvent.click, 2);
  },
};

/** The keyboard reaches the pause button first; the slides rest while it is inside. */
export const ByKeyboard: Story = {
  args: { intervalMs: quick },
  decorators: [below],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: slider.labels.stop })).toHaveFocus();
    const calls = (args.onIndexChange as ReturnType<typeof fn>).mock.calls.length;
    await wait(quick * 3);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(calls);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: slider.labels.start })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectShown(canvas, 1);
  },
};

/** Under reduced motion nothing moves until the visitor starts it. */
export const ReducedMotion: Story = {
  args: { intervalMs: quick },
  decorators: [below],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent, args }) => {
    await wait(quick * 3);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: slider.labels.start })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectShown(canvas, 2);
  },
};

/** Links of slides that are out of sight cannot be reached. */
export const OnlyTheShownLink: Story = {
  args: { defaultIndex: 2, intervalMs: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expectShown(canvas, 3);
    await expect(canvasElement.querySelectorAll('[inert] a')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Air medical evacuation' })).toHaveAttribute(
      'href',
      '/AirMedicalEvac',
    );
  },
};

/** A swipe or the scrolling keys move the dots along. */
export const Swiped: Story = {
  args: { intervalMs: 0 },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('group', { name: 'Slides' });
    row.scrollTo({ left: row.clientWidth * 2 });
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(2));
    await expectShown(canvas, 3);
  },
};

/** Long words in a slide make the slider higher, and nothing is cut. */
export const LongText: Story = {
  args: {
    intervalMs: 0,
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
  args: { intervalMs: 0 },
  globals: { textSize: '200', viewport: { value: 'phone' } },
};

/** From right to left the next slide comes from the left. */
export const RightToLeft: Story = {
  args: { defaultIndex: 5, intervalMs: 0 },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await expectShown(canvas, 6);
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await expectShown(canvas, 7);
    await userEvent.click(next);
    await expectShown(canvas, 1);
  },
};

function Controlled(props: HeroSliderProps) {
  const [index, setIndex] = useState(0);
  return (
    <HeroSlider
      {...props}
      index={index}
      onIndexChange={(wanted) => {
        props.onIndexChange?.(wanted);
        if (wanted !== 1) setIndex(wanted);
      }}
    />
  );
}

/** The parent keeps the number of the slide; this one refuses the second slide. */
export const KeptByParent: Story = {
  args: { intervalMs: 0 },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expectShown(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 4' }));
    await expectShown(canvas, 4);
  },
};
