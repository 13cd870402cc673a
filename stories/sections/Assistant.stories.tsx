import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { replyIn } from '../../src/assistant/replyIn';
import { languageOfWords } from '../../src/assistant/engine/language';
import { assistant } from '../../src/content/pages/assistant';
import { responseTarget } from '../../src/content/pages/promises';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { Assistant } from '../../src/sections/Assistant/Assistant';
import { ask, call, handOver, labels, newest, notice, onPhone, suggestions, title } from './assistantSteps';

const kiswahili = assistantIn(assistant);

const meta = {
  component: Assistant,
  // ChatPanel is pictured in the dark.
  parameters: {
    pictures: { dark: false },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    ...{ title, notice, call, suggestions, handOver, labels },
    language: 'en',
    languageOf: languageOfWords,
    reply: replyIn(assistant, () => Promise.resolve(kiswahili)),
    onClose: fn(),
  },
} satisfies Meta<typeof Assistant>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question about the service, then one from the suggestions. */
export const Conversation: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, 'how long will the ambulance take');
    await expect(newest(context)).toHaveTextContent(responseTarget);
    await userEvent.click(canvas.getByRole('button', { name: suggestions[0] ?? '' }));
    const messages = within(canvas.getByRole('log'))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time'));
    await expect(messages).toHaveLength(4);
    await expect(messages[0]).toHaveTextContent('how long will the ambulance take');
    await expect(messages[2]).toHaveTextContent(suggestions[0] ?? '');
  },
};

/** The same on a phone. */
export const ConversationOnPhone: Story = { ...Conversation, globals: onPhone };

/** Danger to life: numbered steps, first the call, then one action each; steps that do not fit a phone are behind "More". */
export const LifeThreat: Story = {
  play: async (context) => {
    await ask(context, 'help my dad has chest pain and is sweating');
    const answer = within(newest(context));
    const urgent = answer.getByText('Call now, phone on speaker.');
    const [words] = answer.getAllByText(/aspirin/);
    await expect(urgent.compareDocumentPosition(words ?? urgent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(newest(context)).toHaveTextContent(/From: .*20\d\d/);
    await expect(answer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/FirstAid\/HeartAttack/)]),
    );
  },
};

/** The same on a phone. */
export const LifeThreatOnPhone: Story = { ...LifeThreat, globals: onPhone };

/** A question in Kiswahili is answered in Kiswahili; the offer below replaces the answer with the English one. */
export const InKiswahili: Story = {
  globals: onPhone,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, 'mtoto amepaliwa');
    const words = await canvas.findByText(/Mwinamishe mbele/);
    await expect(words.closest('[lang]')).toHaveAttribute('lang', 'sw');
    await expect(newest(context)).toHaveTextContent(/Rasimu:/);
    const offer = canvas.getByRole('button', { name: 'In English' });
    await userEvent.click(offer);
    await expect(canvas.getByText(/Bend them forward/).closest('[lang]')).toHaveAttribute('lang', 'en-KE');
    await expect(canvas.queryByText(/Mwinamishe mbele/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Kwa Kiswahili' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Kwa Kiswahili' }));
    await expect(await canvas.findByText(/Mwinamishe mbele/)).toBeInTheDocument();
  },
};

/** The whole panel in Kiswahili, as on the pages in that language. */
export const PanelInKiswahili: Story = {
  globals: onPhone,
  args: {
    title: kiswahili.title,
    notice: kiswahili.notice,
    call: kiswahili.call,
    suggestions: kiswahili.suggestions,
    handOver: kiswahili.handOver,
    labels: kiswahili.labels,
    language: 'sw',
    reply: replyIn(assistant, () => Promise.resolve(kiswahili), { sw: kiswahili }),
  },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('dialog', { name: 'Msaidizi' });
    await expect(panel).toHaveAttribute('lang', 'sw');
    await userEvent.click(canvas.getByRole('button', { name: 'Anavuja damu nyingi' }));
    await expect(canvas.getByText(/^Bonyeza kwa nguvu/)).toBeInTheDocument();
  },
};

/** Someone who may not be safe: help lines first, a link that leaves in place of the red call, and two replies. */
export const Quiet: Story = {
  globals: onPhone,
  play: async (context) => {
    const { canvas } = context;
    await ask(context, 'my husband beats me when he is drunk');
    const answer = within(newest(context));
    await expect(answer.getAllByRole('link')[0]).toHaveAttribute('href', 'tel:1195');
    await expect(answer.getByText('Speak only if it is safe.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leave now' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: call.label })).toBeNull();
    // The conversation scrolls to the answer.
    await waitFor(async () => {
      const log = canvas.getByRole('log').getBoundingClientRect();
      for (const name of ['I am hurt', 'I cannot speak now']) {
        const reply = canvas.getByRole('button', { name }).getBoundingClientRect();
        await expect(reply.bottom).toBeLessThanOrEqual(log.bottom);
      }
    });
  },
};

/** Hurt: the call comes back, and the link that leaves stays below. */
export const QuietThenHurt: Story = {
  globals: onPhone,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, 'my husband beats me when he is drunk');
    await userEvent.click(canvas.getByRole('button', { name: 'I am hurt' }));
    await expect(canvas.getByRole('button', { name: 'I am hurt' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'I am hurt' })).toBePressed();
    await expect(newest(context)).toHaveTextContent(/if it is safe to speak/);
    await expect(canvas.getByRole('link', { name: call.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leave now' })).toBeVisible();
  },
};

/** A message that no rule understands. */
export const Unknown: Story = {
  play: async (context) => {
    await ask(context, 'qwertz');
    await expect(newest(context)).toHaveTextContent(/not sure/i);
  },
};
