export const startupText = {
  loadingTitle: 'Sayt yüklənir…',
  loadingText: 'Məlumatlar hazırlanır',
  errorTitle: 'Sayt açılmadı',
  errorText: 'Xəbərlər yüklənmədi. Bir az sonra səhifəni yeniləyin.',
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

/** The page at this address was deleted. */
export const goneText = {
  code: '410',
  title: 'Səhifə silinib',
  text: 'Bu ünvandakı xəbər saytdan silinib.',
} as const;

/** The address is longer than the server accepts. */
export const tooLongText = {
  title: 'Ünvan çox uzundur',
  text: 'Sorğunun ünvanı çox uzundur. Keçidi yoxlayın və ya axtarış sözünü qısaldın.',
} as const;

/** The address and the headers together are longer than the server accepts. It cannot tell which of them is too long. */
export const headersTooLongText = {
  title: 'Sorğu çox uzundur',
  text: 'Ünvan çox uzundur. Keçidi yoxlayın, axtarış sözünü qısaldın və ya brauzerdə bu saytın kuki fayllarını silin.',
} as const;

/** A form without files is too large. Refused by the server, before the form could show the error at the field. */
export const tooMuchText = {
  title: 'Göndərilən məlumat çox böyükdür',
  text: 'Geri qayıdıb mətni qısaldın.',
} as const;

/** A form with a file is too large. */
export const tooLargeText = {
  title: 'Göndərilən fayl çox böyükdür',
  text: 'Şəkil ölçüsü 5MB-dan böyük ola bilməz. Geri qayıdıb daha kiçik fayl seçin.',
} as const;

/** The request body is not a complete form of this site. */
export const unreadableRequestText = {
  title: 'Göndərilən məlumat oxunmadı',
  text: 'Məlumat tam deyil və ya tanınmır. Səhifəni yeniləyib yenidən cəhd edin.',
} as const;

/** The request was sent by a page of another site. */
export const foreignRequestText = {
  title: 'Göndəriş qəbul edilmədi',
  text: 'Forma başqa saytdan göndərilib, ona görə qəbul edilmədi. Səhifəni bu saytda açıb yenidən cəhd edin.',
} as const;

/** The browser does not say which site has sent the form. */
export const unknownSenderText = {
  title: 'Göndəriş qəbul edilmədi',
  text: 'Brauzeriniz formanın bu saytdan göndərildiyini təsdiqləmir, ona görə heç nə saxlanmadı. Brauzeri yeniləyin və ya başqa brauzerdən istifadə edin.',
} as const;

/** A form could not be accepted now. Its values are in the page. */
export const sendAgainText = {
  title: 'Hələ göndərilmədi',
  text: 'Sayt hazırda məlumat qəbul edə bilmir. Yazdıqlarınız bu səhifədə saxlanıb: bir azdan yenidən göndərin.',
  file: 'Faylı yenidən seçin:',
  send: 'Yenidən göndər',
} as const;

export const serverErrorText = {
  title: 'Server xətası',
  text: 'Xəta baş verdi. Bir az sonra yenidən cəhd edin.',
  retry: 'Yenidən cəhd et',
  request: 'Sorğunun nömrəsi',
  offline: 'İnternet bağlantısı yoxdur',
} as const;

/** A screen that the role of the account does not open. */
export const forbiddenText = {
  title: 'Bu bölmə sizin üçün açıq deyil',
  text: 'Bu əməliyyat üçün icazəniz yoxdur. Lazımdırsa, administratora müraciət edin.',
} as const;
