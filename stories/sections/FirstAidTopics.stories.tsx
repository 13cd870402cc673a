import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { topicSearch } from '../../src/assistant/topicSearch';
import { attachTopicSearch, searchFrom } from '../../src/behaviours/widgets/topicSearch';
import { firstAid } from '../../src/content/pages/firstAid/firstAid';
import { searchIndex } from '../../src/content/pages/firstAid/search';
import { FirstAidTopics } from '../../src/sections/FirstAidTopics/FirstAidTopics';
import { expectToFitScreen } from '../fixtures/layout';

/** What the page's own script does: attaches the search. */
function Attached({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.firstElementChild;
    return root instanceof HTMLElement ? attachTopicSearch(root) : undefined;
  }, []);
  return <div ref={place}>{children}</div>;
}

const meta = {
  component: FirstAidTopics,
  parameters: { layout: 'fullscreen' },
  args: firstAid.topics,
  decorators: [
    (Story) => (
      <Attached>
        <Story />
      </Attached>
    ),
  ],
  beforeEach: () => {
    searchFrom(() => Promise.resolve(topicSearch(searchIndex)));
    return () => searchFrom(undefined);
  },
} satisfies Meta<typeof FirstAidTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first of three questions, the search, three topics where seconds count, then all others, grouped by what one sees. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('link');
    const answers = args.question?.answers ?? [];
    const all = [...answers, ...args.first, ...args.groups.flatMap(({ items }) => items)];
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual(all.map(({ to }) => to));
    for (const row of rows) await expect(row.offsetHeight).toBeGreaterThanOrEqual(50);
    await expect(canvas.getAllByRole('region')).toHaveLength(args.groups.length);
    await expect(canvas.getByRole('searchbox', { name: 'What do you see?' })).toBeVisible();
  },
};

/** A sentence: at most four pages with their parts and signs, the assistant, and the urgent topics. */
export const Found: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'my baby swallowed a coin');
    await expect(await canvas.findByRole('link', { name: /^Choking: baby/ })).toHaveAttribute(
      'href',
      '/FirstAid/Choking#baby',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('4 pages fit. The best comes first.');
    await expect(canvas.getByRole('link', { name: 'Ask the assistant about this' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Most urgent' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'It is me' })).toBeNull();
  },
};

/** The same on a phone: the urgent topics three across. */
export const FoundOnPhone: Story = {
  ...Found,
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { dark: true, forcedColors: true } },
  play: async (context) => {
    await Found.play?.(context);
    await expectToFitScreen();
  },
};

/** No page has these words: the page says what to do instead, and the list stays. */
export const NothingFound: Story = {
  tags: ['played'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'he is not himself today');
    await expect(await canvas.findByText(/^No page has these words/)).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(args.groups.length);
  },
};

/** On a phone: one below the other, from edge to edge. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expectToFitScreen();
    for (const row of canvas.getAllByRole('link').slice(args.question?.answers.length))
      await expect(row.offsetWidth).toBeGreaterThan(innerWidth - 40);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
