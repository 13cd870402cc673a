import type { PageMeta, Question } from '../../content/types';
import type { Clinic } from '../../domain/clinics';
import type { Link } from '../../domain/link';
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
  /** Leaves a quiet page: what others see of such a page is its neutral title. */
  leave?: Link;
  /** The clinician who has checked a first-aid page. */
  reviewedBy?: string;
  /** Day of that check, ISO 8601. */
  reviewedOn?: string;
}

/** The heading with which a page opens, and its picture if it has one; of a quiet page its neutral title. */
export function openingOf({ banner, hero, title, picture, meta, leave }: PageContent): {
  title: string;
  picture?: Picture;
} {
  if (leave) return { title: meta.title };
  return banner ?? hero ?? { title: title ?? meta.title, ...(picture && { picture }) };
}
