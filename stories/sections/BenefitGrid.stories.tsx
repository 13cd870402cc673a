import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emergencyCare } from '../../src/content/en/emergencyCare';
import { BenefitGrid } from '../../src/sections/BenefitGrid/BenefitGrid';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const meta = {
  component: BenefitGrid,
  // BenefitCard is pictured in the dark.
  parameters: { pictures: { dark: false }, layout: 'fullscreen' },
  args: { id: 'benefits', tone: 'subtle', ...emergencyCare.benefits },
} satisfies Meta<typeof BenefitGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four benefits as cards, each with a heading under the section's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What to say, in this order' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(4);
  },
};

/** With a sentence under the heading. */
export const WithLead: Story = {
  args: {
    lead: 'Answering does not slow the ambulance down: a crew is sent while you speak.',
    tone: 'strong',
  },
};

/** A long title and a long text. */
export const LongText: Story = {
  args: {
    items: [
      {
        title: 'Interfacility and international coordination with airlines and customs',
        text: 'Papers, fit-to-fly certificate, stretcher on board, ambulances at both airports, a nurse or a doctor beside the patient all the way, and a report for the hospital that takes over, in its own language.',
      },
      { title: '2. Your number', text: 'If the line breaks, we call back.' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('heading', { level: 3 })
      .map(({ parentElement }) => parentElement);
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};

/** One below the other on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(1);
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
