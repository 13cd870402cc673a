import { askSigns } from './askSigns';
import { birthSigns } from './birthSigns';
import { careSigns } from './careSigns';
import { dangerSigns } from './dangerSigns';
import { distressSigns } from './distressSigns';
import { illness } from './illness';
import { injuries } from './injuries';
import { rules } from './rules';
import type { Sign } from './sign';
import { signs } from './signs';

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
  ...careSigns,
  ...birthSigns,
  ...distressSigns,
  ...askSigns,
];
