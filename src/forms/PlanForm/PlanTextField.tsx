import type { EmergencyPlan } from '../../domain/emergencyPlan';
import { FormTextField, type FormTextFieldProps } from '../fields/FormTextField';

type PlanTextFieldProps = Omit<FormTextFieldProps<EmergencyPlan>, 'optionalLabel' | 'autoComplete'>;

/** A text field of the plan. No field is required, so none is labelled optional. */
export function PlanTextField(props: PlanTextFieldProps) {
  // The browser must not remember who is ill, or suggest it to the phone's next user.
  return <FormTextField<EmergencyPlan> {...props} optionalLabel="" autoComplete="off" />;
}
