import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { searchData } from '../../behaviours/contract';
import { behaviour, data, filledLater, ownedByBehaviour } from '../../components/behaviourProps';
import { LinkRow } from '../../components/LinkRow/LinkRow';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { County } from '../../domain/counties';
import { mostCounties } from '../../domain/countySearch';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { KenyaMap } from '../CountyMap/KenyaMap';
import { All, Found, Head, Key, List, Plan, Root, Search } from './CountyFinder.styles';

/** A county of the list. */
export interface CountyRow {
  /** Its official name. */
  name: County;
  /** Its page; missing where crews come only if they are asked first. */
  to?: string;
}

export interface CountyFinderProps {
  /** The page's only `h1`. */
  title: string;
  /** One sentence under it. */
  lead: string;
  /** Words of the search. */
  search: {
    /** Name of the field. */
    label: string;
    /** Number of places that fit; `{count}` is inserted. */
    found: string;
    /** Shown if a single place fits. */
    one: string;
    /** Shown if no place fits. */
    none: string;
    /** Said of a county with a page; `{county}` is inserted. */
    here: string;
    /** Said of any other county; `{county}` is inserted. */
    elsewhere: string;
    /** Where somebody goes whose place is not found, or whose county has no page. */
    ask: Link & { text: string };
  };
  /** All counties, in the order of the list. */
  counties: readonly CountyRow[];
  /** Heading of the list. */
  listTitle: string;
  /** Told to screen readers after the name of each county with a page. */
  marked: string;
  /** What the map shows: a county with a page, where ambulances stand by, and any other county. */
  signs: readonly { kind: 'here' | 'base' | 'ask'; text: string }[];
}

/**
 * The counties by a field, on a map, and by name: those with a page are links. The field finds a county by its towns as well, without
 * React; without JavaScript there is no field, and the map and the list stay.
 */
export function CountyFinder(props: CountyFinderProps) {
  const { title, lead, search, counties, listTitle, marked, signs } = props;
  const { label, found, one, none, here, elsewhere, ask } = search;
  const links = new Map(counties.flatMap(({ name, to }) => (to === undefined ? [] : [[name, to] as const])));
  return (
    <Root {...behaviour('topicSearch')} {...ownedByBehaviour}>
      <Head>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead">{lead}</Typography>
        <Search>
          <SearchIcon />
          <InputBase
            inputProps={{ 'aria-label': label, placeholder: label, type: 'search', enterKeyHint: 'search' }}
          />
        </Search>
        <Found>
          <p role="status" {...data(searchData, { status: true, found, one, none })} {...ownedByBehaviour}>
            {filledLater}
          </p>
          <ul {...data(searchData, { results: true, here, elsewhere })}>
            {Array.from({ length: mostCounties }, (_, place) => (
              <li key={place} hidden {...ownedByBehaviour}>
                <LinkRow filled title={filledLater} text={filledLater} to={ask.to} />
              </li>
            ))}
          </ul>
          <LinkRow title={ask.label} text={ask.text} to={ask.to} />
        </Found>
      </Head>
      <Plan>
        <KenyaMap links={links} />
        <Key>
          {signs.map(({ kind, text }) => (
            <li key={kind} {...data(styleData, { kind })}>
              {text}
            </li>
          ))}
        </Key>
      </Plan>
      <All>
        <Typography variant="h3" component="h2">
          {listTitle}
        </Typography>
        <List {...data(searchData, { counties: true })}>
          {counties.map(({ name, to }) => (
            <li key={name}>
              {to === undefined ? (
                <span>{name}</span>
              ) : (
                <>
                  <SiteLink href={to}>{name}</SiteLink>
                  <VisuallyHidden>{marked}</VisuallyHidden>
                </>
              )}
            </li>
          ))}
        </List>
      </All>
    </Root>
  );
}
