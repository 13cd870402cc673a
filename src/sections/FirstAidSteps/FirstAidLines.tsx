import { Fragment, type ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { HelpLines } from '../../components/HelpLines/HelpLines';
import type { HelpLine } from '../../domain/helpLine';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import { styleData } from '../../theme/attributes';
import { Ordered, Pictures, Tool } from './FirstAidLines.styles';

/** One line of a first-aid list. */
export interface FirstAidLine {
  /** Condition under which it applies, with a colon before what to do: "If they do not breathe, or only gasp:". */
  ask?: string;
  /** What to do, in bold: "Push hard and fast.". */
  act?: string;
  /** How to do it, or further information. */
  text?: string;
  /** Parts of the words above that a small phone leaves out beside a tool, with the space before them: "on a hard floor". */
  spare?: readonly string[];
  /** Whether it is the most important action: written larger. */
  isLarge?: boolean;
  /** Pages to read, after the text. */
  links?: readonly Link[];
  /** Numbers to call, below the text. */
  numbers?: readonly HelpLine[];
  /** Drawings of how it is done, of the same height. */
  pictures?: readonly Picture[];
  /** A tool for the action, below two drawings or above one: a metronome. On wide screens at the top of the second column. */
  tool?: ReactNode;
}

interface FirstAidLinesProps {
  /** The lines. */
  items: readonly FirstAidLine[];
  /** Whether they are numbered. */
  ordered: boolean;
  /** Number of the first line. */
  from?: number;
}

/** A text, with its spare parts in elements of their own. */
function withSpare(text: string | undefined, spare: readonly string[]): ReactNode {
  return spare.reduce<readonly ReactNode[]>(
    (nodes, part) =>
      nodes.flatMap((node) => {
        if (typeof node !== 'string' || !node.includes(part)) return [node];
        const start = node.indexOf(part);
        const at = node[start - 1] === ' ' ? start - 1 : start;
        const end = start + part.length;
        const element = (
          <span key={part} {...data(styleData, { spare: true })}>
            {node.slice(at, end)}
          </span>
        );
        return [node.slice(0, at), element, node.slice(end)];
      }),
    [text],
  );
}

/** The lines of a first-aid list, with their drawings. */
export function FirstAidLines({ items, ordered, from = 1 }: FirstAidLinesProps) {
  const lines = items.map(
    ({ ask, act, text, spare = [], isLarge, links = [], numbers, tool, pictures = [] }) => {
      const shownTool = tool !== undefined && <Tool>{tool}</Tool>;
      return (
        <li key={`${ask ?? ''} ${act ?? ''} ${text ?? ''}`}>
          <div>
            {withSpare(ask, spare)}{' '}
            {act !== undefined && (
              <strong {...data(styleData, { large: isLarge })}>{withSpare(act, spare)}</strong>
            )}{' '}
            {withSpare(text, spare)}
            {links.map(({ label, to }, index) => (
              <Fragment key={to}>
                {index > 0 ? ', ' : ' '}
                <SiteLink href={to}>{label}</SiteLink>
              </Fragment>
            ))}
            {numbers && <HelpLines aligned lines={numbers} />}
            {/* A single drawing is so high that a tool below it would be out of sight. */}
            {pictures.length < 2 && shownTool}
            {pictures.length > 0 && (
              <Pictures ratios={pictures.map(({ width, height }) => width / height)}>
                {pictures.map((picture) => (
                  <SitePicture key={picture.src} picture={picture} />
                ))}
              </Pictures>
            )}
            {pictures.length > 1 && shownTool}
          </div>
        </li>
      );
    },
  );
  return ordered ? (
    <Ordered start={from} before={from - 1}>
      {lines}
    </Ordered>
  ) : (
    <ul>{lines}</ul>
  );
}
