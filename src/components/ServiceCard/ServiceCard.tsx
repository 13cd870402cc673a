import type { Picture } from '../../media/picture';
import { SiteLink } from '../SiteLink/SiteLink';
import { SitePicture } from '../SitePicture/SitePicture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Frame, Root, Words } from './ServiceCard.styles';

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
    <Root component="article">
      <Frame>
        <SitePicture picture={picture} decorative />
      </Frame>
      <Words>
        <h3>{title}</h3>
        <p>{description}</p>
        <SiteLink href={to}>
          {linkLabel}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </SiteLink>
      </Words>
    </Root>
  );
}
