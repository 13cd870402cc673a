import { Mark, Root } from './Brand.styles';

export interface BrandProps {
  /** Name of the service. */
  name: string;
  /** Where the mark leads; the home page. */
  to: string;
}

/** Mark and name of the service: a white cross on green, the international first-aid sign. For dark surfaces. */
export function Brand({ name, to }: BrandProps) {
  return (
    <Root to={to}>
      <Mark viewBox="0 0 40 40" aria-hidden focusable="false">
        <rect x="1" y="1" width="38" height="38" rx="9" />
        <path d="M16 8h8v8h8v8h-8v8h-8v-8H8v-8h8z" />
      </Mark>
      <span>{name}</span>
    </Root>
  );
}
