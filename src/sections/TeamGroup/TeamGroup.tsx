import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { TeamMemberCard, type TeamMemberCardProps } from '../../components/TeamMemberCard/TeamMemberCard';
import type { MaybeSample } from '../../domain/samples';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Members } from './TeamGroup.styles';

export interface TeamGroupProps extends SectionBaseProps {
  /** The people, in their order; a sample says that it is one. */
  members: readonly (Omit<TeamMemberCardProps, 'example'> & MaybeSample)[];
  /** What stands on the card of a sample: "Example". */
  exampleLabel: string;
  /** What stands under the people, such as a link. */
  children?: ReactNode;
}

/** People of the team under a heading, all cards alike in one grid. */
export function TeamGroup({ members, exampleLabel, children, ...section }: TeamGroupProps) {
  return (
    <Section {...section}>
      <Stack spacing={3}>
        <Members>
          {members.map(({ sample, ...member }) => (
            <li key={member.role + member.name}>
              <TeamMemberCard {...member} example={sample ? exampleLabel : undefined} />
            </li>
          ))}
        </Members>
        {children !== undefined && <div>{children}</div>}
      </Stack>
    </Section>
  );
}
