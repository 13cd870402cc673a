import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Suggestions as Root } from './ChatPanel.styles';
import { keepFocus } from './Composer';

interface SuggestionsProps {
  /** Questions that can be asked with one press. */
  items: readonly string[];
  /** Stands above them. */
  label: string;
  /** Whether they are one row below a conversation. */
  isRow: boolean;
  /** Whether an answer is awaited. */
  busy: boolean;
  onAsk: (suggestion: string) => void;
}

/** Questions that can be asked with one press. Inside the conversation they would be announced as something said. */
export function Suggestions({ items, label, isRow, busy, onAsk }: SuggestionsProps) {
  return (
    <Root {...data(styleData, { row: isRow })} aria-live="off">
      {isRow ? <VisuallyHidden>{label}</VisuallyHidden> : <p>{label}</p>}
      <Stack component="ul" direction="row" spacing={1}>
        {items.map((suggestion) => (
          <li key={suggestion}>
            <Chip
              component="button"
              label={suggestion}
              aria-disabled={busy}
              onMouseDown={keepFocus}
              onClick={() => {
                onAsk(suggestion);
              }}
            />
          </li>
        ))}
      </Stack>
    </Root>
  );
}
