import { noData } from './wholePage';

/** A Monday. */
export const ofToday = { ...noData, today: '2026-03-02' };
