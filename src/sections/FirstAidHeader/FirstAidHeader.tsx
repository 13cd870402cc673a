import CallIcon from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ownedByBehaviour } from '../../components/behaviourProps';
import type { Link } from '../../domain/link';
import { Call, Root, Translation } from './FirstAidHeader.styles';

/** The same page in another language. */
export interface PageTranslation extends Link {
  /** Its language as HTML names it; its name is said in that language. */
  lang: string;
}

export interface FirstAidHeaderProps {
  /** The page's one headline. */
  title: string;
  /** One sentence under it. */
  lead?: string;
  /** Calls the service. */
  call: Link;
  /** What to do with the phone, behind the number: "speaker on". */
  note: string;
  /** The same page in another language. */
  translation?: PageTranslation;
}

/** Top of a first-aid page: what it is about and, in one line, the call. The steps begin right below it. */
export function FirstAidHeader({ title, lead, call, note, translation }: FirstAidHeaderProps) {
  return (
    <Root>
      <div>
        <Typography variant="h1">{title}</Typography>
        {lead !== undefined && <Typography>{lead}</Typography>}
      </div>
      <Call>
        <Button variant="callLine" href={call.to} startIcon={<CallIcon />}>
          {call.label} <small>{note}</small>
        </Button>
      </Call>
      {translation && (
        // A document of its own: everything around the page changes as well. The list that was chosen stays chosen.
        <Translation
          href={translation.to}
          hrefLang={translation.lang}
          lang={translation.lang}
          {...ownedByBehaviour}
        >
          {translation.label}
        </Translation>
      )}
    </Root>
  );
}
