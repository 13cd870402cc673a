import { Canvas, Controls, DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * The component, live above the table of its props: what is changed there changes it. It is the story `Playground` of its
 * file, or the first one, where that has all that is to be changed.
 */
export function Playground() {
  const stories = useContext(DocsContext).componentStories();
  const story = stories.find(({ name }) => name === 'Playground') ?? stories[0];
  if (!story) return null;
  const of: unknown = story.moduleExport;
  return (
    <>
      <Heading>Playground</Heading>
      <p>Live: what you change in the table of props changes the component.</p>
      <div data-playground={story.id}>
        <Canvas of={of} sourceState="none" />
      </div>
      <Heading>Props</Heading>
      <Controls of={of} sort="requiredFirst" />
    </>
  );
}
