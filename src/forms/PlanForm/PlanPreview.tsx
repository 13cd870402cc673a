import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { needsReact } from '../../components/behaviourProps';
import { PlanSheet } from '../../components/PlanSheet/PlanSheet';
import { emptyPlan, type EmergencyPlan, type PlanKind } from '../../domain/emergencyPlan';
import { ByKind, type ChosenKind } from './ByKind';
import { takeFields } from '../takeFields';
import { planFormId } from './planField';
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

const emptyPlans = {
  family: emptyPlan('family'),
  school: emptyPlan('school'),
  site: emptyPlan('site'),
} as const satisfies Record<PlanKind, EmergencyPlan>;

interface LiveSheetProps extends Omit<SheetOfPlanProps, 'plan'> {
  /** Whether the sheet is shown empty, whatever was typed. */
  isEmpty: boolean;
}

/** The sheet with the current values, updated on every keystroke. */
function LiveSheet({ isEmpty, ...words }: LiveSheetProps) {
  const plan = useDeferredValue(useWatch<EmergencyPlan>() as EmergencyPlan);
  return <SheetOfPlan plan={isEmpty ? emptyPlans[plan.kind] : plan} {...words} />;
}

/** Time in ms after which a browser that has not begun to print never will. */
const printTimeout = 3000;

const canPrint = () => typeof (window as Partial<Window>).print === 'function';
const neverChanges = () => () => undefined;

interface PlanPreviewProps extends Omit<SheetOfPlanProps, 'plan'> {
  /** The chosen kind. */
  chosen: ChosenKind;
}

/** The sheet as it will be printed, updated while the form is filled in. */
export function PlanPreview({ chosen, labels, sheet }: PlanPreviewProps) {
  const form = useFormContext<EmergencyPlan>();
  // A new object per press, so that pressing again prints again.
  const [printing, setPrinting] = useState<{ isEmpty: boolean }>();
  // Browsers inside other apps cannot print. The page as it is built has the buttons.
  const hasPrinter = useSyncExternalStore(neverChanges, canPrint, () => true);
  useEffect(() => {
    if (!printing) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const end = () => {
      setPrinting(undefined);
    };
    for (const type of ['afterprint', 'input', 'focus']) addEventListener(type, end, { signal });
    // Where `print` does nothing no event comes, and the sheet would stay as it was to be printed.
    const timer = setTimeout(end, printTimeout);
    const keepTimer = () => {
      clearTimeout(timer);
    };
    addEventListener('beforeprint', keepTimer, { signal });
    try {
      // By now the page shows the requested sheet.
      window.print();
    } catch {
      // The browser has it and refuses it: the sheet stays to be read, and the timer shows it filled in again.
    }
    return () => {
      keepTimer();
      abort.abort();
    };
  }, [printing]);
  return (
    <Sheet id="sheet">
      <Tools>
        <Typography variant="h2">{labels.sheetTitle}</Typography>
        <Typography>{hasPrinter ? labels.sheetLead : labels.cannotPrint}</Typography>
      </Tools>
      <Stage>
        {hasPrinter && (
          <Actions>
            <Button
              startIcon={<PrintIcon />}
              {...needsReact('click')}
              onClick={() => {
                const fields = document.getElementById(planFormId);
                if (fields) takeFields(form, fields);
                setPrinting({ isEmpty: false });
              }}
            >
              {labels.print}
            </Button>
            <Button
              variant="quiet"
              {...needsReact('click')}
              onClick={() => {
                setPrinting({ isEmpty: true });
              }}
            >
              {labels.printEmpty}
            </Button>
          </Actions>
        )}
        <ByKind chosen={chosen}>
          {(kind) =>
            chosen === undefined ? (
              // Until React is there the page contains an empty sheet for each kind.
              <SheetOfPlan plan={emptyPlans[kind]} labels={labels} sheet={sheet} />
            ) : (
              <LiveSheet isEmpty={printing?.isEmpty ?? false} labels={labels} sheet={sheet} />
            )
          }
        </ByKind>
      </Stage>
    </Sheet>
  );
}
