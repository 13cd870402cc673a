import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Sheet, Sheets, Stage, Stages } from './PapersByStage.styles';

/** What one of those involved gives. */
export interface GivenPapers {
  /** Who gives them: "You", "The treating doctor". */
  from: string;
  /** The papers. */
  papers: readonly string[];
  /** Whether the visitor gives them: marked on the sheet. */
  yours?: boolean;
}

/** A stage of the journey. */
export interface PaperStage {
  /** What is done at this stage. */
  title: string;
  /** One sentence about it. */
  text: string;
  /** The papers that it needs, by who gives them. */
  given: readonly GivenPapers[];
}

export interface PapersByStageProps extends SectionBaseProps {
  /** The stages in their order. */
  stages: readonly PaperStage[];
}

/** How a journey is arranged, by its papers: at each stage who gives which, as sheets. */
export function PapersByStage({ stages, ...section }: PapersByStageProps) {
  return (
    <Section {...section}>
      <Stages>
        {stages.map(({ title, text, given }) => (
          <Stage key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
            <Sheets>
              {given.map(({ from, papers, yours = false }) => (
                <Sheet key={from} {...data(styleData, { kind: yours ? 'yours' : undefined })}>
                  <b>{from}</b>
                  <ul>
                    {papers.map((paper) => (
                      <li key={paper}>{paper}</li>
                    ))}
                  </ul>
                </Sheet>
              ))}
            </Sheets>
          </Stage>
        ))}
      </Stages>
    </Section>
  );
}
