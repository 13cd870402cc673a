import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { keptPlanKey } from '../../src/domain/emergencyPlan';
import { fillIn } from '../fixtures/fillIn';

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** The sheet beside the form. */
export const sheetOf = ({ canvas }: Pick<Context, 'canvas'>, name = 'Emergency plan of our family') =>
  within(canvas.getByRole('group', { name }));

/** The rows under a heading of the form. */
export const rowsUnder = ({ canvas }: Pick<Context, 'canvas'>, name: string) =>
  within(canvas.getByRole('group', { name })).getAllByRole('group', { name: /^Person \d/ });

/** Writes who is called first. */
export async function writeFirstContact({ canvas, userEvent }: Context): Promise<void> {
  const people = within(canvas.getByRole('group', { name: 'People to call' }));
  const [name] = people.getAllByLabelText('Name');
  const [phone] = people.getAllByLabelText('Phone');
  if (!name || !phone) throw new Error('There is no row');
  await fillIn(userEvent, name, 'Njeri Odhiambo');
  await fillIn(userEvent, phone, '0712 345 678');
}

/** What this phone keeps, as text. */
export const kept = () => localStorage.getItem(keptPlanKey);

/** Nothing was written down anywhere. */
export async function expectNothingKept(): Promise<void> {
  await expect(kept()).toBeNull();
  await expect(JSON.stringify({ ...sessionStorage })).not.toContain('Njeri');
}
