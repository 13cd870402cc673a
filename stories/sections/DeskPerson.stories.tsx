import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskPerson } from '../../src/sections/DeskPerson/DeskPerson';
import { part } from '../fixtures/desk';
import { deskPersonPage, personSteps } from '../fixtures/deskPerson';
import { expectToFitScreen } from '../fixtures/layout';

const step = (name: keyof typeof personSteps, typed?: string) =>
  part(deskPersonPage(personSteps[name], typed), 'person');

const meta = {
  component: DeskPerson,
  parameters: { layout: 'fullscreen', pictures: false },
  args: step('found'),
} satisfies Meta<typeof DeskPerson>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Results: items that are certainly about them are ticked, items that may be about someone else are not. */
export const Default: Story = {
  parameters: { pictures: { dark: false } },
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false, false, false]);
    await expect(canvas.getByRole('checkbox', { name: /Review.*5 stars/ })).not.toBeChecked();
    await userEvent.click(canvas.getAllByText('What is stored')[0] as HTMLElement);
    await expect(canvas.getByText(/Kiprono noted: Dr. Mutua has room at ten/)).toBeVisible();
    await userEvent.click(canvas.getAllByText('What is stored')[0] as HTMLElement);
  },
};

/** The confirmation before erasing, on a phone: what is deleted, what stays, and which copies still have it. */
export const QuestionOnPhone: Story = {
  args: step('question'),
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { dark: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Erase 2 items of one person?');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You cannot undo this.');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('/var/backups/website-2026-11-22.db')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erase 2 items for good' })).toBeVisible();
    await expectToFitScreen();
  },
};

/** No search yet. */
export const Asked: Story = {
  args: step('asked', ''),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Email address, phone number/ })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /Erase/ })).toBeNull();
  },
};

/** Search words that can match nobody stay in the field. */
export const Unreadable: Story = {
  args: step('unreadable', '%'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('%');
  },
};

/** Nothing is stored about them. */
export const NothingFound: Story = {
  args: step('nothing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is stored about 0712 000 001.')).toBeVisible();
  },
};

/** A button was pressed with nothing ticked. */
export const NothingTicked: Story = {
  args: step('unpicked'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tick at least one item.');
  },
};

/** Done: how many items were erased, and which copies still have the person. */
export const Erased: Story = {
  args: step('erased', ''),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Erased: 2 items of one person.');
    await expect(canvas.getByText(/This copy is no longer in its place\./)).toBeVisible();
  },
};

/** At 320 px with text at 200 %. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};
