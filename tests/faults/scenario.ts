/** Result of a scenario. */
export interface Outcome {
  /** Counted and measured figures, in the order to print; the names contain the units. */
  figures: Readonly<Record<string, number | string>>;
  /** Broken promises, one sentence each; empty if all held. */
  broken: readonly string[];
}

/** Options of a run. */
export interface ScenarioOptions {
  /** Few rounds, as in `npm test`; otherwise as many as the figures of the documentation need. */
  short: boolean;
  /** Reports the progress. */
  tell: (line: string) => void;
}

/** One kind of fault, and what must still hold. */
export interface Scenario {
  /** Name on the command line. */
  name: string;
  /** What happens, in one sentence. */
  title: string;
  /** Runs only when it is named, because it takes very long. */
  onlyByName?: boolean;
  run: (options: ScenarioOptions) => Promise<Outcome>;
}

/** Records a broken promise unless the condition holds. */
export type Hold = (holds: boolean, words: string) => void;

/** Collects broken promises, of which ten are printed. */
export function promises(): { broken: readonly string[]; hold: Hold } {
  const broken: string[] = [];
  const hold: Hold = (holds, words) => {
    if (!holds && broken.length < 10) broken.push(words);
  };
  return { broken, hold };
}
