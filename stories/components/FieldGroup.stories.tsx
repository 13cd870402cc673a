import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldGroup } from '../../src/components/FieldGroup/FieldGroup';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FieldGroup,
  args: {
    id: 'answer',
    legend: 'May we call you back?',
    children: ['Yes', 'No'].map((answer) => (
      <label key={answer}>
        <input type="radio" name="answer" value={answer} /> {answer}
      </label>
    )),
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Legend above the choices. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'May we call you back?' })).toBeVisible();
  },
};

/** With help and an error, both read out with the group. */
export const WithError: Story = {
  args: { help: 'We call between 8 and 5.', error: 'Choose yes or no' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'We call between 8 and 5. Choose yes or no',
    );
  },
};

/** Long words on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    legend: 'May we call you back under the phone number that you gave above?',
    error: 'Choose yes or no, so that we know',
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  args: { error: 'Choose yes or no' },
  globals: { direction: 'rtl' },
};
