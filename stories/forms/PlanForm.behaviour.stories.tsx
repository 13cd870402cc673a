import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { keptPlanKey } from '../../src/domain/emergencyPlan';
import { PlanForm } from '../../src/forms/PlanForm/PlanForm';
import { beforeReact, serverRendered } from '../fixtures/beforeReact';
import { endlessPlan, familyPlan } from '../fixtures/plans';
import states from './PlanForm.stories';
import { expectNothingKept, kept, rowsUnder, sheetOf, writeFirstContact } from './planFormSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows are added and removed; the focus is never lost, and the other rows keep their input. */
export const RowsAddedAndRemoved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await writeFirstContact(context);
    const add = canvas.getByRole('button', { name: 'Add a person to call' });
    await userEvent.click(add);
    await waitFor(() => expect(rowsUnder(context, 'People to call')).toHaveLength(3));
    const [, , third] = rowsUnder(context, 'People to call');
    if (!third) throw new Error('There is no third row');
    await waitFor(() => expect(within(third).getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('Mama Zawadi');
    const people = within(canvas.getByRole('group', { name: 'People to call' }));
    await userEvent.click(people.getByRole('button', { name: 'Remove person 2' }));
    await waitFor(() => expect(rowsUnder(context, 'People to call')).toHaveLength(2));
    await expect(add).toHaveFocus();
    await expect(people.getAllByLabelText('Name').map((one) => (one as HTMLInputElement).value)).toEqual([
      'Njeri Odhiambo',
      'Mama Zawadi',
    ]);
    await expect(await sheetOf(context).findByText('Mama Zawadi')).toBeVisible();
    await userEvent.click(people.getByRole('button', { name: 'Remove person 1' }));
    await waitFor(() => expect(rowsUnder(context, 'People to call')).toHaveLength(1));
    await expect(people.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** A change of kind keeps the input of the first kind. */
export const OtherKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Looks after the children'), 'Mama Zawadi');
    await userEvent.type(canvas.getByLabelText('Landmark'), 'Church');
    await userEvent.click(canvas.getByRole('radio', { name: /^Site/ }));
    await expect(await canvas.findByLabelText('Way to hospital')).toBeVisible();
    await expect(canvas.getByLabelText('Landmark')).toHaveValue('Church');
    await userEvent.click(canvas.getByRole('radio', { name: /^Family/ }));
    await expect(await canvas.findByLabelText('Looks after the children')).toHaveValue('Mama Zawadi');
  },
};

/** Cleared by mistake: one press restores everything. */
export const EmptiedAndPutBack: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await writeFirstContact(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the form' }));
    await expect(await canvas.findByText('The form is empty.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByDisplayValue('Njeri Odhiambo')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back' }));
    await expect(await canvas.findByDisplayValue('Njeri Odhiambo')).toBeVisible();
    await expect(await sheetOf(context).findByText('Njeri Odhiambo')).toBeVisible();
  },
};

/** Deleted: nothing is stored on the phone, the checkbox is unticked, and the form still has its input. */
export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await writeFirstContact(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(kept()).toContain('Njeri');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete from this phone' }));
    await expect(await canvas.findByText(/^Deleted from this phone/)).toBeVisible();
    await expectNothingKept();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByDisplayValue('Njeri Odhiambo')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Gate'), 'Green');
    await expectNothingKept();
  },
};

/** The stored plan is damaged: the form says so, the plan can be deleted, and the form works. */
export const Unreadable: Story = {
  beforeEach: () => {
    localStorage.setItem(keptPlanKey, '{"kind":');
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(
      await canvas.findByText('The plan that was kept on this phone cannot be read any more.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete from this phone' }));
    await expect(kept()).toBeNull();
    await writeFirstContact(context);
    await expect(await sheetOf(context).findByText('Njeri Odhiambo')).toBeVisible();
  },
};

/** A plan from an older version, with missing and invalid parts: the readable parts are restored. */
export const OlderPlan: Story = {
  beforeEach: () => {
    const old = { kind: 'boat', gate: 'Green', landmark: 7, contacts: [{ name: 'Njeri' }, 'x'], extra: true };
    localStorage.setItem(keptPlanKey, JSON.stringify(old));
  },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByLabelText('Gate')).toHaveValue('Green'));
    await expect(canvas.getByRole('radio', { name: /^Family/ })).toBeChecked();
    await expect(canvas.getByLabelText('Landmark')).toHaveValue('');
    await expect(await sheetOf(context).findByText('Njeri')).toBeVisible();
  },
};

