export const offlineText = {
  title: 'İnternet bağlantısı yoxdur',
  text: 'Şəbəkə olmadan oxumaq üçün saxlanılan xəbərlər aşağıdadır. Bağlantı bərpa olunanda səhifəni yeniləyin.',
  nothing: 'Hələ heç bir xəbər saxlanılmayıb.',
  kept: (age: string) => `Bu səhifə ${age} saxlanılıb: şəbəkə cavab vermir.`,
  opened: 'Son oxuduqlarınız',
  top: 'Əsas xəbərlər',
  retry: 'Yenidən cəhd et',
} as const;
