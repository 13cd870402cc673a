import type { ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { planKinds, type PlanKind } from '../../domain/emergencyPlan';
import { styleData } from '../../theme/attributes';
import { Only } from './PlanForm.styles';

/** The chosen kind; undefined until React is there, when CSS shows what belongs to the choice. */
export type ChosenKind = PlanKind | undefined;

interface OfKindsProps {
  /** The kinds of plan for which the content is shown. */
  kinds: readonly PlanKind[];
  /** The chosen kind. */
  chosen: ChosenKind;
  /** What they have. */
  children: ReactNode;
}

/** Content that only some kinds of plan have. */
export function OfKinds({ kinds, chosen, children }: OfKindsProps) {
  if (chosen !== undefined && !kinds.includes(chosen)) return null;
  const some = kinds.length < planKinds.length ? kinds.join(' ') : undefined;
  return <Only {...data(styleData, { kinds: some })}>{children}</Only>;
}

interface ByKindProps {
  /** The chosen kind. */
  chosen: ChosenKind;
  /** Renders the content of a kind. */
  children: (kind: PlanKind) => ReactNode;
}

/** Content that differs by kind: until React is there, the page contains all variants. */
export function ByKind({ chosen, children }: ByKindProps) {
  return planKinds.map((kind) => (
    <OfKinds key={kind} kinds={[kind]} chosen={chosen}>
      {children(kind)}
    </OfKinds>
  ));
}
