import { ArgTypes, Heading, Stories } from '@storybook/addon-docs/blocks';
import { MemberTables } from './MemberTables';

/** The end of every component's page: its props, then each of its states. */
export function Reference() {
  return (
    <>
      <Heading>Props</Heading>
      <ArgTypes />
      <MemberTables />
      <Stories includePrimary title={<Heading>States</Heading>} />
    </>
  );
}
