import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { internationalPatientTransfer } from '../../src/content/pages/internationalPatientTransfer';
import { PapersByStage } from '../../src/sections/PapersByStage/PapersByStage';
import { heartOf } from '../fixtures/heartOf';
import { expectToFitScreen } from '../fixtures/layout';

const heart = heartOf(internationalPatientTransfer, 'papers');

const meta = {
  component: PapersByStage,
  parameters: { layout: 'fullscreen' },
  args: { ...heart, id: 'heart', tone: 'warm' },
} satisfies Meta<typeof PapersByStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four stages with their papers: an ordered list. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')[0]?.tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(heart.stages.map(({ title }) => title));
    const givers = [...canvasElement.querySelectorAll('li b')].map(({ textContent }) => textContent);
    await expect(givers).toEqual(heart.stages.flatMap(({ given }) => given.map(({ from }) => from)));
  },
};

/** One below the other. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };
