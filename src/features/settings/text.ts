/** The settings screen of the site. */
export const settingsText = {
  title: 'Parametrlər',
  intro: 'Dəyişikliklər bütün oxuculara dərhal görünür və jurnala yazılır.',
  save: 'Parametrləri saxla',
  fixErrors: 'Qırmızı ilə göstərilən sahələri düzəldin.',
  lastChange: (who: string, when: string) => `Son dəyişiklik: ${who}, ${when}`,
  sameAsYours: 'Siz də eyni dəyəri yazmısınız.',
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
  requireSecondFactorHint: 'İkinci mərhələsi olmayan administrator növbəti addımda onu qurmalıdır.',
} as const;

/** The sentences of the problem codes. */
export const settingsProblemText = {
  'settings.conflict':
    'Bu səhifə açılandan sonra parametrlər dəyişdirilib. Yazdıqlarınız formada qalıb, hələ saxlanmayıb. Aşağıdakı fərqlərə baxın: yenidən saxlasanız, sizin yazdıqlarınız qüvvəyə minəcək.',
  'settings.tooLong': 'Yazdığınız mətn həddən artıq uzundur',
  'settings.required': 'Bu sahə tələb olunur',
  'settings.hosts': 'Server adlarını düzgün yazın: api.example.com *.example.net (ən çoxu 10)',
  'settings.address': 'Ünvan https:// ilə başlamalıdır',
  'settings.storeName': 'Mağaza adında yalnız kiçik latın hərfləri, rəqəmlər və defis ola bilər',
  'settings.voen': 'VÖEN 10 rəqəmdən ibarət olmalıdır',
  'settings.number': 'Ədəd icazə verilən hədlərdən kənardır',
} as const;

/** The toasts after a form has redirected to another screen. */
export const settingsToastText = {
  'settings.saved': 'Parametrlər saxlandı',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof settingsProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof settingsToastText, string> {}
}
