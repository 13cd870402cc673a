/** Name under which a phone keeps an emergency plan in `localStorage`. */
export const keptPlanKey = 'emergency-plan';
