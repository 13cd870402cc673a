import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages from the registry: they are not part of the project, and nothing else needs them. */
export const versions = {
  'govuk-frontend': '6.6.0',
  'nhsuk-frontend': '10.6.1',
  nunjucks: '3.2.4',
} as const;

const folder = 'node_modules/.cache/peers';
/** Time limit in ms for the registry. */
const installTimeout = 120_000;

/** Folder of an installed package. */
export const packageFolder = (name: keyof typeof versions) => join(folder, 'node_modules', name);

function isThere([name, version]: readonly [string, string]): boolean {
  try {
    const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version === version;
  } catch {
    return false;
  }
}

/** Fetches the packages, unless they are installed. @returns Whether they are; without the registry they may not be. */
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
    // `npm` is a shell script there.
    shell: process.platform === 'win32',
  });
  return wantedVersions.every(isThere);
}
