/** Lighthouse's figures for a page on its emulated phone. Times in ms. */
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

/** Network traffic of a page, in bytes as sent, with an empty cache. */
export interface TransferFigures {
  /** HTML with critical CSS; only the body. */
  html: number;
  /** JavaScript before something needs React; only bodies. */
  firstScript: number;
  /** Everything until load, including headers and lazy pictures. */
  bytes: number;
  /** Requests until load, without lazy pictures, which nobody waits for. */
  requests: number;
  /** Parts of `bytes`. */
  documents: number;
  scripts: number;
  pictures: number;
  rest: number;
  /** JavaScript that is loaded once something needs React; only bodies. Left out for pages without any. */
  react?: number;
  /** Everything that a second visit sends. */
  secondVisit: number;
}

/** Times for a visitor with a cheap phone on an emulated network, in ms. */
export interface FieldFigures {
  fcp: number;
  lcp: number;
  /** Longest task of the main thread; 0 if none took 50 ms. */
  longestTask: number;
  /** Sum of the tasks' times above 50 ms. */
  blocking: number;
  /** From the touch of the menu's button, after load, until the open menu is painted. */
  tap: number;
  /** From the start of the navigation until a tap on the menu's button is answered by an open menu. */
  works: number;
  /** From the touch of the assistant's launcher on a page that has just loaded until its open panel is painted. */
  assistant?: number;
  /** From the end of a tap on a link until the first paint of the page that it leads to. */
  next?: number;
  /** From the start of the navigation until the form shows an error for its first field; only for pages with a measured form. */
  form?: number;
  /** Longest task until then, while React loads. */
  arrival?: number;
}

/** Findings as lists; empty if all is well. */
export interface Findings {
  /** Lighthouse's audits that reduce a score, each with its category. */
  audits?: string[];
  /** Why the back/forward cache does not accept the page. */
  backForward?: string[];
  /** What is fetched unasked while the visitor saves data. */
  saveData?: string[];
}

/** All figures of one page. */
export interface PageFigures {
  /** Whether search engines must not list the page; then its SEO score does not count. */
  hidden?: boolean;
  lighthouse?: LighthouseFigures;
  transfer?: TransferFigures;
  /** By name of the network. */
  field?: Record<string, FieldFigures>;
  findings?: Findings;
}

/** Memory of a tab after ten pages in a row, after garbage collection, in bytes. */
export interface HeapFigures {
  /** Each page as a separate document. */
  plain: number;
  /** With React from the first page on, which renders the other pages. */
  react: number;
}

/** A complete measurement. */
export interface Measurement {
  /** Day, as `2026-11-25`. Older figures have neither a day nor a command. */
  date?: string;
  /** Command that repeats the measurement. */
  command?: string;
  /** The machine: times of different machines cannot be compared. */
  machine: { cpu: string; cores: number; node: string; chromium: string; load: number };
  /** Lighthouse's figures for a page of one sentence, without styles and scripts: no page can be faster. */
  floor?: LighthouseFigures;
  /** Number of runs for each median. */
  runs: { lighthouse: number; field: number };
  /** By path. */
  pages: Record<string, PageFigures>;
  /** The heap of a long visit, if it was measured. */
  heap?: HeapFigures;
  /** Pages with similar content by other front ends, by name; empty if the registry did not answer. */
  peers?: Record<string, PageFigures>;
}

/** The median of the values. @throws {Error} If there are no values. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** Median of each figure over several runs; runs without the figure are ignored. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  const entries = [...names].map((name) => {
    const values = runs.map((run) => (run as Record<string, number | undefined>)[name]);
    return [name, median(values.filter((value) => value !== undefined))];
  });
  return Object.fromEntries(entries) as Figures;
}

/** Figures of a page from Lighthouse and the network, by name; with the first paint's time above the floor, if that is known. */
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
