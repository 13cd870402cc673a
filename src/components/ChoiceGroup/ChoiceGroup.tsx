import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { draftData } from '../../behaviours/contract';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { Choice, Choices } from './ChoiceGroup.styles';

/** One of the answers, with what its input needs. */
export interface ChoiceInput {
  /** Words of the answer. */
  label: string;
  /** Value that is sent if it is chosen. */
  value: string;
  /** Name of the input: radio buttons share one, each box has its own. */
  name: string;
  /** Whether it is chosen at first. */
  defaultChecked?: boolean | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>;
  /** Called when it is selected, and when a checkbox is cleared. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called when the focus leaves it. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

export interface ChoiceGroupProps {
  /** Id of the first choice, the target of the error summary's link. */
  id: string;
  /** `radio` allows one answer, `checkbox` any number. */
  type: 'radio' | 'checkbox';
  /** Names the group. */
  legend: string;
  /** Help below the legend, where people hesitate. */
  help?: string | undefined;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  /** The answers, in their order. */
  choices: readonly ChoiceInput[];
  /** Whether the answer is left out of drafts. */
  unkept?: boolean;
}

/** Selects one or several of a few answers. Each is a target of its own, and works without JavaScript. */
export function ChoiceGroup({ id, type, legend, help, error, choices, unkept = false }: ChoiceGroupProps) {
  return (
    <FieldGroup id={id} legend={legend} help={help} error={error} type={type}>
      <Choices {...data(styleData, { invalid: Boolean(error) })} {...data(draftData, { unkept })}>
        {choices.map(({ label, ...input }, index) => (
          <Choice key={input.name + input.value}>
            <input {...input} type={type} id={index === 0 ? id : `${id}-${String(index)}`} />
            <span>{label}</span>
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}
