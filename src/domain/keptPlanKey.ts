/** Key of the emergency plan in `localStorage`. */
export const keptPlanKey = 'emergency-plan';
