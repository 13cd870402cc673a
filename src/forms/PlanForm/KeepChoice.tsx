import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { needsReact } from '../../components/behaviourProps';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { PlanStorage } from '../../services/planStorage';
import { Choice } from '../../components/ChoiceGroup/ChoiceGroup.styles';
import { planFormId } from './planField';
import type { PlanFormLabels } from './planFormWords';
import { Actions, Group } from './PlanForm.styles';
import { usePlanKeeping } from './usePlanKeeping';

interface KeepChoiceProps {
  /** Where the plan is kept. */
  storage: PlanStorage;
  /** Words of the form. */
  labels: PlanFormLabels;
}

/** Whether this phone keeps the plan, and the button that deletes it. */
export function KeepChoice({ storage, labels }: KeepChoiceProps) {
  const { isKept, outcome, emptied, choose, forget, empty, undo } = usePlanKeeping(storage);
  const { keep } = labels;
  return (
    <Group>
      <legend>
        <Typography variant="h3" component="span">
          {keep.title}
        </Typography>
      </legend>
      <Choice>
        <input
          type="checkbox"
          id={`${planFormId}-keep`}
          aria-describedby={`${planFormId}-keep-text`}
          checked={isKept}
          {...needsReact('click')}
          onChange={({ target }) => {
            choose(target.checked);
          }}
        />
        <span>
          <b>{keep.label}</b>
        </span>
      </Choice>
      <p id={`${planFormId}-keep-text`}>{keep.text}</p>
      <Actions>
        {isKept && (
          <Button variant="danger" onClick={forget}>
            {labels.forget}
          </Button>
        )}
        <Button variant="quiet" {...needsReact('click')} onClick={empty}>
          {labels.empty}
        </Button>
      </Actions>
      <StatusMessage severity="info" message={outcome && labels.said[outcome]}>
        {emptied && outcome === 'emptied' && (
          <Button variant="quiet" onClick={undo}>
            {labels.undo}
          </Button>
        )}
      </StatusMessage>
    </Group>
  );
}
