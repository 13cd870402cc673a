import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn } from 'storybook/test';
import { plusCode, spelled } from '../../src/behaviours/place/plusCode';
import { mlolongo, phoneAt, phoneFails } from '../fixtures/positions';
import { expectToFitScreen } from '../fixtures/layout';
import states from './PlaceFinder.stories';
import { expectFound, find, message, place } from './placeFinderSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The questions: at every key in them the place is looked at anew. */
const form = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector('form') as HTMLFormElement;

/** An old position gives its age, also in the message. */
export const Old: Story = {
  beforeEach: () => {
    const undo = phoneAt(mlolongo);
    const { now } = Date;
    return () => {
      undo();
      Date.now = now;
    };
  },
  play: async (context) => {
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    const later = Date.now() + 9 * 60_000;
    Date.now = () => later;
    await fireEvent.input(form(context));
    await expect(context.canvas.getByText('9 minutes ago')).toBeVisible();
    await expect(message(context.canvasElement)).toContain('(within 12 m, 9 minutes ago)');
    await expect(context.canvas.getByRole('button', { name: place.labels.again })).toBeVisible();
  },
};

/** The phone's clock is an hour ahead of the satellites': the position is as new as it is. */
export const OtherClock: Story = {
  beforeEach: () => phoneAt({ ...mlolongo, behind: 65 }),
  play: async (context) => {
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    await expect(message(context.canvasElement)).toContain('(within 12 m).');
    await expect(context.canvas.queryByRole('button', { name: place.labels.again })).toBeNull();
  },
};

/** A translated page is not written again while nothing changes, and what is copied is what is sent. */
export const Translated: Story = {
  beforeEach: () => phoneAt(mlolongo),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    const made = message(canvasElement);
    for (const part of canvasElement.querySelectorAll(
      '[data-part=message],[data-part=heading],[data-part=status]',
    ))
      if (part.firstChild) part.firstChild.textContent = `~${part.textContent}`;
    const said = canvasElement.querySelector('[data-part=status]');
    await fireEvent.input(form(context));
    await expect(said?.textContent).toMatch(/^~/);
    await userEvent.click(canvas.getByRole('button', { name: place.labels.copy }));
    await expect(copied).toHaveBeenCalledWith(made);
    await fireEvent.input(form(context));
    await expect(canvas.getByText(place.labels.copied)).toBeVisible();
  },
};

/** If the share sheet does not open, the message is copied; closing the sheet does nothing. */
export const ShareRefused: Story = {
  beforeEach: () => {
    const share = fn();
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const undo = phoneAt(mlolongo);
    return () => {
      undo();
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    const share = canvas.getByRole('button', { name: place.labels.share });
    await userEvent.click(share);
    await expect(canvas.queryByText(place.labels.copied)).not.toBeVisible();
    await userEvent.click(share);
    await expect(await canvas.findByText(place.labels.copied)).toBeVisible();
  },
};

/** A better position replaces the first; a slightly worse one does not change the code. */
export const Improving: Story = {
  beforeEach: () =>
    phoneAt({ ...mlolongo, accuracy: 80 }, mlolongo, { ...mlolongo, latitude: -1.36412, accuracy: 14 }),
  play: async (context) => {
    await find(context);
    await context.canvas.findByText('6 G C R, J W P H, plus, 9 V');
    await expectFound(context, 'Found, within 12 metres');
  },
};

const elsewhere = { ...mlolongo, latitude: -1.38 };

/** If the phone has moved, the page asks to read the code again. */
export const Moving: Story = {
  beforeEach: () => phoneAt(mlolongo, elsewhere),
  play: async (context) => {
    await find(context);
    await context.canvas.findByText(spelled(plusCode(elsewhere), 'plus'));
    await expect(context.canvas.getByText(place.words.moving)).toBeVisible();
  },
};

/** Inaccurate by kilometres: questions instead of a code, and the message gives the accuracy. */
export const OnlyTheArea: Story = {
  beforeEach: () => phoneAt({ ...mlolongo, accuracy: 12_300 }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await find(context);
    await expect(await canvas.findByText(place.problems.coarse.title)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nearest landmark' }), 'Mosque');
    await userEvent.click(canvas.getByRole('button', { name: 'Make the message' }));
    await expect(message(canvasElement)).toContain('(within 13 km).');
  },
};

/** Outside Kenya. */
export const Abroad: Story = {
  beforeEach: () => phoneAt({ latitude: 0.3476, longitude: 32.5825, accuracy: 20 }),
  play: async (context) => {
    await find(context);
    await expect(await context.canvas.findByText(place.problems.abroad.title)).toBeVisible();
  },
};

/** Location is off, or the permission prompt was closed. */
export const SwitchedOff: Story = {
  beforeEach: () => phoneFails(1, 'prompt'),
  play: async (context) => {
    await find(context);
    await expect(await context.canvas.findByText(place.problems.off.text)).toBeVisible();
  },
};

/** The phone has no position. */
export const Unavailable: Story = {
  beforeEach: () => phoneFails(2),
  play: async (context) => {
    await find(context);
    await expect(await context.canvas.findByText(place.problems.unavailable.text)).toBeVisible();
  },
};

/** No answers: the first question takes the focus, and a message says so. */
export const NothingAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Describe the place/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make the message' }));
    await expect(canvas.getByText(place.labels.empty)).toBeVisible();
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
  },
};

/** Someone at another place answers the questions, beside the code. */
export const Wrong: Story = {
  beforeEach: () => phoneAt(mlolongo),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    await userEvent.click(canvas.getByRole('link', { name: /^This is not where I am/ }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gate, floor or plot' }), 'Green gate');
    await expect(message(canvasElement)).toContain('Gate, floor or plot: Green gate');
  },
};

/** If the browser cannot copy, the message is selected. */
export const CopyRefused: Story = {
  beforeEach: () => phoneAt(mlolongo),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(place.labels.marked)).toBeVisible();
    await expect(getSelection()?.toString().replace(/\s+/g, ' ')).toBe(
      message(canvasElement).replace(/\s+/g, ' '),
    );
  },
};

/** Under another heading of the page its headings are one level lower. */
export const InAnotherPage: Story = {
  args: { heading: 'h2' },
  beforeEach: () => phoneAt(mlolongo),
  play: async (context) => {
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    await expect(
      context.canvas.getByRole('heading', { level: 3, name: 'Found, within 12 metres' }),
    ).toBeVisible();
  },
};

/** From right to left nothing overflows the screen. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  beforeEach: () => phoneAt(mlolongo),
  play: async (context) => {
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    await expectToFitScreen();
  },
};
