import { Heading, Stories } from '@storybook/addon-docs/blocks';
import { MemberTables } from './MemberTables';
import { Playground } from './Playground';

/** The end of every component's page: the component to play with, its props, then each of its states. */
export function Reference() {
  return (
    <>
      <Playground />
      <MemberTables />
      <Stories includePrimary title={<Heading>States</Heading>} />
    </>
  );
}
