import type { ChatMessage, Said } from '../components/ChatPanel/chatTypes';
import type { AssistantAnswer, AssistantContent } from '../content/assistantTypes';
import type { FirstAidSource, Matter } from '../content/firstAidTypes';
import { fill } from '../domain/fill';
import { isMatter, type MatterId, type TurnId, type YoungPatient } from '../domain/assistantIds';
import type { Guesser } from './model/model';
import { mattersOf } from './decide';
import { readMessage, type ReadMessage } from './parseMessage';
import { againstAspirin, besidePatients, leavesAspirin } from './precedence';
import { quietPart, quietReply } from './quietPart';
import { readTurn } from './turns/readTurn';
import { answersTo, turnAnswer, turnOfChoice } from './turns/turnAnswer';

/** An answer of the assistant. */
export type Reply = Omit<ChatMessage, 'id' | 'speaker' | 'timestamp'>;

/**
 * Who the steps of a matter are for: a child, a baby, who is with the patient, who must have no aspirin, who may go to a
 * clinic, and who is out of the water or born already.
 */
const variants = ['child', 'baby', 'helper', 'careful', 'clinic', 'later'] as const;
type Variant = (typeof variants)[number];

/** Whether a reader is told of a source: not of one that nobody has read. */
const isCited = ({ confidence }: FirstAidSource) => confidence !== 'background';

const cited = ({ name, year }: FirstAidSource) => (year === undefined ? name : `${name} ${String(year)}`);

