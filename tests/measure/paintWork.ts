/** An event of a trace; times in µs. */
export interface TraceEvent {
  name: string;
  /** `X` for an event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

/** Steps on the way to the first paint, with the names of their events. */
const steps = {
  parse: ['ParseHTML', 'DecodedDataDocumentParser::AppendBytes'],
  script: [
    'FunctionCall',
    'EvaluateScript',
    'v8.callFunction',
    'v8.evaluateModule',
    'v8.compile',
    'v8.compileModule',
  ],
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize'],
  // The main thread waits here until the compositor's thread has taken the frame.
  commit: ['Commit'],
} as const;

export type Step = keyof typeof steps;

/** The steps in the order in which they happen. */
export const stepNames = Object.keys(steps) as readonly Step[];

/** Time in ms that each step took by itself on the main thread, until the last first paint of a trace. */
export type PaintWork = Record<Step, number>;

/** Whether a task has ended at a time. */
const isOver = (task: { ts: number; dur: number } | undefined, at: number) =>
  task !== undefined && task.ts + task.dur <= at;

/**
 * Sums up what the main thread did until the first paint.
 * @param events A trace with one page.
 * @throws {Error} Nothing was painted.
 */
export function paintWork(events: readonly TraceEvent[]): PaintWork {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first paint');
  const { pid, tid, ts: end } = painted;
  const start =
    events.findLast((event) => event.name === 'navigationStart' && event.pid === pid && event.ts <= end)
      ?.ts ?? 0;
  const tasks = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .filter(({ ts }) => ts >= start && ts < end)
    .flatMap(({ name, ts, dur = 0 }) => {
      const step = stepNames.find((one) => (steps[one] as readonly string[]).includes(name));
      return step ? [{ step, ts, dur }] : [];
    })
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  const work: PaintWork = { parse: 0, script: 0, style: 0, layout: 0, paint: 0, commit: 0 };
  /** Tasks that contain the present one, the innermost last. */
  const outer: typeof tasks = [];
  for (const task of tasks) {
    while (outer.length > 0 && isOver(outer.at(-1), task.ts)) outer.pop();
    const parent = outer.at(-1);
    // What a step does within another one counts once.
    if (parent) work[parent.step] -= task.dur / 1000;
    work[task.step] += task.dur / 1000;
    outer.push(task);
  }
  return work;
}
