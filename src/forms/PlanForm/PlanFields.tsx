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
import { FormTextField } from '../fields/FormTextField';
import { ByKind, OfKinds, type ChosenKind } from './ByKind';
import { KindPicker } from './KindPicker';
import { planField, type PlanFormControl } from './planField';
import type { PlanFormLabels } from './planFormWords';
import { Group, Pair } from './PlanForm.styles';
import { ContactRows, PatientRows } from './PlanRows';

interface PlanFieldsProps {
  /** The form. */
  form: PlanFormControl;
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
export function PlanFields({ form, chosen, labels }: PlanFieldsProps) {
  const { parts, kinds, fields, help, findCode } = labels;
  const answer = (name: PlanField) => ({
    ...planField(form, name, name === 'name' ? labels.nameOfPlan : fields[name]),
    help: help[name],
  });
  return (
    <>
      <KindPicker form={form} labels={labels} />
      <PlanGroup title={parts.place}>
        {placeFields
          .filter((name) => name !== 'plusCode')
          .map((name) => (
            <FormTextField key={name} {...answer(name)} />
          ))}
        <FormTextField
          {...planField(form, 'plusCode', fields.plusCode, 'plusCode', labels.checkPlusCode)}
          help={help.plusCode}
        />
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
              <FormTextField {...planField(form, `duties.${duty}`, labels.duties[duty])} />
            </OfKinds>
          ))}
        </Pair>
      </PlanGroup>
      <PlanGroup title={parts.others}>
        {otherFields.map((name) => (
          <OfKinds key={name} kinds={kindsWith(name)} chosen={chosen}>
            <FormTextField {...answer(name)} />
          </OfKinds>
        ))}
      </PlanGroup>
      <PlanGroup title={parts.contacts}>
        <ByKind chosen={chosen}>{(kind) => <p>{kinds[kind].contacts}</p>}</ByKind>
        <ContactRows form={form} labels={labels} />
      </PlanGroup>
      <PlanGroup title={parts.patients}>
        <ByKind chosen={chosen}>{(kind) => <p>{kinds[kind].patients}</p>}</ByKind>
        <PatientRows form={form} labels={labels} />
      </PlanGroup>
    </>
  );
}
