import type { SubscribeContent } from '../content/formTypes';
import { SubscribeForm } from '../forms/SubscribeForm/SubscribeForm';
import { Section } from '../sections/Section/Section';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import { subscribe } from '../services/subscribe';
import type { PageProps } from './PageProps';

/** The subscribe form alone: the server returns a refused subscription here. */
export function SubscribePage({ content, data }: PageProps<SubscribeContent>) {
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <Section id="subscribe" title={content.form.labels.email} tone="dark">
        <SubscribeForm
          labels={content.form.labels}
          messages={content.form.messages}
          send={subscribe}
          returned={data.returned}
        />
      </Section>
    </>
  );
}
