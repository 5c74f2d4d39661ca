export const siteText = {
  titleSuffix: 'futbol və idman xəbərləri',
  tagline: 'Azərbaycan və dünya futbolunun xəbər saytı',
  skipToContent: 'Əsas məzmuna keç',
  homeAria: 'Ana səhifəyə keç',
  /** The alternative text of the icon on the card of a shared page. */
  iconAlt: 'Saytın nişanı',
} as const;

export const headerText = {
  breaking: 'TƏCİLİ',
  breakingLong: 'Təcili xəbər',
  transferUpdates: 'Transfer yenilikləri',
  followUs: 'Bizi izləyin',
  openSearch: 'Axtarışı aç',
  searchPlaceholder: 'Komanda, futbolçu və ya mövzu axtar…',
  searchSubmit: 'Axtar',
  mainNews: 'Günün əsas xəbərləri',
} as const;

export const footerText = {
  quickLinks: 'Faydalı keçidlər',
  categories: 'Bölmələr',
  contactInfo: 'Əlaqə məlumatları',
  social: 'Sosial şəbəkələr',
  privacy: 'Məxfilik siyasəti',
  terms: 'İstifadə şərtləri',
  rights: (year: string | number, site: string | number) => `© ${year} ${site}. Bütün hüquqlar qorunur.`,
  reuse: (site: string | number) =>
    `Materiallardan istifadə edərkən ${site} saytına istinad və hiperkeçid mütləqdir.`,
  imprintName: 'Media subyektinin adı',
  imprintVoen: 'VÖEN',
  imprintDomainOwner: 'Domen adının sahibi',
  imprintEditor: 'Məsul redaktor',
  imprintAddress: 'Ünvan',
} as const;
