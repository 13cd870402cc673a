import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Choices as Root } from './Choices.styles';
import type { Choice } from './chatTypes';

interface ChoicesProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  choices: readonly Choice[];
  /** Id of the choice that was made. */
  chosen?: string | undefined;
  onChoose: (choice: Choice) => void;
}

/** What can be said with one press, side by side; the choice that was made is filled. */
export function Choices({ choices, chosen, onChoose, ...props }: ChoicesProps) {
  return (
    <Root role="group" {...props}>
      {choices.map((choice) => (
        <Button
          key={choice.id}
          variant="quiet"
          aria-pressed={choice.id === chosen}
          onClick={() => {
            onChoose(choice);
          }}
        >
          {choice.label}
        </Button>
      ))}
    </Root>
  );
}
