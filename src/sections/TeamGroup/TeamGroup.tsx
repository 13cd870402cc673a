import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { TeamMemberCard, type TeamMemberCardProps } from '../../components/TeamMemberCard/TeamMemberCard';
import type { MaybeSample } from '../../domain/samples';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Members } from './TeamGroup.styles';

export interface TeamGroupProps extends SectionBaseProps {
  /** The people, in their order; samples are marked. */
  members: readonly (Omit<TeamMemberCardProps, 'example'> & MaybeSample)[];
  /** Tag of a sample: "Example". */
  exampleLabel: string;
  /** Content below the people, such as a link. */
  children?: ReactNode;
}

/** A group of the team under a heading, in a grid of equal cards. */
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
