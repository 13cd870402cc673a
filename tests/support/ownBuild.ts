import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A separate build. */
export interface OwnBuild {
  /** The copy of the project, with the build in its `dist`. */
  folder: string;
  remove: () => void;
}

/**
 * Builds the site in a copy of the project, so that the project's own build is kept; takes 20 seconds.
 * @param settings Environment variables in addition to this process's own.
 * @param change Changes the copy before it is built.
 */
export async function ownBuild(
  settings: Readonly<Record<string, string>>,
  change: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<OwnBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'own-build-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const name of ['src', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await change(folder);
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        ...['build', '--app', '--configLoader', 'runner', '--logLevel', 'warn'],
      ],
      {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production', ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
