/** Type declarations of the package, by the compiler of TypeScript. */
import ts from 'typescript';

/** @type {ts.FormatDiagnosticsHost} */
const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/**
 * @param {readonly string[]} modules Paths from src without ending.
 * @param {string} outDir
 * @throws what the compiler finds wrong.
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
        // `npm run typecheck` has found the mistakes.
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
    // What a widget is styled with is its own affair, and takes the compiler longer than all the rest.
    if (file.isDeclarationFile || file.fileName.endsWith('.styles.ts')) continue;
    const { diagnostics } = program.emit(file, (path, text) => {
      // Node and TypeScript's "nodenext" want the ending of a file.
      ts.sys.writeFile(path, text.replace(/((?:from|import) ?\(?['"])(\.\.?\/[^'"]+)(?=['"])/g, '$1$2.js'));
    });
    mistakes.push(...diagnostics);
  }
  if (mistakes.length > 0) throw new Error(ts.formatDiagnostics(mistakes, host));
}
