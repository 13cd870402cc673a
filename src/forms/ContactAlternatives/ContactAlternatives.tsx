import Button from '@mui/material/Button';
import { CallButton } from '../../components/CallButton/CallButton';
import type { Link } from '../../domain/link';
import { whatsappWith } from '../../domain/messageLinks';

export interface ContactAlternativesProps {
  /** Link that calls the service: label and `tel:` address. Left out if nothing is urgent, as with a review. */
  call?: Link;
  /** Link that opens WhatsApp: label and `https://wa.me/` address; `text` replaces a text in the address. */
  whatsapp: Link;
  /** The typed text, passed on to WhatsApp. */
  text: string;
}

/** Call and WhatsApp as alternatives for a form that could not be sent. The call comes first. */
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
