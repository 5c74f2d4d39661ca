export const offlineText = {
  title: 'İnternet bağlantısı yoxdur',
  text: 'Saxlanan xəbərləri şəbəkə olmadan da oxumaq olar. Bağlantı bərpa olunanda səhifəni yeniləyin.',
  nothing: 'Hələ heç bir xəbər saxlanmayıb.',
  kept: (age: string) => `Bu səhifə ${age} saxlanıb: şəbəkə cavab vermir.`,
  opened: 'Son oxuduqlarınız',
  top: 'Əsas xəbərlər',
  retry: 'Yenidən cəhd et',
} as const;
