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

export const logoutText = {
  success: 'Uğurla çıxış etdiniz',
  error: 'Çıxış zamanı xəta baş verdi',
  action: 'Çıxış',
} as const;
