/** Embedded posts and videos on readers' pages. */
export const embedText = {
  show: {
    youtube: 'Videonu göstər',
    x: 'X paylaşımını göstər',
    instagram: 'Instagram paylaşımını göstər',
    telegram: 'Telegram paylaşımını göstər',
  },
  names: { youtube: 'YouTube', x: 'X', instagram: 'Instagram', telegram: 'Telegram' },
  notice: 'Göstərəndə xarici saytdan məlumat yüklənəcək.',
  frame: {
    youtube: 'YouTube videosu',
    x: 'X paylaşımı',
    instagram: 'Instagram paylaşımı',
    telegram: 'Telegram paylaşımı',
  },
} as const;
