import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { Section, type SectionBaseProps } from '../Section/Section';
import { FlightPath } from './FlightPath';
import { Leg, Legs, Who } from './FlightLegs.styles';
import { LegSign, type LegKind } from './LegSign';

/** One leg of a flight. */
export interface FlightLeg {
  /** Name of the leg. */
  title: string;
  /** What happens, in one sentence. */
  text: string;
  /** Who is with the patient. */
  who: string;
  /** On the phone, on the road or in the air. */
  kind: LegKind;
}

export interface FlightLegsProps extends SectionBaseProps {
  /** The legs in their order. */
  legs: readonly FlightLeg[];
  /** Stands before who is with the patient. */
  whoLabel: string;
}

/** A flight in its legs, downwards on phones, over a ground line on wide screens; each says who is with the patient. Legs are equally long, because nobody can know their minutes. */
export function FlightLegs({ legs, whoLabel, ...section }: FlightLegsProps) {
  return (
    <Section {...section}>
      <div>
        <FlightPath kinds={legs.map(({ kind }) => kind)} />
        <Legs>
          {legs.map(({ title, text, who, kind }) => (
            <Leg key={title} {...data(styleData, { kind })}>
              <LegSign kind={kind} />
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography>{text}</Typography>
              </div>
              <Who>
                <b>{whoLabel}:</b> {who}
              </Who>
            </Leg>
          ))}
        </Legs>
      </div>
    </Section>
  );
}
