export const comingSoonText = {
  title: 'Tezliklə',
  text: 'Bu bölmənin məzmunu tezliklə burada olacaq.',
  back: 'Geri',
  studio: (name: string) => `${name} kanalımızın videoları və paylaşımları bu səhifədə toplanacaq.`,
  store: 'Məhsullar satışa çıxanda qiymətləri ilə bu səhifədə görünəcək.',
  channels: 'Kanallar',
  sections: 'Mağazanın bölmələri',
  meanwhile: 'Hələlik bunları oxuyun',
  openChannel: (name: string | number) => `${name} kanalına keç`,
} as const;

export const studioText = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  telegram: 'Telegram',
  twitter: 'X (Twitter)',
} as const;

export const shopText = {
  uniforms: 'Formalar',
  casualWear: 'Gündəlik Geyim',
  accessories: 'Aksesuarlar',
  promo: 'Promokodlar',
} as const;
