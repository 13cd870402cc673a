import Button from '@mui/material/Button';
import type { SubscriptionContent } from '../content/formTypes';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import { Section } from '../sections/Section/Section';
import type { PageProps } from './PageProps';

/**
 * Asks for a confirmation of a link in an e-mail, because mail scanners open links too. The form posts to the page's own
 * address, which contains the link's token.
 */
export function SubscriptionPage({ content }: PageProps<SubscriptionContent>) {
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <Section id="answer" title={content.question.title} lead={content.question.text} tone="subtle">
        <form method="post">
          <Button type="submit">{content.question.button}</Button>
        </form>
      </Section>
    </>
  );
}
