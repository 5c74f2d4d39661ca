import { quote } from '#az/characters/quote.ts';

export const articleText = {
  notFound: 'Məqalə tapılmadı',
  notFoundText: 'Axtardığınız məqalə silinib və ya ünvanı dəyişib.',
  backHome: 'Ana səhifəyə qayıt',
  by: 'Müəllif',
  /** For search engines. `n` is the number of articles. */
  authorSummary: (name: string, n: string) =>
    `${name} imzası ilə çıxan bütün xəbərlər: ${n} xəbər, ən yeniləri əvvəldə.`,
  tagSummary: (tag: string, n: string) =>
    `${quote(tag)} mövzusunda bütün xəbərlər: ${n} xəbər, ən yeniləri əvvəldə.`,
  published: 'Nəşr olunub',
  updated: 'Yenilənib',
  viewsCount: (n: string | number) => `${n} baxış`,
  readingTime: (n: string | number) => `Oxuma müddəti: ${n} dəq.`,
  share: 'Paylaş',
  copyLink: 'Keçidi kopyala',
  linkCopied: 'Keçid kopyalandı',
  tags: 'Teqlər',
  table: 'Cədvəl',
  related: 'Oxşar xəbərlər',
  moreFromCategory: (category: string | number) => `${quote(category)} bölməsindən digər xəbərlər`,
  photo: 'Foto',
  previous: 'Əvvəlki xəbər',
  next: 'Növbəti xəbər',
  neighbours: 'Əvvəlki və növbəti xəbər',
  archivedNotice: 'Bu xəbər arxivdədir: məlumat köhnəlmiş ola bilər.',
} as const;

export const statusText = {
  draft: 'Qaralama',
  published: 'Nəşr olunub',
  pending: 'Gözləmədə',
  archived: 'Arxivdə',
  scheduled: 'Planlaşdırılıb',
} as const;

export const fallbackText = {
  title: 'Başlıqsız',
  slug: 'URL yoxdur',
  category: 'Kateqoriyasız',
  status: 'Naməlum',
  date: 'Tarix düzgün deyil',
} as const;
