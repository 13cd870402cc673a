import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { Picture } from '../../media/picture';
import { SiteLink } from '../SiteLink/SiteLink';
import { SitePicture } from '../SitePicture/SitePicture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Actions, Media, Root } from './ServiceCard.styles';

export interface ServiceCardProps {
  /** Name of the service. */
  title: string;
  /** One line that says what it is. */
  description: string;
  /** Picture on top. */
  picture: Picture;
  /** Path of the service's page. */
  to: string;
  /** Words of the link: "Read More"; screen readers hear the title after it. */
  linkLabel: string;
}

/** A service with picture, title, one line and one link; the whole card can be pressed. */
export function ServiceCard({ title, description, picture, to, linkLabel }: ServiceCardProps) {
  return (
    <Root component="article" variant="link">
      <Media>
        <SitePicture picture={picture} decorative />
      </Media>
      <CardContent>
        <Typography variant="h3">{title}</Typography>
        <Typography>{description}</Typography>
      </CardContent>
      <Actions>
        <SiteLink href={to}>
          <span>{linkLabel}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </SiteLink>
      </Actions>
    </Root>
  );
}
