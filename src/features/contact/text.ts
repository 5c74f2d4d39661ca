import { validationText } from '#platform/text/validation.ts';

export const contactText = {
  title: 'Əlaqə',
  intro: 'Sual, təklif və iradlarınızı bizə yazın.',
  name: 'Ad, soyad',
  email: 'E-poçt',
  phone: 'Telefon (istəyə görə)',
  subject: 'Mövzu',
  message: 'Mesaj',
  subjectChoose: 'Mövzu seçin',
  subjects: {
    general: 'Ümumi sual',
    partnership: 'Əməkdaşlıq',
    advertising: 'Reklam',
    technical: 'Texniki problem',
    press: 'Mətbuat',
    other: 'Digər',
  },
  submit: 'Göndər',
  success: 'Mesajınız göndərildi. Tezliklə sizinlə əlaqə saxlayacağıq.',
  error: 'Mesaj göndərilmədi. Bir az sonra yenidən cəhd edin.',
  office: 'Ofis',
  address: 'Ünvan',
  workingHours: 'İş saatları',
  hours: {
    weekdays: 'Bazar ertəsi – cümə: 09:00–18:00',
    saturday: 'Şənbə: 10:00–15:00',
    sunday: 'Bazar: bağlıdır',
  },
  social: 'Sosial şəbəkələr',
  quick: 'Birbaşa əlaqə',
  map: 'Xəritə',
  openMap: 'Xəritədə aç',
  call: 'Zəng et',
  write: 'Yaz',
  /** Shown under the button. */
  consent:
    '“Göndər” düyməsini basmaqla göstərdiyiniz fərdi məlumatların müraciətinizə baxılması məqsədilə işlənməsinə razılıq verirsiniz.',
  notSent: 'Mesaj göndərilmədi. İnternet bağlantısını yoxlayıb yenidən göndərin: yazdıqlarınız burada qalır.',
  sending: 'Göndərilir…',
  sections: 'Əlaqə bölmələri',
  writeUs: 'Bizə yazın',
  sentTitle: 'Mesajınız göndərildi',
  writeAgain: 'Yeni mesaj yaz',
  publisher: 'Media subyekti',
  emailLabel: 'E-poçt',
  phoneLabel: 'Telefon',
  mapLabel: 'Bakının sxematik xəritəsi, redaksiya nişanla göstərilib',
  sea: 'Xəzər dənizi',
  city: 'Bakı',
  /** The label of the honeypot field, which people do not see and bots fill in. */
  leaveEmpty: 'Bu xananı boş saxlayın',
} as const;

/** The mails about a reader's message. */
export const contactMailText = {
  noticeSubject: (subject: string, name: string) => `Yeni müraciət: ${subject} – ${name}`,
  noticeIntro: 'Saytdakı əlaqə forması ilə yeni müraciət göndərilib.',
  open: 'Müraciəti idarə panelində aç',
  replySubject: (subject: string, site: string) => `Müraciətinizə cavab (${subject}) – ${site}`,
  original: (date: string) => `Müraciətiniz, ${date}:`,
} as const;

/** The newsroom's inbox. */
export const inboxText = {
  title: 'Müraciətlər',
  status: { new: 'Yeni', answered: 'Cavablandırılıb', archived: 'Arxivdə' },
  all: 'Hamısı',
  search: 'Ad, ünvan və ya mətn üzrə axtarış',
  found: (n: string | number) => `${n} müraciət`,
  empty: {
    all: 'Hələ müraciət yoxdur. Oxucuların əlaqə forması ilə göndərdiyi mesajlar burada görünəcək.',
    new: 'Yeni müraciət yoxdur. Bütün müraciətlərə baxılıb.',
    answered: 'Cavablandırılmış müraciət yoxdur.',
    archived: 'Arxiv boşdur.',
  },
  nothingFound: 'Axtarışa uyğun müraciət tapılmadı. Başqa söz yoxlayın.',
  back: 'Müraciətlərə qayıt',
  replies: 'Cavablar',
  reply: 'Cavab yazın',
  replyHint: (email: string) => `Cavab ${email} ünvanına göndəriləcək və burada saxlanacaq.`,
  send: 'Cavabı göndər',
  replied: 'Cavab göndərilir',
  replyState: {
    sending: 'Göndərilir…',
    sent: 'Göndərilib',
    failed: 'Göndərilmədi. Ünvanı yoxlayıb yenidən cavab yazın.',
  },
  archive: 'Arxivə keçir',
  restore: 'Gələnlərə qaytar',
  moved: 'Müraciətin yeri dəyişdirildi',
  erase: 'Həmişəlik sil',
  eraseSure: 'Müraciət və ona yazılan cavablar bərpa olunmadan silinəcək.',
  erased: 'Müraciət silindi',
  noPhone: 'göstərilməyib',
} as const;

/** The sentences of the problem codes. */
export const contactProblemText = {
  'contact.nameRequired': validationText.nameRequired,
  'contact.emailRequired': validationText.emailRequired,
  'contact.emailInvalid': validationText.emailInvalid,
  'contact.phoneInvalid': validationText.phoneInvalid,
  'contact.subjectRequired': validationText.subjectRequired,
  'contact.messageRequired': validationText.messageRequired,
  'contact.messageTooLong': 'Mesaj 5000 simvoldan çox ola bilməz',
  'contact.tooLong': 'Yazdığınız mətn həddən artıq uzundur',
  'contact.replyRequired': 'Cavabın mətnini yazın',
  'contact.failed': 'Mesaj göndərilmədi. Bir az sonra yenidən cəhd edin.',
} as const;

/** The toasts after a form has redirected to another screen. */
export const contactToastText = {
  'contact.replied': inboxText.replied,
  'contact.moved': inboxText.moved,
  'contact.erased': inboxText.erased,
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof contactProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof contactToastText, string> {}
}
