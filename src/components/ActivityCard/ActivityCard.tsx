import type { Picture } from '../../media/picture';
import { ExampleTag } from '../ExampleTag/ExampleTag';
import { SitePicture } from '../SitePicture/SitePicture';
import { Root, Words } from './ActivityCard.styles';

export interface ActivityCardProps {
  /** Name of the activity. */
  title: string;
  /** Day, ISO 8601: `2024-12-10`. */
  date: string;
  /** The same day in words. */
  dateLabel: string;
  /** One or two sentences. */
  description: string;
  /** Picture on top. */
  picture: Picture;
  /** Says that it has not taken place: "Example". Left out for a real activity. */
  example?: string | undefined;
}

/** An activity of the service with its day. */
export function ActivityCard({ title, date, dateLabel, description, picture, example }: ActivityCardProps) {
  return (
    <Root component="article">
      <SitePicture picture={picture} />
      <Words>
        <h3>{title}</h3>
        {example && <ExampleTag label={example} />}
        <time dateTime={date}>{dateLabel}</time>
        <p>{description}</p>
      </Words>
    </Root>
  );
}
