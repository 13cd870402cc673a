import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { button, dialog, expectPicture, gone, pictureOf } from './albumSteps';
import states from './AlbumDialog.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Home and End change the picture, wherever in the dialog the focus is; Tab stays inside. */
export const KeyboardOnly: Story = {
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectPicture(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(2);
    await userEvent.keyboard('{End}');
    await expectPicture(7);
    await userEvent.keyboard('{Home}');
    await expectPicture(1);
    for (const name of ['Close album', 'Previous picture', 'Next picture']) {
      await userEvent.tab();
      await expect(button(name)).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(2);
    await userEvent.tab();
    await waitFor(() => expect(button('Close album')).toHaveFocus());
  },
};

/** Esc closes it; the focus returns to the picture that opened it, whichever picture was shown last. */
export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const photo = canvas.getByRole('link', { name: pictureOf(2) });
    await userEvent.click(photo);
    await expectPicture(2);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await gone();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(photo).toHaveFocus();
  },
};

/** A press outside closes it, and so does the close button. */
export const ClosedByPress: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const photo = canvas.getByRole('link', { name: pictureOf(1) });
    await userEvent.click(photo);
    await userEvent.click((await dialog()).parentElement as HTMLElement);
    await gone();
    await userEvent.click(photo);
    await dialog();
    await userEvent.click(button('Close album'));
    await gone();
    await expect(photo).toHaveFocus();
  },
};

/** A swipe to the left shows the next picture, to the right the previous one; a short swipe does nothing. */
export const Swiped: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await expectPicture(1);
    const swipe = async (from: number, to: number) => {
      const target = screen.getByRole('img');
      await userEvent.pointer([
        { keys: '[TouchA>]', target, coords: { clientX: from, clientY: 300 } },
        { pointerName: 'TouchA', target, coords: { clientX: to, clientY: 310 } },
        { keys: '[/TouchA]', target, coords: { clientX: to, clientY: 310 } },
      ]);
    };
    await swipe(300, 100);
    await expectPicture(2);
    await swipe(250, 120);
    await expectPicture(3);
    await swipe(200, 180);
    await expectPicture(3);
    await swipe(100, 300);
    await expectPicture(2);
  },
};

/** The pictures before and after the shown one are preloaded, except with data saving. */
export const SavesData: Story = {
  args: { index: 2 },
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'connection');
    };
  },
  play: async ({ userEvent }) => {
    const loaded = async () => (await dialog()).querySelectorAll('img').length;
    await expect(await loaded()).toBe(1);
    Reflect.deleteProperty(navigator, 'connection');
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(4);
    await expect(await loaded()).toBe(3);
  },
};
