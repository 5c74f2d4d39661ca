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
