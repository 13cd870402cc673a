import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { replyFrom } from '../../src/assistant/reply';
import { replyIn } from '../../src/assistant/replyIn';
import { matterIds } from '../../src/domain/assistantIds';
import { ChatPanel } from '../../src/components/ChatPanel/ChatPanel';
import type { ChatMessage } from '../../src/components/ChatPanel/chatTypes';
import { Assistant, type AssistantProps } from '../../src/sections/Assistant/Assistant';
import { assistant as english } from '../../src/content/pages/assistant';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { expectToFitScreen } from '../fixtures/layout';
import states from './Assistant.stories';
import { ask, call, labels, newest, notice, onPhone, suggestions, title } from './assistantSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No messages yet: suggested questions. */
export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: title })).toHaveAccessibleDescription(notice);
    for (const suggestion of suggestions)
      await expect(canvas.getByRole('button', { name: suggestion })).toBeVisible();
    await expect(canvas.getByRole('link', { name: call.label })).toHaveAttribute('href', call.to);
  },
};

/** The same on a phone: a sheet over the page. */
export const NothingAskedOnPhone: Story = { ...NothingAsked, globals: onPhone };

/** A question in Kiswahili has the call first, in Kiswahili. */
export const InSwahili: Story = {
  play: async (context) => {
    await ask(context, 'mtoto hapumui');
    await context.canvas.findByText('Piga simu sasa, weka spika.');
    await expect(newest(context)).toHaveTextContent(/Hapumui/);
    await expectToFitScreen();
  },
};

/** The answer about every matter, and for whom it differs, as one message each. */
const everyAnswer = [english, assistantIn(english)].flatMap((content, language) => {
  const replyNow = replyFrom(content);
  const adult = matterIds.map((choice) => replyNow({ choice, label: choice }));
  const others = adult.flatMap(({ forWhom: whom }) => whom?.choices.slice(1) ?? []);
  return [...adult, ...others.map(({ id: choice, label }) => replyNow({ choice, label }))].map(
    (answer, index): ChatMessage => ({
      id: `${language}-${index}-${answer.about ?? ''}`,
      speaker: 'Bot',
      timestamp: '2026-03-02T06:00:00.000Z',
      ...answer,
    }),
  );
});

/** On a phone of 360 by 740 px what is said before "More" is not higher than the screen below the panel's header. */
export const OneScreenEach: Story = {
  globals: onPhone,
  render: (args) => <ChatPanel {...args} messages={everyAnswer} onSend={fn()} onClear={fn()} />,
  play: async ({ canvas }) => {
    await expect([innerWidth, innerHeight]).toEqual([360, 740]);
    await expect(everyAnswer.length).toBeGreaterThan(80);
    const log = canvas.getByRole('log');
    const room = log.clientHeight;
    const tooHigh = [...log.querySelectorAll('ol > li:has(time)')].flatMap((item, index) => {
      const said = [...item.querySelectorAll('ol > li, p')].filter((words) => words.checkVisibility());
      const end = (said.at(-1) ?? item).getBoundingClientRect().bottom;
      const height = Math.round(end - item.getBoundingClientRect().top);
      return height > room ? [`${everyAnswer[index]?.id ?? ''}: ${height}`] : [];
    });
    await expect(tooHigh).toEqual([]);
  },
};

/** Offline the Kiswahili text cannot load: the answer is in English at once, and the offer says why. */
export const KiswahiliNotLoaded: Story = {
  globals: onPhone,
  args: { reply: replyIn(english, () => Promise.reject(new Error('There is no connection'))) },
  play: async (context) => {
    await ask(context, 'mtoto amepaliwa');
    await expect(await context.canvas.findByText(/Bend them forward/)).toBeInTheDocument();
    await expect(context.canvas.getByText(english.other.failed ?? '')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Kwa Kiswahili' })).toBeVisible();
  },
};

const forWhom = (selected: string) => ({
  selected,
  choices: [
    { id: 'choking', label: 'Adult, child' },
    { id: 'choking@baby', label: 'Baby' },
  ],
});
/** Answers as the assistant gives them, one for each thing that is said. */
const reply = fn<AssistantProps['reply']>((said) => {
  const answers = [{ id: 'choking.stuck', label: 'Still stuck' }];
  const shared = { about: 'choking', heading: 'Choking', answers, lang: 'en', text: '' } as const;
  const words = 'text' in said ? said.text : said.choice;
  if (words === 'he chokes') return { ...shared, forWhom: forWhom('choking'), steps: ['For an adult.'] };
  if (words === 'choking@baby') return { ...shared, forWhom: forWhom(words), steps: ['For a baby.'] };
  return { ...shared, chosen: 'choking.stuck', steps: ['The next step.'], firstStep: 2 };
});

/** A choice is said, and answered like words; another person replaces the answer; typed words mark the choice that they mean. */
export const Choices: Story = {
  render: (args) => <Assistant {...args} reply={reply} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, 'he chokes');
    await expect(reply).toHaveBeenLastCalledWith({ text: 'he chokes' }, 'en', undefined);
    const baby = canvas.getByRole('button', { name: 'Baby' });
    await userEvent.click(baby);
    await expect(reply).toHaveBeenLastCalledWith({ choice: 'choking@baby', label: 'Baby' }, 'en', undefined);
    await expect(canvas.queryByText('For an adult.')).toBeNull();
    await expect(newest(context)).toHaveTextContent('For a baby.');
    await expect(baby).toHaveFocus();
    await expect(baby).toBePressed();
    await ask(context, 'it did not come out');
    await expect(reply).toHaveBeenLastCalledWith({ text: 'it did not come out' }, 'en', 'choking');
    const [typed, pressed] = canvas.getAllByRole('button', { name: 'Still stuck' });
    await expect(typed).toBePressed();
    await expect(pressed).not.toBePressed();
    if (pressed) await userEvent.click(pressed);
    await expect(pressed).toBePressed();
    await expect(canvas.getByText('Still stuck', { selector: 'p' })).toBeInTheDocument();
    await expect(reply).toHaveBeenLastCalledWith(
      { choice: 'choking.stuck', label: 'Still stuck' },
      'en',
      'choking',
    );
  },
};

/** Keyboard only. */
export const KeyboardOnly: Story = {
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
