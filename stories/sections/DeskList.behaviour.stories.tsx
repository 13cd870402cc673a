import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openDesk, part } from '../fixtures/desk';
import { expectToFitScreen } from '../fixtures/layout';
import states from './DeskList.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** A search: its words stay in the field, and the list says that nothing was found. */
export const NothingFound: Story = {
  args: part(openDesk('view=all&q=Achieng', { list: { items: [] } }), 'list'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Achieng');
    await expect(canvas.getByText('Nothing was found for “Achieng”.')).toBeVisible();
  },
};

/** Words without a space break. */
export const LongWords: Story = {
  args: {
    rows: part(openDesk(''), 'list').rows.map((row) => ({
      ...row,
      subject: 'A'.repeat(200),
      person: 'B'.repeat(90),
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};
