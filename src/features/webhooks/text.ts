/** Webhooks: programs of other sites that are told what happens here. */
export const webhooksText = {
  title: 'Vebhuklar',
  one: 'Vebhuk',
  intro:
    'Vebhuk başqa proqrama xəbər verir: məqalə nəşr olunanda və ya oyunda nəsə dəyişəndə onun ünvanına imzalı JSON göndərilir.',
  create: 'Vebhuk əlavə et',
  add: 'Əlavə et',
  back: 'Bütün vebhuklar',
  empty: 'Hələ vebhuk yoxdur.',
  url: 'Ünvan',
  urlHint: 'Məsələn: https://example.az/webhook',
  events: 'Hadisələr',
  event: {
    'article.published': 'Məqalə nəşr edildi',
    'article.updated': 'Nəşr olunmuş məqalə dəyişdi',
    'article.archived': 'Məqalə arxivə salındı',
    'article.deleted': 'Məqalə silindi',
    'match.changed': 'Oyunda nəsə dəyişdi',
  },
  statusLabel: 'Vəziyyət',
  status: { on: 'Qoşulub', off: 'Söndürülüb', failed: 'Cavab vermədiyi üçün söndürüldü' },
  failedHint:
    'Üç gün ərzində heç bir göndəriş alınmadı və ya ünvan “410” cavabı verdi. Proqramı yoxlayın, sonra vebhuku yenidən qoşun.',
  failingSince: (time: string) => `${time} vaxtından cavab alınmır`,
  isOn: 'Qoşulub',
  change: 'Dəyiş',
  changeThis: (url: string) => `Dəyiş: ${url}`,
  secretTitle: 'Gizli açar',
  secretOnce: 'Açarı indi köçürün: bir daha göstərilməyəcək. Göndərişlərin imzasını onunla yoxlayın.',
  rotate: 'Açarı dəyiş',
  rotateHint: 'Yeni açar yaradılacaq. Göndərişlər daha 24 saat köhnə açarla da imzalanacaq.',
  test: 'Sınaq göndər',
  testHint: 'Ünvana webhook.test adlı sınaq göndərilir. Cavabı burada görəcəksiniz.',
  arrived: (status: number) => `Sınaq çatdı: cavab ${status}.`,
  notAccepted: (status: number) => `Ünvan sınağı qəbul etmədi: cavab ${status}.`,
  noAnswer: {
    unreachable: 'Ünvanla əlaqə alınmadı.',
    interrupted: 'Ünvan tam cavab vermədi.',
    refused: 'Bu ünvan daxili şəbəkədədir və ya onun hostuna icazə verilməyib. Ora göndərmək olmaz.',
  },
  delete: 'Sil',
  deleteHint: 'Vebhuk silinəcək və gözləyən göndərişlər ləğv olunacaq.',
} as const;

/** The sentences of the problem codes. */
export const webhookProblemText = {
  'webhook.url': 'Ünvanı https:// ilə tam yazın',
  'webhook.host': 'Saytın konfiqurasiyası bu hosta göndərməyə icazə vermir. Saytı idarə edənə müraciət edin.',
  'webhook.exists': 'Bu ünvana həmin hadisəni göndərən vebhuk artıq var: eyni xəbər iki dəfə gedərdi',
  'webhook.events': 'Ən azı bir hadisə seçin',
  'webhook.tooMany': 'Ən çoxu 20 vebhuk ola bilər. Əvvəlcə birini silin.',
} as const;

/** The toasts after a form has redirected to another screen. */
export const webhookToastText = {
  'webhook.saved': 'Vebhuk saxlandı',
  'webhook.deleted': 'Vebhuk silindi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof webhookProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof webhookToastText, string> {}
}
