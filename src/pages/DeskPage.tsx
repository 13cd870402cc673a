import { DeskShell, type DeskShellProps } from '../layouts/DeskShell/DeskShell';
import { DeskGuide, type DeskGuideProps } from '../sections/DeskGuide/DeskGuide';
import { DeskGate, type DeskGateProps } from '../sections/DeskGate/DeskGate';
import { DeskItem, type DeskItemProps } from '../sections/DeskItem/DeskItem';
import { DeskList, type DeskListProps } from '../sections/DeskList/DeskList';
import { DeskPerson, type DeskPersonProps } from '../sections/DeskPerson/DeskPerson';
import { DeskLog, type DeskLogProps } from '../sections/DeskLog/DeskLog';

/** Content of the staff desk's page. */
export interface DeskPageProps {
  /** Header, views and keys. */
  shell: Omit<DeskShellProps, 'children'>;
  /** A list. */
  list?: DeskListProps | undefined;
  /** An item beside it. */
  item?: DeskItemProps | undefined;
  /** The whole log instead of a list. */
  log?: DeskLogProps | undefined;
  /** One person instead of a list. */
  person?: DeskPersonProps | undefined;
  /** A guide instead of a list. */
  guide?: DeskGuideProps | undefined;
  /** The sign-in page instead of everything else. */
  gate?: DeskGateProps | undefined;
}

/** The staff desk. The server renders it for each request; it works without JavaScript. */
export function DeskPage({ shell, list, item, log, person, guide, gate }: DeskPageProps) {
  return (
    <DeskShell {...shell}>
      {gate && <DeskGate {...gate} />}
      {list && <DeskList {...list} />}
      {log && <DeskLog {...log} />}
      {person && <DeskPerson {...person} />}
      {guide && <DeskGuide {...guide} />}
      {item && <DeskItem {...item} />}
    </DeskShell>
  );
}
