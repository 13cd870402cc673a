import type { HttpBindings } from '@hono/node-server';

/** What the app's handlers find in Hono's context. */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Value of `Strict-Transport-Security`; missing where the visitor's browser does not speak https. */
    transport?: string | undefined;
    /** The answer that has all its security headers already. */
    fromMemory?: Response;
    /** Names the request in the log; missing until somebody asks. */
    requestId?: string;
  };
}
