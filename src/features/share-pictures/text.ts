/** The preview of an article as others show it. */
export const sharePreviewText = {
  title: 'Başqa yerlərdə belə görünəcək',
  google: 'Google',
  facebook: 'Facebook və Telegram',
  x: 'X',
  count: (name: string, count: number, limit: number) => `${name}: ${count}/${limit}`,
  cut: 'artığı göstərilməyəcək',
  hidden: 'Axtarış sistemləri bu məqaləni göstərməyəcək.',
  drawnLater: 'Başlıqlı paylaşım şəkli məqalə nəşr olunanda və ya saxlananda hazırlanır.',
  from: (host: string) => `Mənbə: ${host}`,
} as const;
