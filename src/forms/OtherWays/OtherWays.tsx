import { ActionLink } from '../../components/ActionLink/ActionLink';

export interface OtherWaysProps {
  /** Calls the service: words and `tel:` address. */
  call: { label: string; to: string };
  /** Opens WhatsApp: words and `https://wa.me/` address. */
  whatsapp: { label: string; to: string };
  /** What was typed, taken along to WhatsApp. */
  text: string;
}

/** Call and WhatsApp, for what could not be sent. The call comes first. */
export function OtherWays({ call, whatsapp, text }: OtherWaysProps) {
  return (
    <>
      <ActionLink to={call.to} variant="call">
        {call.label}
      </ActionLink>
      <ActionLink to={`${whatsapp.to}?text=${encodeURIComponent(text)}`} variant="quiet">
        {whatsapp.label}
      </ActionLink>
    </>
  );
}
