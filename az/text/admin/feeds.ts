/** The providers of match data: their screen, and what they write into the ledger of a match. */
export const feedText = {
  retracted: 'Məlumat mənbəyi hadisəni geri götürdü',
  retractedByVar: 'VAR yoxlamasından sonra məlumat mənbəyi hadisəni geri götürdü',
  varOffside: 'Ofsayd',
  varHandball: 'Əllə oyun',
  varFoul: 'Qayda pozuntusu',
} as const;
