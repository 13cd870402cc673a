import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChoiceGroup } from '../../src/components/ChoiceGroup/ChoiceGroup';
import { expectToFitScreen } from '../fixtures/layout';

const answers = ['Yes', 'No', 'I do not know yet'];
const risks = ['Alcohol', 'Camping overnight', 'Fireworks or fire'];

const meta = {
  component: ChoiceGroup,
  args: {
    id: 'access',
    type: 'radio',
    legend: 'Can an ambulance drive up to the stage?',
    choices: answers.map((label) => ({ label, value: label, name: 'access' })),
  },
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of a few answers: nothing is chosen at first. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: 'Can an ambulance drive up to the stage?' }),
    ).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    for (const choice of canvasElement.querySelectorAll('fieldset label'))
      await expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Any of a few answers: two are chosen. */
export const Several: Story = {
  parameters: { pictures: { forcedColors: true } },
  args: {
    type: 'checkbox',
    legend: 'What will there be?',
    help: 'Choose all that the patient needs, or none.',
    choices: risks.map((label, index) => ({
      label,
      value: 'yes',
      name: `risk_${String(index)}`,
      defaultChecked: index < 2,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Choose all that the patient needs, or none.',
    );
  },
};

/** Error: nothing was chosen, but an answer is required. */
export const WithError: Story = {
  args: { error: 'Choose whether an ambulance can drive up.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose whether an ambulance can drive up.',
    );
  },
};

/** Long answers on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    choices: [
      { label: 'Paramedics and an advanced ambulance beside the main stage', value: 'a', name: 'access' },
      ...meta.args.choices,
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } };
