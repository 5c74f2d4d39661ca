import { quote } from '#az/characters/quote.ts';

/** Polls: their form in the back-office, and what readers see. */
export const pollText = {
  title: 'Sorğular',
  create: 'Yeni sorğu',
  intro:
    'Sorğunu yaradın, sonra məqalənin redaktorunda “Oyun, turnir və sorğu” düyməsi ilə mətnə əlavə edin.',
  edit: 'Sorğu',
  back: 'Bütün sorğular',
  question: 'Sual',
  options: 'Cavab variantları',
  optionsHint: 'Hər sətirdə bir variant, ən azı iki, ən çoxu səkkiz',
  optionsFixed: 'Səs verilib: variantların mətnini düzəltmək olar, sayını və sırasını dəyişmək olmaz',
  closesAt: 'Səsvermənin sonu',
  closesHint: 'Bakı vaxtı ilə. Boş qalsa, sorğu siz bağlayana qədər davam edir.',
  add: 'Sorğunu yarat',
  none: 'Hələ sorğu yoxdur',
  change: 'Dəyiş',
  changeThis: (question: string) => `${quote(question)} sorğusunu dəyiş`,
  closeNow: 'İndi bağla',
  delete: 'Sil',
  more: 'Daha köhnə sorğular',
  open: 'Davam edir',
  closed: 'Bağlanıb',
  until: (date: string) => `${date} tarixinə qədər`,
  votes: (n: string) => `${n} səs`,
  /** A line of the list: `Qarabağ 62 %`. */
  share: (option: string, percent: number) => `${option} ${percent}%`,
  seeResult: 'Oxucu kimi bax',
  // For readers.
  label: 'Sorğu',
  toArticle: (title: string) => `Xəbərə qayıt: ${title}`,
  vote: 'Səs ver',
  sending: 'Göndərilir…',
  result: 'Nəticələr',
  ended: 'Səsvermə bitib',
  sent: 'Səsiniz qəbul olundu. Təşəkkür edirik.',
  again: 'Siz bu sorğuda artıq səs vermisiniz.',
  failed: 'Səsiniz qəbul olunmadı. Yenidən cəhd edin.',
  description: (question: string) => `Oxucu sorğusu: ${question}`,
} as const;

/** The sentences of the problem codes. */
export const pollProblemText = {
  'poll.question': 'Sualı yazın',
  'poll.questionTooLong': 'Sual 200 simvoldan çox ola bilməz',
  'poll.tooFewOptions': 'Ən azı iki cavab variantı yazın',
  'poll.tooManyOptions': 'Ən çoxu səkkiz cavab variantı ola bilər',
  'poll.optionTooLong': 'Cavab variantı 100 simvoldan çox ola bilməz',
  'poll.sameOptions': 'Cavab variantları bir-birindən fərqlənməlidir',
  'poll.optionsFixed':
    'Səs verilmiş sorğuda variant əlavə etmək və ya silmək olmaz, yalnız mətnini düzəltmək olar',
  'poll.closesInvalid': 'Bitmə vaxtı düzgün deyil',
  'poll.hasVotes': 'Səs verilmiş sorğunu silmək olmaz. Onu bağlaya bilərsiniz.',
  'poll.choose': 'Cavablardan birini seçin',
  'poll.closed': 'Bu sorğu artıq bağlanıb',
  'poll.noCookie': 'Səs vermək üçün brauzerdə kuki fayllarına icazə verin',
} as const;

/** The toasts after a form has redirected to another screen. */
export const pollToastText = {
  'poll.created': 'Sorğu yaradıldı. Onu məqaləyə redaktordan əlavə edin.',
  'poll.saved': 'Sorğu dəyişdirildi',
  'poll.closed': 'Sorğu bağlandı',
  'poll.deleted': 'Sorğu silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof pollProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof pollToastText, string> {}
}
