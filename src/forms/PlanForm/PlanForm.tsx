import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { needsReact } from '../../components/behaviourProps';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { emptyPlan, type EmergencyPlan } from '../../domain/emergencyPlan';
import type { PlanStorage } from '../../services/planStorage';
import { space } from '../../theme/tokens';
import { FormId } from '../fields/useField';
import { KeepChoice } from './KeepChoice';
import { planFormId } from './planField';
import { PlanFields } from './PlanFields';
import type { PlanFormLabels } from './planFormWords';
import { Fields, printRules, Root, Scripted } from './PlanForm.styles';
import { PlanPreview } from './PlanPreview';
import type { PlanSheetWords } from './planWords';

export interface PlanFormProps {
  /** Words of the form. */
  labels: PlanFormLabels;
  /** Words of the sheet. */
  sheet: PlanSheetWords;
  /** Where a plan is stored, if the visitor wants to keep it. */
  storage: PlanStorage;
}

/**
 * Makes an emergency plan of one page, for a family, a school or a site. Nothing is sent, and a plan is stored only on this
 * phone. No field is required or rejected; the sheet prints whatever was typed.
 */
export function PlanForm({ labels, sheet, storage }: PlanFormProps) {
  const [first] = useState(() => storage.held ?? emptyPlan());
  const form = useForm<EmergencyPlan>({ defaultValues: first, mode: 'onTouched' });
  const { isReady } = form.formState;
  // Re-renders when another kind is chosen; its value lacks a choice made before React was there.
  useWatch({ control: form.control, name: 'kind' });
  const chosen = isReady ? form.getValues('kind') : undefined;
  return (
    <FormProvider {...form}>
      <FormId value={planFormId}>
        <Root id="plan">
          <GlobalStyles styles={printRules} />
          {/* Not a `<form>`: there is nothing to send, and Enter must not submit it before React is there. */}
          <Fields id={planFormId} {...needsReact('focus')}>
            <Stack spacing={`${space.sPlus}px`}>
              <Typography variant="h2">{labels.title}</Typography>
              <Typography>{labels.lead}</Typography>
              <noscript>{labels.noScript}</noscript>
            </Stack>
            <SiteLink href="#sheet">{labels.toSheet}</SiteLink>
            <PlanFields chosen={chosen} labels={labels} />
            <Scripted>
              <KeepChoice storage={storage} labels={labels} />
            </Scripted>
          </Fields>
          <PlanPreview chosen={chosen} labels={labels} sheet={sheet} />
        </Root>
      </FormId>
    </FormProvider>
  );
}
