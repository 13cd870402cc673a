/**
 * Texts that an English page and its twin in Kiswahili may share, with the reason. All other identical texts are
 * untranslated by mistake.
 */
export const sameInBoth: readonly (readonly [what: RegExp, why: string])[] = [
  [/^(?:Haraka )?Paramedics$/, 'The name of the service'],
  [/^Haraka$/, 'Its first word, which the sign shows alone'],
  [/^(?:English|Kiswahili)$/, 'Languages are called what they call themselves'],
  [/^(?:WhatsApp|SMS|M-PESA|Visa|Plus Code:?|CPR|Befrienders Kenya|EMT)$/, 'Names'],
  [/^(?:Facebook|Twitter|LinkedIn|Instagram)$/, 'Names of networks'],
  [/^Karibu\.$/, 'Said in Kiswahili on English pages, too'],
  [/^Churchill Show$/, 'Name of a show'],
  [/^[\d\s.,:+\-–—/()%×=A-Z]*$/, 'Numbers, signs and codes'],
];
