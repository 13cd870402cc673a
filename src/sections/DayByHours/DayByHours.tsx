import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Picture } from '../../media/picture';
import { styleData } from '../../theme/attributes';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Frame, Hour, List, Scroller, Side } from './DayByHours.styles';

/** One hour of the day. */
export interface HourOfDay {
  /** The time, as visitors say it: "6:30 am". */
  time: string;
  /** What happens: "On the school bus". */
  title: string;
  /** Picture of it; either all hours have one, or none. */
  picture?: Picture | undefined;
  /** What the visitor's own people do. */
  theirs: string;
  /** What the service does. */
  ours: string;
}

export interface DayByHoursProps extends SectionBaseProps {
  /** Labels of the two sides: "Your staff" and "We". */
  labels: { theirs: string; ours: string };
  /** The hours in their order. */
  hours: readonly HourOfDay[];
}

/** A day at the visitor's place by its hours: what their people do, and beside it what the service does. */
export function DayByHours({ labels, hours, ...section }: DayByHoursProps) {
  const pictures = hours.some(({ picture }) => picture !== undefined);
  return (
    <Section {...section}>
      <Scroller role="group" aria-labelledby={`${section.id}-title`} tabIndex={0}>
        <List {...data(styleData, { shown: pictures })}>
          {hours.map(({ time, title, picture, theirs, ours }) => (
            <Hour key={time}>
              <Typography variant="h3">
                <span>{time}</span> {title}
              </Typography>
              {picture && (
                <Frame>
                  <SitePicture picture={picture} />
                </Frame>
              )}
              <Side>
                <b>{labels.theirs}</b> {theirs}
              </Side>
              <Side {...data(styleData, { tone: 'ours' })}>
                <b>{labels.ours}</b> {ours}
              </Side>
            </Hour>
          ))}
        </List>
      </Scroller>
    </Section>
  );
}
