import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emergencyCare } from '../../src/content/pages/emergencyCare';
import { Steps } from '../../src/sections/Steps/Steps';
import { expectToFitScreen } from '../fixtures/layout';

const { title = '', items = [] } = emergencyCare.steps ?? {};

const meta = {
  component: Steps,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { id: 'steps', tone: 'strong', title, items },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four numbered steps: an ordered list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(items.map(({ title }) => title));
    const numbers = canvas.getAllByRole('listitem').map((step) => getComputedStyle(step, '::before').content);
    await expect(numbers).toEqual(Array(4).fill('counter(step)'));
  },
};

/** Three steps with a sentence before them, on the subtle surface. */
export const WithLead: Story = {
  args: { tone: 'subtle', lead: 'From the first ring to the hospital bed.', items: items.slice(0, 3) },
};

/** One step. */
export const OneStep: Story = { args: { items: items.slice(0, 1) } };

/** More steps than fit on a screen. */
export const TenSteps: Story = {
  args: {
    items: Array.from({ length: 10 }, (_, number) => ({
      title: `Checkpoint ${String(number + 1)}`,
      text: 'A paramedic with radio, water and a bag beside the route.',
    })),
  },
  play: expectToFitScreen,
};

/** Long words. */
export const LongText: Story = {
  args: {
    items: items.map((item, number) =>
      number === 2
        ? {
            title: 'The crew arrives at the gate, the stairs or the landing strip',
            text: 'They examine, treat, and tell you what they think, what they would do next, to which hospital they would go, how long that takes and what it costs.',
          }
        : item,
    ),
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** From right to left the numbers are on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [step] = canvas.getAllByRole('listitem').map((one) => one.getBoundingClientRect());
    const [title] = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.getBoundingClientRect());
    await expect(title?.right).toBeLessThanOrEqual((step?.right ?? 0) - 44);
  },
};
