import { featureCount, featuresOf } from '../../../src/assistant/model/features';
import { isConcern, isTopic, threats, type Meaning } from '../../../src/assistant/model/meanings';
import type { Learned, TurnName } from '../../../src/assistant/model/model';
import { pack } from '../../../src/assistant/model/packed';
import { seenIn } from '../../../src/assistant/parseMessage';
import { seenAfter } from '../../../src/assistant/turns/readTurn';
import type { Line } from './corpus';
import { learn, rowOf, type Row } from './svm';
import type { TurnLine } from './turnLines';

/** How many weights each model keeps: those of meanings, those that tell threats from all else, and those of turns. */
const sizes = {
  small: { meaning: 10_500, threat: 1200, turn: 2500 },
  full: { meaning: 56_000, threat: 5000, turn: 12_000 },
};
type Size = keyof typeof sizes;

/** The two models: one comes with the panel, the other after it. */
export type BySize<Name extends string> = Readonly<Record<Size, Learned<Name>>>;

/** What is learned: which rows are right for a name. */
interface Task {
  rows: readonly Row[];
  isRight: (row: number) => boolean;
}

/** Everyday messages, and questions about the service. */
const isHarmless = (meaning: Meaning) =>
  !isTopic(meaning) && !isConcern(meaning) && !['callAmbulance', 'healthEmergency'].includes(meaning);

/** The least size of a weight among the `count` largest. */
function least(dense: readonly Float64Array[], count: number): number {
  const all = Float64Array.from(
    dense.flatMap((weights) =>
      [...weights.subarray(0, featureCount)].map(Math.abs).filter((size) => size > 0.01),
    ),
  ).sort();
  return all[Math.max(0, all.length - count)] ?? 0;
}

/**
 * Keeps the largest weights of tasks.
 * @param floors For each task, the least weight that is kept.
 */
function cut<Name extends string>(
  names: readonly Name[],
  tasks: readonly Task[],
  dense: readonly Float64Array[],
  floors: (task: number) => number,
): Learned<Name> {
  const learned = tasks.map((task, index) => {
    const keeps = Uint8Array.from(dense[index] ?? [], (weight) =>
      Math.abs(weight) >= floors(index) ? 1 : 0,
    );
    // What is left learns anew, to make up for what is gone.
    return learn(task.rows, task.isRight, keeps);
  });
  return {
    names,
    lines: learned
      .map((weights) => pack(new Map([...weights.subarray(0, featureCount)].entries())))
      .join('\n'),
    biases: learned.map((weights) => Math.round((weights[featureCount] ?? 0) * 1000) / 1000),
  };
}

/** Learns from lines what tells turns apart, and from what is something new. */
export function trainTurns(lines: readonly TurnLine[]): BySize<TurnName> {
  const names = [...new Set(lines.map(({ turn }) => turn))].sort();
  const rows = lines.map(({ text, about }) => rowOf(featuresOf(seenAfter(text, about))));
  const tasks = names.map((name) => ({ rows, isRight: (row: number) => lines[row]?.turn === name }));
  const dense = tasks.map((task) => learn(task.rows, task.isRight));
  const cutTo = (size: Size) => {
    const floor = least(dense, sizes[size].turn);
    return cut(names, tasks, dense, () => floor);
  };
  return { small: cutTo('small'), full: cutTo('full') };
}

/** Learns from lines what tells their meanings apart. The same lines give the same result. */
export function train(lines: readonly Pick<Line, 'text' | 'meaning'>[]): BySize<Meaning> {
  const names = [...new Set(lines.map(({ meaning }) => meaning))].sort();
  const rows: readonly Row[] = lines.map(({ text }) => rowOf(featuresOf(seenIn(text))));
  const of = (row: number): Meaning => lines[row]?.meaning ?? 'everyday';
  // Injuries that a clinic can treat, and calls for help, tell nothing about what is a threat.
  const told = [...rows.keys()].filter((row) => threats.has(of(row)) || isHarmless(of(row)));
  const tasks: Task[] = [
    ...names.map((name) => ({ rows, isRight: (row: number) => of(row) === name })),
    {
      rows: told.map((row) => rows[row] ?? rowOf(new Map())),
      isRight: (index: number) => threats.has(of(told[index] ?? 0)),
    },
  ];
  const dense = tasks.map((task) => learn(task.rows, task.isRight));
  const cutTo = (size: Size) => {
    const floor = least(dense.slice(0, -1), sizes[size].meaning);
    const ofThreats = least(dense.slice(-1), sizes[size].threat);
    return cut(names, tasks, dense, (index) => (index === names.length ? ofThreats : floor));
  };
  return { small: cutTo('small'), full: cutTo('full') };
}
