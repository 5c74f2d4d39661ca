/** What was sent to the outside: the list of the back-office and the line of the article form. */
export const deliveryText = {
  title: 'Göndərişlər',
  intro: 'Nə vaxt, nə, hara göndərilib və qarşı tərəf nə cavab verib. Son 30 gün saxlanır.',
  channels: 'Kanallar',
  channel: 'Kanal',
  state: 'Vəziyyət',
  on: (target: string) => `İşləyir: ${target}`,
  off: (variable: string) => `Söndürülüb: serverdə ${variable} təyin edilməyib`,
  waiting: (answer: string) => `Gözləyir. ${answer}`,
  lastSent: 'Son uğurlu göndəriş',
  never: 'Hələ olmayıb',
  queued: 'Növbədə',
  list: 'Göndərişlərin siyahısı',
  what: 'Nə',
  when: 'Vaxt',
  result: 'Nəticə',
  action: 'Əməliyyat',
  allChannels: 'Bütün kanallar',
  allStatuses: 'Bütün nəticələr',
  show: 'Göstər',
  clear: 'Təmizlə',
  onlyArticle: 'Yalnız bir məqalənin göndərişləri göstərilir',
  events: {
    'article.published': 'Nəşr',
    'article.updated': 'Dəyişiklik',
    'article.archived': 'Arxiv',
    'article.deleted': 'Silinmə',
    'match.changed': 'Oyunun gedişatı',
    'match.deleted': 'Oyunun silinməsi',
    'lineUps.changed': 'Oyunun heyətləri',
    'commentary.changed': 'Canlı mətn yayımı',
    'breaking.shown': 'Təcili xəbər',
    'breaking.ended': 'Təcili xəbər bitdi',
    'pages.changed': 'Səhifələrin dəyişməsi',
  },
  statuses: {
    queued: 'növbədədir',
    sending: 'göndərilir',
    sent: 'göndərildi',
    failed: 'göndərilmədi',
    unsure: 'bilinmir',
    skipped: 'lazım olmadı',
  },
  answer: (response: string) => `Cavab: ${response}`,
  /** Why there is no answer. */
  noAnswer: {
    unreachable: 'Ünvanla əlaqə alınmadı',
    interrupted: 'Tam cavab gəlmədi',
    refused: 'Ünvan daxili şəbəkədədir, ora göndərmək olmaz',
    refusedAddress: 'Ünvan daxili şəbəkədədir, ora göndərmək olmaz',
    tooLarge: 'Cavab həddən artıq böyükdür',
    tooManyRedirects: 'Ünvan başqa yerə yönləndirir',
  },
  /** The addresses of one delivery: the feeds for a hub, or the old and the new address of an article. */
  addresses: (count: string) => `Ünvanlar: ${count}`,
  attempts: (count: string) => `Cəhd: ${count}`,
  nextAt: (time: string) => `Növbəti cəhd: ${time}`,
  retry: 'Yenidən cəhd et',
  retryUnsure:
    'Göndərilib-göndərilmədiyi bilinmir. Əvvəlcə kanala baxın: yazı oradadırsa, ikinci dəfə çıxacaq.',
  empty: 'Hələ heç nə göndərilməyib',
  nothingFound: 'Bu seçimə uyğun göndəriş yoxdur',
  newest: 'Ən yenilər',
  older: 'Daha köhnə',
  /** `Telegram: göndərildi 12:04`. */
  line: (channel: string, status: string, time: string) => `${channel}: ${status} ${time}`.trim(),
} as const;

/** The toasts after a form has redirected to another screen. */
export const deliveryToastText = {
  'delivery.retried': 'Göndəriş növbəyə qaytarıldı',
} as const;

declare module '#platform/message-texts.ts' {
  interface ToastTexts extends Record<keyof typeof deliveryToastText, string> {}
}
