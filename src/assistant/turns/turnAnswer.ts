import type {
  AssistantAnswer,
  AssistantChoice,
  AssistantContent,
  MatterTurns,
  TurnPlace,
} from '../../content/assistantTypes';
import { concernIds, ruleIds, topicIds, turnIds, type TurnId } from '../../domain/assistantIds';
import type { Link } from '../../domain/link';
import { matterOf } from './readTurn';

/** What is said to a turn. */
export interface Turned {
  /** The button's words, or what was asked. */
  heading?: string;
  /** The call, in at most eight words and without a number. */
  callLine?: string;
  /** Said before the steps. */
  text?: string;
  /** What to do, in order. */
  steps: readonly string[];
  /** The number of the first step: those of the same matter go on counting. */
  firstStep?: number;
  /** The question that the buttons answer. */
  ask: string;
  /** The buttons. */
  answers: readonly AssistantChoice[];
  /** What the next message is about. */
  about: string;
  /** When the numbers of others were looked up. */
  checked?: string;
  /** Where to read on. */
  links: readonly Link[];
  /** The answer whose words these are, for its sources. */
  source?: AssistantAnswer;
}

/** The whole answer to another matter comes next, with some words before it. */
export interface GoTo {
  /** The matter, and for whom: `notBreathing@baby`. */
  to: string;
  /** Said before its steps. */
  text?: string;
  /** The call, in at most eight words and without a number. */
  callLine?: string;
}

const isIn =
  <T extends string>(ids: readonly T[]) =>
  (id: string | undefined): id is T =>
    ids.some((one) => one === id);
const isTopic = isIn(topicIds);
const isConcern = isIn(concernIds);
const isRule = isIn(ruleIds);
const isTurn = isIn(turnIds);

/** What answers for a turn that a matter has no words for. */
const nearest: Partial<Record<TurnId, TurnId>> = { breathes: 'awake', awake: 'better', noBreath: 'limp' };

/** For whom it is: `baby`. */
const whoIn = (about: string) => /@([^.]+)/.exec(about)?.[1];

/** The matter and the turn of a choice; undefined where it is none. */
export function turnOfChoice(id: string): { about: string; turn: TurnId } | undefined {
  const [about = '', turn] = id.split('.');
  return isTurn(turn) ? { about, turn } : undefined;
}

/** The words for a matter, and for whom; undefined for the quiet ones and those that ask nothing. */
function turnsOf({ turns, concerns }: AssistantContent, about: string): MatterTurns | undefined {
  const matter = matterOf(about);
  const who = whoIn(about);
  const isQuiet = isConcern(matter) && concerns[matter].quiet !== undefined;
  if (isQuiet) return undefined;
  const place = Object.keys(turns.matters).find((id) => id === `${matter}@${who ?? ''}`) ?? matter;
  return turns.matters[place as TurnPlace] ?? turns.general;
}

/** The question of a matter and the buttons that answer it; undefined where nothing is asked. */
export function answersTo(
  content: AssistantContent,
  about: string,
): { ask: string; answers: readonly AssistantChoice[] } | undefined {
  const found = turnsOf(content, about);
  return (
    found && {
      ask: found.ask,
      answers: found.answers.map(({ turn, label }) => ({ id: `${about}.${turn}`, label })),
    }
  );
}

/** The answer to a matter or of a rule; the one for a baby or a child where the turns are written for it. */
function answerOf(
  { topics, young, concerns, answers, turns }: AssistantContent,
  id: string,
  who: string | undefined,
): AssistantAnswer | undefined {
  if (isTopic(id)) {
    const isYoung = who === 'baby' || who === 'child';
    const own = isYoung && `${id}@${who}` in turns.matters ? young[who][id] : undefined;
    return own ?? topics[id];
  }
  return isConcern(id) ? concerns[id] : isRule(id) ? answers[id] : undefined;
}

/**
 * What is said to a turn. Undefined where the matter is a quiet one, whose own replies answer.
 * @param about The matter, and for whom: `choking@baby`.
 */
export function turnAnswer(
  content: AssistantContent,
  about: string,
  turn: TurnId,
): Turned | GoTo | undefined {
  const found = turnsOf(content, about);
  if (!found) return undefined;
  const { turns } = content;
  const matter = matterOf(about);
  const who = whoIn(about);
  const forThem = (id: string) => (who === undefined ? id : `${id}@${who}`);
  const [yes, no] = found.answers;
  const said = (turn === 'yes' ? yes?.turn : turn === 'no' ? no?.turn : undefined) ?? turn;

  const near = nearest[said];
  const further = near && nearest[near];
  const chosen =
    found.turns[said] ??
    (near && found.turns[near]) ??
    (further && found.turns[further]) ??
    turns.general.turns[said];
  if (!chosen) return undefined;

  const { text, lines = [], of = matter, steps, then, call, checked, links } = chosen;
  const callLine = call && turns.calls[call];
  const before = { ...(text && { text }), ...(callLine && { callLine }) };
  if (chosen.of && !steps) return { to: forThem(chosen.of), ...before };

  const source = steps && answerOf(content, of, who);
  const [first = 1, last = 0] = steps ?? [];
  const heading = found.answers.find((one) => one.turn === said)?.label ?? turns.headings[said];
  const next = then === undefined ? forThem(matter) : forThem(then);
  return {
    ...(heading && { heading }),
    ...before,
    steps: [...lines, ...(source?.lines.slice(first - 1, last) ?? [])],
    ...(source && of === matter && { firstStep: first }),
    ask: turns.general.ask,
    answers: [],
    ...answersTo(content, next),
    about: next,
    ...(checked && { checked: turns.checked }),
    links: links ?? source?.links ?? [],
    ...(source && { source }),
  };
}
