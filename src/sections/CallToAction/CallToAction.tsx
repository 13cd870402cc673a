import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { Link } from '../../domain/link';
import { Section } from '../Section/Section';

export interface CallToActionProps {
  /** Heading. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** Links; a `tel:` one is shown as a call button, the first other one as the main action. */
  actions: readonly Link[];
}

/** Last block of a page: what to do now. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  const id = useId();
  const main = actions.find(({ to }) => !to.startsWith('tel:'));
  return (
    <Section title={title} id={id} lead={text} tone="strong" split>
      <Stack direction="row" spacing={1.5}>
        {actions.map((action) => (
          <LinkButton key={action.to} {...action} variant={action === main ? 'primary' : 'quiet'} />
        ))}
      </Stack>
    </Section>
  );
}
