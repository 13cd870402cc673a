/** Address of a first-aid page by what it is about: `notBreathing` is at `/FirstAid/NotBreathing`. */
export const firstAidPath = (id: string) => `/FirstAid/${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
