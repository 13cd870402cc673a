import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { airMedicalEvac } from '../../src/content/pages/airMedicalEvac';
import { FlightLegs } from '../../src/sections/FlightLegs/FlightLegs';
import { heartOf } from '../fixtures/heartOf';
import { expectToFitScreen } from '../fixtures/layout';

const heart = heartOf(airMedicalEvac, 'legs');

const meta = {
  component: FlightLegs,
  parameters: { layout: 'fullscreen' },
  args: { ...heart, id: 'heart', tone: 'darkest' },
} satisfies Meta<typeof FlightLegs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four legs: an ordered list. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')[0]?.tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(heart.legs.map(({ title }) => title));
    const shown = [...canvasElement.querySelectorAll('svg:not([aria-hidden])')];
    await expect(shown).toEqual([]);
  },
};

/** One below the other. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };
