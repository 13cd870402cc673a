import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { needsReact } from '../../components/behaviourProps';
import {
  emptyContact,
  emptyPatient,
  type Contact,
  type EmergencyPlan,
  type Patient,
} from '../../domain/emergencyPlan';
import { fill } from '../../domain/fill';
import { canBeCalledOr } from './planField';
import type { PlanFormLabels } from './planFormWords';
import { Actions, Row } from './PlanForm.styles';
import { PlanTextField } from './PlanTextField';

interface RowsProps {
  /** Words of the form. */
  labels: PlanFormLabels;
}

interface PlanRowsProps extends RowsProps {
  /** The list in the plan. */
  list: 'contacts' | 'patients';
  /** Adds a row. */
  addLabel: string;
  /** Makes an empty row. */
  empty: () => Contact | Patient;
  /** Renders the fields of a row. @param at Its index. */
  children: (at: number) => ReactNode;
}

/** Rows that can be added and removed. The first ones are in the HTML. */
function PlanRows({ labels, list, addLabel, empty, children }: PlanRowsProps) {
  const { fields, append, remove } = useFieldArray<EmergencyPlan>({ name: list });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map(({ id }, at) => (
        <Row key={id}>
          <legend>{fill(labels.row, { number: at + 1 })}</legend>
          {children(at)}
          {fields.length > 1 && (
            <Button
              variant="link"
              {...needsReact('click')}
              onClick={() => {
                remove(at);
                // The pressed button has been removed.
                add.current?.focus();
              }}
            >
              {fill(labels.remove, { number: at + 1 })}
            </Button>
          )}
        </Row>
      ))}
      <Actions>
        <Button
          ref={add}
          variant="quiet"
          startIcon={<AddIcon />}
          {...needsReact('click')}
          onClick={() => {
            append(empty());
          }}
        >
          {addLabel}
        </Button>
      </Actions>
    </>
  );
}

/** The people to call. */
export function ContactRows({ labels }: RowsProps) {
  return (
    <PlanRows labels={labels} list="contacts" addLabel={labels.addContact} empty={emptyContact}>
      {(at) => (
        <>
          <PlanTextField name={`contacts.${at}.name`} label={labels.contact.name} />
          <PlanTextField name={`contacts.${at}.part`} label={labels.contact.part} />
          <PlanTextField
            name={`contacts.${at}.phone`}
            label={labels.contact.phone}
            type="tel"
            validate={canBeCalledOr(labels.checkPhone)}
          />
        </>
      )}
    </PlanRows>
  );
}

/** The people the crew has to know about. */
export function PatientRows({ labels }: RowsProps) {
  const { patient } = labels;
  return (
    <PlanRows labels={labels} list="patients" addLabel={labels.addPatient} empty={emptyPatient}>
      {(at) => (
        <>
          <PlanTextField name={`patients.${at}.name`} label={patient.name} />
          <PlanTextField name={`patients.${at}.allergies`} label={patient.allergies} />
          <PlanTextField name={`patients.${at}.medicines`} label={patient.medicines} />
          <PlanTextField name={`patients.${at}.conditions`} label={patient.conditions} />
          <PlanTextField name={`patients.${at}.cover`} label={patient.cover} />
        </>
      )}
    </PlanRows>
  );
}
