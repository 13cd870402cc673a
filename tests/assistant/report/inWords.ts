import type { Figures } from './figures';

const percent = (right: number, of: number) => `${((100 * right) / of).toFixed(1)} %`;

/** Figures in words. */
export const inWords = ({ threats, calm, anywhere }: Figures): string =>
  `Threats (${String(threats.of)}): right steps at once ${percent(threats.first, threats.of)}, by one press ${percent(threats.row + threats.asked, threats.of)}, together ${percent(threats.first + threats.row + threats.asked, threats.of)}; asked without it ${percent(threats.askedElse, threats.of)}, steps of something else ${percent(threats.elsewhere, threats.of)}, neither call nor question ${String(threats.lost)}
Calm (${String(calm.of)}): steps ${percent(calm.alarmed, calm.of)}, asked ${percent(calm.asked, calm.of)}
Anywhere in the answer: ${percent(anywhere.right, anywhere.of)}
`;
