import Card from '@mui/material/Card';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import type { Picture } from '../../media/picture';
import { ExampleTag } from '../ExampleTag/ExampleTag';
import { SitePicture } from '../SitePicture/SitePicture';
import { Text } from './ActivityCard.styles';

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
    <Card component="article">
      <CardMedia>
        <SitePicture picture={picture} />
      </CardMedia>
      <Text>
        <Typography variant="h3">{title}</Typography>
        {example && <ExampleTag label={example} />}
        <time dateTime={date}>{dateLabel}</time>
        <Typography>{description}</Typography>
      </Text>
    </Card>
  );
}
