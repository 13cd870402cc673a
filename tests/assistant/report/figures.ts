import { threats, type Meaning } from '../../../src/assistant/model/meanings';
import type { Guesser } from '../../../src/assistant/model/model';
import { readMessage } from '../../../src/assistant/parseMessage';
import { replyFrom } from '../../../src/assistant/reply';
import { assistant } from '../../../src/content/pages/assistant';
import { isMatter, type MatterId } from '../../../src/domain/assistantIds';
import type { Line } from './corpus';

/** What lines with a threat to life are shown. */
export interface ThreatFigures {
  of: number;
  /** The steps of what is meant, at once. */
  first: number;
  /** Steps of something else, and what is meant in the row "Not this?". */
  row: number;
  /** A question that has what is meant among its buttons. */
  asked: number;
  /** A question without it. */
  askedElse: number;
  /** Steps of something else, and what is meant nowhere. */
  elsewhere: number;
  /** Neither the call nor a question. */
  lost: number;
}

/** What lines without a threat are shown: everyday messages, and questions about the service. */
export interface CalmFigures {
  of: number;
  /** Steps, or an alarm. */
  alarmed: number;
  /** A question. */
  asked: number;
}

/** How a group of lines is answered. */
export interface Figures {
  threats: ThreatFigures;
  calm: CalmFigures;
  /** The figure of before November 2026: all lines but everyday ones where what is meant stands anywhere in the answer. */
  anywhere: { right: number; of: number };
}

/** A line, and what is answered. */
export interface Answered extends Line {
  /** What is shown first, and what else can be chosen. */
  shown: readonly MatterId[];
  kind: 'steps' | 'ask' | 'answer';
  hasCall: boolean;
  /** The rule or question that answers. */
  rule: string;
}

/** What else is right: answers that are as good for these meanings, or better. */
const alsoRight: Partial<Record<Meaning, readonly MatterId[]>> = {
  cpr: ['notBreathing', 'stopPushing'],
  newborn: ['notBreathing'],
  sting: ['scorpion', 'allergy'],
  dogBite: ['wildAnimal'],
  sickChild: ['sickleCell'],
  notAwake: ['fainting', 'drunk'],
};

/** Where what is meant stands among what is shown; -1 where it does not. */
export const placeOf = ({ meaning, shown }: Pick<Answered, 'meaning' | 'shown'>): number =>
  shown.findIndex((id) => id === meaning || alsoRight[meaning]?.includes(id));

/** Answers lines, in English, as with this model. */
export function answerLines(lines: readonly Line[], guess: Guesser): Answered[] {
  const reply = replyFrom(assistant, guess);
  return lines.map((line) => {
    const read = readMessage(line.text, guess);
    if (!read) throw new Error(`An empty line in ${line.meaning}.txt`);
    const { about, question, notThis, callLine, call, quiet } = reply({ text: line.text });
    const ids = [
      ...(about ? [about] : []),
      ...(question ?? notThis ?? { choices: [] }).choices.map(({ id }) => id),
    ];
    const { rule, ask } = read.reading;
    return {
      ...line,
      shown: ids.map((id) => id.split('@')[0] ?? '').filter(isMatter),
      kind: read.decision.kind,
      hasCall: callLine !== undefined || call !== undefined || quiet !== undefined || question !== undefined,
      rule: ask ?? rule,
    };
  });
}

/** Whether a meaning is neither about a patient nor a call for help, so that an alarm is false. */
const isCalm = (meaning: Meaning) =>
  !isMatter(meaning) &&
  !['callAmbulance', 'healthEmergency', 'cpr', 'whatToSay', 'kit', 'plan'].includes(meaning);

/** The figures of a group of lines. */
export function figuresOf(all: readonly Answered[]): Figures {
  const threat = all.filter(({ meaning }) => threats.has(meaning));
  const calm = all.filter(({ meaning }) => isCalm(meaning));
  const meant = all.filter(({ meaning }) => meaning !== 'everyday');
  const count = (lines: readonly Answered[], is: (line: Answered) => boolean) => lines.filter(is).length;
  return {
    threats: {
      of: threat.length,
      first: count(threat, (line) => line.kind === 'steps' && placeOf(line) === 0),
      row: count(threat, (line) => line.kind === 'steps' && placeOf(line) > 0),
      asked: count(threat, (line) => line.kind === 'ask' && placeOf(line) >= 0),
      askedElse: count(threat, (line) => line.kind === 'ask' && placeOf(line) < 0),
      elsewhere: count(threat, (line) => line.kind === 'steps' && placeOf(line) < 0),
      lost: count(threat, ({ hasCall }) => !hasCall),
    },
    calm: {
      of: calm.length,
      alarmed: count(calm, ({ kind }) => kind === 'steps'),
      asked: count(calm, ({ kind }) => kind === 'ask'),
    },
    anywhere: {
      of: meant.length,
      right: count(meant, (line) => placeOf(line) >= 0 || line.rule === line.meaning),
    },
  };
}

/** What is shown in place of what is meant, the most frequent first. */
export function confusedIn(all: readonly Answered[]) {
  const confused = new Map<string, { meaning: Meaning; read: string; times: number }>();
  for (const line of all) {
    const { meaning, shown, rule, kind } = line;
    if (kind === 'ask' || placeOf(line) === 0 || rule === meaning || meaning === 'everyday') continue;
    const read = shown[0] ?? rule;
    const { times } = confused.get(`${meaning}>${read}`) ?? { times: 0 };
    confused.set(`${meaning}>${read}`, { meaning, read, times: times + 1 });
  }
  return [...confused.values()].sort((one, other) => other.times - one.times);
}
