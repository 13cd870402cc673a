import type { HttpBindings } from '@hono/node-server';

/** Hono's context variables of the app. */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Value of `Strict-Transport-Security`; left out if the visitor's browser does not use https. */
    transport?: string | undefined;
    /** The answer that already has all its security headers. */
    fromMemory?: Response;
    /** Id of the request in the log; left out until it is needed. */
    requestId?: string;
  };
}
