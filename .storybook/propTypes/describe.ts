import type { ComponentDoc } from 'react-docgen-typescript';
import ts from 'typescript';
import { memberTypes } from './members';
import type { MemberTypes } from './types';
import { typeText } from './typeText';

/** The function of a component in its file. */
export function functionOf(name: string, source: ts.SourceFile): ts.FunctionDeclaration | undefined {
  return source.statements.filter(ts.isFunctionDeclaration).find((node) => node.name?.text === name);
}

/** Defaults that a component gives where it takes its props apart: among its parameters, or at the start of its body. */
export function defaultsOf(component: ts.FunctionDeclaration): Map<string, string> {
  const [parameter] = component.parameters;
  const patterns = (component.body?.statements ?? [])
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer?.getText() === parameter?.name.getText())
    .map(({ name }) => name);
  return new Map(
    [...(parameter ? [parameter.name] : []), ...patterns]
      .filter(ts.isObjectBindingPattern)
      .flatMap(({ elements }) => elements)
      .flatMap((element) =>
        element.initializer
          ? [[(element.propertyName ?? element.name).getText(), element.initializer.getText()] as const]
          : [],
      ),
  );
}

/** react-docgen-typescript's reading of a component, with readable types, all defaults, and the members of its types. */
export function describeProps(
  doc: ComponentDoc,
  component: ts.FunctionDeclaration,
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
            description: prop.description,
            required: prop.required && value === undefined,
          },
          defaultValue: value === undefined ? null : { value },
          type: prop.type.name === 'enum' ? { ...prop.type, raw: name } : { name },
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
