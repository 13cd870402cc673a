import type { EmergencyPlan } from '../domain/emergencyPlan';
import { readKeptPlan } from '../domain/keptPlan';
import { keptPlanKey } from '../domain/keptPlanKey';

/** Where a plan is kept: on this phone alone, and only when the visitor asks for it. Nothing is ever sent. */
export interface PlanStorage {
  /** Calls back when something is kept or deleted, here or in another tab. @returns Ends it. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether something is kept, and can be read. */
  state: () => 'none' | 'kept' | 'unreadable';
  /** The plan that is kept; `undefined` where there is none, or nothing that can be read. */
  load: () => EmergencyPlan | undefined;
  /** Keeps a plan. @returns Whether the phone took it. */
  keep: (plan: EmergencyPlan) => boolean;
  /** Deletes what is kept. @returns Whether it is gone. */
  forget: () => boolean;
  /** What was typed, for as long as this page or another of the site is open and is not loaded again. */
  held: EmergencyPlan | undefined;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** What is kept as text. Browsers refuse in some modes, and in frames. */
function stored(): string | null {
  try {
    return localStorage.getItem(keptPlanKey);
  } catch {
    return null;
  }
}

/** What was read last: React asks for the state each time that it renders. */
let last: { json: string; plan: EmergencyPlan | undefined } | undefined;

function read(json: string): EmergencyPlan | undefined {
  if (last?.json !== json) last = { json, plan: readKeptPlan(json) };
  return last.plan;
}

/** Does something with the storage, and says whether it was allowed to. */
function tried(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  } finally {
    tell();
  }
}

/** The browser's own storage of this phone. */
export const planStorage: PlanStorage = {
  subscribe(onChange) {
    listeners.add(onChange);
    addEventListener('storage', onChange);
    return () => {
      listeners.delete(onChange);
      removeEventListener('storage', onChange);
    };
  },
  state() {
    if (stored() === null) return 'none';
    return planStorage.load() ? 'kept' : 'unreadable';
  },
  load: () => read(stored() ?? ''),
  keep: (plan) =>
    tried(() => {
      localStorage.setItem(keptPlanKey, JSON.stringify(plan));
    }),
  forget: () =>
    tried(() => {
      localStorage.removeItem(keptPlanKey);
    }),
  held: undefined,
};
