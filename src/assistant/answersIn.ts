import type { AssistantAnswer, AssistantContent, AssistantReply } from '../content/assistantTypes';
import type { FirstAidSource, Matter } from '../content/firstAidTypes';
import { fill } from '../domain/fill';
import { isMatter, type MatterId, type TurnId, type YoungPatient } from '../domain/assistantIds';
import { quietPart } from './quietPart';
import { answersTo, turnAnswer } from './turns/turnAnswer';

/**
 * Who the steps of a matter are for: a child, a baby, who is with the patient, who must have no aspirin, who may go to a
 * clinic, and who is out of the water or born already.
 */
const variants = ['child', 'baby', 'helper', 'careful', 'clinic', 'later'] as const;
/** One of them. */
export type Variant = (typeof variants)[number];

/** Whether a reader is told of a source: not of one that nobody has read. */
const isCited = ({ confidence }: FirstAidSource) => confidence !== 'background';

const cited = ({ name, year }: FirstAidSource) => (year === undefined ? name : `${name} ${String(year)}`);

/** Makes the answers of a language, each about one matter. */
export function answersIn(content: AssistantContent) {
  const { answers, clinic, number, pictures, matters, asking } = content;
  type Words = Readonly<Partial<Record<MatterId, AssistantAnswer>>>;
  const helpers: Words = content.helpers;
  const young: Readonly<Record<YoungPatient, Words>> = content.young;
  const everyone: Words = { ...content.topics, ...content.concerns };

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
  ): AssistantReply {
    const { callLine, whom, lines, picture, avoid, quiet, links = [], sources, call } = answer;
    const isSteps = callLine !== undefined && sources !== undefined;
    const notes = [
      ...(whom === undefined ? [] : [whom]),
      ...(callLine === undefined ? [] : [content.noAnswer]),
      ...(quiet ? [content.quiet.checked] : []),
      ...provenance(answer, matter),
    ];
    return {
      text: isSteps ? '' : lines.join('\n'),
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
    if (variant === 'helper') return helpers[matter] ?? wordsOf(matter);
    if (variant === 'careful') return answers.heartOrStroke;
    if (variant === 'clinic') return clinic;
    const own = variant === 'child' || variant === 'baby' ? young[variant][matter] : undefined;
    const words = own ?? everyone[matter];
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
  function steps(matter: MatterId, variant: Variant | undefined): AssistantReply {
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
  function toTurn(about: string, turn: TurnId): AssistantReply | undefined {
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
    // Whether something may be given: what must not be is said as well.
    const place = idOf(about);
    const avoid = turn === 'water' && place ? wordsOf(place.matter, place.variant).avoid : undefined;
    return {
      text,
      ...more,
      chosen,
      call: number,
      ...(avoid && { avoid: avoid.join(' ') }),
      ...(notes.length > 0 && { notes }),
    };
  }

  return {
    said,
    wordsOf,
    idOf,
    choice,
    steps,
    toTurn,
    /** Whether a matter has words of its own for a variant. */
    has: (matter: MatterId, variant: YoungPatient | 'helper') =>
      (variant === 'helper' ? helpers : young[variant])[matter] !== undefined,
  };
}
