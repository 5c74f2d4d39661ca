/** The export and the erasure of what is stored of a person. */
export const personalDataText = {
  title: 'Fərdi məlumatlar',
  intro: 'Bir şəxs haqqında saxlanan hər şeyi tapın. Ən azı bir sahəni doldurun.',
  email: 'E-poçt',
  comment: 'Şərhin nömrəsi və ya ünvanı',
  commentHint: 'Şərh növbəsində “Blokla” səhifəsinin ünvanını köçürmək olar.',
  pushEndpoint: 'Bildirişin ünvanı',
  pushEndpointHint: 'Brauzerin bildiriş xidmətindəki ünvanı, https ilə başlayır.',
  find: 'Tap',
  found: 'Tapılanlar',
  kind: 'Məlumat',
  count: 'Sayı',
  none: 'Bu şəxs haqqında heç nə saxlanmır.',
  download: 'Faylı yüklə',
  erase: 'Həmişəlik sil',
  eraseConsequence:
    'Yuxarıdakılar silinəcək, şərhlərə yazılan cavablar da. Jurnal qalacaq. Geri qaytarmaq mümkün olmayacaq.',
} as const;

/** The sentences of refused forms. */
export const personalDataProblemText = {
  'personalData.who': 'E-poçtu, şərhin nömrəsini və ya bildirişin ünvanını yazın',
  'personalData.comment': 'Şərhin nömrəsi düzgün deyil',
  'personalData.activeStaff': 'Bu şəxsin redaksiyada açıq hesabı var. Əvvəlcə hesabı bağlayın.',
  'personalData.none': 'Bu şəxs haqqında heç nə saxlanmır',
} as const;

export const personalDataToastText = {
  'personalData.erased': 'Fərdi məlumatlar silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof personalDataProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof personalDataToastText, string> {}
}
