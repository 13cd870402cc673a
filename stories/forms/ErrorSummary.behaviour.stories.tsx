import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { FormField } from '../../src/components/FormField/FormField';
import { TextInput } from '../../src/components/TextInput/TextInput';
import { ErrorSummary } from '../../src/forms/ErrorSummary/ErrorSummary';
import states, { Default } from './ErrorSummary.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each line leads to its field. */
export const LeadsToTheFields: Story = {
  ...Default,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Default.play?.(context);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /e-mail address/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /phone number/ }));
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
    await expect(canvas.getByText('Phone').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** The whole field scrolls into view with its label, whatever surrounds the input inside it. */
export const WholeFieldInView: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <FormField id="email" label="E-mail">
        {(wiring) => <TextInput {...wiring} name="email" />}
      </FormField>
      <FormField id="phone" label="Phone">
        {(wiring) => (
          <div>
            <div>
              <TextInput {...wiring} name="phone" />
            </div>
          </div>
        )}
      </FormField>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const scrolled = spyOn(Element.prototype, 'scrollIntoView');
    for (const label of ['E-mail', 'Phone']) {
      await userEvent.click(
        canvas.getByRole('link', { name: new RegExp(label === 'Phone' ? 'phone' : 'e-mail') }),
      );
      const shown = scrolled.mock.contexts.at(-1) as HTMLElement;
      await expect(shown.querySelectorAll('label')).toHaveLength(1);
      await expect(shown).toContainElement(canvas.getByLabelText(label));
      await expect(shown).toContainElement(canvas.getByText(label));
    }
    scrolled.mockRestore();
  },
};

/** No errors: nothing is rendered. */
export const NoMistakes: Story = {
  args: { fields: [{ id: 'email' }, { id: 'phone' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
