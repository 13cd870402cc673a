import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { memberTypes } from './members';
import type { ComponentInfo } from './types';
import { typeText } from './typeText';

/** Folders of src with components whose props are documented. */
const tiers = ['components', 'forms', 'sections', 'layouts', 'pages'];

/** Whether a prop is documented: our own, and those that react-hook-form's `register` returns. */
const isShown = (file: string) => !file.includes('node_modules') || file.includes('/react-hook-form/');

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: unknown };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const parser = withCompilerOptions(options, {
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  shouldIncludeExpression: true,
  propFilter: ({ parent, declarations = [] }) =>
    [...(parent ? [parent] : []), ...declarations].every(({ fileName }) => isShown(fileName)),
});

/**
 * Describes components for Storybook: the result of react-docgen-typescript, which Storybook uses too, with shorter types
 * and with the members of objects, which Storybook does not show.
 */
export function propTypes(): Plugin {
  const files = tiers
    .flatMap((tier) =>
      readdirSync(`src/${tier}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${tier}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => resolve(file));
  let program: ts.Program | undefined;
  let stale = false;
  const current = () => {
    if (!program || stale) program = ts.createProgram(files, options, undefined, program);
    stale = false;
    return program;
  };

  function describe(file: string) {
    const checker = current().getTypeChecker();
    return parser.parseWithProgramProvider(file, current).flatMap((doc): ComponentInfo[] => {
      const { expression, rootExpression: _, ...info } = doc;
      const declaration = expression?.valueDeclaration;
      const [call] =
        expression && declaration
          ? checker.getTypeOfSymbolAtLocation(expression, declaration).getCallSignatures()
          : [];
      const [parameter] = call?.parameters ?? [];
      if (!parameter) return [];
      const type = checker.getTypeOfSymbol(parameter);
      const symbols = Object.keys(info.props).flatMap((name) => type.getProperty(name) ?? []);
      for (const symbol of symbols) {
        const prop = info.props[symbol.name];
        if (!prop) continue;
        const name = typeText(symbol, checker.getTypeOfSymbol(symbol), checker);
        // Storybook offers the values of an enum as options.
        const values = prop.type.value as { value: string }[] | undefined;
        prop.type =
          prop.type.name === 'enum'
            ? {
                ...prop.type,
                raw: name,
                value: values?.toSorted((a, b) => name.indexOf(a.value) - name.indexOf(b.value)),
              }
            : { name };
      }
      const module = relative('src', file).replaceAll('\\', '/').replace('.tsx', '');
      return [{ ...info, module, memberTypes: memberTypes(symbols, checker) }];
    });
  }

  return {
    name: 'prop-types',
    enforce: 'pre',
    hotUpdate({ file }) {
      if (/\.tsx?$/.test(file)) stale = true;
    },
    transform(code, id) {
      if (!files.includes(id)) return undefined;
      const lines = describe(id).map((info) => `${info.displayName}.__docgenInfo = ${JSON.stringify(info)};`);
      return { code: [code, ...lines].join('\n'), map: null };
    },
  };
}
