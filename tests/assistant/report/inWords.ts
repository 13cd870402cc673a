import type { ByLanguage, Share, Totals } from './figures';

const percent = ({ right, of }: Share) =>
  `${((100 * right) / of).toFixed(1)} % (${String(right)} of ${String(of)})`;
const both = ({ en, sw }: ByLanguage) => `English ${percent(en)}, Kiswahili ${percent(sw)}`;

/** The totals of figures, a line each. */
export const inWords = (figures: Totals): string => `Threats to life recognised: ${both(figures.threats)}
All meanings: ${both(figures.meanings)}
False alarms, everyday messages: ${both(figures.falseAlarms)}
False alarms, questions about the service: ${both(figures.falseAlarmsOnQuestions)}
`;
