import { validationText } from '#platform/text/validation.ts';

export const newsletterText = {
  success: 'Uğurla abunə oldunuz!',
  error: 'Abunə olarkən xəta baş verdi',
  /** Shown after `error` when there was no response. */
  noAnswer: 'İnternet bağlantısını yoxlayıb yenidən cəhd edin.',
  title: 'Xəbər bülleteninə abunə olun',
  text: 'Günün əsas futbol xəbərlərini e-poçtunuza göndərək.',
  emailLabel: 'E-poçt ünvanınız',
  emailPlaceholder: 'ad@example.az',
  submit: 'Abunə ol',
  submitting: 'Göndərilir…',
  consent:
    'Məxfilik siyasəti ilə tanış oldum və fərdi məlumatlarımın xəbər bülleteni üçün işlənməsinə razıyam.',
  unsubscribe: 'Abunəlikdən çıx',
  unsubscribed: 'Abunəlikdən çıxdınız.',
  sentTitle: 'Abunəliyi təsdiqləyin',
  sentText:
    'Ünvanınıza məktub göndərdik. Abunəliyin başlaması üçün məktubdakı keçidi açıb təsdiqləyin. Məktub gəlməyibsə, spam qovluğuna baxın.',
  confirmTitle: 'Abunəliyi təsdiqləyin',
  confirmText: (email: string) => `Xəbər bülleteni ${email} ünvanına göndəriləcək.`,
  confirm: 'Abunəliyi təsdiqlə',
  confirmedText: 'Abunəliyiniz təsdiqləndi. Növbəti bülleten e-poçtunuza gələcək.',
  linkGone: 'Keçid köhnəlib və ya düzgün deyil',
  linkGoneText: 'Yenidən abunə olmaq üçün e-poçt ünvanınızı bir daha yazın.',
  unsubscribeTitle: 'Abunəlikdən çıxmaq',
  unsubscribeText: (email: string) => `Xəbər bülleteni artıq ${email} ünvanına göndərilməyəcək.`,
  unsubscribedText: 'Fikrinizi dəyişsəniz, istənilən vaxt yenidən abunə ola bilərsiniz.',
  unsubscribeGoneText:
    'Abunəlikdən çıxmaq üçün son aldığınız bülletenin sonundakı keçidi açın və ya redaksiyaya yazın.',
  toHome: 'Ana səhifəyə qayıt',
  toContact: 'Redaksiyaya yaz',
  leaveEmpty: 'Bu xananı boş saxlayın',
} as const;

/** The mails to subscribers. */
export const newsletterMailText = {
  hello: 'Salam,',
  confirmSubject: (site: string) => `Abunəliyi təsdiqləyin – ${site}`,
  confirmText: (site: string) =>
    `Bu e-poçt ünvanı ${site} xəbər bülleteninə abunə olmaq üçün göstərilib. Abunəliyi təsdiqləmək üçün keçidi açın və düyməni basın.`,
  confirm: 'Abunəliyi təsdiqlə',
  confirmValid: 'Keçid 3 gün etibarlıdır.',
  confirmIgnore:
    'Abunə olmaq istəməmisinizsə, bu məktuba məhəl qoymayın: təsdiq olmadan sizə bülleten göndərilməyəcək.',
  alreadySubject: (site: string) => `Siz artıq abunəsiniz – ${site}`,
  alreadyText: (site: string) =>
    `Bu ünvan ${site} xəbər bülleteninə artıq abunədir, yenidən abunə olmağa ehtiyac yoxdur.`,
  alreadyLeave: 'Abunəlikdən hər bülletenin sonundakı keçidlə çıxa bilərsiniz.',
  weekly: 'Həftənin icmalı',
  breaking: 'Təcili xəbər',
  read: 'Oxu',
  testSubject: (subject: string) => `[Sınaq] ${subject}`,
  why: (site: string) => `Bu məktubu ${site} xəbər bülleteninə abunə olduğunuz üçün alırsınız.`,
  unsubscribe: 'Abunəlikdən çıx',
} as const;

