import { BenefitCard } from '../components/BenefitCard/BenefitCard';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { TeamMemberCard } from '../components/TeamMemberCard/TeamMemberCard';
import type { AboutContent } from '../content/pageTypes';
import { mixtureOf, withExamples } from '../domain/samples';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Statements } from '../sections/Statements/Statements';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

/** About the paramedic company: who it is, mission, vision, values, three of the staff. */
export function AboutPage({ content }: PageProps<AboutContent>) {
  const { numbers } = content;
  const { title, members, exampleLabel, leads, more } = content.team;
  return (
    <>
      <PageBanner {...content.banner} />
      {content.strip && <FactStrip {...content.strip} />}
      <TextSection id="who" {...content.who}>
        {numbers && (
          <div>
            <LinkButton {...numbers} variant="quiet" />
          </div>
        )}
      </TextSection>
      <Statements
        items={[
          { id: 'mission', ...content.mission },
          { id: 'vision', ...content.vision },
        ]}
      />
      <CardGrid id="values" tone="strong" card={BenefitCard} {...content.values} />
      <CardGrid
        id="team"
        title={title}
        lead={leads[mixtureOf(members)]}
        kind="people"
        card={TeamMemberCard}
        items={withExamples(members, exampleLabel)}
      >
        <div>
          <LinkButton {...more} variant="quiet" />
        </div>
      </CardGrid>
      <CallToAction {...content.call} />
    </>
  );
}
