import type { Owner } from '../config/owner';

/** The owner's data as they were when this build was made. Set through the environment, see `src/config/owner.ts`. */
export const owner: Owner = __OWNER__;
