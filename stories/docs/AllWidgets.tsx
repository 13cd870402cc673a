import { Heading } from '@storybook/addon-docs/blocks';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { color, font, space, type } from '../../src/theme/tokens';
import { groups } from './parts/groups';
import { Thumbnail } from './parts/Thumbnail';
import { pageOf, widgetOf, type Widget } from './parts/widgets';

const docs = import.meta.glob<string>('../{components,forms,sections,layouts}/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob('../pages/*.stories.tsx', { query: '?url' });

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.text,
});

const Item = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  color: color.text,
  a: { ...type.body, fontWeight: 700, color: color.link },
  'a::after': { content: '""', position: 'absolute', inset: 0 },
  p: { ...type.small, margin: 0, color: color.textSoft },
});

const widgets = Object.entries(docs).map(([path, page]) => widgetOf(path, page));

/** Every group with its widgets, then the pages. */
const grouped: readonly (readonly [string, readonly Widget[]])[] = [
  ...Object.entries(groups).map(
    ([name, ids]) => [name, ids.flatMap((id) => widgets.find((widget) => widget.id === id) ?? [])] as const,
  ),
  [
    'Pages',
    Object.keys(pages)
      .filter((path) => !path.includes('.behaviour.'))
      .map(pageOf),
  ],
];

/** Every widget and page as it is: a thumbnail, its name and what it is for. Made from the pages of this documentation. */
export function AllWidgets() {
  return grouped
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => (
      <Fragment key={name}>
        <Heading>{name}</Heading>
        <List className="sb-unstyled">
          {found.map(({ id, name: title, purpose, story }) => (
            <Item key={id}>
              <Thumbnail story={story} />
              <a href={`?path=/docs/${id}--docs`} target="_top">
                {title}
              </a>
              {purpose !== '' && <p>{purpose}</p>}
            </Item>
          ))}
        </List>
      </Fragment>
    ));
}
