import type { Language } from '../../domain/language';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import type { HelpLine } from '../../domain/helpLine';

/** What an answer has for somebody who may not be safe. */
export interface QuietPart {
  /** When to speak: "Speak only if it is safe." */
  speak: string;
  /** Whom to call. */
  lines: readonly HelpLine[];
  /** Leaves the page at once; takes the place of the red call in the panel's head. */
  leave: Link;
  /** Answers that can be given with one press. */
  replies: readonly QuickReply[];
}

/** What the visitor can say with one press, and what is answered. */
export interface QuickReply {
  /** The reply, on its button and in the conversation. */
  label: string;
  /** What is answered. */
  answer: Omit<ChatMessage, 'id' | 'speaker' | 'timestamp'>;
}

/** One message of the conversation. */
export interface ChatMessage {
  /** Unique id of the message. */
  id: string;
  /** Who wrote it: the visitor or the service. */
  speaker: 'User' | 'Bot';
  /** What it says, as plain text; line breaks are kept. May be empty where there are steps. */
  text: string;
  /** What to do, in order: numbered, below the text. */
  steps?: readonly string[];
  /** Illustrates the step that is hard to do from words alone. */
  picture?: Picture;
  /** What not to do; said after the steps. */
  avoid?: string;
  /** Answer to another question of the same message; said after what not to do. */
  aside?: string;
  /** Side notes, such as a source; at the end, in smaller type. */
  notes?: readonly string[];
  /** Time of the message, ISO 8601; shown as the time of day in Nairobi. */
  timestamp: string;
  /** The emergency number, when a life may be at stake. Its label is the number as the text writes it, where it becomes a link. */
  call?: Link;
  /** Pages to read next, below the text. */
  links?: readonly Link[];
  /** Help lines, after the first line of the text, for somebody who may not be safe. */
  quiet?: QuietPart;
  /** Language of the text, if known. */
  lang?: Language | undefined;
  /** Offers the same message in another language, with a label in that language; `note` says why a translation could not be given. */
  other?: { lang: Language; label: string; note?: string };
}

/** Words of the panel. */
export interface ChatLabels {
  /** Names of the speakers. */
  speakers: Readonly<Record<ChatMessage['speaker'], string>>;
  /** Name of the conversation. */
  log: string;
  /** Stands above the suggestions. */
  suggestions: string;
  /** Label of the box to type in. */
  input: string;
  /** Example in the empty box. */
  placeholder: string;
  /** Name of the button that sends. */
  send: string;
  /** Button that empties the conversation. */
  clear: string;
  /** Said when it is empty again. */
  cleared: string;
  /** Name of the close button. */
  close: string;
  /** Shown where the answer will appear. */
  busy: string;
  /** Button that shows the lines of an answer that do not fit on a phone's screen. */
  more: string;
  /** What to do about a message that is too long; `{max}` is the limit. */
  tooLong: string;
}
