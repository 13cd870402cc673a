import type { AssistantAnswer, AssistantContent } from '../content/assistantTypes';
import type { FirstAidSource, Matter } from '../content/firstAidTypes';
import { fill } from '../domain/fill';
import { isAsk, isConcern, isRule, isTopic, threats, type Meaning } from './model/meanings';
import type { Guesser } from './model/model';
import { isAboutAnother } from './isAboutAnother';
import type { ParsedMessage } from './parsedMessage';
import { parseMessage } from './parseMessage';
import {
  aboutPatients,
  againstAspirin,
  besidePatients,
  lastly,
  leavesAspirin,
  mostUrgent,
} from './precedence';
import { quietPart } from './quietPart';

const unread: ParsedMessage = { rule: 'fallback', topics: [], concerns: [], urgent: false };

/** An answer, with the record of the clinician's check of its text. */
interface Spoken {
  answer: AssistantAnswer;
  matter: Matter;
}

/** Whether a life may be at stake, and the answer is not quiet. */
const isPressing = ({ answer, matter }: Spoken) =>
  !answer.quiet && (isTopic(matter) || isConcern(matter)) && threats.has(matter);

/** Whether a reader is told of a source: not of one that nobody has read. */
const isCited = ({ confidence }: FirstAidSource) => confidence !== 'background';

const cited = ({ name, year }: FirstAidSource) => (year === undefined ? name : `${name} ${String(year)}`);

