import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { honeypotField } from '../../src/domain/formGuard';
import states from './Honeypot.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible, hidden from screen readers, and skipped by the Tab key. */
export const OutOfTheTabOrder: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvasElement.querySelector<HTMLInputElement>(`[name=${honeypotField}]`);
    await expect(field).toBeInTheDocument();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    const box = field?.closest('[aria-hidden=true]')?.getBoundingClientRect();
    await expect(box?.width).toBeLessThanOrEqual(1);
    await expect(box?.height).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'off');
  },
};

/** Without styles: the label says what to do. */
export const Label: Story = {
  play: async ({ args, canvasElement }) => {
    const label = canvasElement.querySelector(`label:has([name=${honeypotField}])`);
    await expect(label).toHaveTextContent(args.label);
  },
};
