/**
 * The program that serves the site. Small, so that it is loaded in a few milliseconds: it takes signals before the rest, which
 * takes up to a second to load, is there.
 */
import { stopEarly } from './stopEarly';

const leaveToServer = stopEarly();
const { serveSite } = await import('./serveSite');
await serveSite(leaveToServer);
