import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { StartError } from '../errors';
import { htmlType, jsonType, revalidate, tagOf, type Resource } from './resource';

const types: Readonly<Record<string, string>> = {
  '.html': htmlType,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': jsonType,
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** The built site's files by URL path. */
export type ClientFiles = ReadonlyMap<string, Resource>;

function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? revalidate : 'public, max-age=3600';
}

/**
 * Reads the built site into memory, with the compressed copies that the build made. A site of this size takes a
 * few megabytes, and what is served stays whole while a newer build is being written. Files whose name, or whose
 * folder's name, begins with a dot are left out, except `.well-known`.
 */
export function readClientFiles(folder: string): ClientFiles {
  if (!existsSync(join(folder, 'index.html'))) throw new StartError(`${folder} holds no built site.`);
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
    files.set(path, {
      type: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(path),
      tag: tagOf(plain),
      plain,
      ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    });
  }
  return files;
}
