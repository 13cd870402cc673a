import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  InlineCodeError,
  pagePolicy,
  policiesFile,
  workerPolicy,
  type AllowList,
  type BuiltPolicies,
} from '../../server/http/contentSecurityPolicy';
import { workerPath } from '../../domain/offline';
import { foreignOrigins } from '../render/foreignOrigins';

/** What the pages of this site may do in addition to the common policy. */
export const allowList: AllowList = { connectTo: foreignOrigins };

/**
 * Computes the policies of all built pages and of the service worker, and stores them with the allow-list for the
 * server.
 * @param clientDir Folder of the built client.
 * @throws {InlineCodeError} If a page contains an unknown inline script or style.
 */
export function writePolicies(clientDir: string, allowed: AllowList = allowList): void {
  const policy = pagePolicy(allowed);
  const policyOf = (page: string) => {
    try {
      return policy(readFileSync(join(clientDir, page), 'utf8'));
    } catch (error) {
      if (!(error instanceof InlineCodeError)) throw error;
      throw new InlineCodeError(`${page}: ${error.message}`, { cause: error });
    }
  };
  const names = readdirSync(clientDir, { recursive: true, encoding: 'utf8' });
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => [`/${name.replaceAll('\\', '/')}`, policyOf(name)]);
  const policies: BuiltPolicies = {
    ...allowed,
    pages: Object.fromEntries([...pages, [workerPath, workerPolicy]]) as BuiltPolicies['pages'],
  };
  mkdirSync(dirname(join(clientDir, policiesFile)), { recursive: true });
  writeFileSync(join(clientDir, policiesFile), JSON.stringify(policies));
}
