/** Data of the server on the day of the stories. */
export const ofToday = { reviews: [], today: '2026-03-02' };
