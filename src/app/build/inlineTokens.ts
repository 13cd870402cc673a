import type { Plugin } from 'vite';
import * as tokens from '../../theme/tokens';

/** A node of a module's syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node with every node below it. */
const withParts = (node: Node): Node[] => [node, ...partsOf(node).flatMap(withParts)];

/** The name that a node is, if it is one. */
const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' && 'name' in node ? String(node.name) : '';

/** Names that a node gives to something else: parameters and variables. A token of the same name is not meant below it. */
function declaredBy(node: Node): string[] {
  const declares = /Function|^VariableDeclarator$|^CatchClause$/.test(node.type);
  const { id, params, param } = node as Node & { id?: unknown; params?: unknown; param?: unknown };
  return declares ? [id, params, param].flat().filter(isNode).flatMap(withParts).map(nameOf) : [];
}

const values: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = {
  space: tokens.space,
  layer: tokens.layer,
  opacity: tokens.opacity,
  motion: tokens.motion,
};

/**
 * A module with the numbers of its tokens written out.
 * @param code The module, as JavaScript.
 * @param program Its syntax tree.
 */
export function withNumbers(code: string, program: Node): string {
  const nodes = withParts(program);
  const declared = new Set(nodes.flatMap(declaredBy));
  const members = nodes.flatMap((node) => {
    if (node.type !== 'MemberExpression') return [];
    const { object, property } = node as Node & { object?: unknown; property?: unknown };
    const group = nameOf(object);
    const value = declared.has(group) ? undefined : values[group]?.[nameOf(property)];
    return typeof value === 'number' ? [{ ...node, value }] : [];
  });
  // From the end, so that the places before stay where they are.
  return members.reduceRight(
    (text, { start, end, value }) => text.slice(0, start) + String(value) + text.slice(end),
    code,
  );
}

/** Writes numbers of tokens into the client's style files: `space.m` weighs more than the 16 that it is. */
export function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /src[\\/](?!theme[\\/](?:tokens|generated)).*\.tsx?$/, code: /\/tokens['"]/ },
      handler(code) {
        return withNumbers(code, this.parse(code));
      },
    },
  };
}
