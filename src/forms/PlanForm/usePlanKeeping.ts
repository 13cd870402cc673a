import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { emptyPlan, typedOver, type EmergencyPlan } from '../../domain/emergencyPlan';
import type { PlanStorage } from '../../services/planStorage';
import { takeFields } from '../takeFields';
import { planFormId } from './planField';

/** Result of the visitor's last action about storing the plan. */
type Outcome = 'kept' | 'refused' | 'unreadable' | 'deleted' | 'emptied';

/** Events of a window after which another tab may have changed the plan; some tabs are not told while they are asleep. */
const takesOver = ['storage', 'focus', 'pageshow'] as const;

/** Links that open another program, and do not leave the page. */
const opensProgram = 'a[href^="tel:"],a[href^="sms:"],a[href^="mailto:"]';

/** Time in ms in which a browser that was told to open another program asks whether the page may be left. */
const openingTime = 1000;

/** Lets the browser ask before the page is closed, but never before a call. @returns A function that ends it. */
function confirmLeaving(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (event: Event) => {
    event.preventDefault();
  };
  const start = () => {
    addEventListener('beforeunload', ask);
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(opensProgram))) return;
    removeEventListener('beforeunload', ask);
    clearTimeout(timer);
    timer = setTimeout(start, openingTime);
  };
  start();
  addEventListener('click', onClick, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('beforeunload', ask);
    removeEventListener('click', onClick, true);
  };
}

/**
 * Stores a plan on this phone, if the visitor asks for it. Other forms keep a draft for the session, this one does not:
 * phones are shared, and nobody else must learn who is ill. While the site is open the typed text is held in memory, and
 * the browser asks before the page is closed, though never before a call.
 */
export function usePlanKeeping(storage: PlanStorage) {
  const form = useFormContext<EmergencyPlan>();
  const { getValues, reset, subscribe } = form;
  const state = useSyncExternalStore(storage.subscribe, storage.state, () => 'none');
  const isKept = state !== 'none';
  const [outcome, setOutcome] = useState<Outcome>();
  const [emptied, setEmptied] = useState<EmergencyPlan>();
  const { isDirty, isReady } = form.formState;

  useEffect(() => {
    // Before that the form does not give what was typed before React was there.
    if (!isReady) return undefined;
    // The plan held in memory is newer.
    const kept = storage.held === undefined ? storage.load() : undefined;
    if (kept) reset(typedOver(kept, getValues()));
    return () => {
      storage.held = getValues();
    };
  }, [getValues, isReady, reset, storage]);

  useEffect(() => {
    if (!isKept || !isReady) return;
    let known = storage.load();
    let isTakingOver = false;
    const keep = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Stored again, it could come over what the other tab has stored since: two tabs would undo each other's typing.
        if (isTakingOver) return;
        if (!storage.keep(values)) setOutcome('refused');
        known = storage.load();
      },
    });
    // Another tab has changed the plan: typing here must not put the older one over it.
    const takeOver = () => {
      const now = storage.load();
      if (!now || now === known) return;
      known = now;
      isTakingOver = true;
      reset(now);
      isTakingOver = false;
    };
    for (const type of takesOver) addEventListener(type, takeOver);
    return () => {
      keep();
      for (const type of takesOver) removeEventListener(type, takeOver);
    };
  }, [isReady, reset, subscribe, storage, isKept]);

  useEffect(() => (isDirty && !isKept ? confirmLeaving() : undefined), [isDirty, isKept]);

  const forget = () => {
    setOutcome(storage.forget() ? 'deleted' : 'refused');
  };
  const take = () => {
    const fields = document.getElementById(planFormId);
    if (fields) takeFields(form, fields);
  };
  return {
    isKept,
    outcome: outcome ?? (state === 'unreadable' ? 'unreadable' : undefined),
    /** The plan that "undo" would restore. */
    emptied,
    /** Turns storing on or off. */
    choose: (isOn: boolean) => {
      take();
      if (isOn) setOutcome(storage.keep(getValues()) ? 'kept' : 'refused');
      else forget();
    },
    forget,
    empty: () => {
      take();
      setEmptied(getValues());
      reset(emptyPlan(getValues('kind')));
      setOutcome('emptied');
    },
    undo: () => {
      if (emptied) reset(emptied);
      setEmptied(undefined);
      setOutcome(undefined);
    },
  };
}
