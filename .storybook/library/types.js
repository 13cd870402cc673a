/** Type declarations of the package, by the compiler of TypeScript. */
import ts from 'typescript';

/** @type {ts.FormatDiagnosticsHost} */
const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

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
  const names = modules.map((path) =>
    ts.sys.fileExists(`src/${path}.tsx`) ? `src/${path}.tsx` : `src/${path}.ts`,
  );
  const program = ts.createProgram(names, options);
  /** @type {ts.Diagnostic[]} */
  const mistakes = [];
  for (const file of program.getSourceFiles()) {
    // The styles of a widget are not part of its interface, and take the compiler longer than everything else.
    if (file.isDeclarationFile || file.fileName.endsWith('.styles.ts')) continue;
    const { diagnostics } = program.emit(file, (path, text) => {
      // Node and TypeScript's "nodenext" require file extensions.
      ts.sys.writeFile(path, text.replace(/((?:from|import) ?\(?['"])(\.\.?\/[^'"]+)(?=['"])/g, '$1$2.js'));
    });
    mistakes.push(...diagnostics);
  }
  if (mistakes.length > 0) throw new Error(ts.formatDiagnostics(mistakes, host));
}
