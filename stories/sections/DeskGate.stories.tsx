import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskGate } from '../../src/sections/DeskGate/DeskGate';
import { closedDesk, part } from '../fixtures/desk';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: DeskGate,
  parameters: { layout: 'fullscreen' },
  args: part(closedDesk({ page: 'open', link: 'a-link-of-the-story', to: '' }), 'gate'),
} satisfies Meta<typeof DeskGate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link was opened: the desk asks for a name. */
export const Default: Story = {
  parameters: { pictures: { dark: false } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your name' });
    await expect(field).toHaveAccessibleDescription('Your colleagues see in the log who did what.');
    await expect(field.closest('form')).toHaveAttribute('action', '/desk/open');
  },
};

/** The desk was closed while a note was being written: the note is returned. */
export const Lost: Story = {
  args: {
    form: undefined,
    ...part(
      closedDesk({ page: 'closed', reason: 'lost', mails: true, note: 'Two crews are free on the 12th.' }),
      'gate',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The desk is closed');
    await expect(canvas.getByRole('textbox', { name: 'Your note was not stored' })).toHaveValue(
      'Two crews are free on the 12th.',
    );
    const button = canvas.getByRole('button', { name: 'Mail a new link' });
    await expect(button.closest('form')).toHaveAttribute('action', '/desk/link');
  },
};

/** A new link was asked for: the page says neither where it goes nor whether it was mailed. */
export const Asked: Story = {
  args: { form: undefined, ...part(closedDesk({ page: 'closed', reason: 'asked', mails: true }), 'gate') },
  parameters: { pictures: { dark: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Look in the mailbox of the staff',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('@');
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Lost,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  parameters: { pictures: { dark: false } },
  play: expectToFitScreen,
};
