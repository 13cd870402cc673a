import { useEffect, useState, useSyncExternalStore } from 'react';
import { emptyPlan, typedOver, type EmergencyPlan } from '../../domain/emergencyPlan';
import type { PlanStorage } from '../../services/planStorage';
import type { PlanFormControl } from './planField';

/** What became of the visitor's last wish about keeping. */
type Said = 'kept' | 'refused' | 'unreadable' | 'deleted' | 'emptied';

/**
 * Keeps a plan on this phone, if the visitor wants it. Not as a draft, as other forms do for the session: who is ill in a family is
 * nobody's business on a phone that is passed on, so that nothing is written down anywhere without being asked for. What was typed is
 * there while the site is open, and the browser asks before it is closed.
 */
export function usePlanKeeping(form: PlanFormControl, storage: PlanStorage) {
  const state = useSyncExternalStore(storage.subscribe, storage.state, () => 'none');
  const isKept = state !== 'none';
  const [said, setSaid] = useState<Said>();
  const [emptied, setEmptied] = useState<EmergencyPlan>();
  const { isDirty } = form.formState;

  useEffect(() => {
    // What is held is newer.
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
        if (!storage.keep(values)) setSaid('refused');
      },
    });
  }, [form, storage, isKept]);

  useEffect(() => {
    if (!isDirty || isKept) return;
    const ask = (event: Event) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty, isKept]);

  const forget = () => {
    setSaid(storage.forget() ? 'deleted' : 'refused');
  };
  return {
    isKept,
    said: said ?? (state === 'unreadable' ? 'unreadable' : undefined),
    /** What a press on "undo" would put back. */
    emptied,
    /** The visitor wants it kept, or no longer. */
    choose: (wanted: boolean) => {
      if (wanted) setSaid(storage.keep(form.getValues()) ? 'kept' : 'refused');
      else forget();
    },
    forget,
    empty: () => {
      setEmptied(form.getValues());
      form.reset(emptyPlan(form.getValues('kind')));
      setSaid('emptied');
    },
    undo: () => {
      if (emptied) form.reset(emptied);
      setEmptied(undefined);
      setSaid(undefined);
    },
  };
}
