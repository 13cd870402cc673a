import type { ReactNode } from 'react';
import type { Heart } from '../content/heartTypes';
import { CallOrder } from '../sections/CallOrder/CallOrder';
import { CrewRoles } from '../sections/CrewRoles/CrewRoles';
import { FlightLegs } from '../sections/FlightLegs/FlightLegs';
import { PapersByStage } from '../sections/PapersByStage/PapersByStage';
import { Receipt } from '../sections/Receipt/Receipt';
import { CardTable } from '../sections/CardTable/CardTable';
import { CourseLine } from '../sections/CourseLine/CourseLine';
import { DayByHours } from '../sections/DayByHours/DayByHours';

type Kinds = { readonly [Kind in Heart['kind']]: (heart: Extract<Heart, { kind: Kind }>) => ReactNode };

/** Section and background of each kind. What follows a heart has the page's background. */
const kinds: Kinds = {
  receipt: (heart) => <Receipt id="heart" tone="warm" {...heart} />,
  legs: (heart) => <FlightLegs id="heart" tone="darkest" {...heart} />,
  papers: (heart) => <PapersByStage id="heart" tone="warm" {...heart} />,
  order: (heart) => <CallOrder id="heart" tone="strong" {...heart} />,
  roles: (heart) => <CrewRoles id="heart" tone="subtle" {...heart} />,
  hours: (heart) => <DayByHours id="heart" tone="subtle" {...heart} />,
  levels: (heart) => <CardTable id="heart" tone="warm" {...heart} />,
  course: (heart) => <CourseLine id="heart" tone="strong" {...heart} />,
  duties: (heart) => <CardTable id="heart" tone="warm" {...heart} />,
};

/** The heart of a service page. */
export function ServiceHeart({ heart }: { heart: Heart }) {
  // The kind decides both the function and its argument, which the compiler cannot see.
  const show = kinds[heart.kind] as (one: Heart) => ReactNode;
  return show(heart);
}
