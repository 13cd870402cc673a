import Typography from '@mui/material/Typography';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Role, Roles } from './CrewRoles.styles';
import { RoleSign, type RoleKind } from './RoleSign';

/** Somebody who helps, by what they do. */
export interface CrewRole {
  /** Icon of the role. */
  kind: RoleKind;
  /** Name of the role. */
  name: string;
  /** Where one meets them: "On the phone". */
  where: string;
  /** What they do, in short. */
  tasks: readonly string[];
}

export interface CrewRolesProps extends SectionBaseProps {
  /** The roles, in the order in which a patient meets them. */
  roles: readonly CrewRole[];
}

/** Who does what from the call to the hospital: side by side on wide screens, so that the roles can be compared. */
export function CrewRoles({ roles, ...section }: CrewRolesProps) {
  return (
    <Section {...section}>
      <Roles>
        {roles.map(({ kind, name, where, tasks }) => (
          <Role key={name}>
            <RoleSign kind={kind} />
            <div>
              <Typography variant="h3">{name}</Typography>
              <Typography variant="small">{where}</Typography>
            </div>
            <ul>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </Role>
        ))}
      </Roles>
    </Section>
  );
}
