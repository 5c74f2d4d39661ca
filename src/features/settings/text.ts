/** The settings screen of the site. */
export const settingsText = {
  title: 'Parametrlər',
  intro: 'Dəyişikliklər bütün oxuculara dərhal görünür və jurnala yazılır.',
  save: 'Parametrləri saxla',
  fixErrors: 'Qırmızı ilə göstərilən sahələri düzəldin.',
  lastChange: (who: string, when: string) => `Son dəyişiklik: ${who}, ${when}`,
  gone: 'silinmiş hesab',
  group: {
    names: 'Adlar',
    contacts: 'Əlaqə',
    hours: 'İş saatları',
    social: 'Sosial şəbəkələr',
    imprint: 'Nəşr məlumatları',
    comments: 'Şərhlər',
    security: 'Təhlükəsizlik',
    analytics: 'Analitika',
    crawlers: 'Robotlar',
  },
  siteName: 'Saytın adı',
  siteNameHint: 'Boş qalsa, konfiqurasiyadakı ad görünür.',
  storeName: 'Mağazanın adı',
  storeNameHint: (name: string) =>
    `Ünvanlarda e-${name} kimi görünür. Dəyişəndə köhnə mağaza ünvanları işləmir.`,
  email: 'E-poçt',
  phone: 'Telefon',
  address: 'Ünvan',
  hours: { weekdays: 'İş günləri', saturday: 'Şənbə', sunday: 'Bazar' },
  social: {
    youtube: 'YouTube',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    facebook: 'Facebook',
    telegram: 'Telegram',
    twitter: 'X (Twitter)',
  },
  socialHint: 'Ünvanı yazılmayan kanal “Tezliklə” səhifəsinə aparır.',
  imprint: {
    company: 'Hüquqi şəxsin adı',
    voen: 'VÖEN',
    domainOwner: 'Domenin sahibi',
    editor: 'Məsul redaktor',
    privacyEmail: 'Fərdi məlumatlar üçün e-poçt',
    editorialEmail: 'Düzəlişlər üçün e-poçt',
  },
  commentDays: 'Şərhlərin bağlanması (gün)',
  commentDaysHint: 'Nəşrdən bu qədər gün sonra yeni şərh qəbul olunmur. 0 yazılsa, şərhlər bağlanmır.',
  commentReports: 'Şikayətlərin sayı',
  commentReportsHint: 'Bu qədər oxucu şikayət edəndə şərh gizlədilir və yenidən növbəyə qayıdır.',
  imprintHint:
    'Media qanununun tələb etdiyi məlumatlar: əlaqə, məxfilik və istifadə şərtləri səhifələrində görünür.',
  analyticsScript: 'Analitika skriptinin ünvanı',
  analyticsHint:
    'https:// ilə başlayan ünvan. Oxucudan icazə alınandan sonra yüklənir. Skriptin parametrləri # işarəsindən sonra yazılır: #data-id=… Boş olanda analitika söndürülür.',
  analyticsHosts: 'Skriptin məlumat göndərdiyi başqa serverlər',
  analyticsHostsHint:
    'Skript öz serverinə məlumat göndərə bilir. Başqa serverlərə də göndərirsə, adlarını boşluqla ayırıb yazın: api.example.com *.example.net. Qalanlarını brauzer bloklayır.',
  allowAiCrawlers: 'Süni intellekt robotları saytı oxuya bilsin',
  allowAiCrawlersHint:
    'ChatGPT, Claude, Gemini, Perplexity və başqaları. İcazə olmasa, robots.txt onlara saytı bağlayır. Google və Bing axtarışına təsir etmir.',
  requireSecondFactor: 'Administratorlardan ikinci mərhələ tələb olunsun',
  requireSecondFactorOfAll: 'Bütün əməkdaşlardan ikinci mərhələ tələb olunsun',
  requireSecondFactorHint: 'İkinci mərhələsi olmayan əməkdaş növbəti addımda onu qurmalıdır.',
} as const;

/** The names of the settings and of their parts: for the audit log and for conflicts. */
export const settingsFieldText = {
  siteName: settingsText.siteName,
  storeName: settingsText.storeName,
  breakingLine: 'Təcili xəbər sətri',
  breakingAddress: 'Təcili xəbərin keçidi',
  email: settingsText.email,
  phone: settingsText.phone,
  address: settingsText.address,
  hours: 'İş saatları',
  ...settingsText.hours,
  social: 'Sosial şəbəkələr',
  ...settingsText.social,
  imprint: 'Nəşr məlumatları',
  ...settingsText.imprint,
  analyticsScript: 'Analitika skripti',
  analyticsHosts: 'Analitika serverləri',
  allowAiCrawlers: 'Süni intellekt robotlarına icazə',
  requireSecondFactor: 'Administratorlar üçün ikinci mərhələ',
  requireSecondFactorOfAll: 'Hamı üçün ikinci mərhələ',
  commentDays: settingsText.commentDays,
  commentReports: settingsText.commentReports,
} as const;

/** The sentences of the problem codes. */
export const settingsProblemText = {
  'settings.tooLong': 'Yazdığınız mətn həddən artıq uzundur',
  'settings.required': 'Bu sahə tələb olunur',
  'settings.hosts': 'Server adlarını düzgün yazın: api.example.com *.example.net (ən çoxu 10)',
  'settings.address': 'Ünvan https:// ilə başlamalıdır',
  'settings.storeName': 'Mağaza adında yalnız kiçik latın hərfləri, rəqəmlər və defis ola bilər',
  'settings.voen': 'VÖEN 10 rəqəmdən ibarət olmalıdır',
  'settings.number': 'Hədlər daxilində tam ədəd yazın',
} as const;

/** The toasts after a form has redirected to another screen. */
export const settingsToastText = {
  'settings.saved': 'Parametrlər saxlandı',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof settingsProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof settingsToastText, string> {}
}
