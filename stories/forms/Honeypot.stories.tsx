import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { honeypotField } from '../../src/domain/formGuard';
import { Honeypot } from '../../src/forms/Honeypot/Honeypot';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: Honeypot,
  // It has no colours of its own.
  parameters: { pictures: { dark: false } },
  args: { label: 'Leave this field empty' },
  render: (args) => (
    <form>
      <label>
        Name <input name="name" />
      </label>
      <Honeypot {...args} />
      <button type="button">Send</button>
    </form>
  ),
} satisfies Meta<typeof Honeypot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Between a field and a button: invisible, and hidden from screen readers. */
export const Unseen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>(`[name=${honeypotField}]`);
    await expect(field).toBeInTheDocument();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    const box = field?.closest('[aria-hidden=true]')?.getBoundingClientRect();
    await expect(box?.width).toBeLessThanOrEqual(1);
    await expect(box?.height).toBeLessThanOrEqual(1);
  },
};

/** Right to left on the narrowest phone: nothing overflows. */
export const RightToLeftOnNarrowPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};
