/** People close to somebody, for phrases on violence and on death. */
export const kin =
  'husband|wife|boyfriend|partner|father|mother|brother|sister|uncle|stepfather|neighbour|family';
