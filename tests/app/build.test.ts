import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyNativePackages } from '../../src/app/build/nativePackages';
import { removeAbandoned, replaceBuild } from '../../src/app/build/switchIn';
import siteConfig from '../../vite.config';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  return path;
}

/** A build that consists of files with this content. */
function built(path: string, content: string): string {
  mkdirSync(join(path, 'client'), { recursive: true });
  for (const name of ['client/index.html', 'build.txt']) writeFileSync(join(path, name), content);
  return path;
}

const contentOf = (path: string) =>
  ['client/index.html', 'build.txt'].map((name) => readFileSync(join(path, name), 'utf8'));

describe('a build', () => {
  it('is made beside the built site, in one folder', () => {
    const folders = Object.values(siteConfig.environments ?? {}).map(({ build }) => build?.outDir ?? 'dist');
    // The pages' code, the first-load script, the scripts of four pages and of staff’s desk, the service worker, and the server.
    expect(folders).toHaveLength(9);
    expect(folders.filter((name) => !/^dist-next\/[^/]+\/(client|server)$/.test(name))).toEqual([]);
  });

  it('takes the place of the one before as a whole, and leaves nothing else', () => {
    const root = folder();
    const place = built(join(root, 'dist'), 'old');
    writeFileSync(join(place, 'client/gone.html'), 'old');
    replaceBuild(built(join(root, 'dist-next/a'), 'new'), place);
    expect(contentOf(place)).toEqual(['new', 'new']);
    expect(existsSync(join(place, 'client/gone.html'))).toBe(false);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('is the first where there was none', () => {
    const root = folder();
    replaceBuild(built(join(root, 'dist-next/a'), 'new'), join(root, 'dist'));
    expect(contentOf(join(root, 'dist'))).toEqual(['new', 'new']);
  });

  it('that is not there leaves the one before', () => {
    const root = folder();
    const place = built(join(root, 'dist'), 'old');
    mkdirSync(join(root, 'dist-next'));
    expect(() => {
      replaceBuild(join(root, 'dist-next/a'), place);
    }).toThrow(/ENOENT/);
    expect(contentOf(place)).toEqual(['old', 'old']);
  });

  it('does not touch another that is being made, and removes one that was killed', () => {
    const root = folder();
    const next = join(root, 'dist-next');
    const other = built(join(next, 'other'), 'half');
    const killed = built(join(next, 'killed'), 'half');
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    utimesSync(killed, yesterday, yesterday);
    replaceBuild(built(join(next, 'a'), 'new'), join(root, 'dist'));
    expect(readdirSync(next)).toEqual(['other']);
    replaceBuild(other, join(root, 'dist'));
    expect(contentOf(join(root, 'dist'))).toEqual(['half', 'half']);
    removeAbandoned(next);
    expect(readdirSync(root)).toEqual(['dist']);
  });
});

describe('what cannot be bundled', () => {
  it('is copied beside the server with all that it needs here, and with nothing for other machines', () => {
    const [modules, server] = [folder(), folder()];
    const write = (name: string, needs: object) => {
      mkdirSync(join(modules, name), { recursive: true });
      writeFileSync(join(modules, name, 'package.json'), JSON.stringify(needs));
    };
    write('libsql', {
      dependencies: { 'detect-libc': '2' },
      optionalDependencies: {
        '@libsql/linux-x64-gnu': '1',
        '@libsql/linux-x64-musl': '1',
        '@libsql/win32': '1',
      },
    });
    for (const name of ['detect-libc', '@libsql/linux-x64-gnu', '@libsql/linux-x64-musl', 'vite'])
      write(name, {});
    copyNativePackages(server, modules);
    const copied = readdirSync(join(server, 'node_modules'), { recursive: true })
      .filter((name) => String(name).endsWith('package.json'))
      .map((name) => String(name).replace('/package.json', ''));
    const { glibcVersionRuntime } = (process.report.getReport() as { header: Record<string, unknown> })
      .header;
    const native = glibcVersionRuntime === undefined ? '@libsql/linux-x64-musl' : '@libsql/linux-x64-gnu';
    expect(copied.sort()).toEqual([native, 'detect-libc', 'libsql']);
  });
});
