/** Type declarations of the package, by the compiler of TypeScript. */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { fileOf } from './entries.js';

/** @type {ts.FormatDiagnosticsHost} */
const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/**
 * Of the styles of a widget only the names of its slots, for themes: the rest is not part of its interface, and takes the
 * compiler longer than everything else.
 * @param {ts.SourceFile} file
 * @param {string} outDir
 */
function writeSlots(file, outDir) {
  const slots = file.statements.filter((statement) => ts.isModuleDeclaration(statement));
  const path = join(outDir, relative('src', file.fileName)).replace(/\.ts$/, '.d.ts');
  const text = [...slots.map((statement) => statement.getText(file)), 'export {};\n'].join('\n');
  if (slots.length > 0) ts.sys.writeFile(path, text);
}

/**
 * @param {readonly string[]} modules Paths from src without extension.
 * @param {string} outDir
 * @throws The compiler's errors.
 */
export function writeTypes(modules, outDir) {
  const { config } = /** @type {{ config?: { compilerOptions: object } }} */ (
    ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path))
  );
  const { options } = ts.parseJsonConfigFileContent(
    {
      compilerOptions: {
        ...config?.compilerOptions,
        noEmit: false,
        emitDeclarationOnly: true,
        declaration: true,
        // `npm run typecheck` has already found all errors.
        noCheck: true,
        rootDir: 'src',
        outDir,
        types: ['vite/client'],
      },
      files: [],
    },
    ts.sys,
    process.cwd(),
  );
  const program = ts.createProgram(modules.map(fileOf), options);
  /** @type {ts.Diagnostic[]} */
  const mistakes = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    if (file.fileName.endsWith('.styles.ts')) {
      writeSlots(file, outDir);
      continue;
    }
    const { diagnostics } = program.emit(file, (path, text) => {
      // Node and TypeScript's "nodenext" require file extensions.
      ts.sys.writeFile(path, text.replace(/((?:from|import) ?\(?['"])(\.\.?\/[^'"]+)(?=['"])/g, '$1$2.js'));
    });
    mistakes.push(...diagnostics);
  }
  if (mistakes.length > 0) throw new Error(ts.formatDiagnostics(mistakes, host));
}
