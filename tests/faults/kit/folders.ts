import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Clean-up steps of a scenario, the last one first. */
export class Cleanup {
  readonly #steps: (() => unknown)[] = [];

  /** Adds a step. */
  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** A new folder that is removed at the end. */
  folder(): string {
    const path = mkdtempSync(join(tmpdir(), 'faults-'));
    this.add(() => {
      rmSync(path, { recursive: true, force: true });
    });
    return path;
  }

  /** Runs all steps; a failing one does not stop the others. */
  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step();
      } catch {
        // Best effort: the process or the folder may be gone already.
      }
    }
  }
}

/** Runs the work, and cleans up afterwards in any case. */
export async function cleanly<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const cleanup = new Cleanup();
  try {
    return await work(cleanup);
  } finally {
    await cleanup.run();
  }
}
