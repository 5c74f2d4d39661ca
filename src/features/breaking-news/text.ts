/** The breaking strip on readers' pages, and the screen that edits it. */
export const breakingText = {
  title: 'Təcili xəbər zolağı',
  strip: 'Təcili xəbərlər',
  level: { breaking: 'Təcili', important: 'Vacib', info: 'Məlumat' },
  dismiss: (text: string) => `Bağla: ${text}`,
  intro:
    'Zolaq bütün səhifələrdə görünür, açıq səhifələrə də bir neçə saniyəyə çatır. Eyni vaxtda ən çoxu üç yazı görünür.',
  create: 'Yeni yazı',
  edit: 'Yazını dəyiş',
  text: 'Mətn',
  textHint: 'Qısa, ən çoxu 160 simvol.',
  address: 'Keçid',
  addressHint: 'Saytın daxili ünvanı və ya https:// ilə başlayan ünvan. Boş ola bilər.',
  levelLabel: 'Səviyyə',
  startsAt: 'Başlama vaxtı (Bakı vaxtı ilə)',
  startsHint: 'Boş qalsa, indi başlayır.',
  endsAt: 'Bitmə vaxtı (Bakı vaxtı ilə)',
  endsHint: 'Boş qalsa, əl ilə bitirilənədək görünür.',
  push: (readers: string) =>
    `“Təcili” səviyyəli yazı başlayanda oxuculara bildiriş də gedir. Hazırda onu ${readers} brauzer alar. Digər səviyyələrdə bildiriş getmir.`,
  pushNobody:
    '“Təcili” səviyyəli yazı başlayanda oxuculara bildiriş də gedir. Hazırda bildirişlərə heç kim abunə deyil.',
  pushed: (readers: string) => `Bu yazı barədə bildiriş artıq göndərilib: ${readers} brauzer.`,
  quiet: 'Bildiriş göndərmə, yalnız zolaqda göstər',
  show: 'Yayımla',
  change: 'Dəyiş',
  end: 'Bitir',
  endThis: (text: string) => `Bitir: ${text}`,
  editThis: (text: string) => `Dəyiş: ${text}`,
  now: 'İndi görünənlər və planlaşdırılanlar',
  nothingNow: 'İndi zolaqda heç nə yoxdur. Təcili xəbər olanda yuxarıdakı formanı doldurun.',
  past: 'Bitmiş yazılar',
  nothingPast: 'Hələ bitmiş yazı yoxdur.',
  state: {
    live: 'Görünür',
    crowded: 'Yer yoxdur: daha vacib və ya daha yeni üç yazı görünür',
    planned: 'Planlaşdırılıb',
    past: 'Bitib',
  },
  from: (date: string) => `${date} vaxtından`,
  until: (date: string) => `${date} vaxtınadək`,
  untilEnded: 'əl ilə bitirilənədək',
  by: (who: string) => `Yazan: ${who}`,
  fromArticle: 'Təcili zolağa',
  fromArticleTitle: (title: string) => `Təcili zolağa qoy: ${title}`,
  back: 'Bütün yazılar',
} as const;

/** The sentences of the problem codes. */
export const breakingProblemText = {
  'breaking.textRequired': 'Mətni yazın',
  'breaking.textTooLong': 'Mətn 160 simvoldan çox ola bilməz',
  'breaking.address': 'Ünvan / və ya https:// ilə başlamalıdır',
  'breaking.level': 'Səviyyəni seçin',
  'breaking.startsInvalid': 'Başlama vaxtı düzgün deyil. Belə yazın: 21.11.2026 18:30',
  'breaking.endsInvalid': 'Bitmə vaxtı düzgün deyil. Belə yazın: 21.11.2026 18:30',
  'breaking.endsBeforeStart': 'Bitmə vaxtı başlama vaxtından və indidən sonra olmalıdır',
  'breaking.ended': 'Bu təcili xəbər artıq bitib, onu dəyişmək olmaz',
} as const;

/** The toasts after a form has redirected to another screen. */
export const breakingToastText = {
  'breaking.shown': 'Zolaq oxuculara görünür',
  'breaking.crowded':
    'Yazı yayımlandı, amma zolaqda yer yoxdur: daha vacib və ya daha yeni üç yazı görünür. Yer açmaq üçün onlardan birini bitirin.',
  'breaking.planned': 'Zolağa qoyulması planlaşdırıldı',
  'breaking.saved': 'Zolaqdakı yazı dəyişdirildi',
  'breaking.ended': 'Yazı zolaqdan götürüldü',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof breakingProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof breakingToastText, string> {}
}
