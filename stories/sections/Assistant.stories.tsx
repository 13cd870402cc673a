import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { replyFrom } from '../../src/assistant/reply';
import { assistant } from '../../src/content/en/assistant';
import { Assistant } from '../../src/sections/Assistant/Assistant';
import { expectToFitScreen } from '../fixtures/layout';

const { title, notice, call, suggestions, handOver, labels } = assistant;

const meta = {
  component: Assistant,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    ...{ title, notice, call, suggestions, handOver, labels },
    reply: replyFrom(assistant),
    onClose: fn(),
  },
} satisfies Meta<typeof Assistant>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const onPhone = { viewport: { value: 'phone' } };

async function ask({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, text: string) {
  await userEvent.type(canvas.getByRole('textbox', { name: labels.input }), `${text}{Enter}`);
}
const newest = ({ canvas }: Pick<Context, 'canvas'>) => {
  const last = within(canvas.getByRole('log'))
    .getAllByRole('listitem')
    .findLast((item) => item.querySelector('time'));
  if (!last) throw new Error('There is a message.');
  return last;
};

/** Nothing asked yet: questions to press. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: title })).toHaveAccessibleDescription(notice);
    for (const suggestion of suggestions)
      await expect(canvas.getByRole('button', { name: suggestion })).toBeVisible();
    await expect(canvas.getByRole('link', { name: call.label })).toHaveAttribute('href', call.to);
  },
};

/** The same on a phone: a sheet over the page. */
export const EmptyOnPhone: Story = { ...Empty, globals: onPhone };

/** A question about the service, then one from the suggestions. */
export const Conversation: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, 'how long will the ambulance take');
    await expect(newest(context)).toHaveTextContent(/5-10 minutes in urban areas/);
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

/** A life may be at stake: the call link first, then one action a line, then where the words are from. */
export const LifeThreat: Story = {
  play: async (context) => {
    await ask(context, 'help my dad has chest pain and is sweating');
    const answer = within(newest(context));
    const urgent = answer.getByRole('link', { name: call.label });
    await expect(urgent).toHaveAttribute('href', call.to);
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

/** Swahili words reach the right answer; the answers are in English. */
export const InSwahili: Story = {
  play: async (context) => {
    await ask(context, 'mtoto hapumui');
    await expect(within(newest(context)).getByRole('link', { name: call.label })).toBeVisible();
    await expectToFitScreen();
  },
};

/** What no rule knows. */
export const Unknown: Story = {
  play: async (context) => {
    await ask(context, 'qwertz');
    await expect(newest(context)).toHaveTextContent(/not sure/i);
  },
};

/** By the keyboard alone. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('textbox', { name: labels.input })).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(within(canvas.getByRole('log')).queryAllByRole('listitem')).toHaveLength(suggestions.length);
    await userEvent.keyboard('what is in an ambulance{Enter}');
    await expect(newest(context)).toHaveTextContent(/stretcher/i);
    canvas.getByRole('button', { name: labels.clear }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(labels.cleared)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
