import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a folder for what tests of the same run share. */
    sharedFolder: string;
  }
}

/** Makes the shared folder of a run, and removes it at the end: a worker is killed, so it cannot do that itself. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  project.provide('sharedFolder', folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
