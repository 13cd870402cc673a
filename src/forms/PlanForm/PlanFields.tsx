import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import {
  duties,
  kindsWith,
  kindsWithDuty,
  otherFields,
  placeFields,
  type PlanField,
} from '../../domain/emergencyPlan';
import { ByKind, OfKinds, type ChosenKind } from './ByKind';
import { KindPicker } from './KindPicker';
import { hasPlusCodeFormOr } from './planField';
import type { PlanFormLabels } from './planFormWords';
import { Group, Pair } from './PlanForm.styles';
import { ContactRows, PatientRows } from './PlanRows';
import { PlanTextField } from './PlanTextField';

interface PlanFieldsProps {
  /** The chosen kind. */
  chosen: ChosenKind;
  /** Words of the form. */
  labels: PlanFormLabels;
}

/** Questions that belong together, under their heading. */
function PlanGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <legend>
        <Typography variant="h3" component="span">
          {title}
        </Typography>
      </legend>
      {children}
    </Group>
  );
}

/** The questions of a plan. */
export function PlanFields({ chosen, labels }: PlanFieldsProps) {
  const { parts, kinds, fields, help, findCode } = labels;
  const answer = (name: PlanField) => ({
    name,
    label: name === 'name' ? labels.nameOfPlan : fields[name],
    help: help[name],
  });
  return (
    <>
      <KindPicker labels={labels} />
      <PlanGroup title={parts.place}>
        {placeFields
          .filter((name) => name !== 'plusCode')
          .map((name) => (
            <PlanTextField key={name} {...answer(name)} />
          ))}
        <PlanTextField {...answer('plusCode')} validate={hasPlusCodeFormOr(labels.checkPlusCode)} />
        <p>
          <SiteLink href={findCode.to} target="_blank">
            {findCode.label}
          </SiteLink>
        </p>
      </PlanGroup>
      <PlanGroup title={parts.duties}>
        <p>{labels.dutiesHelp}</p>
        <Pair>
          {duties.map((duty) => (
            <OfKinds key={duty} kinds={kindsWithDuty(duty)} chosen={chosen}>
              <PlanTextField name={`duties.${duty}`} label={labels.duties[duty]} />
            </OfKinds>
          ))}
        </Pair>
      </PlanGroup>
      <PlanGroup title={parts.others}>
        {otherFields.map((name) => (
          <OfKinds key={name} kinds={kindsWith(name)} chosen={chosen}>
            <PlanTextField {...answer(name)} />
          </OfKinds>
        ))}
      </PlanGroup>
      <PlanGroup title={parts.contacts}>
        <ByKind chosen={chosen}>{(kind) => <p>{kinds[kind].contacts}</p>}</ByKind>
        <ContactRows labels={labels} />
      </PlanGroup>
      <PlanGroup title={parts.patients}>
        <ByKind chosen={chosen}>{(kind) => <p>{kinds[kind].patients}</p>}</ByKind>
        <PatientRows labels={labels} />
      </PlanGroup>
    </>
  );
}
