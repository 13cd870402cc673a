import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '../../components/FieldGroup/FieldGroup';
import { planKinds, type EmergencyPlan } from '../../domain/emergencyPlan';
import { Choice, Choices } from '../../components/ChoiceGroup/ChoiceGroup.styles';
import { registerRadio } from '../fields/registerRadio';
import { planFormId } from './planField';
import type { PlanFormLabels } from './planFormWords';

interface KindPickerProps {
  /** Words of the form. */
  labels: PlanFormLabels;
}

/** What the plan is for; each kind has its own questions. The radio buttons work without JavaScript. */
export function KindPicker({ labels }: KindPickerProps) {
  const id = `${planFormId}-kind`;
  const radio = registerRadio(useFormContext<EmergencyPlan>(), 'kind');
  return (
    <FieldGroup id={id} legend={labels.kind}>
      <Choices>
        {planKinds.map((kind) => (
          <Choice key={kind}>
            <input
              type="radio"
              {...radio}
              id={`${id}-${kind}`}
              value={kind}
              defaultChecked={kind === 'family'}
            />
            <span>
              <b>{labels.kinds[kind].label}</b>
              <small>{labels.kinds[kind].text}</small>
            </span>
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}
