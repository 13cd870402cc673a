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
  /** When it is to be done: "No breathing, or only gasps?". */
  ask?: string;
  /** What to do, in bold: "Push hard and fast.". */
  act?: string;
  /** How, or what else there is to know. */
  text?: string;
  /** The act that everything depends on: written larger. */
  isLarge?: boolean;
  /** Numbers to call and pages to read on, behind the words. */
  links?: readonly Link[];
  /** What helps to do it, right below the words: a metronome. */
  tool?: ReactNode;
  /** How it is done, drawn. */
  pictures?: readonly Picture[];
}

interface FirstAidLinesProps {
  /** The lines. */
  items: readonly FirstAidLine[];
  /** Whether they have numbers. */
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
