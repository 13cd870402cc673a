import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isExported, parse, sources, type Source } from '../support/sources';

const widgetTiers = ['components', 'sections', 'forms', 'layouts'];
const widgetFiles = widgetTiers.flatMap((tier) => sources(`src/${tier}`));

/** Local names of a file's imports, with their modules. */
function namesOf(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of file.statements) {
    if (!ts.isImportDeclaration(node) || !node.importClause) continue;
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    const { name, namedBindings } = node.importClause;
    if (name) names.set(name.text, from);
    if (namedBindings && ts.isNamespaceImport(namedBindings)) names.set(namedBindings.name.text, from);
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      for (const element of namedBindings.elements) names.set(element.name.text, from);
    }
  }
  return names;
}

function every<Node extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node) => {
    if (is(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return found;
}

const fromMui = (module = '') => /^@mui\/material\/[A-Z]/.test(module);

describe('slots of the theme', () => {
  /** `ExampleTag.root` for each `styled(…, { name: 'ExampleTag', slot: 'Root' })`. */
  const slotsOf = (source: Source) =>
    every(parse(source), ts.isCallExpression)
      .filter(({ expression }) => expression.getText() === 'styled')
      .flatMap(({ arguments: [, options] }) => {
        const text = (key: string) => new RegExp(`\\b${key}: '(\\w+)'`).exec(options?.getText() ?? '')?.[1];
        const [name, slot] = [text('name'), text('slot')];
        if (name === undefined || slot === undefined) return [];
        return `${name}.${slot.slice(0, 1).toLowerCase()}${slot.slice(1)}`;
      });

  /** `ExampleTag.root` for `ExampleTag: 'root'` in the interface of MUI's that a styles file extends. */
  const typedIn = (source: Source) =>
    every(parse(source), ts.isInterfaceDeclaration)
      .filter(({ name }) => name.text === 'ComponentNameToClassKey')
      .flatMap(({ members }) => members.filter(ts.isPropertySignature))
      .flatMap(({ name, type }) =>
        [...(type?.getText() ?? '').matchAll(/'(\w+)'/g)].map(([, slot = '']) => `${name.getText()}.${slot}`),
      );

  test('are typed for our own widgets, and for no others', () => {
    const typed = widgetFiles.flatMap(typedIn);
    expect(typed).toHaveLength(new Set(typed).size);
    expect(new Set(typed)).toEqual(new Set(widgetFiles.flatMap(slotsOf)));
  });

  test('have the name of their folder or file', () => {
    const foreign = widgetFiles.flatMap((source) =>
      [...slotsOf(source), ...typedIn(source)]
        .filter((slot) => !new RegExp(`/${slot.split('.')[0] ?? ''}[./]`).test(source.path))
        .map((slot) => `${source.path}: ${slot}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('MUI’s props', () => {
  /** `<Root {...rest}>`, where `rest` are the remaining props, on a component of MUI's or a styled one. */
  function forwarded(source: Source): string[] {
    const file = parse(source);
    const names = namesOf(file);
    const rests = new Set(
      every(file, ts.isParameter).flatMap(({ name, parent }) =>
        ts.isIdentifier(name)
          ? // Arguments of a render prop are not props of the widget.
            ts.isArrowFunction(parent)
            ? []
            : [name.text]
          : every(name, ts.isBindingElement)
              .filter(({ dotDotDotToken }) => dotDotDotToken)
              .map((element) => element.name.getText()),
      ),
    );
    return every(file, ts.isJsxSpreadAttribute)
      .filter(({ expression }) => ts.isIdentifier(expression) && rests.has(expression.text))
      .map(({ parent }) => parent.parent.tagName.getText())
      .filter((tag) => {
        const from = names.get(tag.split('.')[0] ?? '');
        return fromMui(from) || from?.endsWith('.styles') === true;
      })
      .map((tag) => `${source.path}: <${tag} {...}>`);
  }

  test('are never passed through unseen', () => {
    expect(widgetFiles.flatMap(forwarded)).toEqual([]);
  });

  /** `extends ButtonProps`, `Omit<ButtonProps, …> & …`, `ComponentProps<typeof Button>`; `ButtonProps['variant']` names one. */
  function taken(source: Source): string[] {
    const file = parse(source);
    const names = namesOf(file);
    const whole = (node: ts.Node): boolean => {
      if (ts.isIndexedAccessTypeNode(node)) return false;
      if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Pick') return false;
      if (ts.isTypeLiteralNode(node)) return false;
      if (ts.isIdentifier(node) && fromMui(names.get(node.text))) return true;
      return node.getChildren().some(whole);
    };
    return [
      ...every(file, ts.isInterfaceDeclaration).flatMap((node) =>
        (node.heritageClauses ?? []).map((part) => ({ node, part })),
      ),
      ...every(file, ts.isTypeAliasDeclaration).map((node) => ({ node, part: node.type })),
    ]
      .filter(({ node, part }) => isExported(node) && whole(part))
      .map(({ node }) => `${source.path}: ${node.name.text}`);
  }

  test('are named one by one where a widget offers them', () => {
    expect(widgetFiles.flatMap(taken)).toEqual([]);
  });

  test('would be noticed', () => {
    const text = `
      import Button, { type ButtonProps } from '@mui/material/Button';
      export interface AProps extends ButtonProps {}
      export interface BProps { variant: ButtonProps['variant'] }
      export type CProps = Omit<ButtonProps, 'size'> & { label: string };
      export function A({ label, ...rest }: AProps) { return <Button {...rest}>{label}</Button>; }`;
    const source = { path: 'A.tsx', text };
    expect(forwarded(source)).toEqual(['A.tsx: <Button {...}>']);
    expect(taken(source)).toEqual(['A.tsx: AProps', 'A.tsx: CProps']);
  });
});
