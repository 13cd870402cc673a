import { whatsappWith } from '../domain/messageLinks';
import { owner } from './owner';

/** What the visitors of a page may want to write about. */
export type MessageKind = 'hello' | 'emergency' | 'service' | 'quote' | 'request' | 'clinic' | 'review';

/** How a message about each begins, in one language. */
export type Messages = Readonly<Record<MessageKind, string>>;

/** A chat with the owner that begins with these words, and with room for the visitor's own after them. */
export const chatThatSays = (words: string): string => whatsappWith(owner.whatsapp.href, `${words} `);

/** A chat as it fits a kind of page, in the language of the messages. @param service Put in where the words name a service. */
export const chatAbout = (kind: MessageKind, messages: Messages, service = ''): string =>
  chatThatSays(messages[kind].replace('{service}', service));
