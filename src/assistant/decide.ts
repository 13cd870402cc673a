import { isMatter, type MatterId } from '../domain/assistantIds';
import type { Circumstances } from './circumstances';
import { everydayWord } from './engine/figures';
import { threats, type Meaning } from './model/meanings';
import type { Guess } from './model/model';
import type { ParsedMessage } from './parsedMessage';
import { aboutPatients, lastly, mostUrgent, quietMatters } from './precedence';

/** What is done with a message. */
export type Decision =
  /** Rules and model see the same matter: its steps, and below them the next two. */
  | { kind: 'steps'; matter: MatterId; others: readonly MatterId[] }
  /** They differ, or only one of them sees a matter: the visitor is asked which it is. */
  | { kind: 'ask'; matters: readonly MatterId[] }
  /** Neither sees a matter: the rule answers, or the words for what is not understood. */
  | { kind: 'answer'; unread?: true };

/** Buttons of the question. */
const most = 3;
/** Messages with fewer words say too little for the model. */
const minWords = 2;

/**
 * Score for a threat to life above which the visitor is asked where rules and model do not agree: if the rules see a matter or
 * a threat, if a question about the service is all that they see, if they see nothing, and if the message says that nobody is
 * hurt or that it is long over. Chosen by cross-validation of the training lines: nine in ten threats are reached by one press,
 * and one in five everyday messages is asked.
 */
const enough = { seen: -0.7, question: 0, unread: -0.6, over: 1.5 };
/**
 * How far a matter must lie before an everyday message, and how likely a threat must be, for its steps to be shown without a
 * question: figures of speech are asked about. It costs three in a hundred threats one press, and spares every second calm
 * message its steps.
 */
const sure = { beforeEveryday: 0.5, alarm: 0.5 };
/** The same for a message of only two or three words. */
const fewWords: Readonly<Record<number, number>> = { 2: 1.2, 3: 0.4 };
/** Score below which general words of help by the rules are taken back, if an everyday message is likelier than all else. */
const noAlarm = -0.25;

/** Rules of the specification about one matter. */
const matterOfRule: Readonly<Partial<Record<Meaning, MatterId>>> = {
  cpr: 'notBreathing',
  stoppedBreathing: 'notBreathing',
  accident: 'roadAccident',
};

/** Matters whose own steps come to the breath after what makes it safe, or bring it back in another way. */
const withBreath: ReadonlySet<MatterId> = new Set([
  ...(['drowning', 'electricShock', 'strangled', 'newborn', 'stopPushing'] as const),
  ...(['fire', 'smoke', 'danger', 'trapped'] as const),
]);

const amongMatters = (ids: readonly string[]): MatterId[] => ids.filter(isMatter);

/** The matters that the rules see, the most pressing first. */
export function mattersOf({ topics, concerns }: ParsedMessage): MatterId[] {
  const ill = amongMatters(topics);
  // With chest pain the hard breathing is part of it.
  const isChest =
    ill[0] === 'heartAttack' && (concerns[0] === 'hardBreathing' || concerns.includes('pregnancy'));
  const before = mostUrgent.has(ill[0]) || isChest ? [] : concerns.filter((id) => !lastly.has(id));
  return [...new Set([...before, ...ill, ...concerns])];
}

/** The first matters of several lists, each once. */
const firstOf = (...lists: (readonly MatterId[])[]) => [...new Set(lists.flat())].slice(0, most);

/** Whether the model is sure enough of its likeliest meaning for steps without a question. */
function isSure({ alarm, ranked }: Guess): boolean {
  const [likeliest] = ranked;
  const everyday = ranked.find(({ meaning }) => meaning === 'everyday')?.weight ?? -Infinity;
  return (
    likeliest !== undefined &&
    likeliest.weight - everyday >= sure.beforeEveryday &&
    (alarm >= sure.alarm || !threats.has(likeliest.meaning))
  );
}

/** What has to come before the matter on which rules and model agree. */
function beforeIt(
  agreed: MatterId,
  seen: readonly MatterId[],
  { awakeAgain }: Circumstances,
): readonly MatterId[] {
  // Whatever the cause: who does not breathe needs that first.
  if (seen.includes('notBreathing') && !withBreath.has(agreed)) return ['notBreathing'];
  if (quietMatters.has(agreed)) return seen.filter((id) => mostUrgent.has(id));
  return awakeAgain && agreed === 'notAwake' ? ['fainting'] : [];
}

/** Decides from what the rules and the model see in a message whether to show steps, to ask or to answer. */
export function decide(
  reading: ParsedMessage,
  words: readonly string[],
  guess: Guess,
  circumstances: Circumstances = {},
): Decision {
  const seen = mattersOf(reading);
  const [first] = seen;
  if (words.length < minWords)
    return first ? { kind: 'steps', matter: first, others: seen.slice(1, most) } : { kind: 'answer' };
  const likeliest = guess.ranked[0]?.meaning ?? 'everyday';
  const guessed = matterOfRule[likeliest] ?? likeliest;
  const likely = amongMatters(guess.ranked.map(({ meaning }) => meaning));
  const agreed = seen.find((id) => id === guessed);
  const matters = firstOf(agreed ? [agreed] : amongMatters([guessed]), seen.slice(0, 2), likely);
  // Violence of long ago, and despair, are no less for it.
  const isQuiet = quietMatters.has(first ?? 'otherCare') || quietMatters.has(likely[0] ?? 'otherCare');
  const isOver = circumstances.nobody === true || (circumstances.past === true && !isQuiet);
  // Nobody in despair is asked what he sees.
  if (agreed && !isOver && (quietMatters.has(agreed) || isSure(guess))) {
    const [matter = agreed, ...others] = firstOf(beforeIt(agreed, seen, circumstances), matters);
    return { kind: 'steps', matter, others };
  }
  const { rule, ask, urgent } = reading;
  // What is said about the service is what was asked.
  if (!urgent && !agreed && (likeliest === rule || likeliest === ask)) return { kind: 'answer' };
  const isService = rule !== 'fallback' && !aboutPatients.has(rule);
  const isSeen = first !== undefined || urgent;
  const unseen = Math.max(isService ? enough.question : enough.unread, fewWords[words.length] ?? -Infinity);
  if (guess.alarm > (isOver ? enough.over : isSeen ? enough.seen : unseen)) return { kind: 'ask', matters };
  const isEveryday = likeliest === 'everyday' || words.includes(everydayWord);
  // Steps of a rule that nothing else bears out would be a guess.
  const isUnread = !isService && (first !== undefined || (isEveryday && guess.alarm < noAlarm));
  return { kind: 'answer', ...(isUnread && { unread: true }) };
}
