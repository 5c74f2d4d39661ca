import { validationText } from '#platform/text/validation.ts';

/** Users, passwords and second factors. */
export const staffText = {
  title: 'İstifadəçilər',
  count: (n: string | number) => `${n} nəfər`,
  name: 'Ad',
  email: 'E-poçt',
  role: 'Rol',
  noRole: 'Rolu yoxdur',
  categories: 'Redaktorun kateqoriyaları',
  allCategories: 'Bütün kateqoriyalar',
  chosenCategories: 'Yalnız seçilmişlər',
  categoriesHint:
    'Redaktor yalnız seçilmiş kateqoriyaların məqalələrini yazır, düzəldir və nəşr edir. Heç biri seçilməsə, heç birinin.',
  limited: (n: number) => (n === 0 ? 'kateqoriyasız' : `${n} kateqoriya`),
  state: 'Vəziyyət',
  active: 'Aktiv',
  invited: 'Dəvət olunub',
  disabled: 'Bağlıdır',
  factor: 'İkinci mərhələ',
  factorOn: 'Qoşulub',
  factorOff: 'Yoxdur',
  passkey: 'Giriş açarı',
  seen: 'Son giriş',
  never: 'Hələ daxil olmayıb',
  owner: 'Konfiqurasiyada göstərilən administrator',
  you: 'Siz',
  invite: 'Əməkdaş dəvət et',
  inviteSubmit: 'Dəvət göndər',
  inviteHint: 'Şifrə seçmək üçün keçid məktubla gedəcək və 72 saat işləyəcək.',
  inviteAgain: 'Dəvəti yenidən göndər',
  sendLink: 'Şifrə keçidi göndər',
  rename: 'Adı dəyiş',
  withdraw: 'Dəvəti geri götür',
  withdrawHint: 'Hələ qəbul olunmamış dəvət üçün: hesab silinir, göndərilmiş keçid işləməz olur.',
  changeRole: 'Rolu dəyiş',
  disable: 'Hesabı bağla',
  disableHint: 'Bütün sessiyaları dərhal bitəcək.',
  reason: 'Səbəb',
  enable: 'Hesabı aç',
  lockedFor: (minutes: number) =>
    `Çox sayda səhv cəhddən sonra giriş bağlanıb. ${minutes} dəqiqəyə özü açılacaq.`,
  unlock: 'Giriş blokunu götür',
  resetFactor: 'İkinci mərhələni sıfırla',
  resetFactorHint: 'Telefonunu itirən əməkdaş üçün: sessiyaları bitir, yenidən yalnız şifrə ilə daxil olur.',
  back: 'Bütün istifadəçilər',
  roleHelp: {
    operator: 'Matç operatoru yalnız oyunların canlı pultunu idarə edir',
    moderator: 'Moderator yalnız oxucu şərhlərini yoxlayır',
    author: 'Müəllif yazır və təsdiqə göndərir',
    editor: 'Redaktor təsdiqləyir, nəşr edir, saytı idarə edir',
    chief: 'Baş redaktor bütün kateqoriyalarda redaktordur və göndərişləri təkrarlayır',
    admin: 'Administrator istifadəçiləri və parametrləri də idarə edir',
  },
} as const;

export const passwordText = {
  forgotTitle: 'Şifrəni unutmusunuz?',
  forgotHint: 'E-poçt ünvanınızı yazın, yeni şifrə üçün keçid göndərək.',
  forgotSubmit: 'Keçid göndər',
  forgotDone: 'Belə hesab varsa, keçid məktubla göndərildi. Məktub gəlmirsə, spam qovluğuna baxın.',
  resetTitle: 'Yeni şifrə',
  changeTitle: 'Şifrəni dəyiş',
  mustChange: 'Bu şifrəni başqası yaradıb. İşə başlamazdan əvvəl öz şifrənizi seçin.',
  current: 'Cari şifrə',
  fresh: 'Yeni şifrə',
  repeat: 'Yeni şifrə təkrar',
  hint: 'Ən azı 10 simvol. Uzun cümlə qısa sözdən etibarlıdır.',
  submit: 'Şifrəni saxla',
  otherSessions: 'Başqa cihazlardakı sessiyalar bitəcək.',
  toLogin: 'Giriş səhifəsinə qayıt',
} as const;

