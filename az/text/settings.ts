/** The screen of the paper's settings. */
export const settingsText = {
  title: 'Parametrlər',
  intro: 'Dəyişikliklər bütün oxuculara dərhal görünür və jurnala yazılır.',
  save: 'Parametrləri saxla',
  fixErrors: 'Qırmızı ilə göstərilən sahələri düzəldin.',
  lastChange: (who: string, when: string) => `Son dəyişiklik: ${who}, ${when}`,
  changedTo: (value: string) =>
    value === '' ? 'Bu arada başqası bu sahəni boşaldıb.' : `Bu arada başqası belə yazıb: ${value}`,
  gone: 'silinmiş hesab',
  toMail: 'Məktublar',
  group: {
    names: 'Adlar',
    contacts: 'Əlaqə',
    hours: 'İş saatları',
    social: 'Sosial şəbəkələr',
    imprint: 'Nəşr məlumatları',
    security: 'Təhlükəsizlik',
    analytics: 'Analitika',
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
  socialHint: 'Boş olan kanal “tezliklə” səhifəsinə aparır.',
  imprint: {
    company: 'Hüquqi şəxsin adı',
    voen: 'VÖEN',
    domainOwner: 'Domenin sahibi',
    editor: 'Məsul redaktor',
    privacyEmail: 'Fərdi məlumatlar üçün e-poçt',
    editorialEmail: 'Düzəlişlər üçün e-poçt',
  },
  imprintHint:
    'Media qanununun tələb etdiyi məlumatlar: əlaqə, məxfilik və istifadə şərtləri səhifələrində görünür.',
  analyticsScript: 'Analitika skriptinin ünvanı',
  analyticsHint:
    'https:// ilə başlayan ünvan. Oxucudan icazə alınandan sonra yüklənir. Skriptin parametrləri # işarəsindən sonra yazılır: #data-id=… Boş olanda analitika söndürülür.',
  analyticsHosts: 'Skriptin məlumat göndərdiyi başqa serverlər',
  analyticsHostsHint:
    'Skript öz serverinə məlumat göndərə bilir. Başqa serverlərə də göndərirsə, adlarını boşluqla ayırıb yazın: api.example.com *.example.net. Qalanlarını brauzer bloklayır.',
  requireSecondFactor: 'Administratorlardan ikinci mərhələ tələb olunsun',
  requireSecondFactorHint: 'İkinci mərhələsi olmayan administrator növbəti addımda onu qurmalıdır.',
} as const;
