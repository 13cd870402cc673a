import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What has to be undone when a scenario ends, the last thing first. */
export class Cleanup {
  readonly #steps: (() => unknown)[] = [];

  /** Adds a step. */
  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** A new folder that is removed in the end. */
  folder(): string {
    const path = mkdtempSync(join(tmpdir(), 'faults-'));
    this.add(() => {
      rmSync(path, { recursive: true, force: true });
    });
    return path;
  }

  /** Undoes everything; one step that fails does not hold up the others. */
  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step();
      } catch {
        // Best effort: the process is gone already, or the folder is.
      }
    }
  }
}

/** Runs work and undoes what it has set up, whatever becomes of it. */
export async function cleanly<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const cleanup = new Cleanup();
  try {
    return await work(cleanup);
  } finally {
    await cleanup.run();
  }
}
