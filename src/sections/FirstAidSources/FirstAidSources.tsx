import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/FaqAccordion/Disclosure';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { Link } from '../../domain/link';
import { space } from '../../theme/tokens';
import { Inner, Root } from './FirstAidSources.styles';

/** A guideline or rule that the text is based on. */
export interface FirstAidGuideline {
  /** Name of the guideline and of its publisher. */
  name: string;
  /** Year of the edition; left out if the publisher gives none. */
  year?: number;
  /** The part of the text that it covers, if not all of it. */
  of?: string;
}

export interface FirstAidSourcesProps {
  /** Id of the section; its heading gets the same with `-title`. */
  id: string;
  /** Heading. */
  title: string;
  /** Guidelines that the page is based on. */
  sources: readonly FirstAidGuideline[];
  /** Language of their names, if it is not the page's. */
  namesLang?: string;
  /** What the page is and is not, and when it was last changed. */
  note: string;
  /** Who has checked the page, where the first screen of a phone has no room for it under the title. */
  check?: string;
  /** Links to share the page, and to related ones. */
  links: readonly Link[];
}

/** End of a first-aid page: where it comes from, closed until somebody asks, and the links to share it. */
export function FirstAidSources(props: FirstAidSourcesProps) {
  const { id, title, sources, namesLang, note, check, links } = props;
  return (
    <Root id={id} aria-labelledby={`${id}-title`}>
      <Inner>
        {check !== undefined && <Typography variant="small">{check}</Typography>}
        <Disclosure title={title} heading="h2" titleId={`${id}-title`}>
          <ul>
            {sources.map(({ name, year, of }) => {
              const source = year === undefined ? name : `${name}, ${String(year)}`;
              const place = of === undefined ? '' : `, ${of}`;
              return (
                <li key={name}>
                  {namesLang === undefined ? (
                    source + place
                  ) : (
                    <>
                      <span lang={namesLang}>{source}</span>
                      {place}
                    </>
                  )}
                </li>
              );
            })}
          </ul>
          <p>{note}</p>
        </Disclosure>
        <Stack direction="row" spacing={`${space.sPlus}px`}>
          {links.map((link) => (
            <LinkButton key={link.to} {...link} variant="quiet" />
          ))}
        </Stack>
      </Inner>
    </Root>
  );
}
