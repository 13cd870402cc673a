import { Sheet } from '../../foundations/Sheet';
import figures from './assistantFigures.json';

const { full, small } = figures.models;
type Group = typeof full.all;

const percent = (right: number, of: number) => (of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} %`);

/** What is counted, and its goal. */
const counted: readonly (readonly [string, string, (group: Group) => string])[] = [
  ['Threats: right steps at once', '–', ({ threats: { first, of } }) => percent(first, of)],
  [
    'Threats: right steps at once or by one press',
    'at least 92 %',
    ({ threats: { first, row, asked, of } }) => percent(first + row + asked, of),
  ],
  [
    'Threats: first steps of something else, the right ones in the row “Not this?”',
    '–',
    ({ threats: { row, of } }) => percent(row, of),
  ],
  [
    'Threats: steps about something else only',
    'at most 2 %',
    ({ threats: { elsewhere, of } }) => percent(elsewhere, of),
  ],
  ['Threats: asked', '–', ({ threats: { asked, askedElse, of } }) => percent(asked + askedElse, of)],
  ['Threats: neither the call nor a question', '0', ({ threats: { lost } }) => String(lost)],
  ['Calm messages that see steps', 'at most 4 %', ({ calm: { alarmed, of } }) => percent(alarmed, of)],
  ['Calm messages that are asked', 'at most 25 %', ({ calm: { asked, of } }) => percent(asked, of)],
  [
    'As counted before: what is meant stands anywhere in the answer',
    '–',
    ({ anywhere: { right, of } }) => percent(right, of),
  ],
];

function Reading({ caption, model }: { caption: string; model: typeof full }) {
  return (
    <Sheet
      caption={`${caption} (${String(model.all.threats.of)} threats, ${String(model.all.calm.of)} calm messages)`}
      columns={['What', 'Goal', 'All', 'English', 'Kiswahili and Sheng']}
      rows={counted.map(([what, goal, of]) => [what, goal, of(model.all), of(model.en), of(model.sw)])}
    />
  );
}

/** What the check lines are shown by each of the two models, with the goals. */
export function ReadingTable() {
  return (
    <>
      <Reading caption="What the check lines are shown" model={full} />
      <Reading caption="Until the larger model is there" model={small} />
    </>
  );
}

/** How messages after an answer are read by each of the two models. */
export function TurnTable() {
  const row = (model: string, { turns }: Pick<typeof full, 'turns'>) => [
    model,
    percent(turns.turns.right, turns.turns.of),
    percent(turns.turns.wrong, turns.turns.of),
    percent(turns.others.right, turns.others.of),
  ];
  return (
    <Sheet
      caption={`Answers to the last question (${String(full.turns.turns.of)} turns, ${String(full.turns.others.of)} messages about something new)`}
      columns={['Model', 'Turns understood', 'Taken for another turn', 'Something new, not taken for a turn']}
      rows={[row('The larger model', full), row('Until it is there', small)]}
    />
  );
}

/** What each kind of caller is shown by each of the two models. */
export function CallerTable() {
  const row = (caller: string, group: Group, first: Group) => [
    caller,
    ...counted.slice(0, 2).map(([, , of]) => `${of(group)} (${of(first)})`),
    ...counted.slice(3, 4).map(([, , of]) => `${of(group)} (${of(first)})`),
    ...counted.slice(6, 8).map(([, , of]) => `${of(group)} (${of(first)})`),
  ];
  return (
    <Sheet
      caption="By kind of caller; in brackets until the larger model is there"
      columns={[
        'Caller',
        'Right at once',
        'At once or by one press',
        'Something else',
        'Calm: steps',
        'Calm: asked',
      ]}
      rows={Object.entries(full.callers).map(([caller, group]) =>
        row(caller, group, small.callers[caller as keyof typeof small.callers]),
      )}
    />
  );
}

/** How well each meaning is read. */
export function MeaningTable() {
  return (
    <Sheet
      caption="By meaning"
      columns={['Meaning', 'Lines', 'Right at once', 'At once or by one press']}
      rows={figures.byMeaning.map(({ meaning, of, first, reached }) => [
        meaning,
        String(of),
        percent(first, of),
        percent(reached, of),
      ])}
    />
  );
}

/** What is read in place of what is meant. */
export function ConfusionTable() {
  return (
    <Sheet
      caption="What is mistaken for what"
      columns={['Meant', 'Shown first', 'Times']}
      rows={figures.confused.map(({ meaning, read, times }) => [meaning, read, String(times)])}
    />
  );
}
