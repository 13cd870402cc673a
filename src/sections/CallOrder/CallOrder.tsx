import Typography from '@mui/material/Typography';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Call, Calls, Settled } from './CallOrder.styles';

/** One call of the chain. */
export interface OrderedCall {
  /** Who calls whom. */
  title: string;
  /** What is said or done then, in one or two sentences. */
  text: string;
  /** What has been settled about it beforehand. */
  settled?: string;
}

export interface CallOrderProps extends SectionBaseProps {
  /** The calls in their order. */
  calls: readonly OrderedCall[];
  /** Stands before what has been settled. */
  settledLabel: string;
}

/** Who is called, and in which order; beside each call what has been settled about it beforehand. */
export function CallOrder({ calls, settledLabel, ...section }: CallOrderProps) {
  return (
    <Section {...section}>
      <Calls>
        {calls.map(({ title, text, settled }) => (
          <Call key={title}>
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography>{text}</Typography>
            </div>
            {settled !== undefined && (
              <Settled>
                <b>{settledLabel}:</b> {settled}
              </Settled>
            )}
          </Call>
        ))}
      </Calls>
    </Section>
  );
}
