import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectToFitScreen } from '../fixtures/layout';
import states from './Assistant.stories';
import { ask, call, labels, newest, notice, onPhone, suggestions, title } from './assistantSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing asked yet: questions to press. */
export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: title })).toHaveAccessibleDescription(notice);
    for (const suggestion of suggestions)
      await expect(canvas.getByRole('button', { name: suggestion })).toBeVisible();
    await expect(canvas.getByRole('link', { name: call.label })).toHaveAttribute('href', call.to);
  },
};

/** The same on a phone: a sheet over the page. */
export const NothingAskedOnPhone: Story = { ...NothingAsked, globals: onPhone };

/** A question in Kiswahili has the call first, in Kiswahili. */
export const InSwahili: Story = {
  play: async (context) => {
    await ask(context, 'mtoto hapumui');
    const urgent = await context.canvas.findByRole('link', { name: /^Piga / });
    await expect(newest(context)).toContainElement(urgent);
    await expect(urgent).toHaveAttribute('href', call.to);
    await expectToFitScreen();
  },
};

/** By the keyboard alone. */
export const KeyboardOnly: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('textbox', { name: labels.input })).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(within(canvas.getByRole('log')).queryAllByRole('listitem')).toHaveLength(suggestions.length);
    await userEvent.keyboard('what is in an ambulance{Enter}');
    await expect(newest(context)).toHaveTextContent(/stretcher/i);
    canvas.getByRole('button', { name: labels.clear }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(labels.cleared)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
