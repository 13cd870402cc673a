import Container from '@mui/material/Container';
import type { RequestContent } from '../content/formTypes';
import { RequestForm } from '../forms/RequestForm/RequestForm';
import { CallInsteadNote } from '../sections/CallInsteadNote/CallInsteadNote';
import { TwoColumns } from '../sections/TwoColumns/TwoColumns';
import { sendRequest } from '../services/sendRequest';
import type { PageProps } from './PageProps';

/** Asks for cover, a transfer or a course, in the steps of its kind. */
export function RequestPage({ content, data }: PageProps<RequestContent>) {
  return (
    <Container>
      <TwoColumns
        main={
          <RequestForm
            // Each kind is a form of its own.
            key={content.backTo}
            sheet={content.sheet}
            labels={content.labels}
            backTo={content.backTo}
            today={data.today}
            send={sendRequest}
            otherWays={content.otherWays}
            returned={data.returned}
          />
        }
        side={<CallInsteadNote {...content.urgent} />}
      />
    </Container>
  );
}
