import type { Language } from '../domain/language';
import { whatsappWith } from '../domain/messageLinks';
import { messages as en } from './en/messages';
import { owner } from './owner';
import { messages as sw } from './sw/messages';

/** What somebody may want to write about. */
export type MessageKind = keyof typeof en;

const messages: Readonly<Record<Language, Readonly<Record<MessageKind, string>>>> = { en, sw };

/** A chat with the owner that begins with these words, and with room for the visitor's own after them. */
export const chatThatSays = (words: string): string => whatsappWith(owner.whatsapp.href, `${words} `);

/** A chat about something, in a language. @param service Put in where the words name a service. */
export const chatAbout = (kind: MessageKind, language: Language = 'en', service = ''): string =>
  chatThatSays(messages[language][kind].replace('{service}', service));
