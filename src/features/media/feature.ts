import { defineFeature } from '#platform/features/define-feature.ts';
import { mediaText } from './text.ts';

export const mediaFeature = defineFeature({
  name: 'media',
  screens: {
    '/admin/media': {
      module: 'admin/library.tsx',
      role: 'author',
      menu: { group: 'articles', place: 30, label: mediaText.title, icon: 'Images', key: 's' },
      words: 'foto kitabxana media fayl yüklə',
      help: 'media',
    },
    '/admin/media/:id': { module: 'admin/picture.tsx', inside: '/admin/media' },
    '/admin/media/upload': { module: 'admin/upload.ts', kind: 'json', role: 'author' },
    '/admin/media/pictures': { module: 'admin/pictures.ts', kind: 'json', role: 'author' },
    '/admin/media/:id/metadata': { module: 'admin/image-metadata.ts', kind: 'json', role: 'author' },
  },
  help: {
    media: {
      place: 110,
      title: 'Şəkillər',
      intro: 'Redaksiyanın bütün şəkilləri: bir dəfə yüklənir, hər yerdə istifadə olunur.',
      points: [
        'PNG, JPG, JPEG, WebP və ya AVIF, 5 MB-dək. Eyni fayl ikinci dəfə yüklənmir, kitabxanadakı götürülür.',
        'Hər şəklin təsvirini yazın: onu şəkli görməyən oxucu eşidir. Bəzək şəkli üçün “dekorativ” işarəsi var.',
        'Əsas nöqtəni üzün və ya topun üstünə qoyun: telefonda və siyahılarda şəkil kəsiləndə həmin yer itmir.',
        'Məqalədə göstərilən şəkli silmək olmur. Onu əvəz etsəniz, bütün məqalələrdə yenisi görünür.',
      ],
    },
  },
  audit: {
    actions: {
      'image.upload': 'Şəkil yükləndi',
      'image.update': 'Şəklin məlumatları dəyişdirildi',
      'image.replace': 'Şəkil əvəz olundu',
      'image.delete': 'Şəkil silindi',
    },
    subjects: { image: 'Şəkil' },
    fields: {
      alt: 'Şəklin təsviri',
      decorative: 'Dekorativ',
      credit: 'Foto müəllifi',
      caption: 'Şəkilaltı yazı',
      focalX: 'Əsas nöqtə, soldan',
      focalY: 'Əsas nöqtə, yuxarıdan',
    },
  },
  tables: { article_media: 'archived', media: 'archived', media_alias: 'archived' },
  persons: {
    article_media: 'nobody',
    media: 'newsroom',
    media_alias: 'nobody',
  },
});
