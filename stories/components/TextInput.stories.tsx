import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormField } from '../../src/components/FormField/FormField';
import { TextInput } from '../../src/components/TextInput/TextInput';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: TextInput,
  args: {
    id: 'name',
    name: 'name',
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    onChange: fn(),
  },
  render: (args) => (
    <FormField id={args.id} label="Your name">
      {(wiring) => <TextInput {...wiring} {...args} />}
    </FormField>
  ),
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line, empty. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** With an example of what to write. */
export const WithPlaceholder: Story = { args: { placeholder: 'Full name' } };

/** Already filled in. */
export const Filled: Story = { args: { defaultValue: 'Achieng Odhiambo' } };

/** Keyboard focus: ink ring with an amber halo. */
export const Focused: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' });
  },
};

/** Invalid: a thicker, red edge; the surrounding field shows the error. */
export const Invalid: Story = {
  parameters: { pictures: { forcedColors: true } },
  args: { 'aria-invalid': true, defaultValue: '1234' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveStyle({ borderTopWidth: '2px' });
  },
};

/** Several lines; resizable at its corner. */
export const SeveralLines: Story = {
  args: {
    rows: 4,
    defaultValue: 'We have a sports day on the 14th with about 600 pupils.\nWhat would cover cost?',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').tagName).toBe('TEXTAREA');
    await expect(canvas.getByRole('textbox')).toHaveStyle({ resize: 'vertical' });
  },
};

/** Text in the opposite direction to the page. */
export const RightToLeft: Story = {
  args: { defaultValue: 'فاطمة علي' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('dir', 'auto');
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: { defaultValue: 'Achieng Nyar-Kisumu Odhiambo' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};
