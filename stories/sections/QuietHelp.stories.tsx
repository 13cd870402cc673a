import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { despair } from '../../src/content/pages/firstAid/despair';
import { quiet as frame } from '../../src/content/pages/firstAid/quietFrame';
import { sexualViolence } from '../../src/content/pages/firstAid/sexualViolence';
import { QuietHelp } from '../../src/sections/QuietHelp/QuietHelp';
import { expectToFitScreen } from '../fixtures/layout';

const { quiet, check, stepsTitle, steps, blocks } = sexualViolence;
const helper = blocks.find(({ id }) => id === 'helper');

const meta = {
  component: QuietHelp,
  parameters: { layout: 'fullscreen' },
  args: {
    ...quiet,
    ...{ check, stepsTitle, steps },
    speak: frame.speak,
    trace: frame.trace,
    more: blocks.filter((list) => list !== helper),
  },
} satisfies Meta<typeof QuietHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence to the person, help lines, steps, what a helper can do, and what leaving does. */
export const Default: Story = {
  args: { ...(helper && { helper }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    const links = canvas.getAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', 'tel:1195');
    await expect(
      within(canvas.getByRole('region', { name: stepsTitle })).getAllByRole('listitem').length,
    ).toBeLessThanOrEqual(5);
    await expect(canvas.getByRole('region', { name: 'If you are with someone' })).toBeVisible();
    await expect(canvas.getByText(args.check)).toBeVisible();
    await expect(canvas.getByText(/does not clear the history/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** On a phone: all help lines are on the first screen. */
export const OnPhone: Story = {
  ...(Default.args && { args: Default.args }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expectToFitScreen();
    const last = canvas.getAllByRole('link')[args.lines.length - 1];
    await expect(last?.getBoundingClientRect().bottom).toBeLessThan(480);
  },
};

/** Without a helper's part: it has a page of its own, to which a row leads. */
export const LeadsToAPageForHelpers: Story = {
  args: {
    ...despair.quiet,
    stepsTitle: despair.stepsTitle,
    steps: despair.steps,
    more: despair.blocks,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^If you worry about someone else/ })).toHaveAttribute(
      'href',
      '/FirstAid/Listen',
    );
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
