import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { schoolEmergencyCover } from '../../src/content/pages/schoolEmergencyCover';
import { contentsOf } from '../../src/pages/serviceOrder';
import { OnThisPage } from '../../src/sections/OnThisPage/OnThisPage';
import { expectToFitScreen } from '../fixtures/layout';

const links = contentsOf(schoolEmergencyCover);

const meta = {
  component: OnThisPage,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { title: schoolEmergencyCover.onThisPage.title, links },
} satisfies Meta<typeof OnThisPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines at most on a wide screen, each link to a part of the page and named as its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const shown = canvas.getAllByRole('link');
    await expect(shown.map((link) => link.getAttribute('href'))).toEqual(links.map(({ to }) => to));
    await expect(shown.map(({ textContent }) => textContent)).toEqual(links.map(({ label }) => label));
    const lines = new Set(shown.map((link) => Math.round(link.getBoundingClientRect().top)));
    await expect(lines.size).toBeLessThanOrEqual(2);
  },
};

/** On a phone the links wrap, and each is a large target. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
