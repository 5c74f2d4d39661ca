export const offlineText = {
  title: 'İnternet bağlantısı yoxdur',
  text: 'Saxlanılan xəbərləri şəbəkə olmadan da oxumaq olar. Bağlantı bərpa olunanda səhifəni yeniləyin.',
  nothing: 'Hələ heç bir xəbər saxlanılmayıb.',
  kept: (age: string) => `Bu səhifə ${age} saxlanılıb: şəbəkə cavab vermir.`,
  opened: 'Son oxuduqlarınız',
  top: 'Əsas xəbərlər',
  retry: 'Yenidən cəhd et',
} as const;
