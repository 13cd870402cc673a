import { featureCount, featuresOf } from '../../../src/assistant/model/features';
import { isConcern, isTopic, threats, type Meaning } from '../../../src/assistant/model/meanings';
import type { Learned } from '../../../src/assistant/model/model';
import { pack } from '../../../src/assistant/model/packed';
import { seenIn } from '../../../src/assistant/parseMessage';
import type { Line } from './corpus';
import { learn, rowOf, type Row } from './svm';

/** How many weights each model keeps: those of meanings, and those that tell threats from all else. */
const sizes = { small: { meaning: 12_000, threat: 1300 }, full: { meaning: 62_500, threat: 5000 } };

/** The two models: one comes with the panel, the other after it. */
export type Models = Readonly<Record<keyof typeof sizes, Learned>>;

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

/** Learns from lines what tells their meanings apart. The same lines give the same result. */
export function train(lines: readonly Pick<Line, 'text' | 'meaning'>[]): Models {
  const names = [...new Set(lines.map(({ meaning }) => meaning))].sort();
  const rows: readonly Row[] = lines.map(({ text }) => rowOf(featuresOf(seenIn(text))));
  const of = (row: number): Meaning => lines[row]?.meaning ?? 'everyday';
  // Injuries that a clinic can treat, and calls for help, tell nothing about what is a threat.
  const told = [...rows.keys()].filter((row) => threats.has(of(row)) || isHarmless(of(row)));
  const tasks = [
    ...names.map((name) => ({ rows, isRight: (row: number) => of(row) === name })),
    {
      rows: told.map((row) => rows[row] ?? rowOf(new Map())),
      isRight: (index: number) => threats.has(of(told[index] ?? 0)),
    },
  ];
  const dense = tasks.map((task) => learn(task.rows, task.isRight));
  const cut = (size: keyof typeof sizes): Learned => {
    const enough = [
      least(dense.slice(0, -1), sizes[size].meaning),
      least(dense.slice(-1), sizes[size].threat),
    ];
    const learned = tasks.map((task, index) => {
      const floor = enough[index === names.length ? 1 : 0] ?? 0;
      const keeps = Uint8Array.from(dense[index] ?? [], (weight) => (Math.abs(weight) >= floor ? 1 : 0));
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
  };
  return { small: cut('small'), full: cut('full') };
}
