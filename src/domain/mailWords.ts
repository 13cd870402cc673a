import type { Language } from './language';
import type { DayWords } from './sayDay';

/** Texts of an e-mail to a visitor; `{…}` are placeholders. */
export interface LetterWords {
  subject: string;
  title: string;
  paragraphs: readonly string[];
}

/** Texts of all e-mails to visitors, in one language. */
export interface MailWords {
  /** Name of the sender. */
  brand: string;
  /** How days are written out. */
  days: DayWords;
  /** The clinics: id, name, and hours as they are said. */
  clinics: readonly { id: number; name: string; hours: string }[];
  /** Where the clinics are, in one line. */
  place: string;
  /** Confirmation of receipt; for a request and a booking the subject contains `{reference}`. */
  arrived: Readonly<Record<'booking' | 'request' | 'message', LetterWords>>;
  /**
   * The copy of a request: `typed` replaces what the visitor wrote in own words, `medical` health details; `closing` follows
   * the answers.
   */
  copy: LetterWords & { typed: string; medical: string; closing: readonly string[] };
  /** Decision of staff about a booking; `calendar` is the button of a confirmed one. */
  decided: Readonly<Record<'confirmed' | 'declined', LetterWords>> & { calendar: string };
  /** Asks to confirm a newsletter subscription. */
  subscription: LetterWords & { button: string; leave: string };
  /** Labels of the facts in an e-mail. */
  facts: Readonly<Record<'reference' | 'service' | 'clinic' | 'day' | 'place', string>>;
  /** Contact channels, each as a link. */
  ways: { title: string; links: readonly { label: string; to: string }[] };
  /** Notice that e-mail is not for emergencies. */
  emergency: string;
  /** Notice for people who have not requested anything. */
  notYou: string;
  /** Notice that the words are a draft; missing where they are none. */
  draft?: string;
}

/** Colours of an e-mail, which no style sheet of ours reaches: CSS values. */
export type MailColours = Readonly<
  Record<
    | 'page'
    | 'surface'
    | 'text'
    | 'soft'
    | 'heading'
    | 'link'
    | 'button'
    | 'onButton'
    | 'line'
    | 'head'
    | 'onHead'
    | 'edge',
    string
  >
>;

/** The texts of e-mails with the language that they are in. */
export type WrittenMails = MailWords & { language: Language };

/** What e-mails to visitors are made of: the site's texts, and its colours in light and dark mode. */
export interface VisitorMails {
  /** By the language of the visitor's page: English where that language has no mails yet. */
  words: Readonly<Record<Language, WrittenMails>>;
  colours: Readonly<Record<'light' | 'dark', MailColours>>;
}
