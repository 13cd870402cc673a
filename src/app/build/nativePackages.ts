import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages with machine code, which cannot be part of a bundle. */
export const nativePackages = ['libsql'] as const;

/** Whether a package's machine code is for the other of Linux' two C libraries. */
function isForeign(name: string): boolean {
  const { glibcVersionRuntime } = (process.report.getReport() as { header: Record<string, unknown> }).header;
  return (glibcVersionRuntime === undefined ? /-gnu(?:eabihf)?$/ : /-musl(?:eabihf)?$/).test(name);
}

/** A package and all that it needs, of what is installed. */
function withNeeds(names: readonly string[], modules: string, found = new Set<string>()): Set<string> {
  for (const name of names) {
    // What is optional is installed for some machines alone.
    if (found.has(name) || !existsSync(join(modules, name)) || isForeign(name)) continue;
    found.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(modules, name, 'package.json'), 'utf8'),
    ) as Manifest;
    withNeeds(Object.keys({ ...dependencies, ...optionalDependencies }), modules, found);
  }
  return found;
}

/**
 * Puts beside the server what its bundle cannot hold: then the built folder runs without the project's packages, which
 * may be missing or be replaced at any time.
 * @param serverDir Folder of the built server.
 */
export function copyNativePackages(serverDir: string, modules = 'node_modules'): void {
  for (const name of withNeeds(nativePackages, modules))
    cpSync(join(modules, name), join(serverDir, 'node_modules', name), { recursive: true });
}
