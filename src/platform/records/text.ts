/** Words of the forms and lists of all records. */
export const recordText = {
  count: (n: string) => `${n} sətir`,
  createSubmit: 'Əlavə et',
  search: 'Ad üzrə axtar',
  nothingFound: 'Bu axtarışa uyğun heç nə tapılmadı.',
  empty: 'Siyahı hələ boşdur. Birincisini yuxarıda əlavə edin.',
  fixErrors: 'Qeyd olunan sahələri düzəldin. Heç nə saxlanmayıb.',
  delete: 'Sil',
  name: 'Ad',
  csv: 'CSV yüklə',
  orderHint: 'Sıranı sürükləyərək və ya ox düymələri ilə dəyişin. Oxucular da bu sıranı görür.',
  up: (name: string) => `Yuxarı: ${name}`,
  down: (name: string) => `Aşağı: ${name}`,
  // Somebody else has changed the record.
  theirs: 'Saxlanmış',
  mine: 'Sizin yazdığınız',
  changedBy: (name: string, when: string) => `${name}, ${when}`,
  program: 'Sistem',
  notMine: 'Siz bu sahəni dəyişməmisiniz: formada saxlanmış mətn qalıb.',
  nothing: '(boş)',
  saveMine: 'Mənimkini saxla',
  takeTheirs: 'Saxlanmışı götür',
  noDifference: 'Saxlanmış mətn sizin yazdığınızla eynidir.',
} as const;

/** What the audit log says of a record, by its noun. */
export const recordAuditText = {
  create: (noun: string) => `${noun} əlavə edildi`,
  update: (noun: string) => `${noun} dəyişdirildi`,
  delete: (noun: string) => `${noun} silindi`,
} as const;

/** The toasts after a record was written. */
export const recordToastText = {
  'record.created': 'Əlavə edildi',
  'record.updated': 'Dəyişikliklər saxlandı',
  'record.ordered': 'Sıra dəyişdirildi',
  'record.deleted': 'Silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ToastTexts extends Record<keyof typeof recordToastText, string> {}
}
