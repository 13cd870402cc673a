import type { ReactNode } from 'react';
import type { Link } from '../domain/link';
import { SiteLink } from './SiteLink/SiteLink';

/** Turns every mention of a phone number in a text into a link. @param number Its label is the number as the text writes it. */
export function linkedNumber(words: string, number: Link): ReactNode {
  return words.split(number.label).flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <SiteLink key={index} href={number.to}>
            {number.label}
          </SiteLink>,
          part,
        ],
  );
}
