import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is fetched from the registry: nothing here is part of the project, and nobody else needs it. */
export const versions = {
  'govuk-frontend': '6.6.0',
  'nhsuk-frontend': '10.6.1',
  nunjucks: '3.2.4',
} as const;

const folder = 'node_modules/.cache/peers';
/** Longest time in ms that the registry is waited for. */
const installTimeout = 120_000;

/** Folder of a package, once it is there. */
export const packageFolder = (name: keyof typeof versions) => join(folder, 'node_modules', name);

function isThere([name, version]: readonly [string, string]): boolean {
  try {
    const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version === version;
  } catch {
    return false;
  }
}

/** Fetches the packages, unless they are there. @returns Whether they are; without the registry they may not be. */
export function installPeers(): boolean {
  const wantedVersions = Object.entries(versions);
  if (wantedVersions.every(isThere)) return true;
  mkdirSync(folder, { recursive: true });
  const packages = wantedVersions.map(([name, version]) => `${name}@${version}`);
  const quietly = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--loglevel=silent',
    '--fetch-retries=0',
  ];
  spawnSync('npm', ['install', ...quietly, '--prefix', folder, ...packages], {
    stdio: 'ignore',
    timeout: installTimeout,
    // `npm` is a script of the shell there.
    shell: process.platform === 'win32',
  });
  return wantedVersions.every(isThere);
}
