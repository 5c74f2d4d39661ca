/** Venues, officials and broadcasters in the back-office. */
export const venueText = {
  venues: 'Stadionlar',
  createVenue: 'Yeni stadion',
  officials: 'Hakimlər',
  createOfficial: 'Yeni hakim',
  broadcasters: 'Yayımçılar',
  createBroadcaster: 'Yeni yayımçı',
  deleteHint: 'Yalnız heç bir oyunda və mövsümdə istifadə olunmayan silinir.',
  city: 'Şəhər',
  address: 'Ünvan',
  addressHint: 'https:// ilə başlayır. Boş qala bilər.',
} as const;

/** The sentences of the problem codes. */
export const venueProblemText = {
  'venue.inUse': 'Silmək olmaz: oyunlarda və ya mövsümlərdə istifadə olunur',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof venueProblemText, string> {}
}
