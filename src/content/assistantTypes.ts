import type { ChatPanelProps } from '../components/ChatPanel/ChatPanel';
import type { ChatMessage, QuietPart } from '../components/ChatPanel/chatTypes';
import type { HelpLine } from '../domain/helpLine';
import type {
  AskId,
  ConcernId,
  MatterId,
  RuleId,
  TopicId,
  TurnId,
  YoungPatient,
} from '../domain/assistantIds';
import type { Language } from '../domain/language';
import type { Link } from '../domain/link';
import type { Picture } from '../media/picture';
import type { FirstAidSource, Matter, Review } from './firstAidTypes';
import type { Words } from './types';

/** What the assistant answers. */
export type AssistantReply = Omit<ChatMessage, 'id' | 'speaker' | 'timestamp'>;

/** What can be pressed below an answer. */
export type AssistantChoice = NonNullable<AssistantReply['answers']>[number];

/** A first-aid drawing that the assistant shows. */
export type AssistantPicture =
  | 'cpr'
  | 'babyCpr'
  | 'recovery'
  | 'backBlows'
  | 'babyChoking'
  | 'pressWound'
  | 'stroke'
  | 'burn'
  | 'neck'
  | 'eyeRinse';

/** What a matter is called on a button. */
export interface MatterWords {
  name: string;
  /** What a bystander sees. */
  sign: string;
  picture?: AssistantPicture;
}

/** What the assistant says to a question. */
export interface AssistantAnswer {
  /** The call, where a life may be at stake: at most eight words, without the number, whose button stands beside it. */
  callLine?: string;
  /** One action or statement each. Lines with a call and sources are steps, and are numbered. */
  lines: readonly string[];
  /** For whom the lines are, at the end: "For a baby under 1 year." */
  whom?: string;
  /** Which lines are over once the patient is out of the water, or the child is born; counted from 0. */
  over?: readonly number[];
  /** The number in the words is a link. */
  call?: true;
  /** Shows the step that is hard to do from words alone. */
  picture?: AssistantPicture;
  /** For somebody who may not be safe: whom to call, after the first line. The panel can then be left at once. */
  quiet?: readonly HelpLine[];
  /** What not to do, said after the lines. */
  avoid?: readonly string[];
  /** What a clinician checks with it; `general` unless it says otherwise. */
  matter?: Matter;
  /** Where to read on. */
  links?: readonly Link[];
  /** Guidelines that the words come from. */
  sources?: readonly FirstAidSource[];
}

/** What is said to a turn: words of its own, then some lines of an answer, or the whole answer to another matter. */
export interface TurnAnswer {
  /** Said first, without a number. */
  text?: string;
  /** Steps of its own. */
  lines?: readonly string[];
  /** Whose lines follow, if not those of the matter itself: all of them unless `steps` picks some. */
  of?: TopicId | ConcernId | RuleId;
  /** The first and the last of these lines, by their numbers: counted from 1. */
  steps?: readonly [first: number, last: number];
  /** What the next message is about, if something else. */
  then?: TopicId | ConcernId;
  /** Which line about the call stands above it. */
  call?: keyof Turns['calls'];
  /** Set where it names numbers of others: says when they were looked up. */
  checked?: true;
  /** Where to read on, if not at the matter's pages. */
  links?: readonly Link[];
}

/** What a matter asks, and what is said to the answers. */
export interface MatterTurns {
  /** The question; its first answer means yes, its second no. */
  ask: string;
  /** The answers that can be pressed. */
  answers: readonly { turn: TurnId; label: string }[];
  /** What is said to them, and to what else people ask; the general words for all others. */
  turns: Readonly<Partial<Record<TurnId, TurnAnswer>>>;
}

/** A matter, or one for whom its words differ: `choking@baby`. */
export type TurnPlace = TopicId | ConcernId | `${TopicId}@${YoungPatient | 'pregnant'}`;

