import type { LegalContent } from '../content/pageTypes';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import type { PageProps } from './PageProps';

/** A legal text: Terms of Service, Privacy Policy. */
export function LegalPage({ content }: PageProps<LegalContent>) {
  const { intro, status, meta: _meta, ...text } = content;
  return (
    <>
      <PageIntro {...intro}>
        <p>{status}</p>
      </PageIntro>
      <LegalDocument {...text} />
    </>
  );
}
