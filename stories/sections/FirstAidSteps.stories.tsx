import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choking } from '../../src/content/en/firstAid/choking';
import { FirstAidSteps, type FirstAidBlock } from '../../src/sections/FirstAidSteps/FirstAidSteps';
import { expectToFitScreen } from '../fixtures/layout';

const { signs, steps, never } = choking;

const blocks: readonly FirstAidBlock[] = [
  ...(signs ? [{ ...signs, kind: 'signs' as const }] : []),
  ...steps.map((list) => ({ ...list, kind: 'steps' as const })),
  ...(never ? [{ ...never, kind: 'never' as const }] : []),
  { id: 'later', kind: 'points', title: 'Afterwards', lead: 'Say to the crew what was done.', items: [] },
];

const meta = {
  component: FirstAidSteps,
  parameters: { layout: 'fullscreen' },
  args: { blocks, partsLabel: 'Who is it?' },
} satisfies Meta<typeof FirstAidSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signs, steps for two ages with links to them, what not to do, and a sentence without a list. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const adult = canvas.getByRole('region', { name: 'Adult or child' });
    await expect(adult.querySelectorAll('ol > li')).toHaveLength(choking.short.length);
    const parts = canvas.getByRole('navigation', { name: 'Who is it?' });
    const targets = [...parts.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '#');
    await expect(targets).toEqual(['#adult', '#baby']);
    for (const target of targets) await expect(canvasElement.querySelector(target)).toBeVisible();
    const forbidden = canvas.getByRole('region', { name: 'Do not' });
    await expect(forbidden.querySelector('ol')).toBeNull();
    const [cross] = [...forbidden.querySelectorAll('li')].map((item) => getComputedStyle(item, '::before'));
    await expect(cross?.content).toContain('×');
    await expect(cross?.content).toContain('/ ""');
    await expect(canvas.getByRole('region', { name: 'Afterwards' }).querySelector('ul')).toBeNull();
  },
};

/** One list of steps alone: no links on top. */
export const OneList: Story = {
  args: { blocks: steps.slice(0, 1).map(({ name: _, ...list }) => ({ ...list, kind: 'steps' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** On a phone: one column, steps in large type. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [step] = canvas.getAllByText(/^They can cough or talk/);
    if (!step) throw new Error('There is no step.');
    await expect(parseFloat(getComputedStyle(step).fontSize)).toBeGreaterThanOrEqual(19);
  },
};

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left numbers and crosses stand on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [step] = canvas.getAllByText(/^They can cough or talk/);
    if (!step) throw new Error('There is no step.');
    const range = document.createRange();
    range.selectNodeContents(step);
    await expect(range.getBoundingClientRect().right).toBeLessThan(step.getBoundingClientRect().right - 24);
  },
};
