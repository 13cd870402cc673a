import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aboutPage } from '../../src/content/pages/aboutPage';
import { Statements } from '../../src/sections/Statements/Statements';
import { expectToFitScreen } from '../fixtures/layout';

const items = [
  { id: 'mission', ...aboutPage.mission },
  { id: 'vision', ...aboutPage.vision },
];

const meta = {
  component: Statements,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { items },
} satisfies Meta<typeof Statements>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two statements side by side, each a separate landmark with an id for links. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [mission, vision] = canvas.getAllByRole('region');
    await expect(mission).toHaveAccessibleName('Mission');
    await expect(vision).toHaveAttribute('id', 'vision');
    await expect(vision?.getBoundingClientRect().top).toBe(mission?.getBoundingClientRect().top);
  },
};

/** On the subtle surface, below a dark banner. */
export const OnSubtle: Story = { args: { tone: 'subtle' } };

/** Only one statement. */
export const OneStatement: Story = { args: { items: items.slice(0, 1) } };

/** On a phone one below the other. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [mission, vision] = canvas.getAllByRole('region').map((one) => one.getBoundingClientRect());
    await expect(vision?.top).toBeGreaterThan(mission?.bottom ?? innerHeight);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
