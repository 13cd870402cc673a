/** A public help number. */
interface Helpline {
  display: string;
  href: string;
}

const line = (display: string, digits = display.replaceAll(' ', '')): Helpline => ({
  display,
  href: `tel:${digits}`,
});

/** Public help numbers of Kenya, found in public pages. None was dialled: do that before launch, and renew the day. */
export const helplines = {
  /** Despair; its hours are not known. */
  befrienders: line('0722 178 177', '+254722178177'),
  /** Ambulance and counselling. */
  ambulance: line('1199'),
  /** Poison, free; whether by day and night is not known. */
  poison: line('0800 720 021'),
  poisonSecond: line('0800 730 030'),
  /** Violence, free, day and night. */
  violence: line('1195'),
  /** Children, free, day and night. */
  child: line('116'),
} as const;
