import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../../src/components/VisuallyHidden/VisuallyHidden';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: VisuallyHidden,
  // It has no colours of its own.
  parameters: { pictures: { dark: false } },
  args: { children: ': Patient Transfer' },
  decorators: [
    (Story) => (
      <a href="/PatientTransfer" style={{ position: 'relative' }}>
        Read More
        <Story />
      </a>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes no space, but is part of the name of the link. */
export const InALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^Read More\s?: Patient Transfer$/);
    const words = canvas.getByText(': Patient Transfer');
    await expect(words.offsetWidth).toBeLessThanOrEqual(1);
    await expect(words.offsetHeight).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(words).clipPath).toBe('inset(50%)');
  },
};

/** Long words at the edge of a narrow phone, right to left and at 200 %: they do not make the page wider. */
export const LongTextAtTheEdge: Story = {
  args: { children: ': International Patient Transfer between hospitals, to Kenya and abroad' },
  globals: { direction: 'rtl', textSize: '200', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName(/abroad$/);
    await expect(link.getClientRects()).toHaveLength(1);
    await expectToFitScreen();
  },
};
