import type { ComponentDoc, PropItemType } from 'react-docgen-typescript';
import ts from 'typescript';
import { memberTypes } from './members';
import type { MemberTypes } from './types';
import { typeText } from './typeText';

type ComponentFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

const isFunction = (node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction =>
  ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** The variables declared by statements. */
const variablesOf = (statements: readonly ts.Statement[]) =>
  statements.flatMap((node) => (ts.isVariableStatement(node) ? [...node.declarationList.declarations] : []));

/** The function of a component in its file; inside of `forwardRef`, if it is used. */
export function functionOf(name: string, source: ts.SourceFile): ComponentFunction | undefined {
  const declared = source.statements
    .filter(ts.isFunctionDeclaration)
    .find((node) => node.name?.text === name);
  if (declared) return declared;
  const value = variablesOf([...source.statements]).find((node) => node.name.getText() === name)?.initializer;
  return value && ts.isCallExpression(value) ? value.arguments.find(isFunction) : undefined;
}

/** Default values of a component's destructured props: in its parameters, or at the start of its body. */
function defaultsOf({ parameters, body }: ComponentFunction): Map<string, string> {
  const [parameter] = parameters;
  const patterns = variablesOf(body && ts.isBlock(body) ? [...body.statements] : [])
    .filter(({ initializer }) => initializer?.getText() === parameter?.name.getText())
    .map(({ name }) => name);
  return new Map(
    [...(parameter ? [parameter.name] : []), ...patterns]
      .filter(ts.isObjectBindingPattern)
      .flatMap(({ elements }) => elements)
      .flatMap(({ initializer, propertyName, name }) =>
        initializer
          ? [
              [
                (propertyName ?? name).getText(),
                ts.isStringLiteral(initializer) ? initializer.text : initializer.getText(),
              ] as const,
            ]
          : [],
      ),
  );
}

/** Descriptions of props of libraries that have no comment there. */
const foreign: Readonly<Record<string, string>> = {
  name: 'Name of the field, as `register` gives it.',
  onBlur: 'Called when the focus leaves the field, as `register` gives it.',
  onChange: 'Called when the value changes, as `register` gives it.',
  ref: 'Reaches the input, as `register` gives it.',
};

/** The values of a type in the order of its text. */
const inOrder = (type: PropItemType, text: string) =>
  (type.value as { value: string }[] | undefined)?.toSorted(
    (a, b) => text.indexOf(a.value) - text.indexOf(b.value),
  );

/** react-docgen-typescript's description of a component, with readable types, all defaults, and the members of its types. */
export function describeProps(
  doc: ComponentDoc,
  component: ComponentFunction,
  checker: ts.TypeChecker,
): Omit<ComponentDoc, 'expression' | 'rootExpression'> & MemberTypes {
  const { description, displayName, filePath, methods, tags } = doc;
  const [parameter] = component.parameters;
  const type = parameter && checker.getTypeAtLocation(parameter);
  const defaults = defaultsOf(component);
  const symbols = Object.keys(doc.props).flatMap((name) => type?.getProperty(name) ?? []);
  const props = Object.fromEntries(
    Object.values(doc.props).map((prop) => {
      const symbol = type?.getProperty(prop.name);
      const value = defaults.get(prop.name);
      const name = symbol ? typeText(symbol, checker.getTypeOfSymbol(symbol), checker) : prop.type.name;
      return [
        prop.name,
        {
          ...{
            name: prop.name,
            description: prop.description || (foreign[prop.name] ?? ''),
            required: prop.required && value === undefined,
          },
          defaultValue: value === undefined ? null : { value },
          type:
            prop.type.name === 'enum'
              ? { ...prop.type, value: inOrder(prop.type, name), raw: name }
              : { name },
        },
      ];
    }),
  );
  const filled = {
    description,
    displayName,
    filePath,
    methods,
    props,
    memberTypes: memberTypes(symbols, checker),
  };
  return tags ? { ...filled, tags } : filled;
}
