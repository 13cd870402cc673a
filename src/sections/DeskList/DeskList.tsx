import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { deskData } from '../../behaviours/desk/deskContract';
import { data } from '../../components/behaviourProps';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { Notice } from '../DeskItem/Notice';
import { DueTag, type Due } from './DueTag';
import { Empty, Head, Line, More, Root, Rows, Search, Tag } from './DeskList.styles';

/** One row: a submission. */
export interface DeskRow {
  /** Path of the item. */
  to: string;
  /** Kind of item: "Booking". */
  kind: string;
  /** Reference of the item. */
  reference: string;
  /** When it arrived, in words, and as ISO 8601. */
  time: { label: string; iso: string };
  /** Subject of the item. */
  subject: string;
  /** Name of the sender; empty if unknown. */
  person: string;
  /** When an answer is due, or the item's status. */
  due?: Due | undefined;
  /** Whether the item is shown beside the list. */
  current: boolean;
}

export interface DeskListProps {
  /** Name of the list. */
  title: string;
  /** Name of its view, which the counting script uses. */
  view: string;
  /** Number of open items; left out if there are none. */
  count?: number | undefined;
  /** Result of the last action. */
  notice?: string | undefined;
  /** What staff should know besides what waits, one sentence or more each. @default [] */
  warnings?: readonly string[];
  /** The search: its address, the search text, and the parameters that it keeps. */
  search: {
    action: string;
    label: string;
    button: string;
    value: string;
    fields: Readonly<Record<string, string>>;
  };
  /** Current order, and links to the others. */
  order: { text: string; others: readonly Link[] };
  /** The rows of this page. */
  rows: readonly DeskRow[];
  /** Shown if there are none. */
  empty: string;
  /** The next page. */
  more?: Link | undefined;
  /** Whether an item is shown: phones then hide the list. */
  aside: boolean;
}

/** Open items or search results: one row per item, the whole row a link. */
export function DeskList(props: DeskListProps) {
  const { title, view, count, notice, warnings = [], search, order, rows, empty, more, aside } = props;
  return (
    <Root aria-labelledby="desk-list-title" {...data(styleData, { aside })}>
      <Head>
        {warnings.map((text) => (
          <Notice key={text} severity="warning" text={text} />
        ))}
        {notice !== undefined && <Notice severity="info" text={notice} />}
        <Typography component={aside ? 'p' : 'h1'} variant="h3" id="desk-list-title">
          {title} {count !== undefined && <span {...data(deskData, { count: view })}>{count}</span>}
        </Typography>
        <Search role="search" action={search.action}>
          <FormField id="desk-search" label={search.label}>
            {(wiring) => <TextInput {...wiring} name="q" defaultValue={search.value} autoComplete="off" />}
          </FormField>
          <Button type="submit" variant="quiet" startIcon={<SearchIcon aria-hidden />}>
            {search.button}
          </Button>
          {Object.entries(search.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </Search>
        <p>
          {order.text}
          {order.others.map(({ label, to }, at) => (
            <Fragment key={to}>
              {at === 0 ? ' ' : ' · '}
              <a href={to}>{label}</a>
            </Fragment>
          ))}
        </p>
      </Head>
      {rows.length === 0 && <Empty>{empty}</Empty>}
      <Rows>
        {rows.map(({ to, kind, reference, time, subject, person, due, current }) => (
          <li key={to}>
            <a href={to} aria-current={current ? 'true' : undefined} {...data(deskData, { item: true })}>
              <Line>
                <Tag>{kind}</Tag>
                <bdi>{reference}</bdi>
                <time dateTime={time.iso}>{time.label}</time>
              </Line>
              <strong dir="auto">{subject}</strong>
              <Line>
                <bdi>{person}</bdi>
                {due && <DueTag due={due} />}
              </Line>
            </a>
          </li>
        ))}
      </Rows>
      {more && (
        <More>
          <a href={more.to}>{more.label}</a>
        </More>
      )}
    </Root>
  );
}