export const secondFactorText = {
  title: 'İkimərhələli giriş',
  intro:
    'Şifrədən sonra telefonunuzdakı tətbiqin göstərdiyi kod da istənir. Şifrəniz oğurlansa belə, hesab qorunur.',
  required: 'Administratorlar üçün ikinci mərhələ məcburidir. Davam etmək üçün qoşun.',
  isOn: 'Qoşulub',
  isOff: 'Qoşulmayıb',
  confirmPassword: 'Davam etmək üçün şifrənizi yazın',
  start: 'Qoş',
  stop: 'Söndür',
  scan: 'Kodu təsdiqləmə tətbiqi ilə skan edin və ya açarı əllə yazın.',
  key: 'Açar',
  qrLabel: 'Təsdiqləmə tətbiqi üçün QR kod',
  code: 'Kod',
  codeHint: 'Tətbiqdəki 6 rəqəm və ya ehtiyat kodlardan biri',
  confirm: 'Təsdiqlə',
  recoveryTitle: 'Ehtiyat kodlar',
  recoveryHint: 'Telefonunuzu itirsəniz, hər biri bir dəfə işləyir. İndi saxlayın: yenidən göstərilməyəcək.',
  newCodes: 'Yeni ehtiyat kodlar yarat',
  newCodesHint: 'Köhnə kodlar işləməyəcək.',
  loginTitle: 'İkinci mərhələ',
  fromTheStart: 'Əvvəldən başla',
} as const;

export const passkeyText = {
  title: 'Giriş açarları',
  intro:
    'Giriş açarı ilə şifrə yazmadan, barmaq izi, üz və ya PIN ilə daxil olursunuz. Açar cihazınızda qalır, saxta sayt onu oğurlaya bilmir. Həm şifrəni, həm ikinci mərhələni əvəz edir.',
  empty: 'Hələ giriş açarınız yoxdur',
  unnamed: 'Adsız açar',
  added: (when: string) => `Əlavə olunub: ${when}`,
  name: 'Açarın adı',
  nameHint: 'Məsələn: iş telefonu',
  add: 'Giriş açarı əlavə et',
  remove: 'Açarı sil',
  waiting: 'Cihazınızın sorğusunu təsdiqləyin…',
  noScript: 'Açar əlavə etmək üçün brauzerdə skriptlər işləməlidir.',
  unsupported: 'Bu brauzer giriş açarlarını dəstəkləmir.',
  signIn: 'Giriş açarı ilə giriş',
} as const;

export const sessionText = {
  title: 'Sessiyalarınız',
  intro: 'Hesabınız bu cihazlarda açıqdır. Tanımadığınız varsa, onu bitirin və şifrənizi dəyişin.',
  here: 'Bu cihaz',
  seen: (when: string) => `Son istifadə: ${when}`,
  started: (when: string) => `Daxil olunub: ${when}`,
  network: (address: string) => `Şəbəkə: ${address}`,
  byPasskey: 'Giriş açarı ilə',
  end: 'Sessiyanı bitir',
  endOthers: 'Qalan bütün sessiyaları bitir',
  device: {
    iPhone: 'iPhone',
    iPad: 'iPad',
    androidPhone: 'Android telefon',
    androidTablet: 'Android planşet',
    windows: 'Windows kompüteri',
    mac: 'Mac',
    chromebook: 'Chromebook',
    linux: 'Linux kompüteri',
    unknown: 'Naməlum cihaz',
  },
} as const;

