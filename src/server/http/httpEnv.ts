import type { HttpBindings } from '@hono/node-server';

/** What the app's handlers find in Hono's context. */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The answer is a script, a font or a photo, which needs few security headers. */
    subresource?: boolean;
    /** Names the request in the log; missing until somebody asks. */
    requestId?: string;
  };
}
