import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { Link } from '../../domain/link';
import { fill } from '../../domain/fill';
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
  /** Shown until a clinician has checked the page. */
  unreviewed: string;
  /** Shown after the check; `{name}`, `{role}`, `{date}` and `{next}` are inserted. */
  reviewed: string;
  /** Language of the text, as a BCP 47 tag: formats the day of the check. */
  locale: string;
  /** The check: by whom and when. Left out until there was one. */
  review?: {
    /** Name and registration of the clinician. */
    by: string;
    /** Role of the clinician: "emergency physician". */
    role: string;
    /** Day of the check, ISO 8601. */
    on: string;
    /** Day of the next check, ISO 8601. */
    next: string;
  };
  /** What the page is and is not. */
  note: string;
  /** Links to share the page, and to related ones. */
  links: readonly Link[];
}

/** End of a first-aid page: its sources, who has checked it, and how to share it. */
export function FirstAidSources(props: FirstAidSourcesProps) {
  const { id, title, sources, namesLang, unreviewed, reviewed, locale, review, note, links } = props;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const inWords = (day: string) => days.format(new Date(day));
  return (
    <Root id={id} aria-labelledby={`${id}-title`}>
      <Inner>
        <Typography component="h2" variant="h3" id={`${id}-title`}>
          {title}
        </Typography>
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
        <p>
          {review
            ? fill(reviewed, {
                name: review.by,
                role: review.role,
                date: inWords(review.on),
                next: inWords(review.next),
              })
            : unreviewed}
        </p>
        <p>{note}</p>
        <Stack direction="row" spacing={`${space.sPlus}px`}>
          {links.map((link) => (
            <LinkButton key={link.to} {...link} variant="quiet" />
          ))}
        </Stack>
      </Inner>
    </Root>
  );
}
