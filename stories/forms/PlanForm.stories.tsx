import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { emergencyPlan } from '../../src/content/pages/emergencyPlan';
import { PlanForm } from '../../src/forms/PlanForm/PlanForm';
import { planStorage } from '../../src/services/planStorage';
import { expectToFitScreen } from '../fixtures/layout';
import { expectNothingKept, kept, sheetOf, writeFirstContact } from './planFormSteps';

const { labels, sheet } = emergencyPlan;

const meta = {
  component: PlanForm,
  args: { labels, sheet, storage: planStorage },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    planStorage.held = undefined;
  },
} satisfies Meta<typeof PlanForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a family's questions, the checkbox unticked, and the sheet with its empty lines. */
export const Default: Story = {
  parameters: { pictures: { dark: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: /^Family/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Keep the plan on this phone' })).not.toBeChecked();
    await expect(canvas.queryByLabelText('Next drill')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete from this phone' })).toBeNull();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toBeRequired();
    await expect(canvasElement.querySelector('form')).toBeNull();
    await expectNothingKept();
  },
};

/** A school: its own tasks and questions, and its own sheet; no parents, classes or drills for a family. */
export const School: Story = {
  parameters: { pictures: false },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: /^School/ }));
    await userEvent.type(await canvas.findByLabelText('Calls the parents'), 'Secretary');
    await userEvent.type(canvas.getByLabelText('Meeting point'), 'Football field');
    await expect(canvas.queryByLabelText('Looks after the children')).toBeNull();
    await expect(canvas.queryByLabelText('Way to hospital')).toBeNull();
    const onSheet = sheetOf(context, 'Emergency plan of our school');
    await expect(await onSheet.findByText('Football field')).toBeVisible();
    await expect(onSheet.getByText('Secretary')).toBeVisible();
  },
};

/** A phone number and a code that look wrong: a hint beside the field, and the sheet prints the input as typed. */
export const WithMistakes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Plus Code'), 'the blue gate');
    const [phone] = within(canvas.getByRole('group', { name: 'People to call' })).getAllByLabelText('Phone');
    if (!phone) throw new Error('There is no phone field');
    await userEvent.type(phone, '0712');
    await userEvent.type(phone, ' 34');
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Please check this number/));
    await expect(canvas.getByLabelText('Plus Code')).toHaveAccessibleDescription(
      /printed as you wrote it\.$/,
    );
    await expect(sheetOf(context).getByText('0712 34')).toBeVisible();
    await expect(sheetOf(context).getByText('the blue gate')).toBeVisible();
    await userEvent.type(phone, '5 678');
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription());
  },
};

/** The checkbox is ticked: present and later input is stored, and can be deleted. */
export const Kept: Story = {
  parameters: { pictures: false },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await writeFirstContact(context);
    await expectNothingKept();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(kept()).toContain('Njeri Odhiambo');
    await expect(await canvas.findByText(/^Kept on this phone/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Gate'), 'Green');
    await waitFor(() => expect(kept()).toContain('Green'));
    await expect(canvas.getByRole('button', { name: 'Delete from this phone' })).toBeVisible();
  },
};

/** The phone cannot store anything, as in a private window: the form says so, and nothing is lost. */
export const StorageRefused: Story = {
  parameters: { pictures: false },
  args: { storage: { ...planStorage, keep: () => false } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await writeFirstContact(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(await canvas.findByText(/does not let the page keep anything/)).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(await sheetOf(context).findByText('Njeri Odhiambo', {}, { timeout: 5000 })).toBeVisible();
  },
};

/** On a phone: the questions, then the sheet. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
