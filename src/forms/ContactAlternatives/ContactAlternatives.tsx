import Button from '@mui/material/Button';
import { CallButton } from '../../components/CallButton/CallButton';

export interface ContactAlternativesProps {
  /** Calls the service: words and `tel:` address. */
  call: { label: string; to: string };
  /** Opens WhatsApp: words and `https://wa.me/` address. */
  whatsapp: { label: string; to: string };
  /** What was typed, taken along to WhatsApp. */
  text: string;
}

/** Call and WhatsApp, for what could not be sent. The call comes first. */
export function ContactAlternatives({ call, whatsapp, text }: ContactAlternativesProps) {
  return (
    <>
      <CallButton href={call.to}>{call.label}</CallButton>
      <Button href={`${whatsapp.to}?text=${encodeURIComponent(text)}`} variant="quiet">
        {whatsapp.label}
      </Button>
    </>
  );
}
