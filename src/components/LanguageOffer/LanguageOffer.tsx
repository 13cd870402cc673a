import Button from '@mui/material/Button';
import { useRef } from 'react';
import { attachLanguageOffer } from '../../behaviours/page/languageOffer';
import { useBehaviour } from '../useBehaviour';
import { Root } from './LanguageOffer.styles';

export interface LanguageOfferProps {
  /** Language code of the offer, and of its words. */
  lang: string;
  /** The page in that language. */
  to: string;
  /** Words in that language. */
  labels: {
    /** The link: "Read this page in Kiswahili". */
    read: string;
    /** Puts the line away for good: "Close". */
    close: string;
  };
}

/** Offers the page in the language that the visitor's browser asks for: a quiet line below the header. */
export function LanguageOffer({ lang, to, labels }: LanguageOfferProps) {
  const root = useRef<HTMLElement>(null);
  useBehaviour(root, attachLanguageOffer);
  return (
    <Root ref={root} lang={lang}>
      <Button variant="link" href={to} hrefLang={lang}>
        {labels.read}
      </Button>
      <Button variant="link">{labels.close}</Button>
    </Root>
  );
}
