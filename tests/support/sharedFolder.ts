import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a folder for what tests of the same run share. */
    sharedFolder: string;
  }
}

const folder = join(tmpdir(), `tests-${randomUUID()}`);

/** Makes the shared folder before the first test of a run. */
export function setup(project: TestProject): void {
  mkdirSync(folder);
  project.provide('sharedFolder', folder);
}

/** Removes it after the last one: workers are killed, so they cannot do that themselves. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
