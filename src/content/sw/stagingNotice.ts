/** What every page of a copy to try things on says first, before the number, in Kiswahili. */
export const stagingNotice =
  'Hii ni nakala ya majaribio ya tovuti. Chochote utakachotuma hapa hakitawafikia wahudumu wetu. Kwa dharura, piga';
