import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { fill } from '../domain/fill';
import { ContactForm } from '../forms/ContactForm/ContactForm';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { CallInsteadNote } from '../sections/CallInsteadNote/CallInsteadNote';
import { Facts } from '../sections/FactList/Facts';
import { answerFacts } from '../sections/FactList/factsOf';
import { Section } from '../sections/Section/Section';
import { Steps } from '../sections/Steps/Steps';
import { TwoColumns } from '../sections/TwoColumns/TwoColumns';
import type { ContactContent } from '../content/formTypes';
import { owner } from '../content/owner';
import { loadEmailLibrary, sendContactMessage } from '../services/sendContactMessage';
import type { PageProps } from './PageProps';

/** Contact: the form, and how else to reach the service. */
export function ContactPage({ content, data }: PageProps<ContactContent>) {
  const { form, ways, next, urgent } = content;
  return (
    <>
      <PageBanner {...content.banner} />
      <Section
        id="write"
        title={data.service === undefined ? form.title : fill(form.quoteTitle, { service: data.service })}
        lead={form.lead}
      >
        <TwoColumns
          sideFirst
          main={
            <ContactForm
              labels={form.labels}
              messages={form.messages}
              help={form.help}
              otherWays={form.otherWays}
              quote={form.quote}
              quoted={form.quoted}
              prepare={loadEmailLibrary}
              send={(message) => sendContactMessage(message, owner.emailService)}
              returned={data.returned}
            />
          }
          side={
            <>
              <CallInsteadNote {...urgent} />
              <Card variant="subtle">
                <CardContent>
                  <Typography variant="h3">{ways.title}</Typography>
                  <Facts look="card" facts={answerFacts(ways.items)} />
                </CardContent>
              </Card>
            </>
          }
        />
      </Section>
      <Steps id="next" tone="subtle" title={next.title} items={next.items} />
    </>
  );
}
