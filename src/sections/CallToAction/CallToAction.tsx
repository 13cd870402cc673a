import { useId } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { Link } from '../../domain/link';
import { Section } from '../Section/Section';
import { Actions } from './CallToAction.styles';

export interface CallToActionProps {
  /** Heading. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** Links. A `tel:` link is a call button, which phones show only if it is the first; the first other link is the main action. */
  actions: readonly Link[];
}

/** Last block of a page: the next action. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  const id = useId();
  const main = actions.find(({ to }) => !to.startsWith('tel:'));
  return (
    <Section title={title} id={id} lead={text} tone="strong">
      <Actions direction="row">
        {actions.map((action) => (
          <LinkButton key={action.to} {...action} variant={action === main ? 'primary' : 'quiet'} />
        ))}
      </Actions>
    </Section>
  );
}
