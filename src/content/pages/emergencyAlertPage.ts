import words from '#words/emergencyAlertPage.json';
import type { WidgetPageContent } from '../types';

/** The emergency banner alone. */
export const emergencyAlertPage: WidgetPageContent = words;
