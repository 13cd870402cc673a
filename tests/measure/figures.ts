/** What Lighthouse says of a page on its emulated phone. Times in ms. */
export interface LighthouseFigures {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Total blocking time. */
  tbt: number;
  /** Cumulative layout shift; has no unit. */
  cls: number;
  speedIndex: number;
  /** Work of the main thread. */
  mainThread: number;
}

/** What goes over the wire for a page, in bytes as sent, with an empty cache. */
export interface TransferFigures {
  /** HTML with critical CSS; the body alone. */
  html: number;
  /** JavaScript before something needs React; bodies alone. */
  firstScript: number;
  /** Everything until load, headers and lazy pictures included. */
  bytes: number;
  /** Requests until load, without lazy pictures, which nobody waits for. */
  requests: number;
  /** Parts of `bytes`. */
  documents: number;
  scripts: number;
  pictures: number;
  rest: number;
  /** JavaScript that is loaded once something needs React; bodies alone. Missing of pages that have none. */
  react?: number;
  /** Everything that a second visit sends. */
  secondVisit: number;
}

/** What a visitor with a cheap phone on an emulated network sees. Times in ms. */
export interface FieldFigures {
  fcp: number;
  lcp: number;
  /** Longest task of the main thread; 0 where none lasted 50 ms. */
  longestTask: number;
  /** Sum of what tasks last over 50 ms. */
  blocking: number;
  /** From the touch of the menu's button, after load, until the open menu is painted. */
  tap: number;
  /** From the start of the navigation until a tap on the menu's button is answered by an open menu. */
  works: number;
  /** From the touch of the assistant's launcher on a page that has just loaded until its open panel is painted. */
  assistant?: number;
  /** From the end of a tap on a link until the first paint of the page that it leads to. */
  next?: number;
  /** From the start of the navigation until the first field's form names a mistake; where the page has a form to measure. */
  form?: number;
  /** Longest task until then, while React arrives. */
  arrival?: number;
}

/** Facts that are lists; empty where all is well. */
export interface Findings {
  /** Lighthouse's audits that cost a score, each with its category. */
  audits?: string[];
  /** What keeps the page out of the back/forward cache. */
  backForward?: string[];
  /** What is fetched although nobody asked for it, while the visitor saves data. */
  saveData?: string[];
}

/** Everything known of one page. */
export interface PageFigures {
  /** Whether the page is kept out of search engines; then it may score as it likes there. */
  hidden?: boolean;
  lighthouse?: LighthouseFigures;
  transfer?: TransferFigures;
  /** By name of the network. */
  field?: Record<string, FieldFigures>;
  findings?: Findings;
}

/** What a tab holds after ten pages in a row, garbage collected, in bytes. */
export interface HeapFigures {
  /** Each page a document of its own. */
  plain: number;
  /** React there from the first page, the other pages shown by it. */
  react: number;
}

/** One whole measuring. */
export interface Measurement {
  /** Day, as `2026-11-25`. Figures that were written before this was noted have none, nor a command. */
  date?: string;
  /** Command that measures the same once more. */
  command?: string;
  /** What it was measured on: times of two machines do not compare. */
  machine: { cpu: string; cores: number; node: string; chromium: string; load: number };
  /** What Lighthouse says there of a page of one sentence, without styles and scripts: no page can be faster. */
  floor?: LighthouseFigures;
  /** Runs that each median was taken of. */
  runs: { lighthouse: number; field: number };
  /** By path. */
  pages: Record<string, PageFigures>;
  /** The heap of a long visit, where it was measured. */
  heap?: HeapFigures;
  /** Pages of like content by other front ends, by name; empty where the registry did not answer. */
  peers?: Record<string, PageFigures>;
}

/** The middle of the values, or the mean of the two in the middle. @throws {Error} There are no values. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** Median of each figure over several runs; figures that a run lacks are left out of it. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  const entries = [...names].map((name) => {
    const values = runs.map((run) => (run as Record<string, number | undefined>)[name]);
    return [name, median(values.filter((value) => value !== undefined))];
  });
  return Object.fromEntries(entries) as Figures;
}

/** What Lighthouse and the wire say of a page, by name of the figure; with the first paint's time above the floor, where that is known. */
export function figuresOf(
  { lighthouse, transfer }: PageFigures,
  floor: Measurement['floor'],
): Readonly<Record<string, number>> {
  return {
    ...lighthouse,
    ...transfer,
    ...(lighthouse && floor && { aboveFloor: lighthouse.fcp - floor.fcp }),
  };
}
