/**
 * Styles of a frame that is drawn, and fetches its lazy picture, only when it is really near the screen. `contain` repeats
 * what `content-visibility` does to a frame on the screen: browsers without that property, and pictures of stories, which
 * switch it off, then have the same layers and the same clipping.
 */
export const drawnNear = { contentVisibility: 'auto', contain: 'content' } as const;
