import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { describeProps, functionOf } from './describe';
import { libraryModule } from './libraryModule';

/** Folders of src with components whose props are documented. */
const tiers = ['components', 'forms', 'sections', 'layouts', 'pages'];

/** Whether a prop is documented: our own, and those that react-hook-form's `register` returns. */
const isShown = (file: string) => !file.includes('node_modules') || file.includes('/react-hook-form/');

function readProject() {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const files = tiers
    .flatMap((tier) =>
      readdirSync(`src/${tier}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${tier}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => resolve(file));
  const parser = withCompilerOptions(options, {
    savePropValueAsString: true,
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    shouldIncludeExpression: true,
    propFilter: ({ parent, declarations = [] }) =>
      [...(parent ? [parent] : []), ...declarations].every(({ fileName }) => isShown(fileName)),
  });
  return { files: new Set(files), options, parser };
}

/**
 * Describes the props of a component for Storybook, from its types: the result of react-docgen-typescript, with the
 * defaults of props that are destructured in the component's body, and the members of the props' types. Also resolves
 * `virtual:library`.
 */
export function propTypes({ isTest = false }: { isTest?: boolean } = {}): Plugin {
  const { files, options, parser } = readProject();
  let program: ts.Program | undefined;
  let stale = false;
  const current = () => {
    if (!program || stale) program = ts.createProgram([...files], options, undefined, program);
    stale = false;
    return program;
  };
  return {
    name: 'prop-types',
    enforce: 'pre',
    hotUpdate({ file }) {
      if (/\.tsx?$/.test(file)) stale = true;
    },
    resolveId(id) {
      return id === 'virtual:library' ? '\0virtual:library' : undefined;
    },
    load(id) {
      return id === '\0virtual:library' ? libraryModule([...files]) : undefined;
    },
    transform(code, id) {
      // Story tests do not show props.
      if (isTest || !files.has(id)) return undefined;
      const documented = parser.parseWithProgramProvider(id, current);
      const source = current().getSourceFile(id);
      if (!source) return undefined;
      const lines = documented.flatMap((doc) => {
        const component = functionOf(doc.displayName, source);
        if (!component) return [];
        const described = describeProps(doc, component, current().getTypeChecker());
        return [`${doc.displayName}.__docgenInfo = ${JSON.stringify(described)};`];
      });
      return { code: [code, ...lines].join('\n'), map: null };
    },
  };
}
