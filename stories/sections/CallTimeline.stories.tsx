import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { whatHappensFrom } from '../../src/content/pages/whatHappens';
import { whatHappensFrom as inKiswahili } from '#sw/whatHappens';
import { CallTimeline } from '../../src/sections/CallTimeline/CallTimeline';
import { expectToFitScreen } from '../fixtures/layout';

/** The section as its page shows it, without the links to the other parts of that page. */
const { parts: _, ...plain } = whatHappensFrom(readFacts({})).timeline;
const { parts: _inKiswahili, ...kiswahili } = inKiswahili(readFacts({})).timeline;
const timed = whatHappensFrom(
  readFacts({ ANSWER_SECONDS: '10', ARRIVAL_MINUTES_TOWN: '15', ARRIVAL_MINUTES_OUTSIDE: '40' }),
).timeline.stops;

const meta = {
  component: CallTimeline,
  parameters: { layout: 'fullscreen' },
  args: { id: 'way', ...plain },
} satisfies Meta<typeof CallTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The road in the middle; text and pictures on alternate sides. No times are shown if none are set. */
export const Default: Story = {
  parameters: { pictures: { dark: false } },
  play: async ({ canvas, args }) => {
    const stops = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      args.stops.map(({ title }) => title),
    );
    const numbers = stops.map((stop) => getComputedStyle(stop, '::before').content);
    await expect(numbers).toEqual(stops.map(() => 'counter(stop)'));
    const said = stops.map(({ textContent }) => textContent);
    await expect(said.filter((words) => /\d/.test(words))).toEqual([]);
    for (const [place, words] of said.entries())
      await expect(words).toContain(`${args.youLabel} ${args.stops[place]?.you ?? ''}`);
  },
};

/** The owner has set times for answers and arrivals: shown as targets, with the factors that affect them. */
export const WithTimes: Story = {
  parameters: { pictures: false },
  args: { stops: timed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our aim: 10 seconds')).toBeVisible();
    await expect(canvas.getByText('Our aim: 15 minutes in towns, 40 minutes outside towns')).toBeVisible();
    await expect(canvas.getByText(/Traffic and distance change the time\./)).toBeVisible();
  },
};

/** On a phone the road is beside the text. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const edges = canvas
      .getAllByRole('heading', { level: 2 })
      .map((title) => Math.round(title.getBoundingClientRect().left));
    await expect(new Set(edges).size).toBe(1);
  },
};

/** In Kiswahili, with a sentence at the end of the road. */
export const WithNote: Story = {
  args: kiswahili,
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: expectToFitScreen,
};
