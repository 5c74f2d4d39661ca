import { quote } from '#az/characters/quote.ts';

export const categoryNames = {
  football: 'Futbol',
  basketball: 'Basketbol',
  chess: 'Şahmat',
  'martial-arts': 'Döyüş idman növləri',
  'other-sports': 'Digər idman növləri',
  store: 'Mağaza',
  olympics: 'Olimpiya Oyunları',
  'azerbaijan-premier-league': 'Azərbaycan Premyer Liqası',
  'azerbaijan-cup': 'Azərbaycan Kuboku',
  transfers: 'Transferlər',
  'azerbaijan-news': 'Azərbaycan xəbərləri',
  'national-team': 'Milli komanda',
  'youth-teams': 'Gənclər yığmaları',
  'lower-leagues': 'Aşağı liqalar',
  futsal: 'Futzal',
  'mini-futbol': 'Minifutbol',
  'premier-league': 'İngiltərə Premyer Liqası',
  'premier-league-transfers': 'Premyer Liqa transferləri',
  'la-liga': 'La Liqa',
  'serie-a': 'A Seriyası',
  'champions-league': 'Çempionlar Liqası',
  'europa-league': 'Avropa Liqası',
  'conference-league': 'Konfrans Liqası',
  'european-cups': 'Avrokuboklar',
  'world-cup': 'Dünya çempionatı',
  'european-championship': 'Avropa çempionatı',
  'nations-league': 'Millətlər Liqası',
  'confederations-cup': 'Konfederasiyalar Kuboku',
  'copa-america': 'Kopa Amerika',
  'african-cup': 'Afrika Millətlər Kuboku',
  'asian-cup': 'Asiya Kuboku',
  concacaf: 'KONKAKAF Qızıl Kuboku',
  podcast: 'Podkast',
  interviews: 'Müsahibələr',
  esports: 'Kiberidman',
  analysis: 'Təhlil',
  bundesliga: 'Bundesliqa',
  rumors: 'Söz-söhbətlər',
  all: 'Bütün xəbərlər',
} as const;

export const categoryShortNames = {
  'azerbaijan-premier-league': 'Premyer Liqa',
  'premier-league': 'İngiltərə',
  'premier-league-transfers': 'İngiltərə: transferlər',
  'champions-league': 'ÇL',
  'european-championship': 'Avro',
  'world-cup': 'DÇ',
  'african-cup': 'Afrika Kuboku',
  concacaf: 'KONKAKAF',
  'martial-arts': 'Döyüş növləri',
  'other-sports': 'Digər',
  olympics: 'Olimpiada',
  'la-liga': 'İspaniya',
  'serie-a': 'İtaliya',
  bundesliga: 'Almaniya',
} as const;

export const categoryDescriptions = {
  football: 'Futbol dünyasından ən son xəbərlər',
  basketball: 'Basketbol xəbərləri və oyun nəticələri',
  chess: 'Şahmat turnirləri və qrossmeysterlər haqqında xəbərlər',
  transfers: 'Transferlər, keçidlər və danışıqlar haqqında xəbərlər',
  interviews: 'Futbolçular və məşqçilərlə eksklüziv müsahibələr',
  'azerbaijan-premier-league': 'Azərbaycan Premyer Liqasının xəbərləri, nəticələri və cədvəli',
  'premier-league': 'İngiltərə Premyer Liqasının xəbərləri',
  'la-liga': 'İspaniya La Liqasının xəbərləri',
  'serie-a': 'İtaliya A Seriyasının xəbərləri',
  'champions-league': 'UEFA Çempionlar Liqasının xəbərləri',
} as const;

export const categoryPageText = {
  empty: 'Bu bölmədə hələ xəbər yoxdur',
  notFound: 'Belə bölmə yoxdur',
  total: (n: string | number) => `Cəmi ${n} xəbər`,
  page: (n: string | number) => `Səhifə ${n}`,
  prev: 'Əvvəlki səhifə',
  next: 'Növbəti səhifə',
  pagination: 'Səhifələr',
  rss: 'RSS lenti',
} as const;

/** Categories and tags in the back-office. */
export const categoriesText = {
  title: 'Kateqoriyalar',
  count: (n: string | number) => `${n} kateqoriya`,
  create: 'Yeni kateqoriya',
  createSubmit: 'Kateqoriya yarat',
  name: 'Ad',
  shortName: 'Qısa ad',
  hasComments: 'Oxucular məqalələrə şərh yaza bilər',
  shortNameHint: 'Dar yerlər üçün. Boş ola bilər.',
  slug: 'URL ünvanı',
  slugHint: 'Boş qalsa, addan düzəlir.',
  slugKept: 'Dəyişəndə köhnə ünvan yenisinə aparır.',
  description: 'Təsvir',
  color: 'Rəng',
  published: (n: string | number) => `${n} nəşr olunub`,
  inAll: (n: string | number) => `cəmi ${n}`,
  order: 'Sıra',
  orderHint:
    'Sətri sürükləyin və ya oxlarla yerini dəyişin. Siz düzənə qədər kateqoriyalar adlarına görə sıralanır.',
  up: (name: string) => `${quote(name)} yuxarı`,
  down: (name: string) => `${quote(name)} aşağı`,
  limited: 'Kateqoriyaları yalnız bütün kateqoriyaların redaktorları dəyişir.',
  empty: 'Hələ kateqoriya yoxdur. Birincisini yaradın.',
  back: 'Bütün kateqoriyalar',
  view: 'Saytda bax',
  delete: 'Kateqoriyanı sil',
  deleteEmpty: 'Kateqoriyada məqalə yoxdur, o, birdəfəlik silinəcək.',
  deleteFull: (n: string | number) =>
    `Kateqoriyada ${n} məqalə var. Silməzdən əvvəl onlar başqa kateqoriyaya keçirilir, köhnə ünvan da ora aparır.`,
  moveTo: 'Məqalələri keçir',
  chooseTarget: 'Kateqoriya seçin',
} as const;

/** The sentences of the problem codes. */
export const categoryProblemText = {
  'category.notYours': 'Bu kateqoriyada işləmək hüququnuz yoxdur',
  'category.unknown': 'Belə kateqoriya yoxdur',
  'category.nameRequired': 'Kateqoriyanın adını yazın',
  'category.nameTooLong': 'Kateqoriyanın adı həddən artıq uzundur',
  'category.descriptionTooLong': 'Kateqoriyanın təsviri həddən artıq uzundur',
  'category.color': 'Rəng #10b981 şəklində yazılmalıdır',
  'category.exists': 'Bu adda kateqoriya artıq mövcuddur',
  'category.reserved': 'Bu ünvan bütün məqalələrin səhifəsidir, başqasını seçin',
  'category.notEmpty': 'Kateqoriyada məqalələr var, əvvəlcə onları başqa kateqoriyaya keçirin',
} as const;

/** The toasts after a form has redirected to another screen. */
export const categoryToastText = {
  'category.created': 'Kateqoriya yaradıldı',
  'category.updated': 'Kateqoriya yeniləndi',
  'category.ordered': 'Sıra dəyişdirildi',
  'category.deleted': 'Kateqoriya silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof categoryProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof categoryToastText, string> {}
}
