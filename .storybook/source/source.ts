import type { StoryContext } from '@storybook/react-vite';
import { components, storyImports } from 'virtual:library';
import { jsxCode, nameOf, propCode, type Needs } from './print';
import { writtenJsx } from './written';

/** Import line of a component, as in a file of `src/pages`. */
const importLine = (name: string, path: string) => `import { ${name} } from '../${path}';`;

const isComponent = (name: string) => /^[A-Z]/.test(name);
const tagsIn = (code: string) =>
  [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag))].filter(isComponent);

/** Whether JSX uses only what can be imported. */
function isWhole(code: string, known: (name: string) => boolean): boolean {
  const values = [...code.matchAll(/\{([a-z]\w*)[^}]*\}/g)].map(([, name = '']) => name);
  return [...tagsIn(code), ...values].every(
    (name) => ['Story', 'InARow', 'true', 'false'].includes(name) || known(name),
  );
}

const indented = (code: string, indent: string) => code.split('\n').join(`\n${indent}`);

/** JSX with the story's element and values inserted. */
function filled(code: string, element: string, props: string): string {
  return code
    .replace(/^( *)<Story \/>/gm, (_, indent: string) => indent + indented(element, indent))
    .replaceAll('<Story />', element)
    .replace(
      /^(.*)\{\.\.\.args\}/gm,
      (_, before: string) => before + indented(props, before.replace(/\S.*$/, '')),
    )
    .replace(/<(\/?)InARow>/g, '<$1>');
}

/** Args in the order of the component's type. */
function inOrder(component: unknown, args: Record<string, unknown>): Record<string, unknown> {
  const { props = {} } = (component as { __docgenInfo?: { props?: object } }).__docgenInfo ?? {};
  const names = Object.keys(props).filter((name) => name in args);
  return Object.fromEntries([...new Set([...names, ...Object.keys(args)])].map((name) => [name, args[name]]));
}

/** The code of a story for pasting into a page: import lines, then its JSX. */
export function storySource(code: string, context: StoryContext): string {
  const { component, parameters, args } = context;
  if (!component) return code;
  const docs = parameters['docs'] as { source?: { originalSource?: string } } | undefined;
  const file = String(parameters['fileName']);
  const lines = storyImports[file] ?? {};
  const needs: Needs = { pictures: new Map() };
  const own = nameOf(component);
  const name = own in components ? own : (muiName(lines) ?? own);
  const ordered = inOrder(component, args);
  const element = jsxCode(name, ordered, needs);
  const written = writtenJsx(docs?.source?.originalSource ?? '');
  const isKnown = (used: string) => used in components || used in lines;
  const props = Object.entries(ordered).flatMap(([prop, value]) => propCode(prop, value, needs, '  '));
  const jsx =
    written !== undefined && isWhole(written.replaceAll('{...args}', ''), isKnown)
      ? filled(written, element, props.join('\n'))
      : element;
  const imports = tagsIn(jsx).flatMap(
    (tag) => lines[tag] ?? (tag in components ? importLine(tag, components[tag] ?? '') : []),
  );
  const used = (pictureName: string) => new RegExp(`[{ [(]${pictureName}\\b`).test(jsx);
  const pictures = [
    ...[...needs.pictures].map(
      ([picture, slot]) => [picture, `import ${picture} from 'virtual:picture/${slot}';`] as const,
    ),
    ...Object.entries(lines).filter(([, line]) => line.includes('virtual:picture/')),
  ].flatMap(([picture, line]) => (used(picture) ? [line] : []));
  return `${[...new Set([...imports, ...pictures])].join('\n')}\n\n${jsx}`;
}

/** The MUI component that a stories file documents: the first that it imports. */
function muiName(lines: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(lines).find(([, line]) => line.includes('@mui/material/'))?.[0];
}
