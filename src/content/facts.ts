import type { Facts } from '../config/facts';

/** What the service tells about itself, as it was when this build was made. Set through the environment, see `src/config/facts.ts`. */
export const facts: Facts = __FACTS__;
