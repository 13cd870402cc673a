import type { TurnPattern } from './turnPattern';
import { turnsAfter } from './turnsAfter';
import { turnsAsked } from './turnsAsked';
import { turnsTold } from './turnsTold';

/** Turns with their patterns: the first that matches is meant. */
export const turnPatterns: readonly TurnPattern[] = [...turnsAfter, ...turnsAsked, ...turnsTold];
