import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paramedicsPage } from '../../src/content/pages/paramedicsPage';
import { CrewRoles } from '../../src/sections/CrewRoles/CrewRoles';
import { heartOf } from '../fixtures/heartOf';
import { expectToFitScreen } from '../fixtures/layout';

const heart = heartOf(paramedicsPage, 'roles');

const meta = {
  component: CrewRoles,
  parameters: { layout: 'fullscreen' },
  args: { ...heart, id: 'heart', tone: 'subtle' },
} satisfies Meta<typeof CrewRoles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four roles side by side. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')[0]?.tagName).toBe('UL');
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(heart.roles.map(({ name }) => name));
    const shown = [...canvasElement.querySelectorAll('svg:not([aria-hidden])')];
    await expect(shown).toEqual([]);
  },
};

/** One below the other. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };
