import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { needsReact } from '../../components/behaviourProps';
import { PlanSheet } from '../../components/PlanSheet/PlanSheet';
import { emptyPlan, type EmergencyPlan, type PlanKind } from '../../domain/emergencyPlan';
import { ByKind, type ChosenKind } from './ByKind';
import type { PlanFormControl } from './planField';
import type { PlanFormLabels } from './planFormWords';
import { Actions, Sheet, Stage, Tools } from './PlanForm.styles';
import { sheetOf, type PlanSheetWords } from './planWords';

interface SheetOfPlanProps {
  /** The plan, of the kind that is shown. */
  plan: EmergencyPlan;
  /** Words of the form. */
  labels: PlanFormLabels;
  /** Words of the sheet. */
  sheet: PlanSheetWords;
}

function SheetOfPlan({ plan, labels, sheet }: SheetOfPlanProps) {
  const shown = useMemo(() => sheetOf(plan, labels, sheet), [plan, labels, sheet]);
  return <PlanSheet id={`sheet-${plan.kind}`} {...shown} />;
}

interface PlanPreviewProps extends Omit<SheetOfPlanProps, 'plan'> {
  /** The form. */
  form: PlanFormControl;
  /** The chosen kind. */
  chosen: ChosenKind;
}

/** The sheet as it is printed, while it is written. */
export function PlanPreview({ form, chosen, labels, sheet }: PlanPreviewProps) {
  const plan = useDeferredValue(useWatch({ control: form.control }) as EmergencyPlan);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const end = () => {
      setEmpty(false);
    };
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('afterprint', end);
    };
  }, []);
  const print = (empty: boolean) => {
    flushSync(() => {
      setEmpty(empty);
    });
    window.print();
  };
  // Before React is there each kind has its sheet in the page, all of them empty.
  const planOf = (kind: PlanKind) => (isEmpty || chosen === undefined ? emptyPlan(kind) : plan);
  return (
    <Sheet id="sheet">
      <Tools>
        <Typography variant="h2">{labels.sheetTitle}</Typography>
        <Typography>{labels.sheetLead}</Typography>
      </Tools>
      <Stage>
        <Actions>
          <Button
            startIcon={<PrintIcon />}
            {...needsReact('click')}
            onClick={() => {
              print(false);
            }}
          >
            {labels.print}
          </Button>
          <Button
            variant="quiet"
            {...needsReact('click')}
            onClick={() => {
              print(true);
            }}
          >
            {labels.printEmpty}
          </Button>
        </Actions>
        <ByKind chosen={chosen}>
          {(kind) => <SheetOfPlan plan={planOf(kind)} labels={labels} sheet={sheet} />}
        </ByKind>
      </Stage>
    </Sheet>
  );
}
