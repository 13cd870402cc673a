import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField } from '../../src/components/FormField/FormField';
import { TextInput } from '../../src/components/TextInput/TextInput';
import { FormSummary } from '../../src/forms/FormSummary/FormSummary';

const meta = {
  component: FormSummary,
  args: {
    title: 'Please check these answers',
    mistakes: [
      { fieldId: 'email', text: 'Enter an e-mail address such as name@example.co.ke' },
      { fieldId: 'phone', text: 'Enter a phone number such as 0712 345 678' },
    ],
  },
} satisfies Meta<typeof FormSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two mistakes; each line leads to its field. */
export const TwoMistakes: Story = {
  render: (args) => (
    <>
      <FormSummary {...args} />
      {['email', 'phone'].map((id) => (
        <FormField key={id} id={id} label={id === 'email' ? 'E-mail' : 'Phone'}>
          {(wiring) => <TextInput {...wiring} name={id} />}
        </FormField>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /phone number/ }));
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
  },
};

/** Nothing wrong: nothing shown. */
export const NoMistakes: Story = {
  args: { mistakes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Long lines on a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
