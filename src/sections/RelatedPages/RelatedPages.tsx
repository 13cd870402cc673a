import { LinkRow, type LinkRowProps } from '../../components/LinkRow/LinkRow';
import { Section, type SectionBaseProps } from '../Section/Section';
import { List } from './RelatedPages.styles';

export interface RelatedPagesProps extends SectionBaseProps {
  /** The pages, most useful first; the last one leads to the overview. */
  pages: readonly Omit<LinkRowProps, 'children'>[];
}

/** Related pages, for visitors who need something similar. */
export function RelatedPages({ pages, ...section }: RelatedPagesProps) {
  return (
    <Section {...section}>
      <List>
        {pages.map((page) => (
          <li key={page.to}>
            <LinkRow {...page} />
          </li>
        ))}
      </List>
    </Section>
  );
}
