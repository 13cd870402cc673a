import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormCheckboxGroup } from '../../src/forms/fields/FormCheckboxGroup';
import { inForm } from '../fixtures/inForm';

const meta = {
  component: FormCheckboxGroup,
  // ChoiceGroup is pictured in the dark, on a narrow phone and right to left.
  parameters: { pictures: { dark: false } },
  decorators: [inForm],
  args: {
    name: 'risks',
    legend: 'What else is there?',
    boxes: [
      { name: 'risks_alcohol', value: 'yes', label: 'Alcohol' },
      { name: 'risks_water', value: 'yes', label: 'Open water' },
    ],
  },
} satisfies Meta<typeof FormCheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing ticked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What else is there?' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Alcohol' })).toHaveAttribute('id', 'contact-risks');
  },
};

/** Ticked at first, such as in a form that the server returns. */
export const Ticked: Story = {
  parameters: { form: { values: { risks_water: 'yes' } } },
  play: async ({ canvas, userEvent }) => {
    const water = canvas.getByRole('checkbox', { name: 'Open water' });
    await expect(water).toBeChecked();
    await userEvent.click(water);
    await expect(water).not.toBeChecked();
    await userEvent.click(water);
    await expect(water).toBeChecked();
  },
  tags: ['played'],
};

/** With an error, which describes the group. */
export const WithError: Story = {
  parameters: { form: { errors: { risks: 'Tick this box to go on.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Tick this box to go on.');
  },
};
