import type { CallOrderProps } from '../sections/CallOrder/CallOrder';
import type { CrewRolesProps } from '../sections/CrewRoles/CrewRoles';
import type { FlightLegsProps } from '../sections/FlightLegs/FlightLegs';
import type { PapersByStageProps } from '../sections/PapersByStage/PapersByStage';
import type { ReceiptProps } from '../sections/Receipt/Receipt';
import type { CardTableProps } from '../sections/CardTable/CardTable';
import type { CourseLineProps } from '../sections/CourseLine/CourseLine';
import type { DayByHoursProps } from '../sections/DayByHours/DayByHours';
import type { Block } from './types';

/** A day by its hours: what the visitor's people do, and what the service does. */
export type HoursHeart = Block<DayByHoursProps> & { kind: 'hours' };

/** Levels of cover by size and risk. */
export type LevelsHeart = Block<CardTableProps> & { kind: 'levels' };

/** A course with its posts: who stands where. */
export type CourseHeart = Block<CourseLineProps> & { kind: 'course' };

/** Duties of the law, each with what is done for it. */
export type DutiesHeart = Block<CardTableProps> & { kind: 'duties' };

/** What a journey costs, as a receipt. */
export type ReceiptHeart = Block<ReceiptProps> & { kind: 'receipt' };

/** A flight in its legs; they are the steps of the page. */
export type LegsHeart = Block<FlightLegsProps> & { kind: 'legs' };

/** The papers of a journey: who gives which, and when. */
export type PapersHeart = Block<PapersByStageProps> & { kind: 'papers' };

/** Who is called, and in which order. */
export type OrderHeart = Block<CallOrderProps> & { kind: 'order' };

/** Who does what. */
export type RolesHeart = Block<CrewRolesProps> & { kind: 'roles' };

/** What a service page is about, shown as no other page shows it, directly after its head. */
export type Heart =
  | HoursHeart
  | LevelsHeart
  | CourseHeart
  | DutiesHeart
  | ReceiptHeart
  | LegsHeart
  | PapersHeart
  | OrderHeart
  | RolesHeart;
