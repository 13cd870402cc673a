import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormRadioGroup } from '../../src/forms/fields/FormRadioGroup';
import { inForm } from '../fixtures/inForm';

const meta = {
  component: FormRadioGroup,
  // ChoiceGroup is pictured in the dark, on a narrow phone and right to left.
  parameters: { pictures: { dark: false } },
  decorators: [inForm],
  args: {
    name: 'access',
    legend: 'Can an ambulance drive up?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
} satisfies Meta<typeof FormRadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Can an ambulance drive up?' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveAttribute('id', 'contact-access');
  },
};

/** Chosen at first, such as in a form that the server returns. */
export const Chosen: Story = {
  parameters: { form: { values: { access: 'no' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByRole('radio', { name: 'No' })).not.toBeChecked();
  },
  tags: ['played'],
};

/** With an error, which describes the group. */
export const WithError: Story = {
  parameters: { form: { errors: { access: 'Choose whether an ambulance can drive up.' } } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose whether an ambulance can drive up.');
  },
};
