import ts from 'typescript';

/** Types that mean nothing without their members. */
const wrapped = /\b(?:Omit|Partial|Pick|Readonly|Record|Required)</;

const isLiteral = (type: ts.Type) =>
  type.isLiteral() || (type.flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null)) !== 0;

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\breadonly (?=\(|\w+[<[.])/g, '')
    .replace(/^\| | \| undefined$/g, '')
    .replaceAll("'", '"')
    .trim();

/** The type as written in its declaration. */
function written(symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  if (ts.isPropertySignature(declaration)) return declaration.type?.getText();
  if (!ts.isMethodSignature(declaration)) return undefined;
  const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
  return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`;
}

/** The values in a written type, in order; names of other types are resolved. */
function valuesIn(node: ts.Node, checker: ts.TypeChecker): string[] {
  if (ts.isLiteralTypeNode(node)) return [checker.typeToString(checker.getTypeFromTypeNode(node))];
  if (ts.isTypeReferenceNode(node)) {
    const named = checker.getSymbolAtLocation(node.typeName);
    const alias = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    return (alias?.declarations ?? [])
      .filter(ts.isTypeAliasDeclaration)
      .flatMap(({ type }) => valuesIn(type, checker));
  }
  const values: string[] = [];
  ts.forEachChild(node, (child) => {
    values.push(...valuesIn(child, checker));
  });
  return values;
}

/** Values of a union in the order of the source: the compiler orders them as it first met them in any file. */
function asWritten(symbol: ts.Symbol, values: readonly string[], checker: ts.TypeChecker): string[] {
  const order = (symbol.declarations ?? []).flatMap((declaration) =>
    ts.isPropertySignature(declaration) && declaration.type ? valuesIn(declaration.type, checker) : [],
  );
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return values.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/**
 * A type as text for a reader: all values of a union of values, `object` for types that {@link MemberType} lists member by
 * member, and the source's text for everything else.
 */
export function typeText(symbol: ts.Symbol, whole: ts.Type, checker: ts.TypeChecker): string {
  const type = checker.getNonNullableType(whole);
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.isUnion() && type.types.every(isLiteral))
    return asWritten(
      symbol,
      type.types.map((each) => checker.typeToString(each)),
      checker,
    ).join(' | ');
  const [indexed] = checker.getIndexInfosOfType(type);
  if (indexed && type.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(type))
    return `{ [name: string]: ${checker.typeToString(indexed.type)} }`;
  const resolved = () => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  const source = written(symbol) ?? resolved();
  const text = tidy(/\w\[['"]|^T[A-Z]\w*$/.test(source) ? resolved() : source);
  if (/^\(.*=>/.test(text)) return text;
  const isShort = text.length <= 60 && !text.includes('/*');
  if (!wrapped.test(text) && (isShort || !text.includes('{'))) return text;
  return text.endsWith('[]') ? 'object[]' : 'object';
}
