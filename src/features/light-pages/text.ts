export const liteText = {
  toLite: 'Yüngül versiya',
  toFull: 'Tam versiya',
  picture: (words: string | number) => (words ? `Şəkil: ${words}` : 'Şəkil'),
  video: 'Video və ya əlavə material',
  newest: 'Son xəbərlər',
} as const;
