import Typography from '@mui/material/Typography';
import { Root, Row } from './FirstAidTopics.styles';

/** A topic to choose. */
interface FirstAidTopicRow {
  /** What has happened, in the words of somebody who sees it. */
  title: string;
  /** What the page says, in a few words. */
  text: string;
  /** Path of the page. */
  to: string;
}

export interface FirstAidTopicsProps {
  /** Heading: a question that the rows answer. */
  title: string;
  /** Id of the section. */
  id: string;
  /** The topics, most urgent first. */
  items: readonly FirstAidTopicRow[];
}

/** Topics of first aid to choose from, as rows that are hard to miss. */
export function FirstAidTopics({ title, id, items }: FirstAidTopicsProps) {
  return (
    <Root component="section" id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Row href={item.to}>
              <span>
                <strong>{item.title}</strong>
                <small>{item.text}</small>
              </span>
            </Row>
          </li>
        ))}
      </ul>
    </Root>
  );
}
