import { quote } from '#az/characters/quote.ts';

/** Mails of the newsroom. */
export const mailText = {
  greeting: (name: string | number) => `Salam, ${name}!`,
  linkHours: (hours: string | number) => `Keçid ${hours} saat ərzində və yalnız bir dəfə işləyir.`,
  testSubject: (site: string | number) => `${site}: sınaq məktubu`,
  testBody: 'Bu məktubu oxuyursunuzsa, məktublar göndərilir.',
  resetSubject: (site: string | number) => `${site}: şifrənin yenilənməsi`,
  resetBody: 'Yeni şifrə seçmək üçün bu keçidi açın:',
  resetIgnore: 'Bunu siz istəməmisinizsə, məktuba əhəmiyyət verməyin: şifrəniz dəyişməyəcək.',
  inviteSubject: (site: string | number) => `${site} redaksiyasına dəvət`,
  inviteBody: (name: string | number, site: string | number) =>
    `${name} sizi ${site} redaksiyasına dəvət edir. Şifrə seçmək və daxil olmaq üçün bu keçidi açın:`,
  inviteIgnore: 'Dəvəti gözləmirdinizsə, məktuba əhəmiyyət verməyin.',
} as const;

/** Mails about the review of an article, between author and editor. */
export const articleMailText = {
  greeting: (name: string) => `Salam, ${name}!`,
  pendingSubject: (title: string) => `Təsdiq gözləyir: ${title}`,
  pendingIntro: (author: string, title: string) =>
    `${author} ${quote(title)} məqaləsini təsdiqə göndərib. Məqalə redaktorun qərarını gözləyir.`,
  returnedSubject: (title: string) => `Məqaləniz geri qaytarılıb: ${title}`,
  returnedIntro: (editor: string, title: string) =>
    `${editor} ${quote(title)} məqaləsini sizə geri qaytarıb. Səbəb:`,
  returnedNext: 'Məqaləni düzəldib yenidən təsdiqə göndərə bilərsiniz.',
  open: 'Məqaləni açın',
} as const;
