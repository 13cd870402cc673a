import ts from 'typescript';
import type { Member, MemberType } from './types';
import { typeText } from './typeText';

const isOurs = (declaration: ts.Declaration) =>
  !declaration.getSourceFile().fileName.includes('node_modules');

/** The name of a type, if it means something to a reader; not the names of TypeScript's own types. */
function ownName(type: ts.Type): string | undefined {
  const symbol = type.aliasSymbol ?? type.getSymbol();
  if (!symbol?.declarations?.some(isOurs) || symbol.name.startsWith('__')) return undefined;
  return symbol.name;
}

/** An object type found in a prop's type. */
interface Found {
  type: ts.Type;
  /** The function parameter that has this type, in parentheses. */
  parameter: string;
}

/** Object types in a type: its own, those in lists and unions, and those of parameters and results of functions. */
function objectsIn(whole: ts.Type, checker: ts.TypeChecker, parameter = ''): Found[] {
  const type = checker.getNonNullableType(whole);
  const inside = (each: ts.Type) => objectsIn(each, checker, parameter);
  if (type.aliasSymbol?.name === 'Picture') return [];
  if (type.isUnion())
    return type.aliasSymbol?.declarations?.some(isOurs) === false ? [] : type.types.flatMap(inside);
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.getSymbol()?.name === 'Promise')
    return checker.getTypeArguments(type as ts.TypeReference).flatMap(inside);
  const called = type.getCallSignatures();
  if (called.length > 0) {
    const isOwn = (type.aliasSymbol ?? type.getSymbol())?.declarations?.some(isOurs) ?? false;
    if (!isOwn) return [];
    return called.flatMap((call) => [
      ...call.parameters.flatMap((each) =>
        objectsIn(checker.getTypeOfSymbol(each), checker, `(${each.name})`),
      ),
      ...inside(call.getReturnType()),
    ]);
  }
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
  const isOwn = checker
    .getPropertiesOfType(type)
    .some(({ declarations = [] }) => declarations.length === 0 || declarations.some(isOurs));
  return isOwn ? [{ type, parameter }] : [];
}

const comment = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol?.getDocumentationComment(checker) ?? []);

/** The object types of props, and those that they contain, without duplicates. Pictures have a page of their own. */
export function memberTypes(props: readonly ts.Symbol[], checker: ts.TypeChecker): MemberType[] {
  const found: MemberType[] = [];
  const visit = (symbol: ts.Symbol, prefix: string) => {
    for (const { type, parameter } of objectsIn(checker.getTypeOfSymbol(symbol), checker)) {
      const text = typeText(symbol, checker.getTypeOfSymbol(symbol), checker);
      const own = ownName(type) ?? /^([A-Z]\w*)(?:\[\])?$/.exec(text)?.[1];
      const holder = prefix + symbol.name + parameter;
      // A type that is written on one line needs no table.
      if (own === undefined && parameter === '' && !text.startsWith('object')) continue;
      const properties = checker.getPropertiesOfType(type);
      const members = properties.map((property): Member => ({
        name: property.name,
        optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
        type: typeText(property, checker.getTypeOfSymbol(property), checker),
        description: comment(property, checker),
      }));
      const same = JSON.stringify(members);
      const known = found.find((each) => each.name === own || JSON.stringify(each.members) === same);
      if (known) {
        known.parents.push(holder);
        continue;
      }
      const described = comment(own === undefined ? symbol : (type.aliasSymbol ?? type.getSymbol()), checker);
      found.push({
        name: own ?? holder,
        parents: [holder],
        description: parameter === '' || own !== undefined ? described : '',
        members,
      });
      for (const property of properties) visit(property, `${own ?? holder}.`);
    }
  };
  for (const prop of props) visit(prop, '');
  return found;
}
