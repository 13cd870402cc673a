/** How a WhatsApp message begins, by the kind of page, in Kiswahili. */
export const messages = {
  hello: 'Habari.',
  emergency: 'Dharura. Ninahitaji ambulensi. Niko:',
} as const;
