export const loginText = {
  error: 'E-poçt və ya şifrə səhvdir',
  errorTitle: 'Giriş xətası',
  success: 'Uğurla daxil oldunuz',
  fillAll: 'Bütün sahələri doldurun',
  title: 'Admin girişi',
  email: 'E-poçt',
  password: 'Şifrə',
  showPassword: 'Şifrəni göstər',
  hidePassword: 'Şifrəni gizlət',
  remember: 'Məni xatırla',
  forgot: 'Şifrəni unutmusunuz?',
  submit: 'Daxil ol',
  submitting: 'Daxil olunur…',
  locked: 'Çox sayda uğursuz cəhd. Bir az sonra yenidən yoxlayın.',
  sessionExpired: 'Sessiyanın vaxtı bitib. Yenidən daxil olun.',
  demo: 'Nümunə hesab',
  demoOthers: 'Başqa nümunə hesablar',
  checking: 'Giriş yoxlanılır…',
} as const;

/** The session ended while an article was being written. */
export const signInAgainText = {
  title: 'Sessiya bitib, yenidən daxil olun',
  hint: 'Yazdıqlarınız bu brauzerdə qorunur. Daxil olan kimi saxlanacaq, səhifədən çıxmaq lazım deyil.',
  otherPerson: 'Bu brauzerdə indi başqa hesab açıqdır. Mətniniz onun adından saxlanmır.',
  later: 'Sonra',
  status: 'Sessiya bitib. Mətn bu brauzerdə qorunur: saxlamaq üçün yenidən daxil olun.',
} as const;

export const logoutText = {
  success: 'Uğurla çıxış etdiniz',
  error: 'Çıxış zamanı xəta baş verdi',
  action: 'Çıxış',
} as const;
