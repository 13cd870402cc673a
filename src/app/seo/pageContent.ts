import type { PageMeta, Question } from '../../content/types';
import type { Clinic } from '../../domain/clinics';
import type { Picture } from '../../media/picture';

/** A picture with the heading that stands on it. */
interface Opening {
  title: string;
  picture: Picture;
}

/** What search engines and shared links read of a page's content. */
export interface PageContent {
  meta: PageMeta;
  /** How most pages begin. */
  banner?: Opening;
  /** How the home page begins. */
  hero?: Opening;
  /** Heading of a page that begins with words alone. */
  title?: string;
  /** What such a page shows further down, for where it is shared. */
  picture?: Picture;
  /** Heading of a page that confirms a form which has just been stored. */
  sent?: { title: string };
  /** A form; that of appointments offers the clinics. */
  form?: { labels: object; clinics?: readonly Clinic[] };
  questions?: { items: readonly Question[] };
  /** The clinician who has checked a first-aid page. */
  reviewedBy?: string;
  /** Day of that check, ISO 8601. */
  reviewedOn?: string;
}

/** The heading a page begins with, and its picture where it has one. */
export function openingOf({ banner, hero, title, picture, meta }: PageContent): {
  title: string;
  picture?: Picture;
} {
  return banner ?? hero ?? { title: title ?? meta.title, ...(picture && { picture }) };
}
