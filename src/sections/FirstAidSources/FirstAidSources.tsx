import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { Link } from '../../domain/link';
import { fill } from '../../domain/fill';
import { Inner, Root } from './FirstAidSources.styles';

/** A guideline or rule that the words come from. */
export interface FirstAidGuideline {
  /** Name of the guideline and of who gives it. */
  name: string;
  /** Year of the edition; missing where the publisher gives none. */
  year?: number;
  /** Which part of the words it is for, where it is not all of them. */
  of?: string;
}

export interface FirstAidSourcesProps {
  /** Id of the section; its heading gets the same with `-title`. */
  id: string;
  /** Heading. */
  title: string;
  /** Guidelines that the words of the page come from. */
  sources: readonly FirstAidGuideline[];
  /** Language of their names, where it is not the page's. */
  namesLang?: string;
  /** Said until a clinician has checked the page. */
  unreviewed: string;
  /** Said once one has; `{name}`, `{role}`, `{date}` and `{next}` are put in. */
  reviewed: string;
  /** Language of the words, as a BCP 47 tag: the day of the check is written in it. */
  locale: string;
  /** The check: who, and on which day (ISO 8601). Missing until there was one. */
  review?: {
    /** Name and registration of the clinician. */
    by: string;
    /** What the clinician is: "emergency physician". */
    role: string;
    /** Day of the check, ISO 8601. */
    on: string;
    /** Day of the next check, ISO 8601. */
    next: string;
  };
  /** What the page is and is not. */
  note: string;
  /** Sends the page on, and leads to related ones. */
  links: readonly Link[];
}

/** End of a first-aid page: where its words come from, who has checked them, and how to send it on. */
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
        <Stack direction="row" spacing={1.5}>
          {links.map((link) => (
            <LinkButton key={link.to} {...link} variant="quiet" />
          ))}
        </Stack>
      </Inner>
    </Root>
  );
}
