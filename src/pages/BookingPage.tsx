import type { BookingContent } from '../content/formTypes';
import { BookingForm } from '../forms/BookingForm/BookingForm';
import { CheckList } from '../sections/CheckList/CheckList';
import { FactList } from '../sections/FactList/FactList';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { CallInsteadNote } from '../sections/CallInsteadNote/CallInsteadNote';
import { Section } from '../sections/Section/Section';
import { TwoColumns } from '../sections/TwoColumns/TwoColumns';
import { Steps } from '../sections/Steps/Steps';
import { requestBooking } from '../services/requestBooking';
import type { PageProps } from './PageProps';

/** Says where the clinics are, requests an appointment in one of them, and says what happens next. */
export function BookingPage({ content, data }: PageProps<BookingContent>) {
  const { form } = content;
  return (
    <>
      <PageBanner {...content.banner} />
      <FactList id="visit" tone="subtle" {...content.visit} />
      <Section id="ask" title={form.title} lead={form.lead}>
        <TwoColumns
          main={
            <BookingForm
              // A link to another clinic remounts the form, whose text is restored from the draft.
              key={data.clinicId}
              clinics={form.clinics}
              today={data.today}
              defaultClinicId={data.clinicId}
              labels={form.labels}
              messages={form.messages}
              help={form.help}
              send={requestBooking}
              otherWays={form.otherWays}
              returned={data.returned}
            />
          }
          side={<CallInsteadNote {...content.urgent} />}
        />
      </Section>
      <Steps id="next" tone="subtle" {...content.steps} />
      <CheckList id="ready" {...content.ready} />
    </>
  );
}
