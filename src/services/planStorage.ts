import { type EmergencyPlan, keptPlanKey } from '../domain/emergencyPlan';
import { readKeptPlan } from '../domain/keptPlan';

/** Storage for a plan: on this phone only, and only when the visitor asks for it. Nothing is ever sent. */
export interface PlanStorage {
  /** Calls back when a plan is stored or deleted, here or in another tab. @returns A function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether a plan is stored, and can be read. */
  state: () => 'none' | 'kept' | 'unreadable';
  /** The stored plan; `undefined` if there is none, or it cannot be read. */
  load: () => EmergencyPlan | undefined;
  /** Stores a plan. @returns Whether the browser accepted it. */
  keep: (plan: EmergencyPlan) => boolean;
  /** Deletes the stored plan. @returns Whether it is gone. */
  forget: () => boolean;
  /** The typed values, in memory until the site is reloaded. */
  held: EmergencyPlan | undefined;
}

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The stored text. Browsers deny access in some modes, and in frames. */
function stored(): string | null {
  try {
    return localStorage.getItem(keptPlanKey);
  } catch {
    return null;
  }
}

/** The last value read: React asks for the state at each render. */
let last: { json: string; plan: EmergencyPlan | undefined } | undefined;

function read(json: string): EmergencyPlan | undefined {
  if (last?.json !== json) last = { json, plan: readKeptPlan(json) };
  return last.plan;
}

/** Runs work on the storage. @returns Whether the browser allowed it. */
function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  } finally {
    notifyListeners();
  }
}

/** The storage in the browser's `localStorage`. */
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
    attempt(() => {
      localStorage.setItem(keptPlanKey, JSON.stringify(plan));
    }),
  forget: () =>
    attempt(() => {
      localStorage.removeItem(keptPlanKey);
    }),
  held: undefined,
};
