import type { LegalContent } from '../content/pageTypes';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import type { PageProps } from './PageProps';

/** A legal text: Terms of Service, Privacy Policy. */
export function LegalPage({ content }: PageProps<LegalContent>) {
  const { banner, meta: _meta, ...text } = content;
  return (
    <>
      <PageBanner {...banner} />
      <LegalDocument {...text} />
    </>
  );
}