/** Typed before hydration: the input stays, also in rows, and so does the selected kind. */
export const FilledBeforeReact: Story = {
  ...beforeReact,
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const hydrate = serverRendered(canvasElement, <PlanForm {...args} />);
    await userEvent.click(canvas.getByRole('radio', { name: /^School/ }));
    await expect(canvas.getByLabelText('Next drill')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Emergency plan of our school' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Emergency plan of our site' })).toBeNull();
    await writeFirstContact(context);
    await userEvent.type(canvas.getByLabelText('Next drill'), 'Monday');
    await hydrate();
    await expect(canvas.getByRole('radio', { name: /^School/ })).toBeChecked();
    await expect(await canvas.findByLabelText('Next drill')).toHaveValue('Monday');
    await expect(canvas.getByDisplayValue('Njeri Odhiambo')).toBeVisible();
    const onSheet = sheetOf(context, 'Emergency plan of our school');
    await expect(await onSheet.findByText('Monday')).toBeVisible();
    await expect(onSheet.getByText('Njeri Odhiambo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a person to call' }));
    await waitFor(() => expect(rowsUnder(context, 'People to call')).toHaveLength(3));
    await expect(canvas.getByDisplayValue('Njeri Odhiambo')).toBeVisible();
  },
};

/** Typed before a stored plan is restored: no typed input is lost. */
export const TypedOverKept: Story = {
  ...beforeReact,
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const hydrate = serverRendered(canvasElement, <PlanForm {...args} />);
    // What the server rendered knows no plan, and the page that has just been loaded holds none.
    args.storage.held = undefined;
    localStorage.setItem(keptPlanKey, JSON.stringify(familyPlan));
    await userEvent.type(canvas.getByLabelText('Gate'), 'Now blue');
    await hydrate();
    await waitFor(() =>
      expect(canvas.getByLabelText('Landmark')).toHaveValue('Opposite the blue water tower'),
    );
    await expect(canvas.getByLabelText('Gate')).toHaveValue('Now blue');
  },
};

/** Printed empty with a filled-in form: the form keeps its input, and the sheet shows it again afterwards. */
export const PrintedEmpty: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await writeFirstContact(context);
    await sheetOf(context).findByText('Njeri Odhiambo');
    let printed: string | null = null;
    const print = spyOn(window, 'print').mockImplementation(
      fn(() => {
        printed = canvas.getByRole('group', { name: /^Emergency plan/ }).textContent;
        dispatchEvent(new Event('afterprint'));
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print it empty' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(printed).not.toContain('Njeri');
    await expect(await sheetOf(context).findByText('Njeri Odhiambo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    await expect(printed).toContain('Njeri Odhiambo');
    print.mockRestore();
  },
};

/** Enter in a field has no effect. */
export const EnterPressed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const here = location.href;
    await userEvent.type(canvas.getByLabelText('Gate'), 'Green{Enter}');
    await expect(location.href).toBe(here);
    await expect(canvas.getByLabelText('Gate')).toHaveValue('Green');
  },
};

/** Opened again: the stored plan is in the form and on the sheet. */
export const Returned: Story = {
  beforeEach: () => {
    localStorage.setItem(keptPlanKey, JSON.stringify(familyPlan));
  },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() =>
      expect(canvas.getByLabelText('Landmark')).toHaveValue('Opposite the blue water tower'),
    );
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(rowsUnder(context, 'People to call')).toHaveLength(2);
    await expect(await sheetOf(context).findByText('Grandmother Nyambura')).toBeVisible();
  },
};

/** More people than fit one page: the part is named beside the buttons. */
export const TooMuch: Story = {
  beforeEach: () => {
    localStorage.setItem(keptPlanKey, JSON.stringify(endlessPlan));
  },
  play: async ({ canvas }) => {
    // The page is measured once its fonts are there.
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Not everything fits on one page\. .*What the crew must know about a person\.$/,
      ),
    );
  },
};
