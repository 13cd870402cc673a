import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactForm } from '../../src/content/en/contactForm';
import { FormTextField, type FormTextFieldProps } from '../../src/forms/fields/FormTextField';
import { expectToFitScreen } from '../fixtures/layout';

type Form = FormTextFieldProps<string>['form'];

/** A form of which only the problems matter here. */
function formWith(problems: Form['problems']): Form {
  return {
    problems,
    sending: false,
    recheck: () => undefined,
    onSubmit: () => undefined,
    register: (name) => ({
      name,
      onChange: () => Promise.resolve(),
      onBlur: () => Promise.resolve(),
      ref: () => undefined,
    }),
  };
}

const meta = {
  component: FormTextField<string>,
  args: {
    form: formWith({}),
    name: 'phone',
    idPrefix: 'contact',
    label: contactForm.labels.phone,
    help: contactForm.help.phone,
    messages: contactForm.messages.phone,
    type: 'tel',
    autoComplete: 'tel',
  },
} satisfies Meta<typeof FormTextField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing wrong yet. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeRequired();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('id', 'contact-phone');
  },
};

/** May stay empty: says so in words, and the browser does not ask for it. */
export const Optional: Story = {
  args: { optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Phone.*optional/ })).not.toBeRequired();
  },
};

/** The code of a problem is put into the field's own words. */
export const WithProblem: Story = {
  args: { form: formWith({ phone: 'phone' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /Enter a full phone number; from abroad with \+ and the country code\.$/,
    );
  },
};

/** A problem without words of its own still says something. */
export const WithUnexpectedProblem: Story = {
  args: { form: formWith({ phone: 'type' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter your phone number\.$/);
  },
};

/** What was typed before the server sent the form back. */
export const Returned: Story = {
  args: { form: formWith({ phone: 'phone' }), returned: '0712 34' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('0712 34');
  },
};

/** Long words on the narrowest phone, with text at twice its size. */
export const LargeTextOnNarrowPhone: Story = {
  args: { form: formWith({ phone: 'phone' }), optionalLabel: 'optional' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** On a phone, right to left. */
export const RightToLeftOnPhone: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
