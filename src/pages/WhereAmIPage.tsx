import type { WhereAmIContent } from '../content/pageTypes';
import { PlaceFinder } from '../sections/PlaceFinder/PlaceFinder';
import { RelatedPages } from '../sections/RelatedPages/RelatedPages';
import type { PageProps } from './PageProps';

/** Where somebody is: a code from the phone, or answers, to read out or to send. */
export function WhereAmIPage({ content }: PageProps<WhereAmIContent>) {
  const { title, lead, translation, place, related } = content;
  return (
    <>
      <PlaceFinder heading="h1" {...{ title, lead, translation }} {...place} />
      <RelatedPages id="related" tone="subtle" {...related} />
    </>
  );
}
