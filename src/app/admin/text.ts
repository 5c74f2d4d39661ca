export const adminText = {
  viewSite: 'Sayta bax',
  menu: 'İdarə menyusu',
  /** The headings of the menu. */
  group: { articles: 'Məqalələr və sayt', matches: 'Futbol', readers: 'Oxucular', system: 'Sistem' },
  sections: 'Bölmələr',
  openMenu: 'Menyunu aç',
  account: 'Hesabım',
  changePassword: 'Şifrəni dəyiş',
  secondFactor: 'İkimərhələli giriş',
  missingTitle: 'Belə bölmə yoxdur',
  missing: 'Ünvanı yoxlayın və ya idarə panelinə qayıdın.',
  failedTitle: 'Xəta baş verdi',
  failed: 'Səhifəni yeniləyin. Xəta təkrarlanarsa, administratora xəbər verin.',
  toDashboard: 'İdarə panelinə qayıt',
  oldBackup: 'Son 26 saatda saytın tam ehtiyat nüsxəsi yazılmayıb. Səbəb serverin jurnalındadır.',
} as const;

/** The help in the back-office. Its topics are declared by the features. */
export const helpText = {
  title: 'Kömək',
  intro: 'Hər bölmə nə üçündür və orada iş necə görülür.',
  open: 'Bu bölmə üzrə kömək',
  all: 'Bütün kömək mövzuları',
  toScreen: 'Bölməni aç',
  failed: 'Kömək yüklənmədi. İnternet bağlantısını yoxlayın.',
} as const;

export const paletteText = {
  title: 'Əmrlər',
  open: 'Əmrlər paneli',
  placeholder: 'Bölmə, əməliyyat, məqalə, komanda və ya oyun yazın…',
  commandsOnly: 'Bölmə və ya əməliyyat yazın…',
  team: 'Komanda',
  empty: 'Heç nə tapılmadı',
  failed: 'Məqalələr, komandalar və oyunlar axtarıla bilmədi. İnternet bağlantısını yoxlayın.',
  theme: 'Görünüşü dəyiş',
  shortcuts: 'Klaviatura qısayolları',
  shortcutsHint: 'Hərflər yazı sahəsindən kənarda, ardıcıl basılır.',
} as const;
