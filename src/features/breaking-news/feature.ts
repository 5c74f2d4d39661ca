import { defineFeature } from '#platform/features/define-feature.ts';
import { breakingText } from './text.ts';

export const breakingNewsFeature = defineFeature({
  name: 'breaking-news',
  screens: {
    '/api/breaking': { module: 'site/breaking-data.tsx', kind: 'data' },
    '/admin/breaking': {
      module: 'admin/breaking.tsx',
      role: 'editor',
      menu: { group: 'articles', place: 80, label: 'Təcili zolaq', icon: 'Siren', key: 'x' },
      words: 'son dəqiqə təcili xəbər elan',
      help: 'breaking',
    },
    '/admin/breaking/:id': { module: 'admin/entry.tsx', role: 'editor' },
  },
  help: {
    breaking: {
      place: 160,
      title: 'Təcili xəbər zolağı',
      intro: 'Bütün səhifələrin yuxarısında görünən sətir: açıq səhifələrə 5 saniyə ərzində çatır.',
      points: [
        'Mətni qısa yazın, istəsəniz, keçid verin. Səviyyə (təcili, vacib, məlumat) zolağın rəngini müəyyən edir.',
        'Başlanğıc və son Bakı vaxtı ilədir. Vaxtından əvvəl bir düymə ilə dayandırmaq olar.',
        'Məqalədən zolaq bir düymə ilə hazırlanır: mətn və keçid özü dolur.',
        '“Təcili” səviyyəli yazı görünən kimi onu seçmiş oxuculara brauzer bildirişi kimi də bir dəfə göndərilir. Kimə çatdığı “Bildirişlər” səhifəsindədir.',
      ],
    },
  },
  audit: {
    actions: {
      'breaking.create': 'Təcili zolağa yazı qoyuldu',
      'breaking.update': 'Təcili zolaqdakı yazı dəyişdirildi',
      'breaking.end': 'Təcili zolaqdakı yazı bitirildi',
    },
    subjects: { breaking: 'Təcili zolaq' },
    fields: {
      level: 'Səviyyə',
      startsAt: 'Başlama vaxtı',
      endsAt: 'Bitmə vaxtı',
      endedAt: 'Bitirilib',
      articleId: 'Məqalə',
    },
    values: { level: breakingText.level },
  },
  tables: { breaking_entry: 'archived' },
  persons: {
    breaking_entry: 'newsroom',
  },
});
