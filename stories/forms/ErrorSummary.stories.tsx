import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField } from '../../src/components/FormField/FormField';
import { TextInput } from '../../src/components/TextInput/TextInput';
import { ErrorSummary } from '../../src/forms/ErrorSummary/ErrorSummary';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: ErrorSummary,
  parameters: { pictures: { dark: false } },
  args: {
    title: 'Please check these answers',
    fields: [
      { id: 'name' },
      { id: 'email', error: 'Enter an e-mail address such as name@example.co.ke' },
      { id: 'phone', error: 'Enter a phone number such as 0712 345 678' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two errors; it has the focus. */
export const Default: Story = {
  tags: ['played'],
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      {['email', 'phone'].map((id) => (
        <FormField key={id} id={id} label={id === 'email' ? 'E-mail' : 'Phone'}>
          {(wiring) => <TextInput {...wiring} name={id} />}
        </FormField>
      ))}
    </>
  ),
  play: async ({ args, canvas }) => {
    const summary = canvas.getByRole('group', { name: args.title });
    await expect(summary).toHaveTextContent(args.title);
    summary.focus();
    await expect(summary).toHaveFocus();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** Long lines on a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long lines on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
