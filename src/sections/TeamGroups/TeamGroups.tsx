import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { TeamMemberCard } from '../../components/TeamMemberCard/TeamMemberCard';
import { styleData } from '../../theme/attributes';
import type { TeamGroupProps } from '../TeamGroup/TeamGroup';
import { Members } from '../TeamGroup/TeamGroup.styles';
import { Root } from './TeamGroups.styles';

export interface TeamGroupsProps extends Pick<TeamGroupProps, 'exampleLabel'> {
  /** The groups in their order, each with its people. */
  groups: readonly Pick<TeamGroupProps, 'id' | 'title' | 'members'>[];
  /** One sentence above the groups: whether the people are real. */
  lead?: string;
}

/** The whole team by group: equal cards in one grid, groups of one side by side. */
export function TeamGroups({ groups, lead, exampleLabel }: TeamGroupsProps) {
  return (
    <Root>
      {lead !== undefined && <Typography variant="lead">{lead}</Typography>}
      {groups.map(({ id, title, members }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          {...data(styleData, { large: members.length > 1 })}
        >
          <Typography variant="h2" id={`${id}-title`}>
            {title}
          </Typography>
          <Members>
            {members.map(({ sample, ...member }) => (
              <li key={member.role + member.name}>
                <TeamMemberCard {...member} example={sample ? exampleLabel : undefined} />
              </li>
            ))}
          </Members>
        </section>
      ))}
    </Root>
  );
}
