import Stack from '@mui/material/Stack';
import { LinkRow } from '../components/LinkRow/LinkRow';
import type { WhereAmIContent } from '../content/pageTypes';
import { PlaceFinder } from '../sections/PlaceFinder/PlaceFinder';
import { Section } from '../sections/Section/Section';
import type { PageProps } from './PageProps';

/** Finds out where somebody is: a code from the phone, or answers, to read out or to send. */
export function WhereAmIPage({ content }: PageProps<WhereAmIContent>) {
  const { title, lead, place, related } = content;
  const { pages, ...section } = related;
  return (
    <>
      <PlaceFinder heading="h1" {...{ title, lead }} {...place} />
      <Section id="related" tone="subtle" {...section}>
        <Stack component="ul" spacing={1}>
          {pages.map((page) => (
            <li key={page.to}>
              <LinkRow {...page} />
            </li>
          ))}
        </Stack>
      </Section>
    </>
  );
}
