import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { build } from 'vite';
import { buildLibrary } from '../../.storybook/library/build';

/** Another project that has installed the package, with the files of `stories/docs/samples/elsewhere`. */
export interface Elsewhere {
  /** Its folder. */
  folder: string;
  /** Folder of the installed package. */
  installed: string;
}

/** The package as it describes itself. */
export interface Manifest {
  name: string;
  version: string;
  bin: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string | { types: string; default: string }>>;
  peerDependencies: Readonly<Record<string, string>>;
  peerDependenciesMeta: Readonly<Record<string, { optional: boolean }>>;
}

const samples = 'stories/docs/samples/elsewhere';
/** What a project has beside the package's peers. */
const tools = ['react-router-dom', '@types/react', '@types/react-dom', 'vite'];

const npm = (words: readonly string[], cwd: string) =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The package.json of a folder. */
export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Takes a package from the project's own folder: no network is needed, and nothing is unpacked twice. */
function link(name: string, folder: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules', name), place, 'junction');
}

/** Builds and packs the library, and installs the tarball into a new project. */
export async function projectElsewhere(): Promise<Elsewhere> {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const built = join(folder, 'built');
  await buildLibrary(built);
  npm(['pack', built, '--pack-destination', folder], folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  cpSync(samples, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  // Its peers are linked, so npm is not asked for them.
  npm(['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', `./${tarball}`], folder);
  const { name, peerDependencies, bin } = manifestOf(built);
  for (const needed of [...Object.keys(peerDependencies), ...tools]) link(needed, folder);
  const installed = join(folder, 'node_modules', name);
  cpSync('stories/brands/mawimbi.tokens.json', join(folder, 'mawimbi.tokens.json'));
  execFileSync(process.execPath, [join(installed, bin['library-brand'] ?? ''), 'mawimbi.tokens.json'], {
    cwd: folder,
  });
  return { folder, installed };
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['vite/client'],
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noEmit: true,
};

/** What TypeScript at its strictest finds wrong in the project and in the declarations of the package; not in those of others. */
export function typeErrors({ folder, installed }: Elsewhere): string[] {
  const names = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  const program = ts.createProgram(
    names.map((name) => join(folder, name)),
    options,
  );
  const own = (path: string) => path.startsWith(installed) || dirname(path) === folder;
  return program
    .getSourceFiles()
    .filter(({ fileName }) => own(fileName))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** The built project: what its server gives, and the files of its scripts by their names. */
export async function builtProject({ folder }: Elsewhere) {
  const common = { root: folder, configFile: false, publicDir: false, logLevel: 'error' } as const;
  await build({
    ...common,
    build: {
      outDir: 'site',
      cssCodeSplit: false,
      rolldownOptions: {
        input: { client: join(folder, 'client.tsx'), plain: join(folder, 'plain.ts') },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  // Packages stay where they are: Node itself reads the installed one.
  await build({ ...common, build: { outDir: 'server', ssr: join(folder, 'server.tsx') } });
  const { render } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as {
    render: (path: string) => string;
  };
  return { html: render('/boats'), site: join(folder, 'site') };
}