export const loginText = {
  success: 'Uğurla daxil oldunuz',
  title: 'Admin girişi',
  email: 'E-poçt',
  password: 'Şifrə',
  showPassword: 'Şifrəni göstər',
  hidePassword: 'Şifrəni gizlət',
  remember: 'Yadda saxla',
  forgot: 'Şifrəni unutmusunuz?',
  submit: 'Daxil ol',
  submitting: 'Daxil olunur…',
  lockedFor: (minutes: number) => `Çox sayda uğursuz cəhd. ${minutes} dəqiqə sonra yenidən yoxlayın.`,
  unsent:
    'Sessiya bitdiyi üçün göndərdiyiniz forma qəbul edilmədi. Daxil olduqdan sonra onu yenidən doldurun.',
  demo: 'Nümunə hesab',
  demoOthers: 'Başqa nümunə hesablar',
} as const;

/** The session has expired while an article was being written. */
export const signInAgainText = {
  title: 'Sessiya bitib, yenidən daxil olun',
  hint: 'Yazdıqlarınız bu brauzerdə qorunur. Daxil olan kimi saxlanacaq, səhifədən çıxmaq lazım deyil.',
  later: 'Sonra',
  shutTitle: 'Bu hesabla davam etmək olmur',
  kept: 'Yazdıqlarınız bu brauzerdə qorunur. Giriş açıldıqda bu formada yenidən təklif olunacaq.',
  owedTitle: 'Yadda saxlamaq üçün bir addım qalıb',
  owedHint: 'Yazdıqlarınız bu brauzerdə qorunur. Addımı yeni pəncərədə tamamlayıb bura qayıdın.',
  settle: 'Yeni pəncərədə aç',
  goOn: 'Davam et',
  status: 'Sessiya bitib. Mətn bu brauzerdə qorunur: saxlamaq üçün yenidən daxil olun.',
} as const;

/** An article that was submitted after the session had expired. */
export const stashedSubmissionText = {
  waiting: 'Göndərdikləriniz itməyib: daxil olduqdan sonra qayıdacaq.',
  /** Shown above the article form. */
  back: 'Göndərdiyiniz vaxt sessiya artıq bitmişdi. Yazdıqlarınız qaytarıldı, amma hələ yadda saxlanmayıb.',
  file: 'Seçdiyiniz fayl qaytarılmadı, onu yenidən seçin.',
} as const;

export const logoutText = {
  success: 'Uğurla çıxış etdiniz',
  error: 'Çıxış zamanı xəta baş verdi',
  action: 'Çıxış',
} as const;

