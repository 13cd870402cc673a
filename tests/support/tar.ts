import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

const block = 512;

function text(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}

/** Unpacks the files and folders of a plain tar archive; other kinds of entries are skipped. */
export function unpackTar(archive: Buffer, folder: string): void {
  const root = resolve(folder);
  let at = 0;
  while (at + block <= archive.length && archive[at] !== 0) {
    const header = archive.subarray(at, at + block);
    const bytes = Number.parseInt(text(header.subarray(124, 136)).trim() || '0', 8);
    const kind = text(header.subarray(156, 157));
    const path = resolve(root, text(header.subarray(345, 500)), text(header.subarray(0, 100)));
    if (path !== root && !path.startsWith(root + sep))
      throw new Error(`Archive entry outside ${root}: ${path}`);
    if (kind === '5') mkdirSync(path, { recursive: true });
    if (kind === '0' || kind === '') {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, archive.subarray(at + block, at + block + bytes));
      chmodSync(path, Number.parseInt(text(header.subarray(100, 108)).trim(), 8) & 0o777);
    }
    at += block + Math.ceil(bytes / block) * block;
  }
}
