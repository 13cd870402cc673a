import type { Owner } from '../domain/owner';

/** The owner's data as they were when this build was made. Set through the environment, see `src/domain/owner.ts`. */
export const owner: Owner = __OWNER__;
