import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { workerPath } from '../../domain/offline';
import { StartError } from '../errors';
import { policiesFile, readPolicies, type BuiltPolicies } from './contentSecurityPolicy';
import { revalidate, tagOf, type Resource } from './resource';
import { policyHeader, sharingHeader, type Headers } from './securityHeaders';

/** The built site's files by URL path. */
export type ClientFiles = ReadonlyMap<string, Resource>;

/** Caching of a file: for ever if its name contains a hash; pages are revalidated, and the service worker by every cache. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path === workerPath) return 'no-cache';
  return path.endsWith('.html') ? revalidate : 'public, max-age=3600';
}

/** Content types that a browser shows as a document when they are opened. */
const documentType = /^(?:text\/html|text\/plain|image\/svg|application)/;
/** Files that other sites may embed: pictures of shared links, and icons. */
const sharedPath = /^\/(?:share\/|favicon\.|apple-touch-icon\.|icon-)/;

function headersOf(path: string, policies: BuiltPolicies['pages']): Headers {
  const policy = policies[path];
  return {
    ...(policy !== undefined && { [policyHeader]: policy }),
    ...(sharedPath.test(path) && { [sharingHeader]: 'cross-origin' }),
  };
}

/**
 * Reads the built site into memory, a few megabytes, with its compressed copies: the served files stay consistent while a
 * newer build is being written. Names that begin with a dot are left out, except `.well-known`.
 */
export function readClientFiles(folder: string): ClientFiles {
  if (!existsSync(join(folder, policiesFile))) throw new StartError(`${folder} holds no built site.`);
  const { pages } = readPolicies(folder);
  const files = new Map<string, Resource>();
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const entry of found) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const original = file.replace(/\.(br|gz)$/, '');
    const isCopy = original !== file && existsSync(original);
    if (isCopy || /\/\.(?!well-known\/)/.test(path)) continue;
    const plain = readFileSync(file);
    const type = getMimeType(file.toLowerCase()) ?? 'application/octet-stream';
    files.set(path, {
      type,
      cacheControl: cacheControlOf(path),
      tag: tagOf(plain),
      headers: headersOf(path, pages),
      subresource: !documentType.test(type),
      plain,
      ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    });
  }
  return files;
}
