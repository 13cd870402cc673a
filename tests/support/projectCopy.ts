import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the site is built from. */
const sources = [
  'src',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.dev.config.ts',
  'tsconfig.json',
];

/** A copy of the project. */
export interface ProjectCopy {
  folder: string;
  remove: () => void;
}

/** Copies the project, so that tests can change it. The installed packages are the project's own. @param more Further files and folders. */
export function projectCopy(...more: readonly string[]): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of [...sources, ...more]) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
