import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create } from '../../.storybook/newComponent';

const project = process.cwd();
let root = '';
let written: string[] = [];
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const code = () => written.filter((path) => /\.tsx?$/.test(path));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  written = create('sections/CallNote', root);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** TypeScript's errors in the new files, as if they were part of the project. */
function typeErrors(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, project);
  const own = (path: string) => join(root, relative(project, path));
  const isNew = (path: string) => written.includes(relative(project, path).replaceAll('\\', '/'));
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => isNew(path) || disk.fileExists(path),
    getSourceFile: (path, language) =>
      isNew(path)
        ? ts.createSourceFile(path, readFileSync(own(path), 'utf8'), language)
        : disk.getSourceFile(path, language),
    // The new folders do not exist on disk.
    directoryExists: () => true,
  };
  // Stories would also load Storybook's types, which take longer than everything else.
  const names = code().flatMap((path) => (path.startsWith('src/') ? join(project, path) : []));
  const program = ts.createProgram([...names, join(project, 'node_modules/vite/client.d.ts')], options, host);
  return names
    .flatMap((path) => program.getSourceFile(path) ?? [])
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

describe('what npm run new writes', () => {
  test('passes the type checker', () => {
    expect(typeErrors()).toEqual([]);
  }, 60_000);

  test('passes lint, but for the rules that need types', async () => {
    const config = join(root, '.oxlintrc.json');
    const settings = { extends: [join(project, '.oxlintrc.json')], options: { typeAware: false } };
    writeFileSync(config, JSON.stringify(settings));
    const program = ['node_modules/oxlint/bin/oxlint', '--config', config, root];
    const oxlint = spawnSync(process.execPath, program, { encoding: 'utf8' });
    expect([oxlint.status, oxlint.stdout]).toEqual([0, expect.stringContaining('0 errors')]);
    const eslint = new ESLint();
    const results = await Promise.all(
      code().map((path) => eslint.lintText(textOf(path), { filePath: join(project, path) })),
    );
    expect(results.flat().flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }, 60_000);
});
