import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { Link } from '../../domain/link';
import { Body, Contents, Note, Root } from './LegalDocument.styles';

/** A numbered section of a legal document. */
interface LegalSection {
  /** Heading, without its number. */
  title: string;
  /** Paragraphs, in their order. */
  paragraphs: readonly string[];
  /** Bullet points after the paragraphs. */
  points?: readonly string[];
  /** Parts of a long section, each under a heading of its own. */
  parts?: readonly { title: string; points: readonly string[] }[];
}

export interface LegalDocumentProps {
  /** Heading of the table of contents. */
  contentsTitle: string;
  /** When the text was last changed, as a sentence. */
  changed: string;
  /** Note above the text, such as who is responsible for it. */
  note?: string;
  /** For a translation: which text is binding, and the link to it. */
  translation?: { text: string; link: Link; lang: string };
  /** The sections, numbered in this order. */
  sections: readonly LegalSection[];
}

/** A legal text: numbered sections with a table of contents. */
export function LegalDocument({ contentsTitle, changed, note, translation, sections }: LegalDocumentProps) {
  return (
    <Root>
      <Contents component="nav" variant="subtle" aria-label={contentsTitle}>
        <h2>{contentsTitle}</h2>
        <ol>
          {sections.map(({ title }, index) => (
            <li key={title}>
              <a href={`#section-${String(index + 1)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Contents>
      <Body>
        <Typography variant="small" color="textSecondary">
          {changed}
        </Typography>
        {translation && (
          <Note>
            {translation.text}{' '}
            <a href={translation.link.to} hrefLang={translation.lang}>
              {translation.link.label}
            </a>
          </Note>
        )}
        {note !== undefined && <Note>{note}</Note>}
        {sections.map(({ title, paragraphs, points, parts = [] }, index) => (
          <section key={title} id={`section-${String(index + 1)}`}>
            <h2>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {parts.map((part) => (
              <Fragment key={part.title}>
                <h3>{part.title}</h3>
                <ul>
                  {part.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
        ))}
      </Body>
    </Root>
  );
}
