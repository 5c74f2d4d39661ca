export const validationText = {
  nameRequired: 'Adınızı yazın',
  emailRequired: 'E-poçt ünvanını yazın',
  emailInvalid: 'E-poçt ünvanı düzgün deyil',
  subjectRequired: 'Mövzu seçin',
  messageRequired: 'Mesajınızı yazın',
  phoneInvalid: 'Telefon nömrəsi düzgün deyil',
  passwordRequired: 'Şifrəni yazın',
  consentRequired: 'Davam etmək üçün razılıq verin',
  fixErrors: 'Səhvləri düzəldib yenidən göndərin',
  tooManyRequests: (n: string | number) => `Çox sayda cəhd edildi. ${n} dəqiqə sonra yenidən yoxlayın.`,
} as const;
