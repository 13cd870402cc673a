import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookingForm } from '../../src/content/pages/bookingForm';
import { consents } from '../../src/domain/consents';
import { Form } from '../../src/forms/Form.styles';
import { FormEnd } from '../../src/forms/FormEnd/FormEnd';
import { inForm } from '../fixtures/inForm';
import { expectToFitScreen } from '../fixtures/layout';

const { labels, otherWays } = bookingForm;

const meta = {
  component: FormEnd,
  // Its parts are pictured in the dark.
  parameters: { pictures: { dark: false } },
  decorators: [(Story) => <Form>{Story()}</Form>, inForm],
  args: {
    labels,
    submission: { success: undefined, isOffline: false },
    otherWays: { ...otherWays, text: 'I would like an appointment.' },
    hasKey: true,
    version: consents.booking,
    sentMessage: labels.sentWithoutReference,
    children: labels.next,
  },
} satisfies Meta<typeof FormEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before an attempt: the notice and the button. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: labels.submit })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('[name=key]')).toHaveAttribute('type', 'hidden');
    await expect(new FormData(canvasElement.querySelector('form') ?? undefined).get('agreed')).toBe(
      consents.booking,
    );
  },
};

/** Not accepted: the reason and other ways, above the button that tries again. */
export const Refused: Story = {
  args: { message: labels.refused },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(labels.refused);
    const button = canvas.getByRole('button', { name: labels.submit });
    await expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Offline: said at once. */
export const Offline: Story = {
  args: { submission: { success: undefined, isOffline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(labels.offline);
  },
};

/** Accepted: the message and what comes next. */
export const Sent: Story = {
  args: { submission: { success: { ok: true }, isOffline: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.sentWithoutReference + labels.next);
  },
};

/** A refusal on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: { message: labels.unreachable },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { args: { message: labels.refused }, globals: { direction: 'rtl' } };
