import type { Link } from '../../domain/link';
import type { DeskFact } from '../DeskItem/DeskItem';
import { Facts, Written } from '../DeskItem/DeskItem.styles';
import { Line, Tag } from '../DeskList/DeskList.styles';
import { Pick } from './DeskPerson.styles';

/** One record about a person. */
export interface HeldItemProps {
  /** Kind of record: "Booking". */
  kind: string;
  /** Reference; empty if the subject identifies it. */
  reference: string;
  /** When it arrived, in words, and as ISO 8601. */
  time: { label: string; iso: string };
  /** Subject of the record. */
  subject: string;
  /** Why it matched: "Found by 0712 000 001". */
  why: string;
  /** Checkbox that selects it; left out when nothing can be selected. */
  pick?: { name: string; value: string; checked: boolean } | undefined;
  /** All its stored data, in a disclosure. */
  stored: {
    label: string;
    facts: readonly DeskFact[];
    written?: string | undefined;
    link?: Link | undefined;
  };
}

/** One record about a person: what it is, why it matched, and all its stored data. */
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
