import type { CountiesContent } from '../content/countyTypes';
import { CountyAsk } from '../sections/CountyAsk/CountyAsk';
import { CountyFinder } from '../sections/CountyFinder/CountyFinder';
import type { PageProps } from './PageProps';

/** To which counties crews come, and how to ask about any other. */
export function CountiesPage({ content }: PageProps<CountiesContent>) {
  const { finder, ask } = content;
  return (
    <>
      {finder && <CountyFinder {...finder} />}
      <CountyAsk id="ask" {...ask} />
    </>
  );
}
