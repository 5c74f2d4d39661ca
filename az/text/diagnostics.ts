export const diagnosticsText = {
  checkEmpty: 'Məqalə tapılmadı. Verilənlər bazası boşdur.',
  error: (message: string | number) => `Xəta: ${message}`,
  serviceMissing: 'Giriş və ya verilənlər bazası xidməti işə salınmayıb',
  connection: 'Bağlantı yoxlaması',
  rerun: 'Yenidən yoxla',
  total: 'Cəmi',
  drafts: 'Qaralamalar',
  featured: 'Seçilmişlər',
  cleanup: 'Nümunə şəkillərini təmizlə',
  cleaned: (n: string | number) => `${n} məqalə təmizləndi`,
  exists: 'Artıq mövcuddur',
  created: 'Yaradıldı',
} as const;
