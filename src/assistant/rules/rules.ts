import { askRules } from './askRules';
import { careRules } from './careRules';
import { helpRules } from './helpRules';
import type { Rule } from './rule';
import { serviceRules } from './serviceRules';
import { startRules } from './startRules';
import { waitRules } from './waitRules';

/** All rules, in the specification's order. */
export const rules: readonly Rule[] = [
  ...askRules,
  ...startRules,
  ...serviceRules,
  ...careRules,
  ...helpRules,
  ...waitRules,
];