/** What is said to a short answer to the last matter. */
export interface Turns {
  /** The call, in at most eight words and without a number. */
  calls: Readonly<Record<'now' | 'again' | 'later', string>>;
  /** Names of the turns that no button names. */
  headings: Readonly<Partial<Record<TurnId, string>>>;
  /** When the numbers of others were looked up. */
  checked: string;
  /** For every matter without words of its own. */
  general: MatterTurns;
  /** The matters that ask. */
  matters: Readonly<Partial<Record<TurnPlace, MatterTurns>>>;
}

/** All words of the assistant. */
export interface AssistantContent extends Words<
  ChatPanelProps,
  'title' | 'notice' | 'noticeLink' | 'call' | 'question' | 'suggestions' | 'handOver' | 'labels'
> {
  /** The emergency number as the answers have it. */
  number: Link;
  /** The drawings, with their descriptions in the language. */
  pictures: Readonly<Record<AssistantPicture, Picture>>;
  /** Offers the same answer in the other language, in words of that one; `failed` says that it could not be loaded. */
  other: { lang: Language; label: string; failed?: string };
  /** Stands before the guidelines of an answer. */
  sourcesLabel: string;
  /** Says whether a clinician has checked the words. */
  checked: {
    unreviewed: string;
    /** `{name}` and `{date}` are put in. */
    reviewed: string;
    /** Language and country in which the date is written, such as `en-GB`. */
    locale: string;
  };
  /** The checks that have taken place. */
  reviews: Readonly<Partial<Record<Matter, Review>>>;
  answers: Readonly<Record<RuleId | 'fallback', AssistantAnswer>>;
  topics: Readonly<Record<TopicId, AssistantAnswer>>;
  /** In place of a topic where the patient is a baby or a child. */
  young: Readonly<Record<YoungPatient, Readonly<Partial<Record<TopicId, AssistantAnswer>>>>>;
  /** For what no first-aid page covers. */
  concerns: Readonly<Record<ConcernId, AssistantAnswer>>;
  /** In place of a concern where the message is about somebody other than the writer. */
  helpers: Readonly<Partial<Record<ConcernId, AssistantAnswer>>>;
  /** What quiet answers share. */
  quiet: Pick<QuietPart, 'speak' | 'leave'> & {
    /** When the numbers were looked up: said at the end. */
    checked: string;
    /** What can be said with one press, and what is answered; `stays` where the panel stays quiet. */
    replies: readonly (Pick<AssistantAnswer, 'lines'> & {
      label: string;
      links: readonly Link[];
      stays?: true;
    })[];
  };
  /** For questions about the service that are narrower than a rule. */
  asks: Readonly<Record<AskId, AssistantAnswer>>;
  /** Whom else to call, at the end of every answer that begins with the call. */
  noAnswer: string;
  /** What each matter is called. */
  matters: Readonly<Record<MatterId, MatterWords>>;
  /** Words of the question "What do you see?", and of what can be pressed besides. */
  asking: {
    /** The call, above it. */
    callLine: string;
    /** Asks what the visitor sees. */
    seen: string;
    /** Leads to the questions that are answered by taps. */
    none: Link;
    /** Before other matters that may be meant. */
    notThis: string;
    /** The call, at the end of an answer about something else. */
    emergency: string;
    /** Leads to the same questions, below an answer about something else. */
    hurt: Link;
    /** For whom steps are; one of them where there are steps for adults and babies alone. */
    whom: Readonly<Record<'adult' | 'adultOrChild' | YoungPatient, string>>;
  };
  /** For short answers to the last matter. */
  turns: Turns;
  /** For a complaint that threatens no life. */
  clinic: AssistantAnswer;
}

/** Words of the panel itself. */
export type AssistantPanel = Omit<
  AssistantContent,
  | 'answers'
  | 'topics'
  | 'young'
  | 'concerns'
  | 'helpers'
  | 'asks'
  | 'clinic'
  | 'noAnswer'
  | 'matters'
  | 'asking'
  | 'turns'
  | 'reviews'
>;
