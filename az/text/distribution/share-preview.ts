/** The preview of an article as others show it. */
export const sharePreviewText = {
  title: 'Başqa yerlərdə belə görünəcək',
  google: 'Google',
  facebook: 'Facebook və Telegram',
  x: 'X',
  count: (name: string, count: number, limit: number) => `${name}: ${count}/${limit}`,
  cut: 'artıq hissə göstərilməyəcək',
  hidden: 'Axtarış sistemləri bu məqaləni göstərməyəcək.',
  drawnLater: 'Paylaşım şəkli nəşrdən və ya saxlayandan sonra başlıqla birlikdə çəkilir.',
  from: (host: string) => `Mənbə: ${host}`,
} as const;
