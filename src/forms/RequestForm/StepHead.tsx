import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CheckIcon from '@mui/icons-material/Check';
import type { Ref } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { StepProgress } from '../../components/StepProgress/StepProgress';
import { fill } from '../../domain/fill';
import { Head, Meta, Saved } from './RequestForm.styles';
import type { RequestFormLabels } from './requestWords';
import { stepHash } from './useSteps';

interface StepHeadProps {
  /** Name of the service. */
  name: string;
  /** The current step, from 1; 0 if all are on one page. */
  step: number;
  /** Number of steps. */
  steps: number;
  labels: RequestFormLabels;
  /** Back link of the first step. */
  backTo: string;
  /** Goes one step back. */
  onBack: () => void;
  /** Whether and when the answers were stored, in words. */
  saved: string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** Back link, name of the request and progress. Its heading is the page's `h1` when all steps are on one page. */
export function StepHead({ name, step, steps, labels, backTo, onBack, saved, ref }: StepHeadProps) {
  const shown = Math.max(1, step);
  const Name = step === 0 ? 'h1' : 'p';
  const [before = '', after = ''] = labels.progress.split('{name}');
  const progress = fill(after, { step: shown, steps });
  return (
    <Head ref={ref}>
      {shown === 1 ? (
        <SiteLink href={backTo}>
          <ArrowBackIcon aria-hidden />
          {labels.back}
        </SiteLink>
      ) : (
        <a
          href={stepHash(shown - 1)}
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          <ArrowBackIcon aria-hidden />
          {labels.back}
        </a>
      )}
      <Meta>
        <Name>
          {before}
          {name}
          <span>{progress}</span>
        </Name>
        <Saved role="status">
          {saved !== undefined && (
            <>
              <CheckIcon aria-hidden />
              {saved}
            </>
          )}
        </Saved>
      </Meta>
      <StepProgress step={shown} steps={steps} />
    </Head>
  );
}
