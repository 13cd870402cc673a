import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { askBlood } from '../../src/content/pages/triage/askBlood';
import { askBreathing } from '../../src/content/pages/triage/askBreathing';
import { askMe } from '#sw/triage/askMe';
import { askMyBite } from '../../src/content/pages/triage/askMyBite';
import { askOther } from '../../src/content/pages/triage/askOther';
import type { TriageContent } from '../../src/content/triageTypes';
import { TriageQuestion } from '../../src/sections/TriageQuestion/TriageQuestion';
import { expectToFitScreen } from '../fixtures/layout';

/** The props of a page; what it lacks must not come from another story. */
const shown = ({ meta: _, ask, said, ...question }: TriageContent) => ({ ...question, ask, said });

const meta = {
  component: TriageQuestion,
  parameters: { layout: 'fullscreen' },
  args: shown(askBreathing),
} satisfies Meta<typeof TriageQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether someone who does not wake up breathes: doubt comes first, with the drawing. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    const [back, ...links] = canvas.getAllByRole('link');
    await expect(back).toHaveAccessibleName('Back');
    const change = links.pop();
    await expect(change).toHaveAttribute('href', '/FirstAid');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(args.answers.map(({ to }) => to));
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(96);
  },
};

/** The same on a phone: all answers are on the first screen. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const last = canvas.getByRole('link', { name: /a crash or a dive/ });
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(innerHeight - 140);
  },
};

/** Six tiles: what is wrong with someone who is awake. */
export const Tiles: Story = { args: shown(askOther) };

/** The tiles on a phone, two beside each other, and where to go who does not know. */
export const TilesOnPhone: Story = {
  args: shown(askOther),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

/** The tiles in Kiswahili, for the one who reads. */
export const TilesInKiswahiliOnPhone: Story = {
  args: shown(askMe),
  parameters: { pictures: false },
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

/** The pages of a tile, at most six, each with what can be seen. */
export const Pages: Story = {
  parameters: { pictures: false },
  args: shown(askBlood),
  play: async ({ canvas, args }) => {
    await expect(args.answers.length).toBeLessThanOrEqual(6);
    await expect(canvas.getByText('Question 3 of 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^None of these/ })).toHaveAttribute('href', '/ChatBot');
  },
};

/** The pages of a tile on a phone. */
export const PagesOnPhone: Story = {
  args: shown(askMyBite),
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

/** Text at 200 % on the narrowest phone: one column, and the drawing above its words. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** The tiles with text at 200 % on the narrowest phone. */
export const TilesWithLargeTextOnNarrowPhone: Story = {
  args: shown(askOther),
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left: the arrow points to the right. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: expectToFitScreen,
};
