import { Root } from './EmergencyBanner.styles';

export interface EmergencyBannerProps {
  /** Words before the number: "Emergency? Call us now:". */
  text: string;
  /** Emergency number. */
  phone: {
    /** The number as it is shown. */
    display: string;
    /** `tel:` address. */
    href: string;
  };
}

/** One line with the emergency number as a link, in the flow under the header. */
export function EmergencyBanner({ text, phone }: EmergencyBannerProps) {
  return (
    <Root>
      {`${text} `}
      {/* Phone numbers read from left to right in every language. */}
      <a href={phone.href} dir="ltr" translate="no">
        {phone.display}
      </a>
    </Root>
  );
}
