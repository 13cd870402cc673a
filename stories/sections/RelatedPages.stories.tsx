import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { patientTransfer } from '../../src/content/en/patientTransfer';
import { RelatedPages } from '../../src/sections/RelatedPages/RelatedPages';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const meta = {
  component: RelatedPages,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { id: 'related', ...patientTransfer.related },
} satisfies Meta<typeof RelatedPages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two rows side by side; the last one leads to all services. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(inFirstRow(rows)).toBe(2);
    await expect(canvas.getByRole('link', { name: /^All services/ })).toHaveAttribute('href', '/services');
    await expect(rows.at(-1)).toHaveTextContent(/^All services/);
  },
};

/** Only names, two in a row. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(2);
    await expectToFitScreen();
  },
};
