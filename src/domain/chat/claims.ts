import { askSigns } from './askSigns';
import { birthSigns } from './birthSigns';
import { dangerSigns } from './dangerSigns';
import { distressSigns } from './distressSigns';
import { illness } from './illness';
import { illnessSigns } from './illnessSigns';
import { injuries } from './injuries';
import { poisonSigns } from './poisonSigns';
import { rules } from './rules';
import type { Sign } from './sign';
import { signs } from './signs';
import { woundSigns } from './woundSigns';

/** Phrases, and all that a message is about which has one of them. */
export interface Claim extends Sign {
  /** Counts only when nothing else is found. */
  vague?: true;
}

/** All phrases but those on the patient's age. */
export const claims: readonly Claim[] = [
  ...rules.flatMap(({ id, topic, claims: clear, firm = '', vaguely = '' }) => [
    { rule: id, topic, says: clear },
    { rule: id, topic, says: firm, firm: true as const },
    { rule: id, says: vaguely, vague: true as const },
  ]),
  ...signs,
  ...illness,
  ...injuries,
  ...dangerSigns,
  ...illnessSigns,
  ...poisonSigns,
  ...woundSigns,
  ...birthSigns,
  ...distressSigns,
  ...askSigns,
];