/** Answers what is typed or pressed. @param guess Another classifier, to try it. */
export function replyFrom(content: AssistantContent, guess?: Guesser) {
  const { answers, asks, clinic, topics, young, concerns, helpers, number, pictures, matters, asking } =
    content;

  const allHelpers: Partial<Record<MatterId, AssistantAnswer>> = helpers;

  /** The source of the text, and whether a clinician has checked it. */
  function provenance({ sources }: AssistantAnswer, matter: Matter): string[] {
    if (!sources) return [];
    const { sourcesLabel, checked, reviews } = content;
    const names = [...new Set(sources.filter(isCited).map(cited))];
    const review = reviews[matter];
    const date = new Intl.DateTimeFormat(checked.locale, { dateStyle: 'long', timeZone: 'UTC' });
    return [
      ...(names.length > 0 ? [`${sourcesLabel} ${names.join('; ')}`] : []),
      review
        ? fill(checked.reviewed, { name: review.reviewedBy, date: date.format(new Date(review.reviewedOn)) })
        : checked.unreviewed,
    ];
  }

  /** An answer without anything that can be pressed. */
  function said(
    answer: AssistantAnswer,
    matter: Matter = answer.matter ?? 'general',
    id: string = matter,
  ): Reply {
    const { callLine, whom, lines, picture, avoid, quiet, links = [], sources, call } = answer;
    const isSteps = callLine !== undefined && sources !== undefined;
    const notes = [
      ...(callLine === undefined ? [] : [content.noAnswer]),
      ...(quiet ? [content.quiet.checked] : []),
      ...provenance(answer, matter),
    ];
    return {
      text: [...(whom ? [whom] : []), ...(isSteps ? [] : lines)].join('\n'),
      ...(callLine !== undefined && { callLine }),
      ...(isSteps && { steps: lines }),
      ...(picture && { picture: pictures[picture] }),
      ...(avoid && { avoid: avoid.join(' ') }),
      ...(quiet && { quiet: quietPart(content, id, quiet) }),
      ...(notes.length > 0 && { notes }),
      links,
      ...((call || callLine !== undefined) && { call: number }),
    };
  }

  /** The words about a matter. */
  function wordsOf(matter: MatterId, variant?: Variant): AssistantAnswer {
    if (variant === 'helper') return allHelpers[matter] ?? wordsOf(matter);
    if (variant === 'careful') return answers.heartOrStroke;
    if (variant === 'clinic') return clinic;
    const [topic, concern] = [topics, concerns].map((all): Partial<Record<string, AssistantAnswer>> => all);
    const special: Partial<Record<string, AssistantAnswer>> =
      variant && variant !== 'later' ? young[variant] : {};
    const words = special[matter] ?? concern?.[matter] ?? topic?.[matter];
    if (!words) throw new Error(`There are no words about ${matter}`);
    const { lines, over = [] } = words;
    return variant === 'later' ? { ...words, lines: lines.filter((_line, at) => !over.includes(at)) } : words;
  }

  /** For whom there are steps of a matter. */
  function forWhom(matter: MatterId, variant: Variant | undefined) {
    const { adult, adultOrChild, child, baby } = asking.whom;
    const has = (who: YoungPatient) => wordsOf(matter, who).whom !== undefined;
    if (!has('baby')) return undefined;
    return {
      selected: choice(matter, variant).id,
      choices: [
        { id: matter, label: has('child') ? adult : adultOrChild },
        ...(has('child') ? [{ id: `${matter}@child`, label: child }] : []),
        { id: `${matter}@baby`, label: baby },
      ],
    };
  }

  /** The matter and the variant of an id. */
  function idOf(id: string | undefined) {
    const [matter = '', variant] = (id ?? '').split('@');
    if (!isMatter(matter)) return undefined;
    return { id: id ?? '', matter, variant: variants.find((one) => one === variant) };
  }

  /** What can be pressed to be shown a matter. */
  const choice = (matter: MatterId, variant?: Variant) => ({
    id: variant ? `${matter}@${variant}` : matter,
    label: matters[matter].name,
  });

  /** The steps of one matter. */
  function steps(matter: MatterId, variant: Variant | undefined): Reply {
    const { id } = choice(matter, variant);
    const whom = forWhom(matter, variant);
    return {
      ...said(wordsOf(matter, variant), matter, id),
      heading: matters[matter].name,
      about: id,
      ...answersTo(content, id),
      ...(whom && { forWhom: whom }),
    };
  }

  /** What is said to an answer to the last step, or to a question about it. @param about Id of the answer before it. */
  function toTurn(about: string, turn: TurnId): Reply | undefined {
    const turned = turnAnswer(content, about, turn);
    if (!turned) return undefined;
    const chosen = `${about}.${turn}`;
    if ('to' in turned) {
      const { to, ...before } = turned;
      const next = idOf(to);
      return next && { ...steps(next.matter, next.variant), ...before, chosen };
    }
    const { source, checked, text = '', ...more } = turned;
    const notes = [
      ...(checked === undefined ? [] : [checked]),
      ...(source ? provenance(source, source.matter ?? 'general') : []),
    ];
    return { text, ...more, chosen, call: number, ...(notes.length > 0 && { notes }) };
  }

  /** Who the steps of a matter are for, as far as the message says it. */
  function variantOf(matter: MatterId, read: ReadMessage, message: string): Variant | undefined {
    const { reading, circumstances } = read;
    const seen = mattersOf(reading);
    if (
      matter === 'heartAttack' &&
      (againstAspirin.test(message) || !seen.every((id) => leavesAspirin.has(id)))
    )
      return 'careful';
    if (matter === 'otherCare' && !reading.urgent) return 'clinic';
    if (allHelpers[matter] && circumstances.other) return 'helper';
    if ((matter === 'drowning' && circumstances.out) || (matter === 'birth' && circumstances.born))
      return 'later';
    return reading.who && young[reading.who][matter as 'choking'] ? reading.who : undefined;
  }

  /** Answers typed words. */
  function toMessage(message: string, read: ReadMessage): Reply {
    const { decision, reading } = read;
    const { rule, ask } = reading;
    const answer = ask ? asks[ask] : answers[rule];
    const choiceOf = (id: MatterId) => choice(id, variantOf(id, read, message));
    if (decision.kind === 'steps') {
      const { matter, others } = decision;
      const shown = steps(matter, variantOf(matter, read, message));
      const isAsked = ask !== undefined || besidePatients.has(rule);
      return {
        ...shown,
        ...(isAsked && answer.lines[0] !== undefined && { aside: answer.lines[0] }),
        ...(others.length > 0 && { notThis: { label: asking.notThis, choices: others.map(choiceOf) } }),
      };
    }
    if (decision.kind === 'ask')
      return {
        text: '',
        question: {
          callLine: asking.callLine,
          title: asking.seen,
          choices: decision.matters.map((id) => {
            const { sign, picture } = matters[id];
            return {
              ...choiceOf(id),
              sign,
              ...(picture && { picture: pictures[picture] }),
            };
          }),
          none: asking.none,
        },
        links: [],
        call: number,
      };
    const shown = said(decision.unread ? answers.fallback : answer);
    const links = [...(shown.links ?? []), asking.hurt];
    // Nothing may have recognised the threat.
    const hasCall = shown.callLine !== undefined || shown.text.includes(number.label);
    return { ...shown, links, ...(!hasCall && { text: `${shown.text}\n${asking.emergency}`, call: number }) };
  }

  /**
   * Answers what was typed or pressed.
   * @param about What the answer before it is about.
   */
  return (saidNow: Said, about?: string): Reply => {
    const typed = 'text' in saidNow ? saidNow.text : saidNow.label;
    const chosen = 'choice' in saidNow ? saidNow.choice : undefined;
    // A reply to a quiet answer: its id is that of the answer and a number.
    const before = idOf(chosen?.split('.')[0] ?? about);
    const { quiet } = before ? wordsOf(before.matter, before.variant) : {};
    const reply = before && quiet && quietReply(content, before.id, quiet, chosen ?? typed);
    if (reply) return reply;
    const pressed = chosen === undefined ? undefined : turnOfChoice(chosen);
    const turn = pressed?.turn ?? (chosen === undefined ? readTurn(typed, about) : undefined);
    const turned = turn && toTurn(pressed?.about ?? about ?? '', turn);
    if (turned) return turned;
    const picked = idOf(chosen);
    if (picked) return steps(picked.matter, picked.variant);
    const read = readMessage(typed, guess);
    return read ? toMessage(typed, read) : said(answers.fallback);
  };
}
