/** What a scenario found. */
export interface Outcome {
  /** What was counted and measured, in the order to print; units are part of the name. */
  figures: Readonly<Record<string, number | string>>;
  /** Promises that were broken, one sentence each; none where all held. */
  broken: readonly string[];
  /** Why the scenario, or a part of it, was not run here. No failure. */
  notRun?: string;
}

/** How a scenario is run. */
export interface ScenarioOptions {
  /** Few rounds, as in `npm test`; otherwise as many as the figures of the documentation need. */
  short: boolean;
  /** Reports the progress. */
  tell: (line: string) => void;
}

/** One kind of fault, and what must hold in spite of it. */
export interface Scenario {
  /** Word on the command line. */
  name: string;
  /** What happens, in one sentence. */
  title: string;
  /** It takes so long that it runs only when it is named. */
  onlyByName?: boolean;
  run: (options: ScenarioOptions) => Promise<Outcome>;
}

/** Notes a broken promise unless it holds. */
export type Hold = (holds: boolean, words: string) => void;

/** Collects broken promises, of which ten are told in words. */
export function promises(): { broken: readonly string[]; hold: Hold } {
  const broken: string[] = [];
  const hold: Hold = (holds, words) => {
    if (!holds && broken.length < 10) broken.push(words);
  };
  return { broken, hold };
}
