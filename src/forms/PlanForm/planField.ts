import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { canBeCalled } from '../../domain/canBeCalled';
import type { EmergencyPlan } from '../../domain/emergencyPlan';
import { hasPlusCodeForm } from '../../domain/plusCodeForm';

/** The form of a plan, as react-hook-form has it. */
export type PlanFormControl = UseFormReturn<EmergencyPlan>;

/** What can be said about a field: it is a hint, and stops nothing. */
const checks = { phone: canBeCalled, plusCode: hasPlusCodeForm } as const;

/** Kinds of {@link checks}. */
export type PlanCheck = keyof typeof checks;

/** Beginning of the ids of the form's fields. */
export const planFormId = 'plan-form';

/**
 * Props of a text field of the plan. Nothing is required, so no label has to say so.
 * @param hint Words for a text that does not pass the check.
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
    // No browser is to remember who is ill, or to offer it to the next one.
    autoComplete: 'off',
    error: getFieldState(name, formState).error && hint,
    ...register(name, { validate: passes }),
  };
}
