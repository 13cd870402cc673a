import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { MemberType, MemberTypes } from './propTypes/types';

/** An object's members as text: what the Props table opens beside a type. */
function detailOf({ name, members }: MemberType): string {
  const lines = members.map(
    ({ name: member, optional, type, description }) =>
      `${description === '' ? '' : `  // ${description}\n`}  ${member}${optional ? '?' : ''}: ${type};\n`,
  );
  return `${name} {\n${lines.join('')}}`;
}

/** Puts the members of what a prop holds beside its type. */
export const withMembers: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { memberTypes = [] } = (component as { __docgenInfo?: MemberTypes } | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const held = memberTypes.filter(({ heldBy }) => heldBy.some((holder) => holder.split('(')[0] === prop));
      const type = argType.table?.type;
      if (held.length === 0 || !type) return [prop, argType];
      const detail = held.map(detailOf).join('\n\n');
      return [prop, { ...argType, table: { ...argType.table, type: { ...type, detail } } }];
    }),
  );
};

/** Whether a value holds words, numbers and the like alone: no element, no function. */
export function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isValidElement(value) && Object.values(value).every(isData);
}

/** Words can be written where any content is allowed; elements, and objects with functions, cannot be written as data. */
export const withContent: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const value: unknown = initialArgs[prop];
      if (!isData(value)) return [prop, { ...argType, control: false }];
      const isText = typeof value === 'string' && argType.table?.type?.summary === 'ReactNode';
      return [prop, isText ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );

/** Args that a component reads once: `defaultOpen`, `defaultValue`. */
const uncontrolled = /^default[A-Z]/;

/** Another key for each value of those args that a component reads only when it begins, so that Controls show them. */
export function keyOf(args: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(args).filter(([name]) => uncontrolled.test(name)));
}
