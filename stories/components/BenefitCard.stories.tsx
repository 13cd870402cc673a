import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitCard } from '../../src/components/BenefitCard/BenefitCard';
import { InARow, roomOfACard } from '../fixtures/InARow';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: BenefitCard,
  args: {
    title: 'Trained teachers',
    text: 'First-aid training for staff, refreshed every year, with practice in your own rooms.',
  },
  decorators: [roomOfACard],
} satisfies Meta<typeof BenefitCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The benefit, and one sentence about it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Trained teachers' })).toBeVisible();
    await expect(canvas.getByText(/refreshed every year/)).toBeVisible();
  },
};

/** Long words wrap. */
export const LongText: Story = {
  args: {
    title: 'One emergency number for the school office, the boarding house and the bus',
    text: 'It is answered by day and night, during lessons, on school trips and in the holidays. The dispatcher has your gates, your head count and your contact people in front of them before you have said a word.',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** A single word that is longer than the card breaks, with text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: { title: 'Wafanyakazi waliofundishwa', text: 'Mafunzo ya huduma ya kwanza kila mwaka.' },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Cards with texts of different length in a row have the same height. */
export const SideBySide: Story = {
  parameters: { room: 'row' },
  decorators: [
    (Story) => (
      <InARow>
        <BenefitCard title="A plan" text="Who calls, who waits at the gate." />
        <Story />
        <BenefitCard title="Drills" text="Twice a year, with a short report for the board." />
      </InARow>
    ),
  ],
  play: async ({ canvas }) => {
    const ends = canvas
      .getAllByRole('heading')
      .map((heading) => Math.round(heading.parentElement?.getBoundingClientRect().bottom ?? 0));
    await expect(new Set(ends).size).toBe(1);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('heading'));
    const edge = canvas.getByRole('heading').getBoundingClientRect().right;
    await expect(Math.round(words.getBoundingClientRect().right)).toBe(Math.round(edge));
  },
};
