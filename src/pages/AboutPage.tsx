import Button from '@mui/material/Button';
import type { AboutContent } from '../content/pageTypes';
import { mixtureOf } from '../domain/samples';
import { BenefitGrid } from '../sections/BenefitGrid/BenefitGrid';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Statements } from '../sections/Statements/Statements';
import { TeamGroup } from '../sections/TeamGroup/TeamGroup';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

/** About the paramedic company: who it is, mission, vision, values, three of the staff. */
export function AboutPage({ content }: PageProps<AboutContent>) {
  const { numbers } = content;
  const { more, leads, ...team } = content.team;
  return (
    <>
      <PageBanner {...content.banner} />
      {content.strip && <FactStrip {...content.strip} />}
      <TextSection id="who" {...content.who}>
        <div>
          <Button href={numbers.to} variant="quiet">
            {numbers.label}
          </Button>
        </div>
      </TextSection>
      <Statements
        items={[
          { id: 'mission', ...content.mission },
          { id: 'vision', ...content.vision },
        ]}
      />
      <BenefitGrid id="values" tone="strong" {...content.values} />
      <TeamGroup id="team" lead={leads[mixtureOf(team.members)]} {...team}>
        <Button href={more.to} variant="quiet">
          {more.label}
        </Button>
      </TeamGroup>
      <CallToAction {...content.call} />
    </>
  );
}
