import type { StoryContext } from '@storybook/react-vite';
import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import toJsx from 'react-element-to-jsx-string';
import type { ComponentInfo } from './propTypes/types';

type Component = Exclude<ElementType, string> & { displayName?: string; __docgenInfo?: ComponentInfo };

const isPicture = (value: object): value is { src: string } =>
  'src' in value && 'kind' in value && 'alt' in value;

/** A value in which functions that carry the slot's name stand for pictures. */
function withSlots(value: unknown, slots: Map<unknown, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isValidElement<object>(value)) return cloneElement(value, withSlots(value.props, slots) as object);
  if (Array.isArray(value)) return value.map((item) => withSlots(item, slots));
  if (isPicture(value)) {
    // The slot is the name of the file: `/assets/card-transport-D1a2b3c4.svg`.
    const stand = () => undefined;
    slots.set(stand, /([^/]+?)(?:-[\w-]{8})?\.\w+(?:\?.*)?$/.exec(value.src)?.[1] ?? 'picture');
    return stand;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withSlots(item, slots)]));
}

const camel = (slot: string) => slot.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a story renders; without a wrapper that exists only in stories. */
function elementOf(context: StoryContext): ReactElement<{ children?: ReactNode }> {
  const component = context.component as Component;
  const order = Object.keys(component.__docgenInfo?.props ?? {});
  const args = Object.fromEntries(
    Object.entries(context.args).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  );
  const element = context.originalStoryFn(args, { ...context, args }) as ReactElement<{
    children?: ReactNode;
  }>;
  const { type } = element;
  if (typeof type === 'string' || type === Fragment || type === component || '__docgenInfo' in type)
    return element;
  return element.props.children === undefined
    ? createElement(component, args)
    : createElement(Fragment, undefined, element.props.children);
}

/** The code of a story, for pasting into a page: imports, then JSX. */
export function storySource(code: string, context: StoryContext): string {
  const { component, title } = context;
  if (!component) return code;
  const imports = new Set<string>();
  const slots = new Map<unknown, string>();
  const nameOf = ({ type }: ReactElement) => {
    if (typeof type === 'string') return type;
    const { displayName, name, __docgenInfo: info } = type as Component;
    if (info) imports.add(`import { ${info.displayName} } from '../${info.module}';`);
    if (info || type !== component) return info?.displayName ?? displayName ?? name;
    // MUI's components have no description; their stories are named after them.
    const own = title.replace(/^.*\//, '');
    imports.add(`import ${own} from '@mui/material/${own}';`);
    return own;
  };
  const jsx = toJsx(withSlots(elementOf(context), slots) as ReactElement, {
    displayName: nameOf as (element: unknown) => string,
    functionValue: (value: unknown) => camel(slots.get(value) ?? '') || '() => {}',
    maxInlineAttributesLineLength: 90,
    sortProps: false,
    showDefaultProps: false,
  });
  for (const slot of slots.values()) imports.add(`import ${camel(slot)} from 'virtual:picture/${slot}';`);
  return `${[...imports].join('\n')}\n\n${jsx}`;
}
