import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages with native code, which cannot be bundled. */
export const nativePackages = ['libsql'] as const;

/** Whether a package's native code is for the other one of Linux's two C libraries. */
function isForOtherLibc(name: string): boolean {
  const { glibcVersionRuntime } = (process.report.getReport() as { header: Record<string, unknown> }).header;
  return (glibcVersionRuntime === undefined ? /-gnu(?:eabihf)?$/ : /-musl(?:eabihf)?$/).test(name);
}

/** Packages with all of their installed dependencies. */
function withDependencies(names: readonly string[], modules: string, found = new Set<string>()): Set<string> {
  for (const name of names) {
    // Optional dependencies are installed on some machines only.
    if (found.has(name) || !existsSync(join(modules, name)) || isForOtherLibc(name)) continue;
    found.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(modules, name, 'package.json'), 'utf8'),
    ) as Manifest;
    withDependencies(Object.keys({ ...dependencies, ...optionalDependencies }), modules, found);
  }
  return found;
}

/**
 * Copies the packages that cannot be bundled into the server's folder: the built site then runs without the project's
 * `node_modules`, which may be missing or replaced at any time.
 * @param serverDir Folder of the built server.
 */
export function copyNativePackages(serverDir: string, modules = 'node_modules'): void {
  for (const name of withDependencies(nativePackages, modules))
    cpSync(join(modules, name), join(serverDir, 'node_modules', name), { recursive: true });
}
