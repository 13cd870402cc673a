import type { PageMeta, Question } from '../../content/types';
import type { Clinic } from '../../domain/clinics';
import type { Picture } from '../../media/picture';

/** A picture with the heading on it. */
interface Opening {
  title: string;
  picture: Picture;
}

/** The parts of a page's content that search engines and shared links use. */
export interface PageContent {
  meta: PageMeta;
  /** Opening of most pages. */
  banner?: Opening;
  /** Opening of the home page. */
  hero?: Opening;
  /** Heading of a page that opens with text only. */
  title?: string;
  /** Pictures further down on such a page, for sharing. */
  picture?: Picture;
  /** Heading of a page that confirms a form which has just been stored. */
  sent?: { title: string };
  /** A form; the one for appointments contains the clinics. */
  form?: { labels: object; clinics?: readonly Clinic[] };
  questions?: { items: readonly Question[] };
  /** The clinician who has checked a first-aid page. */
  reviewedBy?: string;
  /** Day of that check, ISO 8601. */
  reviewedOn?: string;
}

/** The heading with which a page opens, and its picture if it has one. */
export function openingOf({ banner, hero, title, picture, meta }: PageContent): {
  title: string;
  picture?: Picture;
} {
  return banner ?? hero ?? { title: title ?? meta.title, ...(picture && { picture }) };
}
