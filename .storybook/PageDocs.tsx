import { Description, Heading, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { componentInWords } from './inWords';

/** The documentation of a page or a flow, generated from its stories: description and states. */
export function PageDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title>{componentInWords(preparedMeta.title.replace(/^.*\//, ''))}</Title>
      <Description of="meta" />
      <Stories includePrimary title={<Heading>States</Heading>} />
    </>
  );
}
