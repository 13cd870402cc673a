import { useEffect, useState, useSyncExternalStore } from 'react';
import { emptyPlan, typedOver, type EmergencyPlan } from '../../domain/emergencyPlan';
import type { PlanStorage } from '../../services/planStorage';
import type { PlanFormControl } from './planField';

/** Result of the visitor's last action about storing the plan. */
type Outcome = 'kept' | 'refused' | 'unreadable' | 'deleted' | 'emptied';

/**
 * Stores a plan on this phone, if the visitor asks for it. Other forms keep a draft for the session, this one does not:
 * phones are shared, and nobody else must learn who is ill. While the site is open the typed text is held in memory, and
 * the browser asks before the page is closed.
 */
export function usePlanKeeping(form: PlanFormControl, storage: PlanStorage) {
  const state = useSyncExternalStore(storage.subscribe, storage.state, () => 'none');
  const isKept = state !== 'none';
  const [outcome, setOutcome] = useState<Outcome>();
  const [emptied, setEmptied] = useState<EmergencyPlan>();
  const { isDirty } = form.formState;

  useEffect(() => {
    // The plan held in memory is newer.
    const kept = storage.held === undefined ? storage.load() : undefined;
    if (kept) form.reset(typedOver(kept, form.getValues()));
    return () => {
      storage.held = form.getValues();
    };
  }, [form, storage]);

  useEffect(() => {
    if (!isKept) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!storage.keep(values)) setOutcome('refused');
      },
    });
  }, [form, storage, isKept]);

  useEffect(() => {
    if (!isDirty || isKept) return;
    const confirmLeaving = (event: Event) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', confirmLeaving);
    return () => {
      removeEventListener('beforeunload', confirmLeaving);
    };
  }, [isDirty, isKept]);

  const forget = () => {
    setOutcome(storage.forget() ? 'deleted' : 'refused');
  };
  return {
    isKept,
    outcome: outcome ?? (state === 'unreadable' ? 'unreadable' : undefined),
    /** The plan that "undo" would restore. */
    emptied,
    /** Turns storing on or off. */
    choose: (isOn: boolean) => {
      if (isOn) setOutcome(storage.keep(form.getValues()) ? 'kept' : 'refused');
      else forget();
    },
    forget,
    empty: () => {
      setEmptied(form.getValues());
      form.reset(emptyPlan(form.getValues('kind')));
      setOutcome('emptied');
    },
    undo: () => {
      if (emptied) form.reset(emptied);
      setEmptied(undefined);
      setOutcome(undefined);
    },
  };
}
