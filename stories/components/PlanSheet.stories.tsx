import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlanSheet } from '../../src/components/PlanSheet/PlanSheet';
import { emergencyPlan } from '../../src/content/pages/emergencyPlan';
import { emptyPlan, type EmergencyPlan } from '../../src/domain/emergencyPlan';
import { sheetOf } from '../../src/forms/PlanForm/planWords';
import { endlessPlan, familyPlan, longPlan, schoolPlan, sitePlan } from '../fixtures/plans';
import { expectToFitScreen } from '../fixtures/layout';

const { labels, sheet } = emergencyPlan;
const argsOf = (plan: EmergencyPlan) => ({ id: 'sheet', ...sheetOf(plan, labels, sheet) });

const meta = {
  component: PlanSheet,
  args: argsOf(familyPlan),
} satisfies Meta<typeof PlanSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A family's plan: remaining rows are blank for handwriting. */
export const Default: Story = {
  parameters: { pictures: { dark: true, forcedColors: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Emergency plan of our family' })).toBeVisible();
    await expect(canvas.getByText('0700 000 000')).toBeVisible();
    await expect(canvas.getByText('999 or 112')).toBeVisible();
    const people = canvas.getByRole('table', { name: 'People to call' });
    await expect(within(people).getByRole('cell', { name: '0733 222 111' })).toBeVisible();
    await expect(canvasElement.querySelector('[role=alert]')).toBeEmptyDOMElement();
    await expectToFitScreen();
  },
};

/** Empty: only lines and rows for handwriting. */
export const Empty: Story = {
  args: argsOf(emptyPlan('family')),
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table'))
      await expect(within(table).getAllByRole('row')).toHaveLength(5);
  },
};

/** A school's plan: muster point, drill and where the list of medicines is; no pupil is named. */
export const School: Story = { parameters: { pictures: false }, args: argsOf(schoolPlan) };

/** A site's plan: first-aiders with their numbers, who switches off dangerous equipment, the way to hospital. */
export const Site: Story = { parameters: { pictures: false }, args: argsOf(sitePlan) };

/** Long names and nine people: the type is smaller, and everything fits. */
export const LongText: Story = {
  args: argsOf(longPlan),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelector('[role=alert]')).toBeEmptyDOMElement();
    const box = canvas.getByRole('group').getBoundingClientRect();
    const last = canvas.getByText(/^Checked on/).getBoundingClientRect();
    await expect(last.bottom).toBeLessThan(box.bottom);
    await expect(canvas.getByText('Kitchen, top shelf').getBoundingClientRect().bottom).toBeLessThan(
      last.top,
    );
  },
};

/** More than fits one page: the remaining parts are named, on the screen and on paper. */
export const TooMuch: Story = {
  parameters: { pictures: false },
  args: argsOf(endlessPlan),
  play: async ({ canvas }) => {
    const words =
      'Not everything fits on one page. Please shorten these parts: What the crew must know about a person.';
    await expect(canvas.getByRole('alert')).toHaveTextContent(words);
    await expect(canvas.getAllByText(words)).toHaveLength(2);
  },
};

/** Right to left. */
export const RightToLeft: Story = { parameters: { pictures: false }, globals: { direction: 'rtl' } };

/** On a phone: a picture of the page, as wide as the screen. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectToFitScreen();
  },
};
