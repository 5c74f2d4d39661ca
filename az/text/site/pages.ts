import { articleFormText } from '../admin/article-form.ts';

export const startupText = {
  loadingTitle: 'Sayt yüklənir…',
  loadingText: 'Məlumatlar hazırlanır',
  errorTitle: 'Başlanğıc xətası',
  errorText: 'Verilənlər bazasının məlumatları yüklənmədi. Səhifəni yeniləyin.',
  refresh: 'Yenilə',
} as const;

export const notFoundText = {
  code: '404',
  title: 'Səhifə tapılmadı',
  text: 'Axtardığınız səhifə mövcud deyil və ya ünvanı dəyişib.',
  home: 'Ana səhifə',
  back: 'Geri qayıt',
  search: 'Axtarış',
  popular: 'Populyar bölmələr',
} as const;

/** The address itself is longer than the server reads. */
export const tooLongText = {
  title: 'Ünvan çox uzundur',
  text: 'Sorğunun ünvanı çox uzundur. Keçidi yoxlayın və ya axtarış sözünü qısaldın.',
} as const;

/** The address and the headers together are longer than the server reads; it cannot say which of them is. */
export const headersTooLongText = {
  title: 'Sorğu çox uzundur',
  text: 'Sorğunun ünvanı və ya başlıqları çox uzundur. Keçidi yoxlayın, axtarış sözünü qısaldın və ya brauzerdə bu saytın kukilərini silin.',
} as const;

/** What was sent is more than its address takes: the first look at it, before a form could say so at the field. */
export const tooLargeText = {
  title: 'Göndərilən fayl çox böyükdür',
  text: `${articleFormText.error.imageSize}. Geri qayıdıb daha kiçik fayl seçin.`,
} as const;

/** What came is no form of ours, or only a part of one. */
export const unreadableRequestText = {
  title: 'Sorğu oxunmadı',
  text: 'Göndərilən məlumat tam deyil və ya tanınmır. Səhifəni yeniləyib yenidən cəhd edin.',
} as const;

/** A form or a script of another site has sent something here. */
export const foreignRequestText = {
  title: 'Sorğu qəbul edilmədi',
  text: 'Sorğu başqa saytdan göndərilib və qəbul edilmədi. Səhifəni bu saytda açıb yenidən cəhd edin.',
} as const;

export const serverErrorText = {
  title: 'Server xətası',
  text: 'Xəta baş verdi. Bir az sonra yenidən cəhd edin.',
  retry: 'Yenidən cəhd et',
  offline: 'İnternet bağlantısı yoxdur',
} as const;

export const comingSoonText = {
  title: 'Tezliklə',
  text: 'Bu bölmənin məzmunu tezliklə burada olacaq.',
  back: 'Geri',
  openChannel: (name: string | number) => `${name} kanalına keç`,
} as const;

export const studioText = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  telegram: 'Telegram',
  twitter: 'X (Twitter)',
} as const;

export const shopText = {
  uniforms: 'Formalar',
  casualWear: 'Gündəlik Geyim',
  accessories: 'Aksesuarlar',
  promo: 'Promokodlar',
} as const;
