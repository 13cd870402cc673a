import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { filterData } from '../../behaviours/contract';
import { attachTopicFilter } from '../../behaviours/topicFilter';
import { behaviour, data, ownedByBehaviour } from '../../components/behaviourProps';
import { LinkRow } from '../../components/LinkRow/LinkRow';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import { useBehaviour } from '../../components/useBehaviour';
import type { Picture } from '../../media/picture';
import { First, Groups, Root, Search, Status } from './FirstAidTopics.styles';

/** A topic of the list. */
export interface FirstAidTopicRow {
  /** What has happened, as a bystander would say it. */
  title: string;
  /** What can be seen, in a few words. */
  text?: string;
  /** Path of the page. */
  to: string;
  /** Synonyms that people type; used by the search, and not shown. */
  words: string;
  /** Drawing of what to do; for the first topics. */
  picture?: Picture;
}

/** Topics that look alike to a bystander. */
export interface FirstAidTopicGroup {
  /** Unique in the page. */
  id: string;
  /** What a bystander sees: "They do not wake up". */
  title: string;
  /** What holds for these pages, under the heading. */
  note?: string;
  /** The topics, most urgent first. */
  items: readonly FirstAidTopicRow[];
}

export interface FirstAidTopicsProps {
  /** Topics for which seconds count, before all groups. */
  first: readonly FirstAidTopicRow[];
  /** All other topics by what a bystander sees. */
  groups: readonly FirstAidTopicGroup[];
  /** Words of the search. */
  search: {
    /** Name of the field. */
    label: string;
    /** Number of topics that match; `{count}` is inserted. */
    found: string;
    /** Shown if no topic matches, with what to do. */
    none: string;
  };
  /** Note below all topics: who has checked the pages. */
  note?: string;
}

/**
 * All first-aid topics by what a bystander sees, with a field that filters them without React. Without JavaScript it is a
 * plain list.
 */
export function FirstAidTopics({ first, groups, search, note }: FirstAidTopicsProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachTopicFilter);
  const { label, found, none } = search;
  return (
    <Root ref={root} {...behaviour('topicFilter')}>
      <Search>
        <SearchIcon />
        <InputBase
          inputProps={{ 'aria-label': label, placeholder: label, type: 'search', enterKeyHint: 'search' }}
        />
      </Search>
      <Status role="status" {...data(filterData, { status: true, found, none })} {...ownedByBehaviour} />
      <First>
        {first.map((topic) => (
          <Topic key={topic.to} {...topic} />
        ))}
      </First>
      <Groups>
        {groups.map(({ id, title, note: groupNote, items }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            {...data(filterData, { group: true })}
            {...ownedByBehaviour}
          >
            <Typography component="h2" variant="h3" id={`${id}-title`}>
              {title}
            </Typography>
            {groupNote !== undefined && <p>{groupNote}</p>}
            <ul>
              {items.map((topic) => (
                <Topic key={topic.to} {...topic} />
              ))}
            </ul>
          </section>
        ))}
      </Groups>
      {note !== undefined && <Typography variant="small">{note}</Typography>}
    </Root>
  );
}

function Topic({ title, text, to, words, picture }: FirstAidTopicRow) {
  return (
    <li {...data(filterData, { words })} {...ownedByBehaviour}>
      <LinkRow title={title} to={to} {...(text !== undefined && { text })}>
        {picture && <SitePicture picture={picture} decorative />}
      </LinkRow>
    </li>
  );
}
