import { askSigns } from './askSigns';
import { talkSigns } from './talkSigns';
import { birthSigns } from './birthSigns';
import { dangerSigns } from './dangerSigns';
import { violenceSigns } from './violenceSigns';
import { deathSigns } from './deathSigns';
import { distressSigns } from './distressSigns';
import { illnessSigns } from './illnessSigns';
import { careSigns } from './careSigns';
import { poisonSigns } from './poisonSigns';
import { rules } from './rules';
import type { Sign } from './sign';
import { signs } from './signs';
import { heartSigns } from './heartSigns';
import { woundSigns } from './woundSigns';
import { injurySigns } from './injurySigns';

/** Patterns, with everything that a matching message is about. */
export interface Matcher extends Sign {
  /** Used only when nothing else matches. */
  fallback?: true;
}

/** All patterns except those on the patient's age. */
export const matchers: readonly Matcher[] = [
  ...rules.flatMap(({ id, topic, patterns, strongPatterns = '', fallbackPatterns = '' }) => [
    { rule: id, topic, patterns },
    { rule: id, topic, patterns: strongPatterns, strong: true as const },
    { rule: id, patterns: fallbackPatterns, fallback: true as const },
  ]),
  ...signs,
  ...heartSigns,
  ...dangerSigns,
  ...violenceSigns,
  ...illnessSigns,
  ...careSigns,
  ...poisonSigns,
  ...woundSigns,
  ...injurySigns,
  ...birthSigns,
  ...distressSigns,
  ...deathSigns,
  ...askSigns,
  ...talkSigns,
];
