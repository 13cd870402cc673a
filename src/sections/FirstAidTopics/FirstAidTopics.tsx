import ChatIcon from '@mui/icons-material/ChatBubble';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { searchData } from '../../behaviours/contract';
import { behaviour, data, filledLater, ownedByBehaviour } from '../../components/behaviourProps';
import { QuestionCard, type QuestionCardProps } from '../../components/QuestionCard/QuestionCard';
import { LinkRow } from '../../components/LinkRow/LinkRow';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Link } from '../../domain/link';
import { mostFound } from '../../domain/searchEntry';
import type { Picture } from '../../media/picture';
import { Ask, First, Groups, Question, Results, Root, Search, Status, Urgent } from './FirstAidTopics.styles';

/** A topic of the list. */
export interface FirstAidTopicRow {
  /** What has happened, as a bystander would say it. */
  title: string;
  /** What can be seen, in a few words. */
  text?: string;
  /** Path of the page. */
  to: string;
  /** What else people type; used by the search, and not on the page. */
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
  /** The first of the questions that lead to a topic without typing. */
  question?: QuestionCardProps;
  /** Topics for which seconds count, before all groups. */
  first: readonly FirstAidTopicRow[];
  /** All other topics by what a bystander sees. */
  groups: readonly FirstAidTopicGroup[];
  /** Words of the search. */
  search: {
    /** Name of the field. */
    label: string;
    /** Number of pages that fit; `{count}` is inserted. */
    found: string;
    /** Shown if a single page fits. */
    one: string;
    /** Shown if no page fits, with what to do. */
    none: string;
    /** Takes the typed words to the assistant. */
    ask: Link;
    /** Heading of the first topics below what was found. */
    urgent: string;
  };
  /** Note below all topics: who has checked the pages. */
  note?: string;
}

/**
 * All first-aid topics by what a bystander sees, with a field above them that finds what people type, without React. Without
 * JavaScript it is a plain list.
 */
export function FirstAidTopics({ question, first, groups, search, note }: FirstAidTopicsProps) {
  const { label, found, one, none, ask, urgent } = search;
  return (
    <Root {...behaviour('topicSearch')} {...ownedByBehaviour}>
      {question && (
        <Question>
          <QuestionCard {...question} />
        </Question>
      )}
      <Search>
        <SearchIcon />
        <InputBase
          inputProps={{ 'aria-label': label, placeholder: label, type: 'search', enterKeyHint: 'search' }}
        />
      </Search>
      <Status role="status" {...data(searchData, { status: true, found, one, none })} {...ownedByBehaviour}>
        {filledLater}
      </Status>
      <Results {...data(searchData, { results: true })}>
        {Array.from({ length: mostFound }, (_, place) => (
          <li key={place} hidden {...ownedByBehaviour}>
            <LinkRow filled title={filledLater} text={filledLater} to={ask.to} />
          </li>
        ))}
      </Results>
      <Ask>
        <Button variant="quiet" href={ask.to} startIcon={<ChatIcon />} {...data(searchData, { ask: true })}>
          {ask.label}
        </Button>
      </Ask>
      <Urgent variant="h3" component="h2">
        {urgent}
      </Urgent>
      <First>
        {first.map((topic) => (
          <Topic key={topic.to} {...topic} />
        ))}
      </First>
      <Groups>
        {groups.map(({ id, title, note: groupNote, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
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

function Topic({ title, text, to, picture }: FirstAidTopicRow) {
  return (
    <li>
      <LinkRow title={title} to={to} {...(text !== undefined && { text })}>
        {picture && <SitePicture picture={picture} decorative />}
      </LinkRow>
    </li>
  );
}
