import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { replyInBoth } from '../../src/assistant/bilingual';
import { languageOfWords } from '../../src/assistant/engine/language';
import { assistant } from '../../src/content/en/assistant';
import { assistant as kiswahili } from '../../src/content/sw/assistant';
import { Assistant } from '../../src/sections/Assistant/Assistant';
import { ask, call, handOver, labels, newest, notice, onPhone, suggestions, title } from './assistantSteps';

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
    reply: replyInBoth(assistant, () => Promise.resolve(kiswahili)),
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

/** What no rule knows. */
export const Unknown: Story = {
  play: async (context) => {
    await ask(context, 'qwertz');
    await expect(newest(context)).toHaveTextContent(/not sure/i);
  },
};
