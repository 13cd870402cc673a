import { factDefaults } from './facts';
import { keepDefaults } from './keep';
import { mailDefaults } from './mail';
import { offlineDefaults } from './offline';
import { ownerDefaults } from './owner';
import { retentionDefaults } from './retention';
import { serverDefaults } from './server';
import { ConfigError } from './ConfigError.js';
import { settingsIn } from './settingsFiles.js';
import { stagingDefaults } from './staging';
import { transportDefaults } from './transport';
import { watchDefaults } from './watch';

/** Names that the files may have for programs beside the site: the compose files, Caddy, Node itself. */
const ofOthers = [
  'POSTGRES_PASSWORD',
  'SITE_FILES',
  'SITE_SERVER',
  'SITE_NAME',
  'SITE_PORT',
  'SITE_SUBNET',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'TZ',
];

/** Settings of the pages, which are read when the site is built. */
export const pageSettings: readonly string[] = Object.keys({
  ...ownerDefaults,
  ...factDefaults,
  ...offlineDefaults,
  ...retentionDefaults,
  ...stagingDefaults,
});

const known = new Set([
  ...pageSettings,
  ...Object.keys({
    ...serverDefaults,
    ...transportDefaults,
    ...mailDefaults,
    ...keepDefaults,
    ...watchDefaults,
  }),
  ...ofOthers,
]);

/**
 * Refuses names that are no settings, which are usually misspelt.
 * @param files Paths; those of the project if left out.
 * @throws {ConfigError} If a file has an unknown name.
 */
export function refuseUnknownSettings(files?: readonly string[]): void {
  const unknown = settingsIn(files).find(({ name }) => !known.has(name));
  if (unknown)
    throw new ConfigError(
      `${unknown.place}: ${unknown.name} is not a setting. The guide for owners lists all of them.`,
    );
}
