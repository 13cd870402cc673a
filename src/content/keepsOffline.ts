/** Whether phones keep the emergency pages. Set through the environment, see `src/config/offline.ts`. */
export const keepsOffline: boolean = __OFFLINE__;
