import Stack from '@mui/material/Stack';
import { LinkRow } from '../components/LinkRow/LinkRow';
import type { CountyContent } from '../content/countyTypes';
import { CountyAnswer } from '../sections/CountyAnswer/CountyAnswer';
import { FactList } from '../sections/FactList/FactList';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { Receipt } from '../sections/Receipt/Receipt';
import { Section } from '../sections/Section/Section';
import type { PageProps } from './PageProps';

/** What is true in one county: that crews come, how to reach them, what a journey costs, the hospitals, and what lies around it. */
export function CountyPage({ content }: PageProps<CountyContent>) {
  const { answer, strip, hospitals, price, around } = content;
  const { pages, ...section } = around;
  return (
    <>
      <CountyAnswer {...answer} />
      {strip && <FactStrip {...strip} />}
      <FactList id="hospitals" {...hospitals} />
      {price && <Receipt id="price" tone="subtle" {...price} />}
      <Section id="around" {...section} split>
        <Stack component="ul" spacing={1}>
          {pages.map((page) => (
            <li key={page.to}>
              <LinkRow {...page} />
            </li>
          ))}
        </Stack>
      </Section>
    </>
  );
}
