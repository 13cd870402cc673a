import { attacks } from './attacks';
import { clock } from './clock';
import { flood } from './flood';
import { hostile } from './hostile';
import { kill, killPostgres } from './kill';
import { line } from './line';
import { load } from './load';
import { processes } from './processes';
import { restore } from './restore';
import { rolling } from './rolling';
import { scale } from './scale';
import type { Scenario } from './scenario';
import { silence } from './silence';
import { steady } from './steady';
import { store } from './store';

/** All scenarios, in the order in which they run: the one that measures times comes first, before the machine is busy. */
export const scenarios: readonly Scenario[] = [
  load,
  scale,
  kill,
  killPostgres,
  line,
  hostile,
  flood,
  attacks,
  restore,
  store,
  silence,
  clock,
  processes,
  rolling,
  steady,
];
