import { quote } from '#az/characters/quote.ts';

export const tagsText = {
  title: 'Teqlər',
  count: (n: string | number) => `${n} teq`,
  search: 'Teq axtar',
  byName: 'Əlifba ilə',
  byUse: 'Çox işlənənlər',
  sort: 'Sıralama',
  name: 'Ad',
  slug: 'URL ünvanı',
  articles: 'Nəşr olunmuş məqalə',
  empty: 'Hələ teq yoxdur. Teqlər məqaləyə yazılanda yaranır.',
  nothingFound: 'Belə teq tapılmadı.',
  back: 'Bütün teqlər',
  view: 'Saytda bax',
  rename: 'Adını dəyiş',
  renameHint: 'Ünvan da dəyişir, köhnəsi yenisinə aparır.',
  existsHint: 'Bu iki teqi aşağıda birləşdirə bilərsiniz.',
  synonyms: 'Sinonimlər',
  synonymsHint: 'Məqalədə bu adlardan biri yazılanda teq özü qoyulur, ünvanı da bu teqə aparır.',
  synonym: 'Yeni sinonim',
  addSynonym: 'Əlavə et',
  removeSynonym: (name: string) => `${quote(name)} sinonimini sil`,
  merge: 'Başqa teqlə birləşdir',
  mergeInto: 'Hansı teqə',
  mergeHint: 'Bütün məqalələr o teqi alır, bu teqin adı onun sinonimi olur, ünvanı da ora aparır.',
  mergeSubmit: 'Birləşdir',
  delete: 'Teqi sil',
  deleteHint: 'Teq bütün məqalələrdən götürülür və birdəfəlik silinir.',
} as const;

/** The sentences of the problem codes. */
export const tagProblemText = {
  'tag.tooLong': 'Teq həddən artıq uzundur',
  'tag.tooMany': 'Teqlərin sayı həddən artıq çoxdur',
  'tag.unknown': 'Belə teq yoxdur',
  'tag.exists': 'Bu adda teq artıq mövcuddur',
  'tag.nameRequired': 'Teqin adını yazın',
  'synonym.required': 'Sinonimi yazın',
  'synonym.own': 'Bu, teqin öz adıdır',
  'synonym.isTag': 'Bu adda teq var. Onu aşağıda bu teqlə birləşdirə bilərsiniz.',
  'synonym.taken': 'Bu ad başqa teqin sinonimi və ya köhnə adıdır',
  'tag.same': 'Teqi özü ilə birləşdirmək olmaz',
} as const;

/** The toasts after a form has redirected to another screen. */
export const tagToastText = {
  'tag.renamed': 'Teqin adı dəyişdirildi',
  'tag.merged': 'Teqlər birləşdirildi',
  'tag.deleted': 'Teq silindi',
  'tag.synonymAdded': 'Sinonim əlavə edildi',
  'tag.synonymRemoved': 'Sinonim silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof tagProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof tagToastText, string> {}
}
