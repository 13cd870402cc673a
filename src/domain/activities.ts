/** Day in Nairobi, `2026-11-21`, at a moment. Kenya has no summer time: it is three hours ahead of UTC all year. */
export function dayInNairobi(moment: Date): string {
  return new Date(moment.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Splits dated things into those to come, soonest first, and those past, latest first. A day counts as to come until it ends. */
export function splitByDay<Item extends { date: string }>(items: readonly Item[], today: string) {
  const sorted = [...items].sort((one, other) => one.date.localeCompare(other.date));
  return {
    upcoming: sorted.filter(({ date }) => date >= today),
    past: sorted.filter(({ date }) => date < today).reverse(),
  };
}
