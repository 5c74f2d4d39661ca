import { defineFeature } from '#platform/features/define-feature.ts';
import { deliveryText } from './text.ts';

export const deliveriesFeature = defineFeature({
  name: 'deliveries',
  screens: {
    '/admin/distribution': {
      module: 'admin/distribution.tsx',
      role: 'editor',
      menu: { group: 'system', place: 20, label: deliveryText.title, icon: 'Send', key: 'd' },
      tab: { of: '/admin/distribution', place: 10, label: deliveryText.title },
      words: 'telegram paylaşım kanal göndərmə',
      help: 'distribution',
    },
  },
  help: {
    distribution: {
      place: 100,
      title: 'Göndərişlər',
      intro:
        'Məqalə və oyunların xəbəri kənara özü gedir: Telegram kanalına, axtarış sistemlərinə, RSS abunələrinə.',
      points: [
        'Nəşr olunan məqalə Telegram kanalında özü çıxır. Başlıq, ünvan və ya məqalədəki oyunun hesabı dəyişəndə həmin yazı yerində düzəlir, yenisi çıxmır.',
        'Oyun başlayanda kanalda yazısı çıxır, hesab dəyişəndə və oyun bitəndə düzəlir.',
        'Arxivə göndərilən və silinən məqalənin yazısında bu qeyd olunur.',
        'Alınmayan göndəriş özü təkrarlanır: 1, 5, 30 dəqiqə, 2 və 6 saat sonra. Qarşı tərəf cavab vermirsə, bir gün gözləyir.',
        '“Bilinmir” o deməkdir ki, yazının çıxıb-çıxmadığı məlum deyil. Kanala baxın: orada yoxdursa, baş redaktor və ya administrator onu yenidən göndərir.',
        '“Bildirişlər” oxucuların brauzerlərinə gedən bildirişləri göstərir: neçə nəfər nəyi izləyir, son bildirişlər kimə çatıb.',
        'Oyunun start heyətləri barədə bildiriş hər iki komandanın heyəti rəsmi olanda bir dəfə gedir. Sonra edilən düzəliş onu səssiz əvəz edir.',
        'Məqalənin formasında Telegram yazısının vəziyyəti görünür. Kanalları serverin parametrlərində administrator qoşur.',
      ],
    },
  },
  audit: {
    actions: { 'delivery.retry': 'Göndəriş yenidən növbəyə qoyuldu' },
    subjects: { delivery: 'Göndəriş' },
    fields: { channel: 'Kanal', response: 'Cavab' },
  },
});
