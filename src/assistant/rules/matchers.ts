import { askSigns } from './askSigns';
import { birthSigns } from './birthSigns';
import { dangerSigns } from './dangerSigns';
import { distressSigns } from './distressSigns';
import { illnessSigns } from './illnessSigns';
import { poisonSigns } from './poisonSigns';
import { rules } from './rules';
import type { Sign } from './sign';
import { signs } from './signs';
import { woundSigns } from './woundSigns';

/** Patterns, and all that a message is about which matches one of them. */
export interface Matcher extends Sign {
  /** Counts only when nothing else is found. */
  fallback?: true;
}

/** All patterns but those on the patient's age. */
export const matchers: readonly Matcher[] = [
  ...rules.flatMap(({ id, topic, patterns, strongPatterns = '', fallbackPatterns = '' }) => [
    { rule: id, topic, patterns },
    { rule: id, topic, patterns: strongPatterns, strong: true as const },
    { rule: id, patterns: fallbackPatterns, fallback: true as const },
  ]),
  ...signs,
  ...dangerSigns,
  ...illnessSigns,
  ...poisonSigns,
  ...woundSigns,
  ...birthSigns,
  ...distressSigns,
  ...askSigns,
];
