import { expect, expectTypeOf, test } from 'vitest';
import type { EmergencyPlan } from '../../src/domain/emergencyPlan';
import type { FormCheckboxGroup } from '../../src/forms/fields/FormCheckboxGroup';
import type { FormRadioGroup } from '../../src/forms/fields/FormRadioGroup';
import { FormTextField } from '../../src/forms/fields/FormTextField';
import type { FormValues } from '../../src/forms/formProps';

type Contact = FormValues<'contact'>;
type Props<Field extends (props: never) => unknown> = Parameters<Field>[0];

// The compiler holds these: `npm run typecheck`.
test('a field takes the names of its form alone', () => {
  type Name = Props<typeof FormTextField<Contact>>['name'];
  expectTypeOf<'name' | 'email' | 'phone' | 'message'>().toEqualTypeOf<Name>();
  expectTypeOf<'fone'>().not.toExtend<Name>();
  expectTypeOf<'fone'>().not.toExtend<Props<typeof FormRadioGroup<Contact>>['name']>();
  type Box = Props<typeof FormCheckboxGroup<Contact>>['boxes'][number]['name'];
  expectTypeOf<'fone'>().not.toExtend<Box>();
});

test('a field in a list or a group is named by its path', () => {
  type Name = Props<typeof FormTextField<EmergencyPlan>>['name'];
  expectTypeOf<'contacts.1.phone' | 'duties.calls'>().toExtend<Name>();
  expectTypeOf<'contacts.1.fone'>().not.toExtend<Name>();
});

test('without the values of its form a field takes no name', () => {
  // @ts-expect-error: the type of the values is missing.
  expect(<FormTextField name="phone" label="Phone" />).toBeDefined();
});
