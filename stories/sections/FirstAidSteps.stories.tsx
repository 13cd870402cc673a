import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choking } from '../../src/content/pages/firstAid/choking';
import { kit } from '../../src/content/pages/firstAid/kit';
import { notBreathing } from '../../src/content/pages/firstAid/notBreathing';
import { snakebite } from '../../src/content/pages/firstAid/snakebite';
import type { FirstAidTopic } from '../../src/content/firstAidTypes';
import { FirstAidSteps } from '../../src/sections/FirstAidSteps/FirstAidSteps';
import { expectToFitScreen } from '../fixtures/layout';

/** The props that a page passes. */
const argsOf = ({
  stepsTitle,
  steps,
  unordered = false,
  variants = [],
  next = [],
  blocks,
  frame,
}: FirstAidTopic) => ({
  ...{ title: stepsTitle, steps, unordered, variants, next, blocks: blocks.slice(0, -1) },
  last: { ...frame.phone, kind: 'points' as const },
  variantsLabel: frame.variantsLabel,
});

const meta = {
  component: FirstAidSteps,
  parameters: { layout: 'fullscreen' },
  args: argsOf(choking),
} satisfies Meta<typeof FirstAidSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two steps for everybody, then the chosen list and its related parts. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shared = canvas.getByRole('region', { name: 'What to do' });
    await expect(shared.querySelectorAll('ol > li')).toHaveLength(2);
    const choice = canvas.getByRole('navigation', { name: 'Who is it?' });
    await expect([...choice.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#adult',
      '#pregnant',
      '#baby',
    ]);
    const adult = canvas.getByRole('region', { name: 'Adult or child' });
    await expect(adult.querySelector('ol')).toHaveAttribute('start', '3');
    await expect(canvas.queryByRole('region', { name: /^Baby/ })).toBeNull();
    const forbidden = canvas.getByRole('region', { name: 'Do not' });
    await expect(forbidden.querySelector('ol')).toBeNull();
    const [cross] = [...forbidden.querySelectorAll('li')].map((item) => getComputedStyle(item, '::before'));
    await expect(cross?.content).toContain('×');
    await expect(cross?.content).toContain('/ ""');
  },
};

/** Another list is chosen: it replaces the first. */
export const Chosen: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    const baby = canvas.getByRole('link', { name: 'Baby' });
    await userEvent.click(baby);
    await expect(baby).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('region', { name: /^Baby/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Adult or child' })).toBeNull();
  },
};

/** Only one list of steps: no choice. When to call has its own background. */
export const OneList: Story = {
  args: argsOf(snakebite),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Points without an order. */
export const Unordered: Story = {
  args: argsOf(kit),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: kit.stepsTitle }).querySelector('ol')).toBeNull();
  },
};

/** On a phone: one column, steps in large type, each target for a thumb. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [step] = canvas.getAllByText(/^Give 5 back blows/);
    if (!step) throw new Error('There is no step.');
    await expect(parseFloat(getComputedStyle(step).fontSize)).toBeGreaterThanOrEqual(17);
    for (const link of canvas.getByRole('navigation').querySelectorAll('a'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** In print all lists are shown, without the choice. */
export const OnPaper: Story = {
  globals: { media: 'print' },
};

/** In print the first list is a poster: one column in large type on a separate sheet. */
export const Poster: Story = {
  args: { ...argsOf(notBreathing), poster: true },
  globals: { media: 'print' },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left numbers and crosses are on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [item] = canvas.getAllByRole('listitem');
    const words = item?.querySelector('div');
    if (!item || !words) throw new Error('There is no step.');
    await expect(words.getBoundingClientRect().right).toBeLessThan(item.getBoundingClientRect().right - 24);
  },
};
