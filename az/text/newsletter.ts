export const newsletterText = {
  success: 'Uğurla abunə oldunuz!',
  error: 'Abunə olarkən xəta baş verdi',
  title: 'Xəbər bülleteninə abunə olun',
  text: 'Günün əsas futbol xəbərlərini e-poçtunuza göndərək.',
  emailLabel: 'E-poçt ünvanınız',
  emailPlaceholder: 'ad@example.az',
  submit: 'Abunə ol',
  submitting: 'Göndərilir…',
  consent:
    'Məxfilik siyasəti ilə tanış oldum və fərdi məlumatlarımın xəbər bülleteni üçün işlənməsinə razıyam.',
  already: 'Bu ünvan artıq abunədir.',
  confirmSent: 'Təsdiq keçidi e-poçtunuza göndərildi.',
  confirmed: 'Abunəliyiniz təsdiqləndi.',
  unsubscribe: 'Abunəlikdən çıx',
  unsubscribed: 'Abunəlikdən çıxdınız.',
} as const;
