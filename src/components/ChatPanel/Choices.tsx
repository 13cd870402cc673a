import Button from '@mui/material/Button';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { Choices as Root } from './Choices.styles';
import type { Choice } from './chatTypes';

interface ChoicesProps {
  choices: readonly Choice[];
  /** Id of the choice that was made. */
  chosen?: string | undefined;
  /** Whether one of them always holds: a band without gaps. */
  isBand?: boolean;
  /** Id of the heading that names them. */
  labelledBy?: string;
  onChoose: (choice: Choice) => void;
}

/** What can be said with one press, side by side; the choice that was made is filled. */
export function Choices({ choices, chosen, isBand, labelledBy, onChoose }: ChoicesProps) {
  return (
    <Root role="group" aria-labelledby={labelledBy} {...data(styleData, { row: isBand })}>
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
