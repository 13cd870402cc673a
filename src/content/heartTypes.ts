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

/** What a service page is about, shown as no other page shows it, directly after its head. */
export type Heart = HoursHeart | LevelsHeart | CourseHeart | DutiesHeart;
