import type { ChatMessage } from '../../src/components/ChatPanel/chatTypes';

const minute = (past: number) => `2026-03-02T06:${String(past).padStart(2, '0')}:00.000Z`;

/** One message, sent a number of minutes past nine in Nairobi. */
export function say(
  speaker: ChatMessage['speaker'],
  past: number,
  text: string,
  more: Partial<Omit<ChatMessage, 'id' | 'speaker' | 'text' | 'timestamp'>> = {},
): ChatMessage {
  return { id: `${speaker}-${past}`, speaker, text, timestamp: minute(past), ...more };
}

/** A question and its answer. */
export const shortTalk: readonly ChatMessage[] = [
  say('User', 5, 'How fast do you arrive?'),
  say(
    'Bot',
    5,
    'How long it takes depends on the traffic and the distance. The dispatcher tells you what to expect.',
    { links: [{ label: 'Paramedics', to: '/ParamedicsPage' }] },
  ),
];

/** So many questions and answers that the first are out of sight. */
export const longTalk: readonly ChatMessage[] = [
  ...shortTalk,
  say('User', 6, 'What is in an ambulance?'),
  say(
    'Bot',
    6,
    'A stretcher, oxygen, a defibrillator, splints, drips and the medicines that the crew may give.',
  ),
  say('User', 8, 'Who comes with it?'),
  say(
    'Bot',
    8,
    'A paramedic and an emergency medical technician. For a transfer of the very ill, a nurse or doctor too.',
  ),
  say('User', 9, 'Which hospital will you take us to?'),
  say(
    'Bot',
    9,
    'The nearest one that can treat the patient. Tell the crew if you would rather go elsewhere.',
  ),
];
