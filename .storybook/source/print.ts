import { Fragment, isValidElement, type ReactElement } from 'react';
import type { Picture } from '../../src/media/picture';

const width = 90;

/** Collects the imports that the printed code needs. */
export interface Needs {
  /** Slots of pictures, by their name in the code. */
  pictures: Map<string, string>;
}

const isPicture = (value: object): value is Picture => 'src' in value && 'kind' in value && 'alt' in value;

const camel = (words: string) => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The slot of a picture, from its file's name: `/assets/card-transport-D1a2b3c4.svg`. */
const slotOf = ({ src }: Picture) =>
  (/([^/]+?)(?:-[\w-]{8})?\.\w+(?:\?.*)?$/.exec(src)?.[1] ?? 'picture').replace(/^\d/, 'picture-$&');

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) || /^\d+$/.test(key) ? key : quoted(key));

/** Items between two brackets: on one line if they fit, otherwise one per line. */
function bracketed(
  parts: readonly string[],
  [open, close]: readonly [string, string],
  indent: string,
): string {
  const room = open === '{' ? ' ' : '';
  const line = `${open}${room}${parts.join(', ')}${room}${close}`;
  if (parts.length === 0) return open + close;
  if (line.length + indent.length <= width && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

/** A value as source code. */
export function valueCode(value: unknown, needs: Needs, indent = ''): string {
  const inside = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'function') return '() => {}';
  if (typeof value !== 'object' || value === null) return String(value);
  if (isValidElement(value)) return elementCode(value, needs, indent);
  if (Array.isArray(value))
    return bracketed(
      value.map((each: unknown) => valueCode(each, needs, inside)),
      ['[', ']'],
      indent,
    );
  if (isPicture(value)) {
    const name = camel(slotOf(value));
    needs.pictures.set(name, slotOf(value));
    return name;
  }
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return bracketed(
    entries.map(([key, each]) => `${keyOf(key)}: ${valueCode(each, needs, inside)}`),
    ['{', '}'],
    indent,
  );
}

interface Named {
  displayName?: string;
  name?: string;
  render?: Named;
  type?: Named;
  __docgenInfo?: { displayName?: string };
}

/** The name of an element's type. */
export function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  if (type === Fragment || type === null || type === undefined) return '';
  const { __docgenInfo: docgen, displayName, name, render, type: inner } = type as Named;
  return docgen?.displayName ?? displayName ?? (name || (render ?? inner)?.name) ?? 'Component';
}

/** A prop as JSX; empty if it is not set. */
export function propCode(name: string, value: unknown, needs: Needs, indent: string): string[] {
  if (value === undefined) return [];
  if (value === true) return [name];
  if (typeof value === 'string' && !/["\n{]/.test(value)) return [`${name}="${value}"`];
  return [`${name}={${valueCode(value, needs, indent)}}`];
}

function childrenCode(children: unknown, needs: Needs, indent: string): string[] {
  return [children].flat(2).flatMap((child: unknown) => {
    if (child === null || child === undefined || typeof child === 'boolean') return [];
    if (isValidElement<{ children?: unknown }>(child))
      return nameOf(child.type) === ''
        ? childrenCode(child.props.children, needs, indent)
        : [elementCode(child, needs, indent)];
    if (typeof child === 'string') return [/[{}<>]/.test(child) ? `{${quoted(child)}}` : child];
    return [`{${valueCode(child, needs, indent)}}`];
  });
}

/** An element as JSX. */
export function jsxCode(tag: string, props: Record<string, unknown>, needs: Needs, indent = ''): string {
  const { children, ...others } = props;
  const inside = `${indent}  `;
  const set = Object.entries(others).flatMap(([name, value]) => propCode(name, value, needs, inside));
  const content = childrenCode(children, needs, inside);
  const end = content.length === 0 ? ' />' : '>';
  const line = `<${[tag, ...set].join(' ')}${end}`;
  const fits = line.length + indent.length <= width && !line.includes('\n');
  const opening = fits
    ? line
    : `<${tag}\n${set.map((each) => `${inside}${each}\n`).join('')}${indent}${end.trim()}`;
  if (content.length === 0) return opening;
  const whole = `${opening}${content.join('')}</${tag}>`;
  if (fits && content.length === 1 && whole.length + indent.length <= width && !whole.includes('\n'))
    return whole;
  return `${opening}\n${content.map((each) => `${inside}${each}\n`).join('')}${indent}</${tag}>`;
}

function elementCode(element: ReactElement, needs: Needs, indent: string): string {
  return jsxCode(nameOf(element.type), element.props as Record<string, unknown>, needs, indent);
}
