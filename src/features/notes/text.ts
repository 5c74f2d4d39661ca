import { quote } from '#az/characters/quote.ts';

/** Internal notes on an article. */
export const noteText = {
  title: 'Qeydlər',
  count: (open: string | number) => `Qeydlər: ${open}`,
  screenTitle: (title: string) => `Qeydlər: ${title}`,
  onlyUs: 'Qeydləri yalnız redaksiya görür.',
  empty: 'Bu məqaləyə hələ qeyd yazılmayıb.',
  field: 'Yeni qeyd',
  hint: 'Həmkarınızı çağırmaq üçün @ yazıb adını seçin: ona xəbər gedəcək.',
  counter: (n: string | number) => `${n}/2000`,
  whom: 'Kimi çağırırsınız?',
  whomHint: 'Heç kimi seçməsəniz, ad adi söz kimi qalacaq.',
  add: 'Qeyd yaz',
  resolve: 'Həll olundu',
  reopen: 'Yenidən aç',
  delete: 'Sil',
  deleteSure: 'Qeyd həmişəlik silinəcək.',
  resolvedBy: (name: string, time: string) => `Həll edib: ${name}, ${time}`,
  resolved: (n: string | number) => `Həll olunmuş qeydlər: ${n}`,
  people: 'Həmkarlar',
  toArticle: 'Məqaləyə qayıt',
} as const;

/** The list of notes that mention the signed-in person. */
export const mentionText = {
  title: 'Sizi çağıranlar',
  unread: (n: string | number) => `Sizi çağıranlar: ${n} yeni`,
  empty: 'Sizi hələ heç bir qeyddə çağırmayıblar.',
  new: 'Yeni',
} as const;

export const mentionMailText = {
  greeting: (name: string) => `Salam, ${name}!`,
  subject: (author: string, title: string) => `${author} sizi çağırır: ${title}`,
  intro: (author: string, title: string) => `${author} ${quote(title)} məqaləsindəki qeyddə sizi çağırır:`,
  open: 'Qeydi açın',
} as const;

/** The sentences of the problem codes. */
export const noteProblemText = {
  'note.required': 'Qeydi yazın',
  'note.whom': 'Bu adda bir neçə həmkarınız var. Kimi çağırdığınızı aşağıda seçin.',
  'note.tooLong': 'Qeyd 2000 simvoldan çox ola bilməz',
  'note.gone': 'Qeyd tapılmadı, silinmiş ola bilər',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof noteProblemText, string> {}
}
