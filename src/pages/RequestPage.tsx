import type { RequestContent } from '../content/formTypes';
import { RequestForm } from '../forms/RequestForm/RequestForm';
import { CallInsteadNote } from '../sections/CallInsteadNote/CallInsteadNote';
import { TwoColumns } from '../sections/TwoColumns/TwoColumns';
import { sendRequest } from '../services/sendRequest';
import type { PageProps } from './PageProps';

/** Requests cover, a transfer or a course, in the steps of its kind. */
export function RequestPage({ content, data }: PageProps<RequestContent>) {
  return (
    <TwoColumns
      page
      main={
        <RequestForm
          // Each kind has its own form state.
          key={content.sheet.definition.kind}
          sheet={content.sheet}
          labels={content.labels}
          backTo={content.backTo}
          today={data.today}
          send={sendRequest}
          otherWays={content.otherWays}
          returned={data.returned}
        />
      }
      side={<CallInsteadNote {...content.urgent} level={2} />}
    />
  );
}
