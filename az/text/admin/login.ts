export const loginText = {
  error: 'E-poçt və ya şifrə səhvdir',
  success: 'Uğurla daxil oldunuz',
  fillAll: 'Bütün sahələri doldurun',
  title: 'Admin girişi',
  email: 'E-poçt',
  password: 'Şifrə',
  showPassword: 'Şifrəni göstər',
  hidePassword: 'Şifrəni gizlət',
  remember: 'Yadda saxla',
  forgot: 'Şifrəni unutmusunuz?',
  submit: 'Daxil ol',
  submitting: 'Daxil olunur…',
  locked: 'Çox sayda uğursuz cəhd. Bir az sonra yenidən yoxlayın.',
  lockedFor: (minutes: number) => `Çox sayda uğursuz cəhd. ${minutes} dəqiqə sonra yenidən yoxlayın.`,
  busy: 'Hazırda çox sayda giriş sorğusu var. Bir neçə saniyə sonra yenidən yoxlayın.',
  sessionExpired: 'Sessiyanın vaxtı bitib. Yenidən daxil olun.',
  unsent:
    'Sessiya bitdiyi üçün göndərdiyiniz forma qəbul edilmədi. Daxil olduqdan sonra onu yenidən doldurun.',
  demo: 'Nümunə hesab',
  demoOthers: 'Başqa nümunə hesablar',
} as const;

/** The session has expired while an article was being written. */
export const signInAgainText = {
  title: 'Sessiya bitib, yenidən daxil olun',
  hint: 'Yazdıqlarınız bu brauzerdə qorunur. Daxil olan kimi saxlanacaq, səhifədən çıxmaq lazım deyil.',
  otherPerson: 'Bu brauzerdə indi başqa hesab açıqdır. Mətniniz onun adından saxlanmır.',
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
