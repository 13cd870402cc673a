import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { canBeCalled } from '../../domain/canBeCalled';
import type { EmergencyPlan } from '../../domain/emergencyPlan';
import { hasPlusCodeForm } from '../../domain/plusCodeForm';

/** The react-hook-form form of a plan. */
export type PlanFormControl = UseFormReturn<EmergencyPlan>;

/** Checks that only show a hint: the value is accepted in any case. */
const checks = { phone: canBeCalled, plusCode: hasPlusCodeForm } as const;

/** Keys of {@link checks}. */
export type PlanCheck = keyof typeof checks;

/** Prefix of the ids of the form's fields. */
export const planFormId = 'plan-form';

/**
 * Props of a text field of the plan. No field is required, so none is labelled optional.
 * @param hint Message for a text that does not pass the check.
 */
export function planField(
  { register, getFieldState, formState }: PlanFormControl,
  name: FieldPath<EmergencyPlan>,
  label: string,
  check?: PlanCheck,
  hint?: string,
) {
  const passes = (text: unknown) =>
    check === undefined || typeof text !== 'string' || text.trim() === '' || checks[check](text);
  return {
    id: `${planFormId}-${name.replaceAll('.', '-')}`,
    label,
    optionalLabel: '',
    // The browser must not remember who is ill, or suggest it to the phone's next user.
    autoComplete: 'off',
    error: getFieldState(name, formState).error && hint,
    ...register(name, { validate: passes }),
  };
}
