import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepsOffline } from '../../../content/keepsOffline';
import { owner } from '../../../content/owner';
import { languageOf } from '../../../domain/language';
import { keptSizePath, workerPath, type KeptSize, offlinePage } from '../../../domain/offline';
import { pagePolicy } from '../../../server/http/contentSecurityPolicy';
import { defaultHeaders } from '../../../server/http/securityHeaders';
import { siteRoutes } from '../../siteRoutes';
import type { KeptPages } from '../../worker/keptPages';
import { allowList } from '../policies';
import { filesOf, keptVersion } from './keptVersion';
import { packPages } from './packPages';
import { renderNote } from './renderNote';

/** Placeholder in the worker for the list of files; Workbox's own tools use the same name. */
const listPlace = 'self.__WB_MANIFEST';

/** A file to keep. It has no revision if its name changes with its content. */
interface KeptFile {
  url: string;
  revision: string | null;
}

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').replace(/\W/g, '').slice(0, 7);

/** Scripts that the first-load script loads later. */
function lateScripts(clientDir: string): string[] {
  const manifest = readFileSync(join(clientDir, '.vite/first-load.json'), 'utf8');
  return Object.values(JSON.parse(manifest) as Record<string, { file: string }>).map(
    ({ file }) => `/${file}`,
  );
}

/** The versions of the pages that phones keep, by path. */
function keptHtml(clientDir: string): Map<string, string> {
  const kept = siteRoutes.filter(({ offline }) => offline);
  return new Map(
    kept.map(({ path, offline }) => {
      const html = readFileSync(join(clientDir, `${path}.html`), 'utf8');
      // The offline page itself needs no note.
      const note = path.endsWith(offlinePage) ? { css: '', html: '' } : renderNote(languageOf(path));
      return [path, keptVersion(html, note, offline === 'withReact')];
    }),
  );
}

/** The file with all kept pages. */
function pagesFile(pages: ReadonlyMap<string, string>): KeptPages {
  const policyOf = pagePolicy(allowList);
  const withPolicy = [...pages].map(([path, html]) => [path, `${policyOf(html)}\n${html}`] as const);
  return {
    phone: owner.phone.href,
    headers: defaultHeaders,
    ...packPages(new Map(withPolicy)),
  };
}

/**
 * Writes what phones keep: the file with the pages, and the list of files in the service worker. If the owner has
 * switched this off, the list is empty and the worker unregisters itself.
 * @param clientDir Folder of the built client, with its pages.
 * @param sizeOf Returns the size of a file in bytes as it is sent.
 */
export async function writeOffline(
  clientDir: string,
  sizeOf: (file: string) => Promise<number>,
): Promise<void> {
  if (!keepsOffline) return;
  const pages = keptHtml(clientDir);
  const text = JSON.stringify(pagesFile(pages));
  const name = `/assets/pages-${hashOf(text)}.json`;
  writeFileSync(join(clientDir, name), text);
  const named = [...pages.values()].flatMap(filesOf);
  const files = [name, ...new Set([...named, ...lateScripts(clientDir)])].map((url): KeptFile => ({
    url,
    revision: url.startsWith('/assets/') ? null : hashOf(readFileSync(join(clientDir, url))),
  }));
  const worker = join(clientDir, workerPath);
  const code = readFileSync(worker, 'utf8');
  if (code.split(listPlace).length !== 2) throw new Error(`The worker has no one ${listPlace}`);
  writeFileSync(
    worker,
    code.replace(listPlace, () => JSON.stringify(files)),
  );
  const sizes = await Promise.all(files.map(({ url }) => sizeOf(join(clientDir, url))));
  const kept: KeptSize = { sent: sizes.reduce((sum, size) => sum + size, 0), files: files.length };
  writeFileSync(join(clientDir, keptSizePath), JSON.stringify(kept));
}
