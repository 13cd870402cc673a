import type { Language } from './language';

/** Words of a mail to a visitor; `{…}` are put in. */
export interface LetterWords {
  subject: string;
  title: string;
  paragraphs: readonly string[];
}

/** Words of all mails to visitors, in one language. */
export interface MailWords {
  /** Who writes. */
  brand: string;
  /** Language and country in which days are written out, such as `en-GB`. */
  locale: string;
  /** Something has arrived; of a request and a booking `{reference}` is put into the subject. */
  arrived: Readonly<Record<'booking' | 'request' | 'message', LetterWords>>;
  /** The copy of a request: `medical` stands in the place of health details, `closing` after the answers. */
  copy: LetterWords & { medical: string; closing: readonly string[] };
  /** What staff decided about a booking; `calendar` is the button of one that holds. */
  decided: Readonly<Record<'confirmed' | 'declined', LetterWords>> & { calendar: string };
  /** Asks whether news are wished at this address. */
  subscription: LetterWords & { button: string; leave: string };
  /** Names of the facts that a mail tells. */
  facts: Readonly<Record<'reference' | 'service' | 'clinic' | 'day', string>>;
  /** How to reach the service, each as a link. */
  ways: { title: string; links: readonly { label: string; to: string }[] };
  /** What is urgent is not for mail. */
  emergency: string;
  /** For people who have not asked for anything. */
  notYou: string;
}

/** Colours of a mail, which no style sheet of ours reaches: CSS values. */
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

/** The words of mails with the language that they are in. */
export type WrittenMails = MailWords & { language: Language };

/** What mails to visitors are made of: the site's words, and its colours by day and at night. */
export interface VisitorMails {
  /** By the language of the visitor's page: English where that language has no mails yet. */
  words: Readonly<Record<Language, WrittenMails>>;
  colours: Readonly<Record<'light' | 'dark', MailColours>>;
}
