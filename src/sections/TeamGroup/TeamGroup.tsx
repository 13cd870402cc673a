import type { ReactNode } from 'react';
import { TeamMemberCard, type TeamMemberCardProps } from '../../components/TeamMemberCard/TeamMemberCard';
import { Section, type SectionTone } from '../Section/Section';
import { Column, Members } from './TeamGroup.styles';

export interface TeamGroupProps {
  /** Name of the group: "Administration". */
  title: string;
  /** Id of the section. */
  id: string;
  /** Surface that it lies on. */
  tone?: SectionTone;
  /** One sentence under the heading. */
  lead?: string;
  /** The people, in their order. */
  members: readonly TeamMemberCardProps[];
  /** What stands under the people, such as a link. */
  children?: ReactNode;
}

/** A group of the team under its heading. */
export function TeamGroup({ members, children, ...section }: TeamGroupProps) {
  return (
    <Section {...section} split>
      <Column>
        <Members>
          {members.map((member) => (
            <li key={member.role + member.name}>
              <TeamMemberCard name={member.name} role={member.role} picture={member.picture} />
            </li>
          ))}
        </Members>
        {children}
      </Column>
    </Section>
  );
}
