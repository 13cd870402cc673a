import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An owner's project: a root with a folder for photos. */
export interface PhotoFolder {
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of the photos. */
  folder: string;
}

/**
 * Makes a project with these photos; it is deleted after the test.
 * @param files Content by name; `photos.json` gets a text, or a list that is written as JSON.
 */
export function photoFolder(files: Readonly<Record<string, Buffer | string | object>>): PhotoFolder {
  const root = mkdtempSync(join(tmpdir(), 'photos-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const folder = join(root, 'photos');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    const raw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(folder, name), raw ? content : JSON.stringify(content));
  }
  return { root, folder };
}
