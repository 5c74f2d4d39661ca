/** A feed that somebody opens in a browser. */
export const feedText = {
  intro:
    'Bu, xəbər lentidir. Aşağıdakı ünvanı RSS oxuyan proqrama əlavə edin: yeni xəbərlər ora özü gələcək.',
  toPage: 'Saytda oxumaq',
} as const;

/** The part of the settings screen about feeds with full texts. */
export const partnerFeedsText = {
  title: 'Partnyorlar üçün RSS',
  intro:
    'Hər partnyorun öz gizli ünvanı var. Bu ünvanda ən yeni məqalələr tam mətni ilə verilir. Ünvanı yalnız razılaşdığınız sayta göndərin.',
  empty: 'Hələ heç bir partnyorun ünvanı yoxdur.',
  name: 'Partnyorun adı',
  create: 'Ünvan yarat',
  keyedAt: (time: string) => `Ünvanın yaradıldığı vaxt: ${time}`,
  renew: 'Yenilə',
  renewHint: 'Yeni ünvan yaradılacaq. Köhnə ünvan dərhal işləməyəcək: yenisini partnyora göndərin.',
  delete: 'Söndür',
  deleteHint: 'Ünvan dərhal işləməyəcək, partnyor siyahıdan silinəcək.',
} as const;

/** The sentences of the problem codes. */
export const partnerFeedProblemText = {
  'partnerFeed.name': 'Partnyorun adını yazın',
  'partnerFeed.nameTaken': 'Bu adda partnyor artıq var',
  'partnerFeed.gone': 'Bu partnyorun ünvanı artıq söndürülüb',
  'partnerFeed.tooMany': 'Ən çoxu 20 partnyor ola bilər. Əvvəlcə birini söndürün.',
} as const;

/** The toasts after a form has redirected to another screen. */
export const partnerFeedToastText = {
  'partnerFeed.created': 'Ünvan yaradıldı',
  'partnerFeed.renewed': 'Ünvan yeniləndi, köhnəsi daha işləmir',
  'partnerFeed.deleted': 'Ünvan söndürüldü',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof partnerFeedProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof partnerFeedToastText, string> {}
}
