import Button from '@mui/material/Button';
import { CallButton } from '../../components/CallButton/CallButton';
import type { Link } from '../../domain/link';
import { whatsappWith } from '../../domain/messageLinks';

export interface ContactAlternativesProps {
  /** Calls the service: words and `tel:` address. Left out where nothing is urgent, as with a review. */
  call?: Link;
  /** Opens WhatsApp: words and `https://wa.me/` address; a text of the address gives way to `text`. */
  whatsapp: Link;
  /** What was typed, taken along to WhatsApp. */
  text: string;
}

/** Call and WhatsApp, for what could not be sent. The call comes first. */
export function ContactAlternatives({ call, whatsapp, text }: ContactAlternativesProps) {
  return (
    <>
      {call && <CallButton href={call.to}>{call.label}</CallButton>}
      <Button href={whatsappWith(whatsapp.to, text)} variant="quiet">
        {whatsapp.label}
      </Button>
    </>
  );
}