/** The sentences of the problem codes. */
export const accountProblemText = {
  'login.required': 'Bütün sahələri doldurun',
  'login.wrong': 'E-poçt və ya şifrə səhvdir',
  'login.failed': 'Giriş xətası. Bir az sonra yenidən cəhd edin.',
  'login.locked': 'Çox sayda uğursuz cəhd. Bir az sonra yenidən yoxlayın.',
  'login.busy': 'Hazırda çox sayda giriş sorğusu var. Bir neçə saniyə sonra yenidən yoxlayın.',
  'login.expired': 'Sessiyanın vaxtı bitib. Yenidən daxil olun.',
  'login.other': 'Bu brauzerdə indi başqa hesab açıqdır. Mətniniz onun adından saxlanmır.',
  'login.banned': 'Bu hesab bağlanıb. Administratorla əlaqə saxlayın.',
  'login.noRole': 'Bu hesabın idarə panelinə girişi yoxdur',
  'role.unknown': 'Belə rol yoxdur',
  'staff.nameRequired': 'Əməkdaşın adını yazın',
  'staff.nameTooLong': 'Əməkdaşın adı həddən artıq uzundur',
  'staff.emailTaken': 'Bu e-poçt ünvanı ilə hesab artıq var',
  'staff.lastAdmin': 'Ən azı bir administrator qalmalıdır',
  'staff.self': 'Öz hesabınızı silə və ya bağlaya bilməzsiniz',
  'staff.owner': 'Bu hesab həmişə administratordur, onu dəyişmək olmaz',
  'staff.categoriesRequired': 'Ən azı bir kateqoriya seçin',
  'staff.reasonRequired': 'Səbəbi yazın',
  'passkey.name': 'Açara ad verin',
  'passkey.failed': 'Giriş açarı qəbul olunmadı. Yenidən cəhd edin.',
  'staff.accepted': 'Dəvət artıq qəbul olunub. Hesabı bağlaya bilərsiniz.',
  'staff.exists': 'Administrator artıq yaradılıb',
  'staff.code': 'Birdəfəlik kod düzgün deyil',
  'password.required': validationText.passwordRequired,
  'password.tooShort': 'Şifrə ən azı 10 simvol olmalıdır',
  'password.tooLong': 'Şifrə 128 simvoldan çox ola bilməz',
  'password.same': 'Yeni şifrə əvvəlkindən fərqli olmalıdır',
  'password.common': 'Bu şifrə çox işlənir və asan tapılır. Başqa şifrə seçin.',
  'password.breached': 'Bu şifrə başqa saytlardan oğurlanmış şifrələr arasındadır. Başqa şifrə seçin.',
  'password.repeated': 'Şifrə eyni simvolun təkrarı ola bilməz',
  'password.email': 'Şifrə e-poçt ünvanınızla eyni ola bilməz',
  'password.name': 'Şifrə adınızdan və ya saytın adından ibarət ola bilməz',
  'password.mismatch': 'Şifrələr eyni deyil',
  'password.linkInvalid': 'Keçid köhnəlib və ya artıq istifadə olunub. Yenisini istəyin.',
  'secondFactor.required': 'İkinci mərhələ tələb olunur. Giriş səhifəsindən daxil olun.',
  'secondFactor.wrongAtStart': 'Kod səhvdir. Tətbiqdəki cari kodu yazın.',
  'secondFactor.wrong': 'Kod səhvdir. Tətbiqdəki cari kodu və ya ehtiyat kodu yazın.',
  'secondFactor.expired': 'Girişin vaxtı bitib. E-poçt və şifrə ilə yenidən daxil olun.',
  'password.wrong': 'Cari şifrə səhvdir',
} as const;

/** The toasts after a form has redirected to another screen. */
export const accountToastText = {
  'login.success': loginText.success,
  'logout.success': logoutText.success,
  'logout.failed': logoutText.error,
  'password.changed': 'Şifrə dəyişdirildi',
  'password.reset': 'Şifrə dəyişdirildi. İndi daxil olun.',
  'secondFactor.on': 'İkinci mərhələ qoşuldu',
  'secondFactor.off': 'İkinci mərhələ söndürüldü',
  'passkey.added': 'Giriş açarı əlavə edildi',
  'passkey.removed': 'Giriş açarı silindi',
  'session.ended': 'Sessiya bitirildi',
  'session.othersEnded': 'Qalan sessiyalar bitirildi',
  'staff.invited': 'Dəvət göndərildi',
  'staff.inviteKept': 'Poçt serveri yoxdur: dəvət “Parametrlər → Məktublar” bölməsində saxlandı',
  'staff.inviteUnsent.failed': 'Məktub göndərilmədi. Poçt serverini yoxlayıb dəvəti yenidən göndərin.',
  'staff.renamed': 'Ad dəyişdirildi',
  'staff.withdrawn': 'Dəvət geri götürüldü',
  'staff.role': 'Rol dəyişdirildi',
  'staff.disabled': 'Hesab bağlandı, sessiyaları bitdi',
  'staff.enabled': 'Hesab açıldı',
  'staff.unlocked': 'Giriş bloku götürüldü',
  'staff.factorReset': 'İkinci mərhələ sıfırlandı',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof accountProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof accountToastText, string> {}
}
