import type { Link } from '../../domain/link';
import type { DeskFact } from '../DeskItem/DeskItem';
import { Facts, Written } from '../DeskItem/DeskItem.styles';
import { Line, Tag } from '../DeskList/DeskList.styles';
import { Pick } from './DeskPerson.styles';

/** One thing that is held about a person. */
export interface HeldItemProps {
  /** What kind it is: "Booking". */
  kind: string;
  /** What it is called by; empty where what it is about says so. */
  reference: string;
  /** When it came, in words, and as ISO 8601. */
  time: { label: string; iso: string };
  /** What it is about. */
  subject: string;
  /** Why it was found: "Found by 0712 000 001". */
  why: string;
  /** What picks it; missing where nothing is picked any more. */
  pick?: { name: string; value: string; checked: boolean } | undefined;
  /** Everything that is stored of it, behind one press. */
  stored: {
    label: string;
    facts: readonly DeskFact[];
    written?: string | undefined;
    link?: Link | undefined;
  };
}

/** One thing that is held about a person: what it is, why it was found, and all that is stored of it. */
export function HeldItem({ kind, reference, time, subject, why, pick, stored }: HeldItemProps) {
  const what = (
    <span>
      <Line>
        <Tag>{kind}</Tag>
        <bdi>{reference}</bdi>
        <time dateTime={time.iso}>{time.label}</time>
      </Line>
      <strong dir="auto">{subject}</strong>
      <Line>
        <bdi>{why}</bdi>
      </Line>
    </span>
  );
  const { label, facts, written, link } = stored;
  return (
    <>
      {pick ? (
        <Pick>
          <input type="checkbox" name={pick.name} value={pick.value} defaultChecked={pick.checked} />
          {what}
        </Pick>
      ) : (
        what
      )}
      <details>
        <summary>{label}</summary>
        <Facts>
          {facts.map((fact) => [
            <dt key={fact.label}>{fact.label}</dt>,
            ...fact.values.map(({ text, to }, at) => (
              <dd key={`${fact.label} ${String(at)}`} dir="auto">
                {to === undefined ? text : <a href={to}>{text}</a>}
              </dd>
            )),
          ])}
        </Facts>
        {written !== undefined && <Written dir="auto">{written}</Written>}
        {link && (
          <p>
            <a href={link.to}>{link.label}</a>
          </p>
        )}
      </details>
    </>
  );
}
