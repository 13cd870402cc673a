import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import photo1 from 'virtual:picture/gallery-response-1';
import photo2 from 'virtual:picture/gallery-response-2';
import states from './PhotoGrid.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The parent is told which picture was pressed, by pointer or by Enter. */
export const OpenedByParent: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const second = canvas.getByRole('link', { name: photo2.alt });
    await userEvent.click(second);
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(2);
  },
};

/** A press with Ctrl, Shift, Alt or the Mac's command key is left to the browser: a new tab, a window, a download. */
export const PressedWithCtrl: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const taken = fn();
    // Kept here, after the grid has had its say: the browser would open a tab.
    const keep = (event: Event) => {
      taken(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', keep);
    for (const key of ['Control', 'Shift', 'Alt', 'Meta']) {
      await userEvent.keyboard(`{${key}>}`);
      await userEvent.click(canvas.getByRole('link', { name: photo1.alt }));
      await userEvent.keyboard(`{/${key}}`);
      await expect(taken).toHaveBeenLastCalledWith(false);
    }
    document.removeEventListener('click', keep);
    await expect(taken).toHaveBeenCalledTimes(4);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
