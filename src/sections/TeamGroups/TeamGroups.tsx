import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { TeamMemberCard, type TeamMemberCardProps } from '../../components/TeamMemberCard/TeamMemberCard';
import { styleData } from '../../theme/attributes';
import { CardGrid } from '../CardGrid/CardGrid';
import { Root } from './TeamGroups.styles';

export interface TeamGroupsProps {
  /** The groups in their order, each with its people. */
  groups: readonly { id: string; title: string; members: readonly TeamMemberCardProps[] }[];
  /** One sentence above the groups: whether the people are real. */
  lead?: string;
}

/** The whole team by group: equal cards in one grid, groups of one side by side. */
export function TeamGroups({ groups, lead }: TeamGroupsProps) {
  return (
    <Root>
      {lead !== undefined && <Typography variant="lead">{lead}</Typography>}
      {groups.map(({ id, title, members }) => (
        <div key={id} {...data(styleData, { large: members.length > 1 })}>
          <CardGrid id={id} title={title} kind="people" card={TeamMemberCard} items={members} />
        </div>
      ))}
    </Root>
  );
}