/** The back-office: newsletter issues and subscribers. */
export const newsletterAdminText = {
  title: 'Xəbər bülleteni',
  issues: 'Buraxılışlar',
  subscribers: 'Abunəçilər',
  newIssue: 'Yeni buraxılış',
  kind: { weekly: 'Həftəlik icmal', breaking: 'Təcili xəbər' },
  kindLabel: 'Növ',
  status: {
    draft: 'Qaralama',
    scheduled: 'Planlaşdırılıb',
    sending: 'Göndərilir',
    sent: 'Göndərilib',
    stopped: 'Dayandırılıb',
  },
  noIssues: 'Hələ buraxılış yoxdur. Oxuculara ilk icmalı hazırlamaq üçün “Yeni buraxılış” düyməsini basın.',
  subject: 'Məktubun mövzusu',
  intro: 'Giriş mətni',
  introHint: 'Məqalələrdən əvvəl göstərilir. Boş sətirdən sonra yeni abzas başlayır.',
  articles: 'Məqalələr',
  articlesHint:
    'Məqalələri işarələyin, sıranı rəqəmlə verin. Əvvəlcə ən son nəşr olunanlar göstərilir, qalanlarını axtarışla tapın. İşarələnənlər axtarışdan sonra da siyahıda qalır.',
  searchArticles: 'Bütün nəşr olunmuş məqalələrdə axtarış',
  noArticleFound: 'Axtarışa uyğun məqalə tapılmadı. Başqa sözlə axtarın.',
  searchFailed: 'Axtarış alınmadı. Bir azdan yenidən cəhd edin.',
  sending: 'Göndərmə',
  order: (title: string) => `Sıra: ${title}`,
  noArticles: 'Nəşr olunmuş məqalə yoxdur. Əvvəlcə məqalə nəşr edin.',
  save: 'Saxla',
  saved: 'Buraxılış saxlandı',
  preview: 'İlkin baxış',
  previewText: 'Mətn variantı',
  testEmail: 'Sınaq üçün e-poçt ünvanı',
  sendTest: 'Sınaq məktubu göndər',
  testQueued: 'Sınaq məktubu göndərilir',
  schedule: 'Göndərmə vaxtı (Bakı vaxtı ilə)',
  scheduleIt: 'Planlaşdır',
  scheduledDone: 'Göndərmə planlaşdırıldı',
  scheduled: (date: string) => `Buraxılış ${date} tarixində göndəriləcək`,
  saveFirst: 'Dəyişikliklər hələ saxlanmayıb. Göndərməzdən əvvəl buraxılışı saxlayın.',
  sendNow: 'İndi göndər',
  sendNowSure: (n: string | number) => `Buraxılış ${n} abunəçiyə dərhal göndəriləcək.`,
  sendingStarted: 'Göndərmə başlayır',
  unschedule: 'Planı ləğv et',
  unscheduled: 'Buraxılış yenidən qaralamadır',
  stop: 'Göndərməni dayandır',
  stopSure: 'Məktub onu hələ almamış abunəçilərə göndərilməyəcək.',
  stopping: 'Göndərmə dayandırılır',
  delete: 'Buraxılışı sil',
  deleteSure: 'Qaralama bərpa olunmadan silinəcək.',
  deleted: 'Buraxılış silindi',
  back: 'Buraxılışlara qayıt',
  counts: {
    queued: 'Növbədə',
    sent: 'Göndərilib',
    refused: 'Qəbul edilməyib',
    failed: 'Göndərilməyib',
    unsubscribed: 'Abunəlikdən çıxıb',
  },
  date: 'Tarix',
  email: 'E-poçt',
  subscribedAt: 'Abunə olub',
  subscriberStatus: {
    confirmed: 'Təsdiqlənib',
    pending: 'Təsdiq gözləyir',
    unsubscribed: 'Çıxıb',
    bounced: 'Ünvan işləmir',
  },
  all: 'Hamısı',
  search: 'E-poçt ünvanı üzrə axtarış',
  /** Those who receive the newsletter. */
  found: (n: string | number) => `${n} abunəçi`,
  /** Addresses of every status, also of those who have left. */
  listed: (n: string | number) => `Siyahıda ${n} ünvan`,
  noSubscribers: 'Hələ abunəçi yoxdur. Abunə xanası hər səhifənin sonunda və məqalələrin altındadır.',
  noneFound: 'Bu şərtlərə uyğun abunəçi yoxdur. Axtarışı dəyişin.',
  export: 'CSV kimi yüklə',
  erase: 'Məlumatı sil',
  eraseSure: 'Ünvan və ona aid bütün məlumatlar bərpa olunmadan silinəcək.',
  erased: 'Abunəçinin məlumatı silindi',
} as const;

/** The sentences of the problem codes. */
export const newsletterProblemText = {
  'newsletter.emailRequired': validationText.emailRequired,
  'newsletter.emailInvalid': validationText.emailInvalid,
  'newsletter.consentRequired': validationText.consentRequired,
  'newsletter.linkInvalid': 'Keçid köhnəlib və ya düzgün deyil',
  'newsletter.failed': 'Abunə olarkən xəta baş verdi',
  'issue.kindUnknown': 'Buraxılışın növünü seçin',
  'issue.subjectRequired': 'Məktubun mövzusunu yazın',
  'issue.subjectTooLong': 'Mövzu 150 simvoldan çox ola bilməz',
  'issue.introTooLong': 'Giriş mətni 3000 simvoldan çox ola bilməz',
  'issue.articlesRequired': 'Ən azı bir məqalə seçin',
  'issue.order': 'Məqalənin sırası 1-dən 999-dək rəqəm olmalıdır',
  'issue.articlesTooMany': 'Bir buraxılışda 20-dən çox məqalə ola bilməz',
  'issue.notDraft': 'Buraxılışın göndərilməsi başlayıb, onu dəyişmək olmaz',
  'issue.notSending': 'Buraxılış hazırda göndərilmir',
} as const;

/** The toasts after a form has redirected to another screen. */
export const newsletterToastText = {
  'subscriber.erased': newsletterAdminText.erased,
  'issue.saved': newsletterAdminText.saved,
  'issue.scheduled': newsletterAdminText.scheduledDone,
  'issue.sending': newsletterAdminText.sendingStarted,
  'issue.unscheduled': newsletterAdminText.unscheduled,
  'issue.stopped': newsletterAdminText.stopping,
  'issue.deleted': newsletterAdminText.deleted,
  'issue.test': newsletterAdminText.testQueued,
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof newsletterProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof newsletterToastText, string> {}
}
