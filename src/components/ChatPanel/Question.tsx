import Button from '@mui/material/Button';
import { useId } from 'react';
import { SitePicture } from '../SitePicture/SitePicture';
import { Question as Root, Sign } from './Choices.styles';
import type { ChatMessage, Choice, Question as Asked } from './chatTypes';

interface QuestionProps extends Asked, Pick<ChatMessage, 'chosen'> {
  onChoose: (choice: Choice) => void;
  /** Called when the link of `none` leads to a page of the site. */
  onFollow: () => void;
}

/** What may have happened, one button each with its drawing. */
export function Question({ callLine, title, choices, none, chosen, onChoose, onFollow }: QuestionProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <div>
        {callLine !== undefined && <b>{callLine}</b>}
        <h3 id={id}>{title}</h3>
      </div>
      {choices.map((choice) => (
        <Button
          key={choice.id}
          variant="quiet"
          aria-pressed={choice.id === chosen}
          onClick={() => {
            onChoose(choice);
          }}
        >
          {choice.picture && (
            <Sign>
              <SitePicture picture={choice.picture} decorative />
            </Sign>
          )}
          <span>
            <b>{choice.label}</b> <small>{choice.sign}</small>
          </span>
        </Button>
      ))}
      <Button variant="quiet" href={none.to} onClick={none.to.startsWith('/') ? onFollow : undefined}>
        {none.label}
      </Button>
    </Root>
  );
}
