import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { FormField } from '../../src/components/FormField/FormField';
import { TextInput } from '../../src/components/TextInput/TextInput';
import { ErrorSummary } from '../../src/forms/ErrorSummary/ErrorSummary';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: ErrorSummary,
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

/** Two mistakes; each line leads to its field. */
export const TwoMistakes: Story = {
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
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveTextContent(args.title);
    summary.focus();
    await expect(summary).toHaveFocus();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /e-mail address/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /phone number/ }));
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
    await expect(canvas.getByText('Phone').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** The whole field comes into view with its label, whatever stands around the input inside it. */
export const WholeFieldInView: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <FormField id="email" label="E-mail">
        {(wiring) => <TextInput {...wiring} name="email" />}
      </FormField>
      <FormField id="phone" label="Phone">
        {(wiring) => (
          <div>
            <div>
              <TextInput {...wiring} name="phone" />
            </div>
          </div>
        )}
      </FormField>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const scrolled = spyOn(Element.prototype, 'scrollIntoView');
    for (const label of ['E-mail', 'Phone']) {
      await userEvent.click(
        canvas.getByRole('link', { name: new RegExp(label === 'Phone' ? 'phone' : 'e-mail') }),
      );
      const shown = scrolled.mock.contexts.at(-1) as HTMLElement;
      await expect(shown.querySelectorAll('label')).toHaveLength(1);
      await expect(shown).toContainElement(canvas.getByLabelText(label));
      await expect(shown).toContainElement(canvas.getByText(label));
    }
    scrolled.mockRestore();
  },
};

/** Nothing wrong: nothing shown. */
export const NoMistakes: Story = {
  args: { fields: [{ id: 'email' }, { id: 'phone' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Long lines on a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long lines on the narrowest phone, with text at twice its size. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
