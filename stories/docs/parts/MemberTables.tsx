import { Heading, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { ComponentInfo } from '../../../.storybook/propTypes/types';
import { Sheet } from '../../foundations/Sheet';

/** Text with `code` in it, as doc comments have it. */
function words(text: string) {
  return text
    .split(/(`[^`]+`)/)
    .map((part, at) => (part.startsWith('`') ? <code key={at}>{part.slice(1, -1)}</code> : part));
}

/** What the objects hold that a component takes: one table for each, below the table of its props. */
export function MemberTables() {
  const resolved = useOf('component', ['component']);
  const component = resolved.component as { __docgenInfo?: ComponentInfo } | undefined;
  const { memberTypes = [] } = component?.__docgenInfo ?? {};
  if (memberTypes.length === 0) return null;
  return (
    <>
      <Heading>What the props hold</Heading>
      {memberTypes.map(({ name, parents, description, members }) => (
        <Fragment key={name}>
          <Subheading>{name}</Subheading>
          <Sheet
            caption={[description, `In ${parents.join(', ')}.`].filter((part) => part !== '').join(' ')}
            columns={['Name', 'What it is', 'Type']}
            rows={members.map((member) => [
              <code key="name">{member.name}</code>,
              words([member.optional ? 'Optional.' : '', member.description].filter(Boolean).join(' ')),
              <code key="type">{member.type}</code>,
            ])}
          />
        </Fragment>
      ))}
    </>
  );
}
