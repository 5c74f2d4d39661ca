export const storedMailText = {
  title: 'Məktublar',
  sent: 'Məktublar poçt serveri ilə göndərilir, burada saxlanmır.',
  sentSince:
    'Yeni məktublar poçt serveri ilə göndərilir. Aşağıdakılar poçt serveri qurulmazdan əvvəl saxlanıb və göndərilməyib.',
  kept: 'Poçt serveri qurulmayıb: məktublar göndərilmir, burada saxlanır. Göndərmək üçün SMTP_URL parametrini təyin edin.',
  test: 'Özümə sınaq məktubu göndər',
  testUnsent: (reason: string) => `Məktub göndərilmədi: ${reason}`,
  empty: 'Hələ məktub yoxdur',
  to: 'Kimə',
  subject: 'Mövzu',
  at: 'Vaxt',
  back: 'Bütün məktublar',
} as const;

/** The sentences of the problem codes. */
export const mailProblemText = {
  'mail.failed': 'Məktub göndərilmədi. Poçt serverini yoxlayıb yenidən cəhd edin.',
} as const;

/** The toasts after a form has redirected to another screen. */
export const mailToastText = {
  'mail.test': 'Sınaq məktubu göndərildi',
} as const;

declare module '#platform/message-texts.ts' {
  interface ProblemTexts extends Record<keyof typeof mailProblemText, string> {}
  interface ToastTexts extends Record<keyof typeof mailToastText, string> {}
}
