import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import states, { Default } from './ContactPage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** Submitted empty: four errors, and nothing is sent. */
export const WithMistakes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const fetching = spyOn(globalThis, 'fetch');
    await userEvent.click(canvas.getByRole('button', { name: args.content.form.labels.submit }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await expect(fetching).not.toHaveBeenCalled();
  },
};

/** A form that the server refused is shown again with its input. */
export const Returned: Story = {
  args: {
    data: {
      reviews: [],
      returned: {
        form: 'contact',
        values: {
          name: 'Achieng Odhiambo',
          email: 'achieng',
          phone: '0712 345 678',
          message: 'Please call me back.',
        },
        problems: { email: 'email' },
      },
    },
  },
  play: async ({ canvas, args }) => {
    const { labels } = args.content.form;
    await expect(canvas.getByLabelText(labels.email)).toBeInvalid();
    await expect(canvas.getByLabelText(labels.message)).toHaveValue('Please call me back.');
  },
};
