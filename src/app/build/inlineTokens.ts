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

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all of its descendants. */
const withDescendants = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(withDescendants)];

/** The name of an identifier; empty for every other node. */
const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' && 'name' in node ? String(node.name) : '';

/** Names that a node declares: parameters and variables. They shadow a token of the same name. */
function declaredBy(node: Node): string[] {
  const isDeclaration = /Function|^VariableDeclarator$|^CatchClause$/.test(node.type);
  const { id, params, param } = node as Node & { id?: unknown; params?: unknown; param?: unknown };
  return isDeclaration ? [id, params, param].flat().filter(isNode).flatMap(withDescendants).map(nameOf) : [];
}

const values: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = {
  space: tokens.space,
  layer: tokens.layer,
  opacity: tokens.opacity,
  motion: tokens.motion,
};

/**
 * Replaces the tokens in a module by their numbers.
 * @param code The module, as JavaScript.
 * @param program Its syntax tree.
 */
export function withNumbers(code: string, program: Node): string {
  const nodes = withDescendants(program);
  const declared = new Set(nodes.flatMap(declaredBy));
  const members = nodes.flatMap((node) => {
    if (node.type !== 'MemberExpression') return [];
    const { object, property } = node as Node & { object?: unknown; property?: unknown };
    const group = nameOf(object);
    const value = declared.has(group) ? undefined : values[group]?.[nameOf(property)];
    return typeof value === 'number' ? [{ ...node, value }] : [];
  });
  // From the end to the start, so that earlier positions stay valid.
  return members.reduceRight(
    (text, { start, end, value }) => text.slice(0, start) + String(value) + text.slice(end),
    code,
  );
}

/** Replaces tokens in the client's style files by their numbers: `space.m` is longer than the 16 that it stands for. */
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
