import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { needsReact } from '../../components/behaviourProps';
import { emptyContact, emptyPatient, type Contact, type Patient } from '../../domain/emergencyPlan';
import { fill } from '../../domain/fill';
import { FormTextField, type FormTextFieldProps } from '../fields/FormTextField';
import { planField, type PlanFormControl } from './planField';
import type { PlanFormLabels } from './planFormWords';
import { Actions, Row } from './PlanForm.styles';

interface RowsProps {
  /** The form. */
  form: PlanFormControl;
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
function PlanRows({ form, labels, list, addLabel, empty, children }: PlanRowsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: list });
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

type Name = `contacts.${number}.${keyof Contact}` | `patients.${number}.${keyof Patient}`;

/** The people to call. */
export function ContactRows({ form, labels }: RowsProps) {
  const field = (name: Name, label: string): FormTextFieldProps => planField(form, name, label);
  return (
    <PlanRows form={form} labels={labels} list="contacts" addLabel={labels.addContact} empty={emptyContact}>
      {(at) => (
        <>
          <FormTextField {...field(`contacts.${at}.name`, labels.contact.name)} />
          <FormTextField {...field(`contacts.${at}.part`, labels.contact.part)} />
          <FormTextField
            {...planField(form, `contacts.${at}.phone`, labels.contact.phone, 'phone', labels.checkPhone)}
            type="tel"
          />
        </>
      )}
    </PlanRows>
  );
}

/** The people the crew has to know about. */
export function PatientRows({ form, labels }: RowsProps) {
  const { patient } = labels;
  const field = (name: Name, label: string): FormTextFieldProps => planField(form, name, label);
  return (
    <PlanRows form={form} labels={labels} list="patients" addLabel={labels.addPatient} empty={emptyPatient}>
      {(at) => (
        <>
          <FormTextField {...field(`patients.${at}.name`, patient.name)} />
          <FormTextField {...field(`patients.${at}.allergies`, patient.allergies)} />
          <FormTextField {...field(`patients.${at}.medicines`, patient.medicines)} />
          <FormTextField {...field(`patients.${at}.conditions`, patient.conditions)} />
          <FormTextField {...field(`patients.${at}.cover`, patient.cover)} />
        </>
      )}
    </PlanRows>
  );
}
