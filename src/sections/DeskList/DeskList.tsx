import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { deskData } from '../../behaviours/deskContract';
import { data } from '../../components/behaviourProps';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { Notice } from '../DeskItem/Notice';
import { DueTag, type Due } from './DueTag';
import { Empty, Head, Line, More, Root, Rows, Search, Tag } from './DeskList.styles';

/** One row: what somebody sent. */
export interface DeskRow {
  /** Path of the item. */
  to: string;
  /** What kind it is: "Booking". */
  kind: string;
  /** What it is called by. */
  reference: string;
  /** When it came, in words, and as ISO 8601. */
  time: { label: string; iso: string };
  /** What it is about. */
  subject: string;
  /** Who sent it; empty where nobody did. */
  person: string;
  /** When an answer is due, or where it stands. */
  due?: Due | undefined;
  /** Whether it is shown beside the list. */
  current: boolean;
}

export interface DeskListProps {
  /** Name of the list. */
  title: string;
  /** Name of its view, by which the script that counts knows it. */
  view: string;
  /** How many items wait; left out where none waits. */
  count?: number | undefined;
  /** What has just happened. */
  notice?: string | undefined;
  /** The search: where it leads, what was searched for, and what it keeps of the address. */
  search: {
    action: string;
    label: string;
    button: string;
    value: string;
    fields: Readonly<Record<string, string>>;
  };
  /** How it is ordered, and the other ways. */
  order: { text: string; others: readonly Link[] };
  /** The rows of this page. */
  rows: readonly DeskRow[];
  /** Said where there is none. */
  empty: string;
  /** The next page. */
  more?: Link | undefined;
  /** Whether an item is shown: then phones leave the list out. */
  aside: boolean;
}

/** What waits at the desk, or was found: one row an item, the whole row a link. */
export function DeskList(props: DeskListProps) {
  const { title, view, count, notice, search, order, rows, empty, more, aside } = props;
  return (
    <Root aria-labelledby="desk-list-title" {...data(styleData, { aside })}>
      <Head>
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
