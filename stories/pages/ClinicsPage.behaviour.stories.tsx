import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states from './ClinicsPage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The carousel moves on; at its beginning there is no arrow back. */
export const MovesOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { labels } = args.content.clinics;
    await expect(canvas.queryByRole('button', { name: labels.previous })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: labels.next }));
    await expect(await canvas.findByRole('button', { name: labels.previous })).toBeVisible();
  },
};
