import words from '#words/firstAid/titles.json';
import { language } from '../language';
import {
  firstAidPartPath,
  firstAidPath,
  firstAidRoot,
  type FirstAidPartId,
} from '../../../domain/firstAidPath';
import type { Link } from '../../../domain/link';
import type { FirstAidPageId } from '../../firstAidTypes';

/** What each first-aid page is called: what a bystander sees. */
export const titles = words.titles satisfies Record<FirstAidPageId, string>;

/** What the parts of pages are called that have a row of their own. */
export const parts = words.parts satisfies Record<FirstAidPartId, string>;

/** Address of a first-aid page. */
export const pathOf = (id: FirstAidPageId): string => firstAidPath(id, language);

/** A link to a first-aid page, under its title. */
export const linkTo = (id: FirstAidPageId): Link => ({ label: titles[id], to: pathOf(id) });

/** A link to a part of a first-aid page, under its title. */
export const linkToPart = (id: FirstAidPartId): Link => ({
  label: parts[id],
  to: firstAidPartPath(id, language),
});

/** Leads to all first-aid pages. */
export const allTopics: Link = { label: words.allTopics, to: firstAidRoot(language) };

/** What to do with the phone, behind the number. */
export const { callNote } = words;
