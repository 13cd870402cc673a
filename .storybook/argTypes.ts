import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { ComponentInfo, MemberType } from './propTypes/types';

/** An object's members as text, for the Props table. */
function detailOf({ name, members }: MemberType): string {
  const lines = members.map(
    ({ name: member, optional, type, description }) =>
      `${description === '' ? '' : `  // ${description}\n`}  ${member}${optional ? '?' : ''}: ${type};\n`,
  );
  return `${name} {\n${lines.join('')}}`;
}

/** Adds the members of a prop's object type to its row. */
export const withMembers: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { memberTypes = [] } =
    (component as { __docgenInfo?: ComponentInfo } | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const memberTypesOfProp = memberTypes.filter(({ parents }) =>
        parents.some((holder) => holder.split('(')[0] === prop),
      );
      const type = argType.table?.type;
      if (memberTypesOfProp.length === 0 || !type) return [prop, argType];
      const detail = memberTypesOfProp.map(detailOf).join('\n\n');
      return [prop, { ...argType, table: { ...argType.table, type: { ...type, detail } } }];
    }),
  );
};

/** Whether a value consists only of strings, numbers and the like, without elements and functions. */
export function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isValidElement(value) && Object.values(value).every(isData);
}

/** Offers a text field for content props; elements, and objects with functions, cannot be edited as data. */
export const withContent: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const value: unknown = initialArgs[prop];
      if (!isData(value)) return [prop, { ...argType, control: false }];
      const isText = typeof value === 'string' && argType.table?.type?.summary === 'ReactNode';
      return [prop, isText ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );

/** Args that a component reads only once: `defaultOpen`, `defaultValue`. */
const uncontrolled = /^default[A-Z]/;

/** A new key for each value of args that a component reads only when it mounts, so that Controls take effect. */
export function keyOf(args: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(args).filter(([name]) => uncontrolled.test(name)));
}
