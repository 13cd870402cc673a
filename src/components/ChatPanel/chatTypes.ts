import type { Language } from '../../domain/language';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import type { HelpLine } from '../../domain/helpLine';

/** What the visitor can say with one press; the assistant makes and reads the id. */
export interface Choice {
  /** Opaque to the panel. */
  id: string;
  /** The words on the button, and in the conversation. */
  label: string;
}

/** What the visitor has said: typed, or chosen with one press. */
export type Said = { text: string } | { choice: string; label: string };

/** What an answer has for somebody who may not be safe. */
export interface QuietPart {
  /** When to speak: "Speak only if it is safe." */
  speak: string;
  /** Whom to call. */
  lines: readonly HelpLine[];
  /** Leaves the page at once; takes the place of the red call in the panel's head. */
  leave: Link;
  /** Answers that can be given with one press. */
  replies: readonly Choice[];
}

/** One of the things that may have happened: its name, and the sign by which it is seen. */
export interface Sight extends Choice {
  /** How it is seen: "No breath, or only gasps". */
  sign: string;
  /** Says the same as the words. */
  picture?: Picture;
}

/** Asked in place of an answer where it is not clear what has happened. */
export interface Question {
  /** At most eight words, without the number. */
  callLine?: string;
  /** "What do you see?" */
  title: string;
  /** At most three. */
  choices: readonly Sight[];
  /** Leads on where none of them is right. */
  none: Link;
}

/** One message of the conversation. */
export interface ChatMessage {
  /** Unique id of the message. */
  id: string;
  /** Who wrote it: the visitor or the service. */
  speaker: 'User' | 'Bot';
  /** To call, in at most eight words and without the number: the button is beside it. */
  callLine?: string;
  /** Name of the matter. */
  heading?: string;
  /** For whom the steps are: another choice replaces the answer. */
  forWhom?: { selected: string; choices: readonly Choice[] };
  /** What it says, as plain text; line breaks are kept. May be empty where there are steps or a question. */
  text: string;
  /** What to do, in order: numbered, below the text. */
  steps?: readonly string[];
  /** Number of the first step, where the steps of an earlier answer go on. @default 1 */
  firstStep?: number;
  /** Illustrates the step that is hard to do from words alone. */
  picture?: Picture;
  /** Number of that step, below which the picture stands. @default the last one on the first screen */
  pictureStep?: number;
  /** Answers to the step that asks, at most three, below the last step on the first screen. */
  answers?: readonly Choice[];
  /** What these answer: "Is it out?" */
  ask?: string;
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
  /** Asked in place of text and steps. */
  question?: Question;
  /** What else it may be, in one row below the answer. */
  notThis?: { label: string; choices: readonly Choice[] };
  /** Id of the choice that the visitor has made, pressed or typed. */
  chosen?: string | undefined;
  /** Against what the assistant reads the next message; only the assistant reads it. */
  about?: string;
  /** Language of the text, if known. */
  lang?: Language | undefined;
  /** Offers the same message in another language, with a label in that language; `note` says why a translation could not be given. */
  other?: { lang: Language; label: string; note?: string };
  /** Words of the buttons below it, in its language. @default those of the panel */
  words?: Pick<ChatLabels, 'more' | 'moreSteps' | 'read' | 'stopReading'>;
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
  /** The same button where it shows steps. */
  moreSteps: string;
  /** Button that reads steps aloud. */
  read: string;
  /** The same button while it reads. */
  stopReading: string;
  /** What to do about a message that is too long; `{max}` is the limit. */
  tooLong: string;
}
