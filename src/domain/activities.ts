/** Splits dated items into upcoming ones, soonest first, and past ones, latest first. A day counts as upcoming until it ends. */
export function splitByDay<Item extends { date: string }>(items: readonly Item[], today: string) {
  const sorted = [...items].sort((one, other) => one.date.localeCompare(other.date));
  return {
    upcoming: sorted.filter(({ date }) => date >= today),
    past: sorted.filter(({ date }) => date < today).reverse(),
  };
}
