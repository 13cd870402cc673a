import type { AssistantChoice, AssistantContent, AssistantReply } from '../content/assistantTypes';
import type { MatterId } from '../domain/assistantIds';
import { answersIn, type Variant } from './answersIn';
import { mattersOf } from './decide';
import type { Guesser } from './model/model';
import { readMessage, type ReadMessage } from './parseMessage';
import { againstAspirin, besidePatients, leavesAspirin } from './precedence';
import { isSame, quietReply } from './quietPart';
import { readTurn } from './turns/readTurn';
import { answersTo, turnOfChoice } from './turns/turnAnswer';

/** What the visitor has said: typed, or chosen with one press. */
export type Said = { text: string } | { choice: string; label: string };

/** What an answer is about that has asked: this word, then the ids of its choices. */
const asked = 'asked';

/** Answers what is typed or pressed. @param guess Another classifier, to try it. */
export function replyFrom(content: AssistantContent, guess?: Guesser) {
  const { answers, asks, number, pictures, matters, asking } = content;
  const { said, wordsOf, idOf, choice, steps, toTurn, has } = answersIn(content);

  /** The row below steps. */
  const notThis = (choices: readonly AssistantChoice[]) =>
    choices.length > 0 && { notThis: { label: asking.notThis, choices } };

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
    if (has(matter, 'helper') && circumstances.other) return 'helper';
    if ((matter === 'drowning' && circumstances.out) || (matter === 'birth' && circumstances.born))
      return 'later';
    return reading.who && has(matter, reading.who) ? reading.who : undefined;
  }

  /** Answers typed words. */
  function toMessage(message: string, read: ReadMessage): AssistantReply {
    const { decision, reading } = read;
    const { rule, ask } = reading;
    const answer = ask ? asks[ask] : answers[rule];
    const choiceOf = (id: MatterId) => choice(id, variantOf(id, read, message));
    if (decision.kind === 'steps') {
      const { matter, others } = decision;
      const isAsked = ask !== undefined || besidePatients.has(rule);
      return {
        ...steps(matter, variantOf(matter, read, message)),
        ...(isAsked && answer.lines[0] !== undefined && { aside: answer.lines[0] }),
        ...notThis(others.map(choiceOf)),
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
        about: [asked, ...decision.matters.map((id) => choiceOf(id).id)].join(' '),
        links: [],
        call: number,
      };
    const shown = said(decision.unread ? answers.fallback : answer);
    const links = [...(shown.links ?? []).filter(({ to }) => to !== asking.hurt.to), asking.hurt];
    // Nothing may have recognised the threat.
    const hasCall = shown.callLine !== undefined || shown.text.includes(number.label);
    return { ...shown, links, ...(!hasCall && { text: `${shown.text}\n${asking.emergency}`, call: number }) };
  }

  /**
   * Answers what was typed or pressed.
   * @param about What the answer before it is about.
   */
  return (saidNow: Said, about?: string): AssistantReply => {
    const typed = 'text' in saidNow ? saidNow.text : saidNow.label;
    const chosen = 'choice' in saidNow ? saidNow.choice : undefined;
    // A reply to a quiet answer: its id is that of the answer and a number.
    const before = idOf(chosen?.split('.')[0] ?? about);
    const { quiet } = before ? wordsOf(before.matter, before.variant) : {};
    const reply = before && quiet && quietReply(content, before.id, quiet, chosen ?? typed);
    if (reply) return reply;
    // A button of the answer before, pressed or typed.
    const button = before && answersTo(content, before.id)?.answers.find(({ label }) => isSame(label, typed));
    const pressed = turnOfChoice(chosen ?? button?.id ?? '');
    // After a question the matter is still open.
    const place = before?.id ?? (about === undefined ? undefined : '');
    const turn = pressed?.turn ?? (chosen === undefined ? readTurn(typed, place) : undefined);
    const turned = turn && toTurn(pressed?.about ?? place ?? '', turn);
    if (turned) return turned;
    const picked = idOf(chosen);
    if (picked) {
      const [kind, ...offered] = about?.split(' ') ?? [];
      const others = (kind === asked ? offered : [])
        .filter((id) => id !== picked.id)
        .flatMap((id) => idOf(id) ?? []);
      return {
        ...steps(picked.matter, picked.variant),
        ...notThis(others.map(({ matter, variant }) => choice(matter, variant))),
      };
    }
    const read = readMessage(typed, guess);
    return read ? toMessage(typed, read) : said(answers.fallback);
  };
}
