import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states from './ContactActions.stories';
import { pressed } from './contactActionsSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fades in over half a second; the links can be used from the first moment. */
export const FadesIn: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('navigation', { name: 'Quick contact' });
    await expect(getComputedStyle(group).animationDuration).toBe('0.5s');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** Nothing fades in under reduced motion. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('navigation', { name: 'Quick contact' });
    await expect(getComputedStyle(group).animationDuration).toBe('0.001s');
  },
};

/** Content between and beside the buttons can be pressed. */
export const SwallowsNoPress: Story = {
  decorators: [
    (Story) => (
      <>
        <button
          type="button"
          onClick={pressed}
          // Drawn plainly: a browser's own button looks different wherever a pointer happens to rest.
          style={{ position: 'fixed', inset: 0, width: '100%', border: 0, background: 'none' }}
        >
          Send message
        </button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const beneath = canvas.getByRole('button', { name: 'Send message' });
    const [call, whatsapp] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    if (!call || !whatsapp) throw new Error('The call link or the WhatsApp link is missing');
    const middle = (call.left + call.right) / 2;
    const between = document.elementFromPoint(middle, (call.bottom + whatsapp.top) / 2);
    await expect(between).toBe(beneath);
    await expect(document.elementFromPoint(call.left - 20, call.top + 24)).toBe(beneath);
    await userEvent.click(between ?? document.body);
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(document.elementFromPoint(middle, call.top + 24)?.closest('a')).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
  },
};
