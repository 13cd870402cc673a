/** The owner's data, put in place by the build. */
declare const __OWNER__: import('../config/owner').Owner;
