import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { writePolicies } from '../../../src/app/build/policies';
import siteConfig from '../../../vite.config';

/** Programs of the tests that run in separate processes. */
export type Program = 'smallServer' | 'wholeServer' | 'generator';

// Below node_modules, so that the bundles can resolve their packages; one folder per run, because two runs may
// overlap.
const outDir = resolve('node_modules/.cache/faults', String(process.pid));
process.once('exit', () => {
  rmSync(outDir, { recursive: true, force: true });
});
const bundled = new Map<Program, Promise<string>>();

async function bundle(program: Program): Promise<string> {
  const whole = program === 'wholeServer';
  const folder = join(outDir, program);
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    ...(whole && { plugins: siteConfig.plugins ?? [] }),
    define: siteConfig.define ?? {},
    ssr: { noExternal: [/^@mui\//, /^@emotion\//] },
    build: {
      ssr: resolve(`tests/faults/kit/${program}.ts`),
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  // The program that a server starts for backups.
  cpSync('src/server/store/copyFile.js', join(folder, 'copyFile.mjs'));
  return join(folder, 'program.mjs');
}

/** Bundles a program, once per run. @returns Its file. */
export function bundleOf(program: Program): Promise<string> {
  const known = bundled.get(program) ?? bundle(program);
  bundled.set(program, known);
  return known;
}

/** Folder of the built site; builds it if it is missing. */
export function builtSite(): string {
  const clientDir = resolve('dist/client');
  if (existsSync(join(clientDir, 'index.html'))) return clientDir;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The site does not build, so it cannot be tested.');
  return clientDir;
}

/** Creates the few files that a small server serves. @returns The folder. */
export function smallSite(folder: string): string {
  for (const name of [
    'index',
    '404',
    'Testimonials',
    'ContactUs',
    'BookAppointment',
    'Subscribe',
    'assets/a-1',
  ]) {
    const file = join(folder, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<h1>${name}</h1>`);
  }
  writePolicies(folder);
  return folder;
}
