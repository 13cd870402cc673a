import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField } from '../../src/components/FormField/FormField';
import { TextInput } from '../../src/components/TextInput/TextInput';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FormField,
  args: {
    id: 'phone',
    label: 'Phone',
    children: (wiring) => <TextInput {...wiring} name="phone" type="tel" autoComplete="tel" />,
  },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label above the input. */
export const Default: Story = {};

/** With help. */
export const WithHelp: Story = {
  args: { help: 'For example 0712 345 678. Numbers from abroad start with + and the country code.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/0712 345 678/);
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

/** An error in words, in red and with an icon; read out after the help. */
export const WithError: Story = {
  parameters: { pictures: { forcedColors: true } },
  args: { help: 'For example 0712 345 678.', error: 'Enter a phone number such as 0712 345 678' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'For example 0712 345 678. Enter a phone number such as 0712 345 678',
    );
  },
};

/** A field that may stay empty says so in words. */
export const Optional: Story = {
  args: { optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Phone.*optional/ })).toBeVisible();
  },
};

/** Long words on a narrow phone, with text at 200 %. */
export const LongText: Story = {
  args: {
    label: 'Phone number under which the person who is with the patient can be reached',
    help: 'For example 0712 345 678. Numbers from abroad start with + and the country code.',
    error: 'Enter a phone number such as 0712 345 678, or +44 20 7946 0000 from abroad',
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  args: { help: 'For example 0712 345 678.', error: 'Enter a phone number such as 0712 345 678' },
  globals: { direction: 'rtl' },
};