/** The source of the text, and whether a clinician has checked it. */
function provenance(
  { sourcesLabel, checked, reviews }: AssistantContent,
  spoken: readonly Spoken[],
): string[] {
  const clinical = spoken.filter(({ answer }) => answer.sources);
  if (clinical.length === 0) return [];
  const dayInWords = new Intl.DateTimeFormat(checked.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const names = new Set(clinical.flatMap(({ answer }) => answer.sources?.filter(isCited).map(cited) ?? []));
  const states = clinical.map(({ matter }) => {
    const review = reviews[matter];
    return review
      ? fill(checked.reviewed, {
          name: review.reviewedBy,
          date: dayInWords.format(new Date(review.reviewedOn)),
        })
      : checked.unreviewed;
  });
  const state = states.includes(checked.unreviewed) ? [checked.unreviewed] : new Set(states);
  return [...(names.size > 0 ? [`${sourcesLabel} ${[...names].join('; ')}`] : []), ...state];
}

/**
 * Answers messages. The rule's answer is used, unless a message names a patient's problem: then the steps for that are
 * used. Texts without a page come before the general ones, and never before steps that cannot wait.
 * @param guess Another classifier, to try it.
 */
export function replyFrom(content: AssistantContent, guess?: Guesser) {
  const { answers, asks, clinic, topics, young, concerns, helpers, number, pictures, doubt } = content;

  /** All texts about the patient, in the order of the answer. */
  function patientWords(
    { topics: ids, concerns: named, urgent, who }: ParsedMessage,
    message: string,
  ): Spoken[] {
    const beside = isAboutAnother(message) ? helpers : {};
    const special = named.map((id) => ({
      answer: id === 'otherCare' && !urgent ? clinic : (beside[id] ?? concerns[id]),
      matter: id,
    }));
    const every = [...special.map(({ answer }) => answer), ...ids.map((id) => topics[id])];
    const replaced = new Set(every.flatMap(({ replaces = [] }) => replaces));
    const left = ids.filter((id) => !replaced.has(id));
    const hasAspirin =
      !againstAspirin.test(message) && [...left, ...named].every((id) => leavesAspirin.has(id));
    const ordinary = left.map((id): Spoken => {
      if (id === 'heartAttack' && !hasAspirin) return { answer: answers.heartOrStroke, matter: 'general' };
      return { answer: (who && young[who][id]) ?? topics[id], matter: id };
    });
    const [first] = left;
    // With chest pain the hard breathing is part of it.
    const chest = first === 'heartAttack' && (named[0] === 'hardBreathing' || named.includes('pregnancy'));
    const before = mostUrgent.has(first) || chest ? [] : special.filter(({ matter }) => !lastly.has(matter));
    return [...before, ...ordinary, ...special.filter((one) => !before.includes(one))];
  }

  /** For a further guess: one thing to do or to know, with its condition, and never aspirin. */
  function besides(id: Meaning): (Spoken & { line: string }) | undefined {
    if (isTopic(id) || isConcern(id)) {
      const answer = isTopic(id) ? topics[id] : id === 'otherCare' ? clinic : concerns[id];
      const step = [answer.first, answer.last, ...answer.lines].find(
        (line) => line !== undefined && !line.includes(number.label) && !/aspirin/i.test(line),
      );
      if (step === undefined) return undefined;
      // "In the eye? Rinse" already contains its condition.
      const line = /^[^.!?]+\?/.test(step) ? step : `${doubt.ifs[id]} ${step}`;
      return { answer, matter: id, line };
    }
    const answer = isAsk(id) ? asks[id] : isRule(id) ? answers[id] : undefined;
    return answer && { answer, matter: answer.matter ?? 'general', line: answer.lines[0] ?? '' };
  }

  return (message: string) => {
    const parsed = parseMessage(message, guess) ?? unread;
    const { rule, ask, urgent, perhaps, also = [] } = parsed;
    const aboutPatient = patientWords(parsed, message);
    const answer = ask ? asks[ask] : answers[rule];
    const answerToAsk: Spoken = { answer, matter: answer.matter ?? 'general' };
    const isBeside = urgent && (ask !== undefined || besidePatients.has(rule));
    const byPatient = aboutPatient.length > 0 && (urgent || aboutPatients.has(rule));
    // A threat without words of its own is never answered by a text about the service, which has no sources.
    const isService = urgent && !byPatient && answer.sources === undefined;
    const general: Spoken = isService ? { answer: answers.whatToDo, matter: 'general' } : answerToAsk;
    const [main, further] = byPatient
      ? [aboutPatient[0] ?? general, aboutPatient.slice(1)]
      : [general, aboutPatient];
    const [opening = '', ...rest] = main.answer.lines;
    // Where a life is at stake as well, its call comes first.
    const pressing = main.answer.quiet && further.find(isPressing);
    const quiet = pressing ? undefined : main.answer.quiet;

    const isSaid = (line: string) => [opening, ...rest].some((one) => one.includes(line));
    const beside = byPatient ? further : [];
    const firsts = beside.filter((one) => one.answer.first !== undefined && !isSaid(one.answer.first));
    const lasts = [...(pressing ? [main] : []), ...beside].filter(
      (one) => one.answer.last !== undefined && !isSaid(one.answer.last),
    );
    const maybe = also
      .flatMap((id) => besides(id) ?? [])
      .filter(({ line }) => line !== '' && !main.answer.lines.includes(line));
    const links = [main, ...further, ...maybe].flatMap((one) => one.answer.links ?? []);
    const { avoid, picture, whom, sources, call } = main.answer;
    const isSteps = call && sources !== undefined && opening.includes(number.label);
    // Words of comfort do not begin with the call: where they are only guessed, the doubt names it.
    const condition =
      perhaps && (isSteps && (isTopic(perhaps) || isConcern(perhaps)) ? doubt.ifs[perhaps] : doubt.perhaps);
    const before = [condition, whom].filter((line) => line !== undefined);
    const lines = [
      ...firsts.map((one) => one.answer.first ?? ''),
      ...rest,
      ...lasts.map((one) => one.answer.last ?? ''),
      ...maybe.map(({ line }) => line),
    ];
    // What else was asked comes after what to do, and only actions are numbered.
    const aside =
      isBeside && main !== answerToAsk ? answer.lines.filter((line) => !isSaid(line)).slice(0, 1) : [];
    // The call is right on any condition and for any patient: it comes before both.
    const isFirst = isSteps && before.some((line) => !line.includes(number.label));
    const callLine = isFirst ? [opening] : (!condition && pressing?.answer.lines.slice(0, 1)) || [];
    const notes = provenance(content, [main, ...firsts, ...lasts, ...maybe]);
    return {
      text: [...callLine, ...before, ...(isSteps ? [] : [opening, ...lines, ...aside])].join('\n'),
      ...(isSteps && { steps: isFirst ? lines : [opening, ...lines] }),
      ...(picture && { picture: pictures[picture] }),
      ...(avoid && avoid.length > 0 && { avoid: avoid.join(' ') }),
      ...(isSteps && aside.length > 0 && { aside: aside.join(' ') }),
      ...(quiet && { quiet: quietPart(content, quiet) }),
      ...(notes.length > 0 && { notes: quiet ? [content.quiet.checked, ...notes] : notes }),
      links: links.filter(({ to }, index) => links.findIndex((other) => other.to === to) === index),
      ...((urgent || perhaps || call || also.some((id) => threats.has(id))) && { call: number }),
    };
  };
}
