import type { Language } from '../domain/language';
import { whatsappWith } from '../domain/messageLinks';
import { messages as en } from './en/messages';
import { owner } from './owner';
import { messages as sw } from './sw/messages';

/** What the visitors of a page may want to write about. */
export type MessageKind = keyof typeof en;

/** The words by language. */
const messages: Readonly<Record<Language, Readonly<Record<MessageKind, string>>>> = { en, sw };

/** A chat with the owner that begins with these words, and with room for the visitor's own after them. */
export const chatThatSays = (words: string): string => whatsappWith(owner.whatsapp.href, `${words} `);

/** A chat as it fits a kind of page, in its language. @param service Put in where the words name a service. */
export const chatAbout = (kind: MessageKind, language: Language, service = ''): string =>
  chatThatSays(messages[language][kind].replace('{service}', service));
