import type { Picture } from '../../media/picture';
import { SitePicture } from '../SitePicture/SitePicture';
import { Root } from './TeamMemberCard.styles';

export interface TeamMemberCardProps {
  /** Name of the person. */
  name: string;
  /** What the person does in the service. */
  role: string;
  /** Portrait. */
  picture: Picture;
}

/** One person of the team: portrait, name and role. */
export function TeamMemberCard({ name, role, picture }: TeamMemberCardProps) {
  return (
    <Root>
      <SitePicture picture={picture} />
      <h3>{name}</h3>
      <p>{role}</p>
    </Root>
  );
}
