import type { AssistantAnswer, AssistantContent } from '../../content/assistantTypes';
import type { FirstAidSource } from '../../content/firstAidTypes';
import { read, type Reading } from '../../domain/chat/reading';
import type { RuleId } from '../../domain/chat/ruleIds';
import type { TopicId } from '../../domain/chat/topics';
import type { AssistantReply } from '../../sections/Assistant/Assistant';

/** Rules about somebody who needs help: where a message names what is wrong, the words on that are the answer. */
const aboutPatients: ReadonlySet<RuleId | 'fallback'> = new Set([
  'emergencyProcedure',
  'whatToDo',
  'hello',
  'cpr',
  'healthEmergency',
  'helping',
  'accident',
  'trauma',
  'heartOrStroke',
  'waiting',
  'stoppedBreathing',
  'fallback',
]);

const unread: Reading = { rule: 'fallback', topics: [], urgent: false };

const cited = ({ name, year }: FirstAidSource) => (year === undefined ? name : `${name} ${String(year)}`);

/** Steps that cannot wait for anything else that is told. */
const mostPressing: ReadonlySet<TopicId | undefined> = new Set([
  'notBreathing',
  'notAwake',
  'choking',
  'bleeding',
  'snakebite',
  'burns',
]);

/**
 * The assistant's answers to messages. The answer of the rule stands, except that a message about a patient which names
 * what is wrong gets the steps for that; of any other message the pages on what it names are linked. Words on
 * what has no page come before the general ones, and never before steps that cannot wait.
 */
export function replyFrom(content: AssistantContent) {
  const { answers, topics, young, concerns, call, sourcesLabel } = content;
  return (message: string): AssistantReply => {
    const { rule, topics: ids, urgent, concern, who } = read(message) ?? unread;
    const topicOf = (id: TopicId) => (who && young[who][id]) ?? topics[id];
    const [first] = ids;
    // Aspirin is for one of the two and wrong for the other: the words on both have none of it.
    const either = first === 'heartAttack' && (ids.includes('stroke') || concern === 'pregnancy');
    const named = either ? [answers.heartOrStroke, ...ids.map(topicOf)] : ids.map(topicOf);
    const special = concern ? [concerns[concern]] : [];
    const told = mostPressing.has(first) || either ? [...named, ...special] : [...special, ...named];
    const byTopic = told[0] && aboutPatients.has(rule);
    const [answer, further]: [AssistantAnswer, readonly AssistantAnswer[]] =
      byTopic && told[0] ? [told[0], told.slice(1)] : [answers[rule], told];
    const [opening = '', ...lines] = answer.lines;
    const beside = byTopic ? further : [];
    const unsaid = (line?: string) => (line === undefined || lines.includes(line) ? [] : [line]);
    const links = [answer, ...further].flatMap((one) => one.links ?? []);
    const { sources = [], avoid = [] } = answer;
    return {
      text: [
        opening,
        ...beside.flatMap(({ first: line }) => unsaid(line)),
        ...lines,
        ...beside.flatMap(({ last: line }) => unsaid(line)),
        ...(avoid.length > 0 ? [avoid.join(' ')] : []),
        ...(sources.length > 0 ? ['', `${sourcesLabel} ${sources.map(cited).join(', ')}`] : []),
      ].join('\n'),
      links: links.filter(({ to }, index) => links.findIndex((other) => other.to === to) === index),
      ...(urgent && { call }),
    };
  };
}
