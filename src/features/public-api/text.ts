/** The public API: its document and the page to read about it. */
export const publicApiText = {
  title: 'API',
  lead: 'Məqalələri, oyunları və turnir cədvəllərini JSON kimi oxuyun. Açar və qeydiyyat lazım deyil.',
  document: 'OpenAPI sənədi',
  rulesTitle: 'Ümumi qaydalar',
  rules: [
    'Siyahının cavabında data sahəsi elementlərdir, next sahəsi isə növbəti səhifə üçün after parametrinin dəyəridir. Son səhifədə next null olur.',
    'Vaxtlar UTC ilə, ISO 8601 formatındadır: 2026-03-07T14:00:00.000Z.',
    'Cavabın ETag başlığı var. Onu If-None-Match ilə göndərsəniz, dəyişməyən cavab 304 olur.',
    'Parametr yanlışdırsa, cavab 400 olur və parameter sahəsində onun adı yazılır.',
  ],
  limit: (requests: number, seconds: number) =>
    `Bir şəbəkədən ${seconds} saniyədə ən çoxu ${requests} sorğu qəbul olunur. Keşdən verilən cavablar sayılmır.`,
  example: 'Nümunə',
  try: 'Yoxla',
  answer: 'Cavab',
  noAnswer: 'Cavab alınmadı. İnternet bağlantısını yoxlayın.',
  endpoint: {
    articles: {
      title: 'Məqalələr',
      about:
        'Nəşr olunmuş məqalələr, ən yenisi birinci. category, tag və author parametrlərindən yalnız biri seçilir.',
    },
    article: {
      title: 'Bir məqalə',
      about:
        'Mətn (HTML), şəkil və onun ölçüləri, teqlər, müəllif, mənbə və mətndəki oyunlar. Arxivdəki məqalə də öz ünvanında qalır.',
    },
    categories: { title: 'Kateqoriyalar', about: 'Saytın bölmələri, saytdakı sıra ilə.' },
    tags: { title: 'Teqlər', about: 'Nəşr olunmuş məqalələrin teqləri, əlifba sırası ilə.' },
    authors: { title: 'Müəlliflər', about: 'Nəşr olunmuş məqalələrin müəllifləri.' },
    matches: { title: 'Oyunlar', about: 'Oyunlar başlama vaxtına görə, ən gec başlayan birinci.' },
    match: { title: 'Bir oyun', about: 'Hesab, hadisələr, heyətlər və statistika.' },
    standingsList: { title: 'Cədvəllər', about: 'Cədvəli olan turnirlər və onların mövsümləri.' },
    standings: { title: 'Bir cədvəl', about: 'Turnirin cədvəli. Mövsüm seçilməsə, ən yenisi.' },
  },
  parameter: {
    slug: 'Məqalənin ünvanındakı ad',
    id: 'Oyunun nömrəsi (id)',
    category: 'Kateqoriyanın adı (slug)',
    tag: 'Teqin adı (slug)',
    author: 'Müəllifin adı (slug)',
    since: 'Tarixdən və ya vaxtdan: 2026-03-07 və ya 2026-03-07T14:00:00Z',
    until: 'Tarixədək və ya vaxtadək',
    day: 'Bakı vaxtı ilə oyun günü: 2026-03-07',
    competition: 'Turnirin adı (slug)',
    team: 'Komandanın adı (slug)',
    status: 'Oyunun vəziyyəti',
    order: 'Sıra: desc – ən gec başlayan birinci, asc – ən tez başlayan birinci',
    season: 'Mövsüm: 2025-26',
    after: 'Əvvəlki səhifənin next dəyəri',
    limit: 'Bir səhifədə neçə element',
  },
} as const;

/** The sentences of the problem codes. */
export const apiProblemText = {
  'api.parameter': 'Parametrin dəyəri düzgün deyil',
  'api.unknownParameter': 'Belə parametr yoxdur',
  'api.oneList': 'category, tag və author parametrlərindən yalnız birini göndərin',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof apiProblemText, string> {}
}
