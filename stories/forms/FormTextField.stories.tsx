import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { contactForm } from '../../src/content/pages/contactForm';
import { FormTextField } from '../../src/forms/fields/FormTextField';
import { OwnForm } from '../docs/samples/OwnForm';
import { inForm } from '../fixtures/inForm';
import { expectToFitScreen } from '../fixtures/layout';

const form = { errors: { phone: contactForm.messages.phone.phone } };

const meta = {
  component: FormTextField,
  // TextInput is pictured in the dark.
  parameters: { pictures: { dark: false } },
  decorators: [inForm],
  args: {
    name: 'phone',
    label: contactForm.labels.phone,
    help: contactForm.help.phone,
    type: 'tel',
    autoComplete: 'tel',
  },
} satisfies Meta<typeof FormTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No error. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeRequired();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('id', 'contact-phone');
  },
};

/** Optional: says so in words, and the browser does not require it. */
export const Optional: Story = {
  args: { optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Phone.*optional/ })).not.toBeRequired();
  },
};

/** With an error: a message that describes the input. */
export const WithError: Story = {
  parameters: { form },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /Enter a full phone number. From abroad, begin with \+ and the country code\.$/,
    );
  },
};

/** The input is kept when the server returns the form. */
export const Returned: Story = {
  parameters: { form: { ...form, values: { phone: '0712 34' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('0712 34');
  },
};

/** Long words on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  parameters: { form },
  args: { optionalLabel: 'optional' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** On a phone, right to left. */
export const RightToLeftOnPhone: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };

const onSend = fn();

/** In a form of another team: react-hook-form as its documentation has it. */
export const InAFormOfAnotherTeam: Story = {
  tags: ['played'],
  decorators: [],
  render: () => <OwnForm onSend={onSend} />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Tell us' });
    await userEvent.click(send);
    const boat = canvas.getByRole('textbox', { name: 'Name of the boat' });
    await waitFor(() => expect(boat).toHaveAccessibleDescription(/Write the name of the boat\.$/));
    await expect(boat).toHaveFocus();
    await userEvent.type(boat, 'Dhow');
    await waitFor(() => expect(boat).toHaveAccessibleDescription('As it is painted on the bow.'));
    await userEvent.click(canvas.getByRole('radio', { name: 'At low tide' }));
    await userEvent.click(send);
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    await expect(onSend.mock.calls[0]?.[0]).toEqual({ boat: 'Dhow', tide: 'low' });
  },
};
