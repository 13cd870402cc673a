import { Fragment, type ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import { styleData } from '../../theme/attributes';
import { Ordered, Pictures } from './FirstAidLines.styles';

/** One line of a first-aid list. */
export interface FirstAidLine {
  /** Condition under which it applies: "No breathing, or only gasps?". */
  ask?: string;
  /** What to do, in bold: "Push hard and fast.". */
  act?: string;
  /** How to do it, or further information. */
  text?: string;
  /** Whether it is the most important action: written larger. */
  isLarge?: boolean;
  /** Numbers to call and pages to read, after the text. */
  links?: readonly Link[];
  /** A tool for the action, directly below the text: a metronome. */
  tool?: ReactNode;
  /** Drawings of how it is done. */
  pictures?: readonly Picture[];
}

interface FirstAidLinesProps {
  /** The lines. */
  items: readonly FirstAidLine[];
  /** Whether they are numbered. */
  ordered: boolean;
  /** Number of the first line. */
  from?: number;
}

/** The lines of a first-aid list, with their drawings. */
export function FirstAidLines({ items, ordered, from = 1 }: FirstAidLinesProps) {
  const lines = items.map(({ ask, act, text, isLarge, links = [], tool, pictures = [] }) => (
    <li key={`${ask ?? ''} ${act ?? ''} ${text ?? ''}`}>
      <div>
        {ask} {act !== undefined && <strong {...data(styleData, { large: isLarge })}>{act}</strong>} {text}
        {links.map(({ label, to }, index) => (
          <Fragment key={to}>
            {index > 0 ? ', ' : ' '}
            <SiteLink href={to}>{label}</SiteLink>
          </Fragment>
        ))}
        {tool}
        {pictures.length > 0 && (
          <Pictures>
            {pictures.map((picture) => (
              <SitePicture key={picture.src} picture={picture} />
            ))}
          </Pictures>
        )}
      </div>
    </li>
  ));
  return ordered ? (
    <Ordered start={from} before={from - 1}>
      {lines}
    </Ordered>
  ) : (
    <ul>{lines}</ul>
  );
}
