import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitCard } from '../../src/components/BenefitCard/BenefitCard';

const meta = {
  component: BenefitCard,
  args: {
    title: 'Trained teachers',
    text: 'First-aid training for staff, refreshed every year, with practice in your own rooms.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BenefitCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the visitor gets, and one sentence about it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Trained teachers' })).toBeVisible();
    await expect(canvas.getByText(/refreshed every year/)).toBeVisible();
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long words wrap. */
export const LongText: Story = {
  args: {
    title: 'One emergency number for the school office, the boarding house and the bus',
    text: 'It is answered by day and night, during lessons, on school trips and in the holidays. The dispatcher has your gates, your head count and your contact people in front of them before you have said a word.',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** Cards of different length in a row end on one line. */
export const SideBySide: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 1000, display: 'grid', gridTemplateColumns: 'repeat(3,1fr)', gap: 24 }}>
        <BenefitCard title="A plan" text="Who calls, who waits at the gate." />
        <Story />
        <BenefitCard title="Drills" text="Twice a year, with a short report for the board." />
      </div>
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
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
