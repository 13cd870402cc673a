import { fill } from '../domain/fill';
import { ContactForm } from '../forms/ContactForm/ContactForm';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { CallInsteadNote } from '../sections/CallInsteadNote/CallInsteadNote';
import { FactList } from '../sections/FactList/FactList';
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
      <FactList id="ways" title={ways.title} facts={answerFacts(ways.items)} />
      <Section
        id="write"
        tone="subtle"
        title={data.service === undefined ? form.title : fill(form.quoteTitle, { service: data.service })}
        lead={form.lead}
      >
        <TwoColumns
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
          side={<CallInsteadNote {...urgent} />}
        />
      </Section>
      <Steps id="next" title={next.title} items={next.items} />
    </>
  );
}
