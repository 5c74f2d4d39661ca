import { ordinal } from '#az/characters/endings.ts';

/** The screen of the redirects: old addresses and where they lead. */
export const redirectsText = {
  title: 'Yönləndirmələr',
  intro:
    'Köhnə ünvanı açan oxucu yeni səhifəyə keçir (301) və ya səhifənin silindiyini görür (410). İdxal və silinmə zamanı ünvanlar özü əlavə olunur. Məqalənin, kateqoriyanın və teqin dəyişdirilən ünvanı burada yazılmır: o, özü yenisinə aparır.',
  create: 'Yeni yönləndirmə',
  change: 'Yönləndirməni dəyiş',
  changeThis: (path: string) => `Dəyiş: ${path}`,
  from: 'Köhnə ünvan',
  fromHint: 'Məsələn: /2019/05/derbi. Köhnə saytın tam ünvanını da yapışdırmaq olar.',
  status: 'Nə göstərilsin',
  statuses: { '301': 'Yeni səhifəyə keçid (301)', '410': 'Səhifə silinib (410)' },
  to: 'Yeni ünvan',
  toHint: 'Bu saytın ünvanı, məsələn: /category/football. 410 üçün boş qalır.',
  save: 'Saxla',
  cancel: 'Ləğv et',
  delete: 'Yönləndirməni sil',
  deleteHint: 'Ünvan “Səhifə tapılmadı” cavabı verəcək.',
  search: 'Ünvan və ya onun son hissəsinin əvvəli',
  cut: 'Yalnız ilk 50 nəticə göstərilir. Axtarışı dəqiqləşdirin.',
  gone: 'Silinib (410)',
  hits: 'İstifadə',
  lastHit: 'Son istifadə',
  never: 'Olmayıb',
  changeColumn: 'Dəyiş',
  empty: 'Hələ yönləndirmə yoxdur',
  nothingFound: 'Bu ünvanla yönləndirmə tapılmadı',
  more: 'Növbəti ünvanlar',
  first: 'Siyahının əvvəli',
  file: 'CSV faylı',
  fileHint: 'Sütunlar: from,to,status. Bir sətirdə səhv olanda heç nə yazılmır. Ən çoxu 5.000 sətir.',
  upload: 'CSV faylından götür',
  importSubmit: 'Fayldan götür',
  download: 'CSV kimi endir',
  fixErrors: 'Göstərilən yerləri düzəldin',
  imported: (count: string) => `${count} yönləndirmə götürüldü`,
  lineProblem: (line: number, problem: string) => `${ordinal(line)} sətir: ${problem}`,
  notImported: 'Heç nə yazılmadı. Sətirləri düzəldib faylı yenidən göndərin.',
} as const;

/** The sentences of the problem codes. */
export const redirectProblemText = {
  'redirect.from': 'Köhnə ünvan / ilə başlamalıdır və ana səhifə ola bilməz',
  'redirect.to': 'Yeni ünvan bu saytın ünvanı olmalıdır və / ilə başlamalıdır',
  'redirect.itself': 'Ünvan özünə yönləndirilə bilməz',
  'redirect.exists': 'Bu ünvan üçün yönləndirmə artıq var',
  'redirect.pageExists': 'Bu ünvanda səhifə var: oxucu yönləndirməni yox, onu görür',
  'redirect.chain': 'Yeni ünvan özü yönləndirilir. Birbaşa son ünvanı yazın.',
  'redirect.toDeleted': 'Yeni ünvandakı səhifə silinib',
  'address.noPage': 'Saytda bu ünvanda səhifə yoxdur. Ünvanı yoxlayın.',
  'redirect.fileTooLarge': 'Fayl 512 KB-dan böyük ola bilməz. Böyük faylı əmr sətri ilə götürmək olar.',
  'redirect.fileTooLong': 'Faylda ən çoxu 5000 sətir ola bilər',
  'redirect.fileEmpty': 'Faylda yönləndirmə yoxdur',
  'redirect.fileEncoding':
    'Fayl UTF-8 kodlaşdırmasında deyil. Cədvəl proqramında “CSV UTF-8” növünü seçib yenidən saxlayın.',
  'redirect.fileUnreadable': 'Fayl oxunmadı. CSV faylı seçin: from,to,status',
} as const;

/** The toasts after a form has redirected to another screen. */
export const redirectToastText = {
  'redirect.saved': 'Yönləndirmə saxlandı',
  'redirect.deleted': 'Yönləndirmə silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof redirectProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof redirectToastText, string> {}
}
