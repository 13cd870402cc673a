import { Root } from './BenefitCard.styles';

export interface BenefitCardProps {
  /** What the visitor gets, in a few words. */
  title: string;
  /** One or two sentences. */
  text: string;
}

/** One benefit of a service. */
export function BenefitCard({ title, text }: BenefitCardProps) {
  return (
    <Root>
      <h3>{title}</h3>
      <p>{text}</p>
    </Root>
  );
}
