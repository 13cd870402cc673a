import type { Language } from '../../domain/language';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';

/** One message of the conversation. */
export interface ChatMessage {
  /** Tells the messages apart. */
  id: string;
  /** Who wrote it: the visitor or the service. */
  speaker: 'User' | 'Bot';
  /** What it says, as plain text; line breaks are kept. May be empty where there are steps. */
  text: string;
  /** What to do, in order: numbered, below the text. */
  steps?: readonly string[];
  /** Shows the step that is hard to do from words alone. */
  picture?: Picture;
  /** What not to do; said after the steps. */
  avoid?: string;
  /** What is said aside, such as a source; stands at the end, smaller. */
  notes?: readonly string[];
  /** When, as an ISO timestamp; shown as the time of day in Nairobi. */
  timestamp: string;
  /** The emergency number, where a life may be at stake. Its label is the number as the words have it, where it becomes a link. */
  call?: Link;
  /** Where to read on, below the words. */
  links?: readonly Link[];
  /** Language of the words, where it is known. */
  lang?: Language | undefined;
  /** Offers the same in another language, in words of that one; `note` says why it could not be given. */
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
  /** Stands where the answer will be. */
  busy: string;
  /** Shows what one screen of a phone does not hold of an answer. */
  more: string;
  /** What to do about a text that is too long; `{max}` is the limit. */
  tooLong: string;
}
