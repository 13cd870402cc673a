import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import type { Picture } from '../../media/picture';
import { ExampleTag } from '../ExampleTag/ExampleTag';
import { SitePicture } from '../SitePicture/SitePicture';
import { Root } from './TeamMemberCard.styles';

export interface TeamMemberCardProps {
  /** Name of the person. */
  name: string;
  /** Role of the person in the service. */
  role: string;
  /** Portrait. */
  picture: Picture;
  /** Says that the person is invented: "Example". Left out for a real person. */
  example?: string | undefined;
}

/** One person of the team: portrait, name and role. */
export function TeamMemberCard({ name, role, picture, example }: TeamMemberCardProps) {
  return (
    <Root variant="plain">
      <CardMedia>
        <SitePicture picture={picture} />
      </CardMedia>
      <Typography variant="h3">{name}</Typography>
      {example && <ExampleTag label={example} />}
      <Typography color="textSecondary">{role}</Typography>
    </Root>
  );
}
