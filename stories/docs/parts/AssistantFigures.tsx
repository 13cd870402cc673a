import { Sheet } from '../../foundations/Sheet';
import figures from './assistantFigures.json';

interface Share {
  right: number;
  of: number;
}

const percent = ({ right, of }: Share) =>
  of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} % (${String(right)} of ${String(of)})`;

type Totals = Pick<typeof figures, 'threats' | 'meanings' | 'falseAlarms' | 'falseAlarmsOnQuestions'>;

function Reading({ caption, totals }: { caption: string; totals: Totals }) {
  const row = (what: string, goal: string, { en, sw }: { en: Share; sw: Share }) => [
    what,
    goal,
    percent(en),
    percent(sw),
  ];
  return (
    <Sheet
      caption={caption}
      columns={['What', 'Goal', 'English', 'Kiswahili and Sheng']}
      rows={[
        row('Threats to life that put the call first', 'at least 99 %', totals.threats),
        row('All meanings read as meant', 'at least 96 %', totals.meanings),
        row('Everyday messages taken for a threat', 'at most 3 %', totals.falseAlarms),
        row('Questions about the service taken for a threat', 'at most 3 %', totals.falseAlarmsOnQuestions),
      ]}
    />
  );
}

/** How well the check lines are read by each of the two models, with the goals. */
export function ReadingTable() {
  return (
    <>
      <Reading caption="How the check lines are read" totals={figures} />
      <Reading caption="Until the larger model is there" totals={figures.small} />
    </>
  );
}

/** How well each meaning is read. */
export function MeaningTable() {
  return (
    <Sheet
      caption="By meaning"
      columns={['Meaning', 'English', 'Kiswahili and Sheng']}
      rows={figures.byMeaning.map(({ meaning, en, sw }) => [meaning, percent(en), percent(sw)])}
    />
  );
}

/** What is read in place of what is meant. */
export function ConfusionTable() {
  return (
    <Sheet
      caption="What is mistaken for what"
      columns={['Meant', 'Read first', 'Times']}
      rows={figures.confused.map(({ meaning, read, times }) => [meaning, read, String(times)])}
    />
  );
}
