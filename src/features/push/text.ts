/** Push notices: the buttons on the pages of matches, teams and competitions, and the page that lists what a browser follows. */
export const pushText = {
  title: 'Bildirişlər',
  description: 'Oyunlar, komandalar, turnirlər və təcili xəbərlər barədə brauzer bildirişləri',
  intro:
    'Start heyətləri, oyunun başlanğıcı, qol, fasilə və yekun hesab, təcili xəbər – seçdikləriniz bu brauzerə bildiriş kimi gəlir. Ad, e-poçt və telefon nömrəsi lazım deyil.',
  follow: 'Bildiriş al',
  unfollow: 'Bildirişi söndür',
  unfollowTopic: (name: string) => `Bildirişi söndür: ${name}`,
  breaking: 'Təcili xəbərlər',
  breakingHint: 'Yalnız “Təcili” səviyyəli xəbərlər, hər biri bir dəfə.',
  followed: 'Bu brauzerin izlədikləri',
  nothing: 'Hələ heç nə seçməmisiniz. “Bildiriş al” düyməsi oyunun, komandanın və turnirin səhifəsindədir.',
  toMatches: 'Günün oyunları',
  match: (home: string, away: string) => `${home} – ${away}`,
  settings: 'Nə vaxt və nə barədə',
  goalsOnly: 'Oyunlardan yalnız qollar və yekun hesab',
  quiet: 'Sakit saatlar (Bakı vaxtı ilə)',
  quietOn: 'Sakit saatlarda narahat etmə',
  quietFrom: 'Saatdan',
  quietUntil: 'Saatadək',
  quietHint:
    'Bu saatlarda təcili xəbər, komanda və turnir bildirişləri göndərilmir, sonra da gəlmir. Özünüz seçdiyiniz oyunun bildirişləri isə gecə də gəlir.',
  sameHours: 'Sakit saatların başlanğıcı və sonu fərqli olmalıdır.',
  save: 'Saxla',
  saved: 'Saxlandı',
  stop: 'Hamısını söndür',
  stopped: 'Bütün bildirişlər söndürüldü. Bu brauzer haqqında məlumat silindi.',
  followedNow: 'Bildiriş qoşuldu',
  unfollowedNow: 'Bildiriş söndürüldü',
  manage: 'Bildirişləri idarə et',
  needsScript: 'Bildirişləri qoşmaq üçün brauzerdə JavaScript açıq olmalıdır.',
  unsupported:
    'Bu brauzer bildirişləri dəstəkləmir. iPhone və iPad-də əvvəlcə saytı ana ekrana əlavə edib oradan açın.',
  denied: 'Bu sayt üçün bildirişlər brauzerdə bağlanıb. Brauzerin parametrlərində icazə verib yenidən basın.',
  failed: 'Bildirişi qoşmaq mümkün olmadı. Bağlantını yoxlayıb yenidən cəhd edin.',
} as const;

/** The notices themselves. */
export const pushNoticeText = {
  breaking: 'Təcili xəbər',
  correction: (text: string) => `Düzəliş: ${text}`,
  lineUps: 'Start heyətləri açıqlanıb',
  takenBack: {
    goal: 'Qol hesabdan çıxarıldı',
    redCard: 'Qırmızı vərəqə geri götürüldü',
    kickOff: 'Oyun hələ başlamayıb',
    halfTime: 'Birinci hissə hələ başa çatmayıb',
    fullTime: 'Oyun hələ başa çatmayıb',
    calledOff: 'Oyunla bağlı əvvəlki məlumat geri götürüldü',
    lineUps: 'Açıqlanan heyətlər hələ rəsmi deyil',
  },
} as const;

/** The back-office: how many browsers follow what, and the last notices. */
export const pushAdminText = {
  title: 'Bildirişlər',
  intro:
    'Oxucuların brauzerlərinə gedən bildirişlər: oyunun gedişatı və “Təcili” səviyyəli xəbərlər özü göndərilir, ayrıca heç nə etmək lazım deyil.',
  followers: {
    all: 'Abunə olan brauzerlər',
    match: 'Oyun izləyənlər',
    team: 'Komanda izləyənlər',
    competition: 'Turnir izləyənlər',
    breaking: 'Təcili xəbər izləyənlər',
  },
  notices: 'Son bildirişlər',
  time: 'Vaxt',
  notice: 'Bildiriş',
  recipients: 'Alıcı',
  sent: 'Göndərilib',
  failed: 'Çatmayıb',
  replaced: 'Əvəz edilib',
  none: 'Hələ bildiriş göndərilməyib. Oxucular izlədikləri oyun başlayanda və təcili xəbər yayımlananda bildiriş alacaq.',
} as const;

/** The sentences of the problem codes. */
export const pushProblemText = {
  'push.subscription': 'Brauzerin bildiriş ünvanı qəbul edilmədi. Başqa brauzerdə yoxlayın.',
  'push.tooMany': 'Bir brauzerdə ən çoxu 100 mövzu izləmək olar. Əvvəlcə bəzilərini söndürün.',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof pushProblemText, string> {}
}
